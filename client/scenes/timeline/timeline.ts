/**
 * The timeline of a reveal: when each beat begins, and what is shown from then on. Pure: no clock. mise-en-scene.md
 * "Reveal", decision 0103.
 */
import { DUREE_CHIFFRE_DU_DECOMPTE_MS } from "#contracts/limites.ts";
import { type TimelineMark, lastMarkBegunAt, isBeatAfter } from "./beats.ts";

/**
 * The beats of a reveal, in their order: the roll; names land on their glasses; wrong glasses empty; the right one fills, and phones tell
 * it; sips are drawn; all is told; the proof is written.
 */
export const REVEAL_BEATS = [
  "roulement",
  "noms",
  "vidage",
  "verdict",
  "gorgees",
  "dit",
  "preuve",
] as const;
export type RevealBeat = (typeof REVEAL_BEATS)[number];

/** How far a reveal has been told. */
export interface RevealMoment {
  readonly temps: RevealBeat;
  /** How many of the `NOMBRE_MAX_DE_VAGUES_DE_GORGEES` waves of sips are drawn. */
  readonly vagues: number;
}

export interface RevealTimelineMark extends RevealMoment, TimelineMark {}
export type RevealTimeline = readonly RevealTimelineMark[];

/** Sips are drawn in at most so many waves, the biggest last. */
export const NOMBRE_MAX_DE_VAGUES_DE_GORGEES = 6;

interface Debuts {
  readonly temps: Readonly<Partial<Record<RevealBeat, number>>>;
  readonly entreVaguesMs: number;
}

function noter({ temps, entreVaguesMs }: Debuts): RevealTimeline {
  return REVEAL_BEATS.flatMap((nom): RevealTimelineMark[] => {
    const debutMs = temps[nom];
    if (debutMs === undefined) return [];
    if (nom !== "gorgees")
      return [
        {
          temps: nom,
          debutMs,
          vagues: estApres(nom, "gorgees") ? NOMBRE_MAX_DE_VAGUES_DE_GORGEES : 0,
        },
      ];
    return Array.from({ length: NOMBRE_MAX_DE_VAGUES_DE_GORGEES }, (_, i) => ({
      temps: nom,
      debutMs: debutMs + i * entreVaguesMs,
      vagues: i + 1,
    }));
  });
}

const estApres = (temps: RevealBeat, autre: RevealBeat): boolean =>
  isBeatAfter(REVEAL_BEATS, temps, autre);

/** Timeline of the reveal of a question answered on phones: told at 3.2 s, the proof 1.5 s later. */
export const REVELATION_TELEPHONES_TIMELINE = noter({
  temps: {
    roulement: 0,
    noms: 1_000,
    vidage: 1_500,
    verdict: 2_000,
    gorgees: 2_300,
    dit: 3_200,
    preuve: 4_700,
  },
  entreVaguesMs: 120,
});
/** With less motion: the same order and sounds, without waiting for motions that are not shown. */
export const REVELATION_TELEPHONES_TIMELINE_REDUCED_MOTION = noter({
  temps: {
    roulement: 0,
    noms: 120,
    vidage: 200,
    verdict: 280,
    gorgees: 320,
    dit: 450,
    preuve: 650,
  },
  entreVaguesMs: 20,
});
/** How long the lane of the winner is run again on the slate. */
export const COURSE_REJOUEE_MS = 1_200;
/** Timeline of the reveal of a race that somebody has won: the race is run again, then told. */
export const REVELATION_COURSE_TIMELINE = noter({
  temps: { roulement: 0, verdict: COURSE_REJOUEE_MS, gorgees: 1_500, dit: 2_400, preuve: 3_900 },
  entreVaguesMs: 120,
});
export const REVELATION_COURSE_TIMELINE_REDUCED_MOTION = noter({
  temps: { roulement: 0, verdict: 120, gorgees: 160, dit: 290, preuve: 490 },
  entreVaguesMs: 20,
});
/** Timeline of a reveal in local mode, where the answer was read and judged before: only the sips are left to tell. */
export const REVELATION_LOCALE_TIMELINE = noter({
  temps: { verdict: 0, gorgees: 150, dit: 1_050, preuve: 2_550 },
  entreVaguesMs: 120,
});
export const REVELATION_LOCALE_TIMELINE_REDUCED_MOTION = noter({
  temps: { verdict: 0, gorgees: 40, dit: 170, preuve: 370 },
  entreVaguesMs: 20,
});

/** A mark of the countdown before a game, with the number that it shows; null at its end. */
export interface LaunchCountdownMark extends TimelineMark {
  readonly nombre: 3 | 2 | 1 | null;
}
const compter = (pasMs: number): readonly LaunchCountdownMark[] =>
  ([3, 2, 1, null] as const).map((nombre, i) => ({ nombre, debutMs: i * pasMs }));
export const LAUNCH_COUNTDOWN_TIMELINE = compter(DUREE_CHIFFRE_DU_DECOMPTE_MS);
export const LAUNCH_COUNTDOWN_TIMELINE_REDUCED_MOTION = compter(120);

/**
 * The countdown of a screen that was drawn late after the launch: all three numbers in the time that is left, to the
 * same end.
 */
export function lateLaunchCountdownTimeline(
  comptes: readonly LaunchCountdownMark[],
  retardMs: number,
): readonly LaunchCountdownMark[] {
  const finMs = comptes.at(-1)?.debutMs ?? 0;
  if (retardMs <= 0 || retardMs >= finMs) return comptes;
  const partMs = (finMs - retardMs) / (comptes.length - 1);
  return comptes.map(({ nombre }, i) => ({ nombre, debutMs: retardMs + i * partMs }));
}

/** The reveal once all is told. */
export const REVEAL_FULLY_TOLD: RevealMoment = {
  temps: "preuve",
  vagues: NOMBRE_MAX_DE_VAGUES_DE_GORGEES,
};

/** How far the reveal has been told at `ms`. */
export const revealMomentAt = (timeline: RevealTimeline, ms: number): RevealMoment =>
  lastMarkBegunAt(timeline, ms) ?? REVEAL_FULLY_TOLD;

/** Whether the telling of a reveal has reached that beat. */
export const hasRevealReached = (
  { temps }: Pick<RevealMoment, "temps">,
  voulu: RevealBeat,
): boolean => !estApres(voulu, temps);

/**
 * Delay between two items of a beat, and from its first to its last, in ms; the rest of the beat is for the motion of
 * the last item.
 */
const ECARTS = {
  nom: { entre: 60, au: 340 },
  verre: { entre: 160, au: 320 },
} as const;

/** Delay between two items of a beat that has `nombre` of them, in ms: as designed, or less when they are many. */
export function delayBetweenItemsOfBeatMs(quoi: keyof typeof ECARTS, nombre: number): number {
  const { entre, au } = ECARTS[quoi];
  return nombre < 2 ? entre : Math.floor(Math.min(entre, au / (nombre - 1)));
}

/**
 * Ranks of the wrong options in the order in which their glasses empty, the most chosen first.
 * @param choix how many players chose each option
 */
export function listerRangsDesOptionsFaussesDansLOrdreDeVidage(
  choix: readonly number[],
  bonnes: ReadonlySet<number>,
): number[] {
  return choix
    .map((nombre, rang) => ({ nombre, rang }))
    .filter(({ rang }) => !bonnes.has(rang))
    .sort((a, b) => b.nombre - a.nombre || a.rang - b.rang)
    .map(({ rang }) => rang);
}

/** The wave, from 1, in which the sips of each player are drawn: fewest first, biggest last, a few at a time. */
export function calculerVagueDeGorgeesParJoueur(
  gains: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  const buveurs = Object.entries(gains)
    .filter(([, gain]) => gain > 0)
    .sort(([, a], [, b]) => a - b);
  return new Map(
    buveurs.map(
      ([id], i) =>
        [id, Math.ceil(((i + 1) * NOMBRE_MAX_DE_VAGUES_DE_GORGEES) / buveurs.length)] as const,
    ),
  );
}
