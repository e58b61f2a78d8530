/** The types of a question while it is played. */
import type { SuiteImprevuRendue } from "#contracts/imprevu-rendu.ts";
import type { Jugement } from "#contracts/partie.ts";
import type { OffreDeGorgees } from "./imprevus.ts";

/** Sips that a player would drink for a wrong answer, or hand out for a bonus one, on this question; drawn once at the reveal. */
export interface TirageDeGorgees {
  readonly boire: number;
  readonly bonus: number;
}

/** A stopwatch; `depuis` is the instant of its last start, null while it stands still. */
export interface Chrono {
  readonly ecouleMs: number;
  readonly depuis: number | null;
}

/** One question while it is played: answers, verdicts, sips. */
export interface Manche {
  /** Keys of the players who had a seat when the question began; a newcomer plays from the next one. */
  readonly participants: readonly string[];
  readonly reponses: Readonly<Record<string, readonly string[]>>;
  readonly chrono: Chrono;
  /** Instant of each player's answer, in ms of `chrono`. */
  readonly instants: Readonly<Record<string, number>>;
  /** Verdicts by player, empty before the reveal and, in local mode, before the host has said who was right. */
  readonly jugements: Readonly<Record<string, Jugement>>;
  readonly tirages: Readonly<Record<string, TirageDeGorgees>>;
  readonly tirageCreateur: TirageDeGorgeesDuCreateur;
  /** Sips that each player owes for this question by the verdicts as they are now. */
  readonly dus: Readonly<Record<string, number>>;
  /** The follow-up of the question, rendered at the reveal, and its offers of sips. */
  readonly suite: SuiteImprevuRendue | null;
  readonly offres: readonly OffreDeGorgees[];
}

/** The answers to a judged question, kept until the end of the game. */
export interface ReleveDesReponses extends Pick<Manche, "reponses" | "instants" | "jugements"> {
  /** Id of the question, and its position, from 0. */
  readonly question: string;
  readonly position: number;
  /** The `tour` of the game at the step that revealed the answer. */
  readonly tour: number;
  /** Time for which the question could be answered, in ms. */
  readonly dureeMs: number;
  /** Sips that the verdicts cost all players together. */
  readonly gorgees: number;
}

/** Sips that the creator drinks when all are right, when half are wrong, or otherwise (jeu §9), drawn together; none when all are wrong. */
export interface TirageDeGorgeesDuCreateur {
  readonly tousJustes: number;
  readonly moitieFaux: number;
  readonly sinon: number;
}

/** The count before the game goes on by itself, on the clock of commands, like a `Minuteur`. */
export interface DecompteDuRythme {
  readonly tour: number;
  /** Name of the wait within the step; another name restarts the count. */
  readonly moment: string;
  readonly dureeMs: number;
  readonly resteMs: number;
  /** Instant at which the count last started; null while it is stopped. */
  readonly depuis: number | null;
  /** Time counted in this step before this moment. */
  readonly avantMs: number;
}

export interface Rythme {
  /** Number of the step that the host holds; null for none. */
  readonly tenu: number | null;
  /** Changes each time screens must read `resteMs` anew. */
  readonly numero: number;
  /** The count of the present wait, running or stopped; null when the game waits for nothing, or is led by hand. */
  readonly cadence: DecompteDuRythme | null;
}
