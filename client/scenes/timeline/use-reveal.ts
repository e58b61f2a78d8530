/** Plays the beats of a reveal on this screen: from the instant at which it saw the step begin, or from their end. decision 0103. */
import { createContext, useContext, useMemo, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estLocale } from "../../partie/joueurs.ts";
import { useLigne, useVue } from "../../partie/vue.ts";
import {
  aCommence,
  COURSE,
  COURSE_CALME,
  type CompteDuDepart,
  compterDes,
  DEPART,
  DEPART_CALME,
  REVEAL_TOLD,
  JUGEE,
  JUGEE_CALME,
  type RevealMoment,
  type RevealTimeline,
  REVELATION,
  REVELATION_CALME,
  type RevealBeat,
} from "./timeline.ts";
import { lireCourse } from "./course.ts";
import { useBeats } from "./use-beats.ts";
import { CLASSEMENT_MS } from "#contracts/limites.ts";

export interface Reveal extends RevealMoment {
  /** All but the proof is still to be told. */
  readonly enCours: boolean;
  /** This screen saw the step begin: what comes in with a motion does. */
  readonly enDirect: boolean;
  /** It did, and nobody has ended the telling: what moves as it comes in still does. The same from the first beat to the last. */
  readonly vif: boolean;
  /** To the end of the beats, on this screen. */
  readonly finir: () => void;
}

/** On the button of a step whose beats are being told. */
export const TEXTE_ABREGER = "Passer";
/** While it is counted. */
export const TEXTE_DEPART_COMPTE = "On y va";

/** Who asked for less motion. */
export const calme = window.matchMedia("(prefers-reduced-motion: reduce)");

/** What this step has to tell; null: all of it is there at once. */
function timelineOf(vue: Vue): RevealTimeline | null {
  if (vue.phase !== "jeu" || vue.etape !== ETAPE.reponse) return null;
  if (lireCourse(vue) !== null) return calme.matches ? COURSE_CALME : COURSE;
  if (!estLocale(vue)) return calme.matches ? REVELATION_CALME : REVELATION;
  if (vue.attendJugement) return null;
  return calme.matches ? JUGEE_CALME : JUGEE;
}

export function useReveal(): Reveal {
  const { depuis } = useLigne();
  const { vue } = useVue();
  const partition = timelineOf(vue);
  const { marque, finir } = useBeats(partition, depuis);
  const moment = marque ?? REVEAL_TOLD;
  const enDirect = depuis !== null;
  const vif = enDirect && (partition === null || marque !== null);
  return useMemo(
    () => ({ ...moment, enCours: !aCommence(moment, "dit"), enDirect, vif, finir }),
    [moment, enDirect, vif, finir],
  );
}

export interface Countdown {
  readonly nombre: CompteDuDepart["nombre"];
  /** To the first question. */
  readonly finir: () => void;
}

/** The three knocks, for who saw the game begin. */
export function useCountdown(): Countdown {
  const { depuis, lance } = useLigne();
  const { modeJeu } = useVue().vue;
  // in a race nobody sees the first question before the others
  const comptes = calme.matches && modeJeu !== "rapidite" ? DEPART_CALME : DEPART;
  // the slate's page comes after the launch
  const [venu] = useState(() => performance.now());
  const retardMs = depuis === null ? 0 : Math.max(0, venu - depuis);
  const marques = useMemo(
    () => (lance ? compterDes(comptes, retardMs) : null),
    [lance, comptes, retardMs],
  );
  const { marque, finir } = useBeats(marques, depuis);
  return { nombre: marque?.nombre ?? null, finir };
}

interface RevealHere extends Reveal {
  /** « Trois, deux, un » is over the step. */
  readonly compte: boolean;
}

const RevealContext = createContext<RevealHere>({
  ...REVEAL_TOLD,
  enCours: false,
  enDirect: false,
  vif: false,
  finir: () => {},
  compte: false,
});
/** Where there is none (a preview) all is told. */
export const RevealProvider = RevealContext.Provider;

/** What it gives: the same until the next beat, so that a screen that counts seconds does not tell all of it again. */
export const useRevealHere = (recit: Reveal, compte: boolean): RevealHere =>
  useMemo(() => ({ ...recit, compte }), [recit, compte]);

export const useRevealMoment = (): RevealHere => useContext(RevealContext);

/** Whether that beat of the reveal has begun on this screen. */
export const useHasBegun = (temps: RevealBeat): boolean => aCommence(useRevealMoment(), temps);

//// The standings, on the slate and in each hand: for a few seconds, from the instant at which this screen saw their step begin. decisions/0108.
/** They are to be read, with or without motion. */
const MARQUES = [
  { montre: true, debutMs: 0 },
  { montre: false, debutMs: CLASSEMENT_MS },
] as const;

export interface Standings {
  readonly montre: boolean;
  /** To the step that they came with, on this screen. */
  readonly finir: () => void;
}

export function useStandings(): Standings {
  const { depuis } = useLigne();
  const { vue } = useVue();
  const dit = vue.phase === "jeu" && vue.classement?.clos === false;
  const { marque, finir } = useBeats(dit ? MARQUES : null, depuis);
  return { montre: marque?.montre ?? false, finir };
}
