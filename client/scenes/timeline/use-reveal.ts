/**
 * Plays the beats of a reveal, of the countdown before a game and of the standings on this screen, from the instant
 * at which it saw the step begin. decision 0103.
 */
import { createContext, useContext, useMemo, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estRoomLocale } from "../../partie/joueurs.ts";
import { useRoomLineState, useVueDeLaRoom } from "../../partie/vue.ts";
import {
  hasRevealReached,
  REVELATION_COURSE_TIMELINE,
  REVELATION_COURSE_TIMELINE_REDUCED_MOTION,
  type LaunchCountdownMark,
  lateLaunchCountdownTimeline,
  LAUNCH_COUNTDOWN_TIMELINE,
  LAUNCH_COUNTDOWN_TIMELINE_REDUCED_MOTION,
  REVEAL_FULLY_TOLD,
  REVELATION_LOCALE_TIMELINE,
  REVELATION_LOCALE_TIMELINE_REDUCED_MOTION,
  type RevealMoment,
  type RevealTimeline,
  REVELATION_TELEPHONES_TIMELINE,
  REVELATION_TELEPHONES_TIMELINE_REDUCED_MOTION,
  type RevealBeat,
} from "./timeline.ts";
import { lireCourseDeRapidite } from "./course.ts";
import { useCurrentTimelineMark } from "./use-beats.ts";
import { AFFICHAGE_CLASSEMENT_MS } from "#contracts/limites.ts";

export interface RevealOnScreen extends RevealMoment {
  /** Whether the reveal is still being told, the writing of the proof not counted. */
  readonly enCours: boolean;
  /** Whether this screen saw the step begin, even if a press has since ended its telling. */
  readonly enDirect: boolean;
  /**
   * This screen saw the step begin and no press has ended the telling: motions are shown. Constant from the first
   * beat to the last.
   */
  readonly vif: boolean;
  /** Ends the beats on this screen. */
  readonly finir: () => void;
}

/** Text of the main button while a step is told. */
export const TEXTE_BOUTON_ABREGER = "Passer";
/** Text of the main button during the countdown. */
export const TEXTE_BOUTON_PENDANT_LANCEMENT = "On y va";

/** Media query that matches when the device asks for less motion. */
export const reducedMotionQuery = window.matchMedia("(prefers-reduced-motion: reduce)");

/** The timeline of this step; null: all of it is shown at once. */
function timelineOf(vue: Vue): RevealTimeline | null {
  if (vue.phase !== "jeu" || vue.etape !== ETAPE.reponse) return null;
  if (lireCourseDeRapidite(vue) !== null)
    return reducedMotionQuery.matches
      ? REVELATION_COURSE_TIMELINE_REDUCED_MOTION
      : REVELATION_COURSE_TIMELINE;
  if (!estRoomLocale(vue))
    return reducedMotionQuery.matches
      ? REVELATION_TELEPHONES_TIMELINE_REDUCED_MOTION
      : REVELATION_TELEPHONES_TIMELINE;
  if (vue.attendJugement) return null;
  return reducedMotionQuery.matches
    ? REVELATION_LOCALE_TIMELINE_REDUCED_MOTION
    : REVELATION_LOCALE_TIMELINE;
}

/** Runs the timeline of a reveal. Called once by each screen; the components below it read `useRevealMoment`. */
export function useRunReveal(): RevealOnScreen {
  const { depuis } = useRoomLineState();
  const { vue } = useVueDeLaRoom();
  const timeline = timelineOf(vue);
  const { marque, finir } = useCurrentTimelineMark(timeline, depuis);
  const moment = marque ?? REVEAL_FULLY_TOLD;
  const enDirect = depuis !== null;
  const vif = enDirect && (timeline === null || marque !== null);
  return useMemo(
    () => ({ ...moment, enCours: !hasRevealReached(moment, "dit"), enDirect, vif, finir }),
    [moment, enDirect, vif, finir],
  );
}

export interface LaunchCountdownOnScreen {
  readonly nombre: LaunchCountdownMark["nombre"];
  /** Goes to the first question. */
  readonly finir: () => void;
}

/** The countdown of a game, on a screen that saw it begin. */
export function useLaunchCountdown(): LaunchCountdownOnScreen {
  const { depuis, lance } = useRoomLineState();
  const { modeJeu } = useVueDeLaRoom().vue;
  // never shortened in a race: nobody may see the first question before the others
  const comptes =
    reducedMotionQuery.matches && modeJeu !== "rapidite"
      ? LAUNCH_COUNTDOWN_TIMELINE_REDUCED_MOTION
      : LAUNCH_COUNTDOWN_TIMELINE;
  // when this page was first drawn: the page of the slate comes after the launch
  const [venu] = useState(() => performance.now());
  const retardMs = depuis === null ? 0 : Math.max(0, venu - depuis);
  const marques = useMemo(
    () => (lance ? lateLaunchCountdownTimeline(comptes, retardMs) : null),
    [lance, comptes, retardMs],
  );
  const { marque, finir } = useCurrentTimelineMark(marques, depuis);
  return { nombre: marque?.nombre ?? null, finir };
}

interface RevealHere extends RevealOnScreen {
  /** Whether the countdown covers the step of the game. */
  readonly compte: boolean;
}

const RevealContext = createContext<RevealHere>({
  ...REVEAL_FULLY_TOLD,
  enCours: false,
  enDirect: false,
  vif: false,
  finir: () => {},
  compte: false,
});
/** Tells the components below how far the reveal is; without this provider (a preview), all is told. */
export const RevealProvider = RevealContext.Provider;

/**
 * The value of `RevealProvider`: the same object until the next beat, so that seconds that count do not render every
 * reader.
 */
export const useRevealProviderValue = (reveal: RevealOnScreen, compte: boolean): RevealHere =>
  useMemo(() => ({ ...reveal, compte }), [reveal, compte]);

/** How far the reveal has been told on this screen. */
export const useRevealMoment = (): RevealHere => useContext(RevealContext);

/** Whether the telling of the reveal has reached that beat on this screen. */
export const useHasRevealReached = (temps: RevealBeat): boolean =>
  hasRevealReached(useRevealMoment(), temps);

/** Marks of the standings, shown for the same time with or without motion, because they are read. */
const MARQUES = [
  { montre: true, debutMs: 0 },
  { montre: false, debutMs: AFFICHAGE_CLASSEMENT_MS },
] as const;

export interface StandingsOnScreen {
  readonly montre: boolean;
  /** Ends the standings on this screen, which then shows the step that they came with. */
  readonly finir: () => void;
}

export function useStandingsOnScreen(): StandingsOnScreen {
  const { depuis } = useRoomLineState();
  const { vue } = useVueDeLaRoom();
  const dit = vue.phase === "jeu" && vue.classement?.clos === false;
  const { marque, finir } = useCurrentTimelineMark(dit ? MARQUES : null, depuis);
  return { montre: marque?.montre ?? false, finir };
}
