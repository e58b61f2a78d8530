/**
 * About how long a game takes, so that the host knows whether there is time for one more. Pure. mise-en-scene
 * "Salon".
 */
import { IMPREVU_UNE_CHANCE_SUR } from "#contracts/limites.ts";
import type { Allure, ModeJeu, ParametresDePartie } from "#contracts/partie.ts";

/** Seconds that each step of a game takes, at a table that talks. */
interface Temps {
  /** Seconds of a question, read and answered by everybody. */
  readonly question: number;
  /** Seconds of a reveal, with its sips and its arguments. */
  readonly reponse: number;
  /** Seconds of an imprévu, read out and obeyed. */
  readonly imprevu: number;
}
const TEMPS_PAR_ALLURE: Readonly<Record<Allure, Temps>> = {
  main: { question: 40, reponse: 20, imprevu: 75 },
  tranquille: { question: 45, reponse: 20, imprevu: 75 },
  soutenu: { question: 35, reponse: 15, imprevu: 60 },
};
/** Part of the time of a question that each mode takes: the first right answer ends a race. */
const PART: Readonly<Record<ModeJeu, number>> = { classique: 1, rapidite: 0.7, local: 1 };
/** Seconds of the countdown and of the bill. */
const AUTOUR_S = 60;
const PAS_MIN = 5;
const PAS_LONG_MIN = 15;

/** Estimated length of a game in minutes: rounded to five, beyond an hour to a quarter of an hour; 0 for less than five. */
export function estimerDureeDePartieEnMinutes(
  nbQuestions: number,
  { modeJeu, rythme, sansImprevu }: Pick<ParametresDePartie, "modeJeu" | "rythme" | "sansImprevu">,
): number {
  if (nbQuestions === 0) return 0;
  const { question, reponse, imprevu } = TEMPS_PAR_ALLURE[rythme];
  const entre = sansImprevu ? 0 : imprevu / IMPREVU_UNE_CHANCE_SUR;
  const minutes = (nbQuestions * (question * PART[modeJeu] + reponse + entre) + AUTOUR_S) / 60;
  const pas = minutes < 60 ? PAS_MIN : PAS_LONG_MIN;
  return minutes < PAS_MIN ? 0 : Math.round(minutes / pas) * pas;
}

/** Length of a game in words: "à peu près 20 minutes", "à peu près 1 h 15", "moins de 5 minutes". */
export function direDureeDePartie(minutes: number): string {
  if (minutes === 0) return `moins de ${String(PAS_MIN)}\u00A0minutes`;
  if (minutes < 60) return `à peu près ${String(minutes)}\u00A0minutes`;
  const reste = minutes % 60;
  const heures = `${String(Math.floor(minutes / 60))}\u00A0h`;
  return `à peu près ${reste === 0 ? heures : `${heures}\u00A0${String(reste)}`}`;
}
