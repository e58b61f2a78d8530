/** The sounds of the host's screen: each step, each beat of a reveal and of the end, chalk for sips, the last seconds. decision 0110. */
import { useEffect, useRef } from "react";
import { ETAPE, type Etape, type PhaseDeRoom } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { playSoundOfGameMoment } from "../../browser/sounds/play-sound.ts";
import type { GameMomentWithSound } from "../../browser/sounds/sound-of-moment.ts";
import { usePlayLoopingMusic } from "../../browser/sounds/use-music.ts";
import { useUnlockSounds } from "../../browser/sounds/use-unlock-sounds.ts";
import {
  aReponduJusteOuPrecis,
  listerJoueursAvecLigneArdoise,
  listerJoueursDontReponseCompte,
} from "../../scenes/hote/joueurs.ts";
import { lireCourseDeRapidite } from "../../scenes/timeline/course.ts";
import { delayBetweenItemsOfBeatMs } from "../../scenes/timeline/timeline.ts";
import type { RevealOnScreen } from "../../scenes/timeline/use-reveal.ts";
import { useMillisecondesRestantes } from "../../partie/vue.ts";
import { useLatestRef } from "../../ui/use-latest.ts";
import type { GameEndBeat } from "../../scenes/timeline/end-timeline.ts";
import type { GameEndReveal } from "../../scenes/timeline/use-end-reveal.ts";
import type { HostAnimatedSequences } from "./actions.ts";

const TRAITS_MAX = 8;
const ENTRE_TRAITS_MS = 140;
const URGENT_S = 5;
/** Most sounds of one beat of a reveal; more would be a noise. */
const SONS_MAX = 6;
const MAINS_MAX = 5;
const ENTRE_MAINS_MS = 70;
/** The music of a long question: it begins `entreeMs` after the question, and its phrase lasts `phraseMs`. */
const REFLEXION = { moment: "reflexion", entreeMs: 8_000, phraseMs: 4_000 } as const;

/** All that the host's screen plays, as an element that draws nothing. */
export function HostSounds({
  vue,
  told: { reveal, countdown, end, standings },
}: {
  readonly vue: Vue;
  readonly told: HostAnimatedSequences;
}): null {
  const resteMs = useMillisecondesRestantes(vue.minuteur);
  usePlayHostSounds(vue, resteMs, reveal, countdown.nombre !== null || standings.montre);
  useSonsFin(vue.phase, end);
  useCoups(countdown.nombre);
  return null;
}

/**
 * Plays the sounds of the host's screen. @param reveal whose beats are heard as they are seen
 * @param devant whether something else is shown before the step: the countdown, the standings
 */
export function usePlayHostSounds(
  vue: Vue,
  resteMs: number,
  reveal: RevealOnScreen,
  devant: boolean,
): void {
  useUnlockSounds();
  useSonsEtape(vue, devant);
  useSonsDuReveal(vue, reveal);
  useReflexion(vue);
  useCraie(
    listerJoueursAvecLigneArdoise(vue).reduce((somme, { gorgee }) => somme + gorgee, 0),
    reveal.enCours,
  );
  useApplaudissements(vue);
  // only the countdown of a question ticks: the six seconds of a vote have a sound of their own
  const compte = vue.etape === ETAPE.question && vue.minuteur?.marche === true;
  useTic(compte ? Math.ceil(resteMs / 1000) : 0);
}

const SONS_ETAPE: Readonly<Record<Etape, GameMomentWithSound | null>> = {
  [ETAPE.question]: "question",
  // silent: `useSonsDuReveal` plays a reveal beat by beat
  [ETAPE.reponse]: null,
  [ETAPE.imprevu]: "imprevu",
  // silent: `useSonsFin` plays the end
  [ETAPE.fin]: null,
  [ETAPE.avertissement]: null,
};

/** Plays the sound of each step once, when the step is seen: not under a countdown or standings, nor during a pause. */
function useSonsEtape({ etape, tour, phase, enPause }: Vue, devant: boolean): void {
  // number of the last step heard: a page loaded during a step does not play its sound; one loaded during a countdown plays the step after it
  const entendu = useRef(devant ? null : tour);
  const cachee = devant || enPause;
  useEffect(() => {
    if (cachee || entendu.current === tour) return;
    entendu.current = tour;
    // silent at the end, which `useSonsFin` plays beat by beat
    const son = phase === "fin" ? null : SONS_ETAPE[etape];
    if (son !== null) playSoundOfGameMoment(son);
  }, [etape, tour, phase, cachee]);
}

/** Plays the sound of each beat of a reveal, once for each glass that lands or empties. */
function useSonsDuReveal(vue: Vue, { temps, vagues, enDirect }: RevealOnScreen): void {
  const derniere = useLatestRef(vue);
  const beat = `${temps} ${String(vagues)}`;
  const avant = useRef(beat);
  useEffect(() => {
    if (avant.current === beat) return;
    avant.current = beat;
    const { etape, phase, question } = derniere.current;
    if (!enDirect || phase !== "jeu" || etape !== ETAPE.reponse || question === undefined) return;
    const reponses = listerJoueursDontReponseCompte(derniere.current);
    switch (temps) {
      case "roulement":
        return void playSoundOfGameMoment("roulement");
      case "noms":
        return repeter("nomPose", Math.min(reponses.length, SONS_MAX), "nom");
      case "vidage":
        return repeter("verreVide", Math.min(question.options.length - 1, SONS_MAX), "verre");
      case "verdict":
        // a race ends with a whistle
        if (lireCourseDeRapidite(derniere.current) !== null)
          return void playSoundOfGameMoment("rapidite");
        return void playSoundOfGameMoment(
          reponses.some(aReponduJusteOuPrecis) ? "juste" : "toutFaux",
        );
      case "gorgees":
        return void playSoundOfGameMoment("gorgees");
      // the last beats are silent
      case "dit":
      case "preuve":
        return undefined;
    }
  }, [beat, temps, enDirect, derniere]);
}

function repeter(moment: GameMomentWithSound, fois: number, quoi: "nom" | "verre"): void {
  for (let i = 0; i < Math.max(1, fois); i++)
    playSoundOfGameMoment(moment, i * delayBetweenItemsOfBeatMs(quoi, fois));
}

/** Plays quiet music while a question is on the table without a running countdown. */
function useReflexion({ phase, etape, tour, enPause, minuteur }: Vue): void {
  const cherche =
    phase === "jeu" && etape === ETAPE.question && !enPause && minuteur?.marche !== true;
  usePlayLoopingMusic(REFLEXION, cherche ? String(tour) : null);
}

/** Plays the chalk of the sips that no beat of a reveal tells: a correction, an imprévu. */
function useCraie(total: number, raconte: boolean): void {
  const avant = useRef(total);
  useEffect(() => {
    const traits = raconte ? 0 : Math.min(total - avant.current, TRAITS_MAX);
    avant.current = total;
    for (let i = 0; i < traits; i++) playSoundOfGameMoment("gorgees", 350 + i * ENTRE_TRAITS_MS);
  }, [total, raconte]);
}

/** Plays applause, louder with each vote for an ovation and loudest at that verdict, or whistles at the other verdict. */
function useApplaudissements({ scrutin }: Vue): void {
  const { ovations = 0, issue = "" } = scrutin ?? {};
  const avant = useRef({ ovations, issue });
  useEffect(() => {
    const { ovations: entendues, issue: dite } = avant.current;
    avant.current = { ovations, issue };
    if (issue !== dite) {
      if (issue === "ovation") applaudir(MAINS_MAX);
      else if (issue === "sifflets") playSoundOfGameMoment("sifflets");
    } else if (ovations > entendues) applaudir(Math.min(ovations, MAINS_MAX));
  }, [ovations, issue]);
}

/** Plays the claps of an applause, which begin one after the other. */
function applaudir(mains: number): void {
  for (let i = 0; i < mains; i++) playSoundOfGameMoment("ovation", i * ENTRE_MAINS_MS);
}

/** Plays a knock at each number of the countdown that launches a game. */
function useCoups(nombre: number | null): void {
  useEffect(() => {
    if (nombre !== null) playSoundOfGameMoment("lancement");
  }, [nombre]);
}

function useTic(secondes: number): void {
  useEffect(() => {
    if (secondes >= 1 && secondes <= URGENT_S) playSoundOfGameMoment("minuteur");
  }, [secondes]);
}

const SONS_FIN: Readonly<Record<GameEndBeat, readonly GameMomentWithSound[]>> = {
  note: ["ligneDuRecu"],
  total: ["total"],
  tambour: ["tambour"],
  troisieme: ["marche", "tambour"],
  deuxieme: ["marche", "tambour"],
  premier: ["marche", "finale"],
  // the fanfare, heard here only when the first place has not just played it: no place to show, or a press skipped to the table
  table: ["finale"],
};

function useSonsFin(phase: PhaseDeRoom, { temps, lignes, enDirect }: GameEndReveal): void {
  const avant = useRef({ phase, temps, lignes });
  useEffect(() => {
    const { current: entendu } = avant;
    if (entendu.phase === phase && entendu.temps === temps && entendu.lignes === lignes) return;
    avant.current = { phase, temps, lignes };
    if (phase !== "fin" || !enDirect) return;
    if (temps === "table" && entendu.temps === "premier") return;
    for (const son of SONS_FIN[temps]) playSoundOfGameMoment(son);
  }, [phase, temps, lignes, enDirect]);
}
