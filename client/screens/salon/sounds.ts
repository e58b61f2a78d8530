/** The sounds of the salon: a slam for each mat put on the counter, and chalk for a choice. */
import { useEffect, useRef, useCallback } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { playSoundOfGameMoment } from "../../browser/sounds/play-sound.ts";
import { DUREE_MUSIQUE_COMPTOIR_MS } from "../../browser/sounds/comptoir.ts";
import { usePlayLoopingMusic } from "../../browser/sounds/use-music.ts";
import { useUnlockSounds } from "../../browser/sounds/use-unlock-sounds.ts";
import { listerJoueursAuComptoir } from "../../partie/joueurs.ts";

/** Milliseconds before a mat's slam is heard, at the end of its fall. */
const CHUTE_MS = 180;
/** Most slams heard when a crowd comes at once. */
const CLAQUES_MAX = 4;
const ENTRE_DEUX_MS = 110;

const AMBIANCE = { moment: "comptoir", phraseMs: DUREE_MUSIQUE_COMPTOIR_MS } as const;

/** Plays the sounds of the counter. @param comptoirMontre whether the counter is shown, with its music */
export function usePlayComptoirSounds(vue: Vue, comptoirMontre: boolean): void {
  useUnlockSounds();
  usePlayLoopingMusic(AMBIANCE, comptoirMontre ? "comptoir" : null);
  const bocks = listerJoueursAuComptoir(vue)
    .map(([id, { dessin }]) => `${id} ${String(dessin)}`)
    .join("|");
  const avant = useRef(bocks);
  useEffect(() => {
    const connus = new Set(avant.current.split("|"));
    avant.current = bocks;
    const gens = new Set([...connus].map((bock) => bock.split(" ")[0]));
    // no slam for a mat that has only lost its drawing
    const poses = bocks
      .split("|")
      .filter((bock) => bock !== "" && !connus.has(bock))
      .filter((bock) => !bock.endsWith(" 0") || !gens.has(bock.split(" ")[0]));
    for (const [i] of poses.slice(0, CLAQUES_MAX).entries())
      playSoundOfGameMoment("arrivee", CHUTE_MS + i * ENTRE_DEUX_MS);
  }, [bocks]);
}

/**
 * @returns the function to call when the host chooses a quizz: the chalk is heard once the room has it. A quizz that a new room
 * takes up by itself is silent.
 */
export function usePlaySoundOfHostsQuizzChoice({ titre }: Vue): () => void {
  const demande = useRef(false);
  const avant = useRef(titre);
  useEffect(() => {
    if (avant.current === titre) return;
    avant.current = titre;
    if (demande.current && titre !== "") playSoundOfGameMoment("choix");
  }, [titre]);
  return useCallback(() => {
    demande.current = true;
  }, []);
}
