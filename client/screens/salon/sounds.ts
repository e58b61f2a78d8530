/** A slam for each mat that is put on the counter, whether the counter is seen or the quizzes are. */
import { useEffect, useRef, useCallback } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { playSound } from "../../browser/sounds/play-sound.ts";
import { AMBIANCE_MS } from "../../browser/sounds/comptoir.ts";
import { useMusic } from "../../browser/sounds/use-music.ts";
import { useUnlockSounds } from "../../browser/sounds/use-unlock-sounds.ts";
import { auComptoir } from "../../partie/joueurs.ts";

/** The fall, which is seen, ends in it. */
const CHUTE_MS = 180;
/** A crowd that comes at once is not a machine gun. */
const CLAQUES_MAX = 4;
const ENTRE_DEUX_MS = 110;

const AMBIANCE = { moment: "comptoir", phraseMs: AMBIANCE_MS } as const;

/** `auZinc`: the counter is on the screen, with its music. */
export function useSonsComptoir(vue: Vue, auZinc: boolean): void {
  useUnlockSounds();
  useMusic(AMBIANCE, auZinc ? "comptoir" : null);
  const bocks = auComptoir(vue)
    .map(([id, { dessin }]) => `${id} ${String(dessin)}`)
    .join("|");
  const avant = useRef(bocks);
  useEffect(() => {
    const connus = new Set(avant.current.split("|"));
    avant.current = bocks;
    const gens = new Set([...connus].map((bock) => bock.split(" ")[0]));
    // one that was wiped makes no noise
    const poses = bocks
      .split("|")
      .filter((bock) => bock !== "" && !connus.has(bock))
      .filter((bock) => !bock.endsWith(" 0") || !gens.has(bock.split(" ")[0]));
    for (const [i] of poses.slice(0, CLAQUES_MAX).entries())
      playSound("arrivee", CHUTE_MS + i * ENTRE_DEUX_MS);
  }, [bocks]);
}

//// The chalk that ticks what was chosen here, once the room has it: a quizz that a new room takes up by itself makes no noise.
/** Gives what is to be called as something is chosen. */
export function useSonChoix({ titre }: Vue): () => void {
  const demande = useRef(false);
  const avant = useRef(titre);
  useEffect(() => {
    if (avant.current === titre) return;
    avant.current = titre;
    if (demande.current && titre !== "") playSound("choix");
  }, [titre]);
  return useCallback(() => {
    demande.current = true;
  }, []);
}
