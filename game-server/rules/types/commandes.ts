/** What is asked of a game, and what comes of it. */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import type { Repliques } from "#contracts/patron.ts";
import type { Quizz } from "#contracts/quizz.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import type { Lexique } from "../texte-libre.ts";
import type { CauseFermeture, Partie } from "../types.ts";
import type { CarteTirable } from "./imprevus.ts";

/** Fresh secret words from outside (32 bits each), given with a command and stored with it where commands are. */
export type Entropie = readonly number[];

/** What only the room itself may ask: arrivals, departures, answers from outside, timers. */
export interface CommandesSysteme {
  /** `compte`: the account that is logged in on that screen, null for a visitor. */
  rejoindre: { pseudo: string; jeton: string; sansAlcool: boolean; compte: string | null };
  hoteArrive: { jeton: string; pseudo: string; compte: string | null };
  deconnecter: { id: string };
  repitFini: { id: string; absence: number };
  expirerJoueur: { id: string; absence: number };
  fermer: { cause: CauseFermeture };
  tempsEcoule: { tour: number; numero: number };
  attenteMediaFinie: { tour: number };
  /** The time of this moment is up: the game goes on as the host's press would. */
  poursuivre: { tour: number; numero: number };
  quizzCharge: { quizz: Quizz; pour: "choix" | "lancement"; imprevus: readonly CarteTirable[] };
  quizzIndisponible: { quizzId: string };
  imprevuCharge: { imprevu: Imprevu };
  imprevuIndisponible: { id: string };
  imprevuRetire: { id: string };
  rouletteArretee: { tour: number };
  /** Nobody has answered for a while. */
  silence: { tour: number };
  restaurer: { instant: number };
}

/** A command with its name: what `apply` reads, and what a replay keeps. */
export type Commande =
  | CommandeDuFil
  | {
      [Nom in keyof CommandesSysteme]: { readonly type: Nom } & CommandesSysteme[Nom];
    }[keyof CommandesSysteme];
export type CommandeDe<Nom extends Commande["type"]> = Extract<Commande, { type: Nom }>;

/** What must happen at a given moment, as long as nothing changes before. */
export interface Alarm {
  readonly nom:
    | "question"
    | "media"
    | "roulette"
    | "patron"
    | "rythme"
    | "sansHote"
    | "sansPersonne"
    | `absence:${string}`
    | `repit:${string}`;
  /** Milliseconds of the clock of `now`. */
  readonly deadline: number;
  readonly commande: Commande;
}

/**
 * What must happen outside once the new state is committed, and cannot be read off it. The rest follows from the state:
 * `minuteurs`, `lampe`, `soireeFinie`, `aDireAussitot`, what it waits for.
 */
export type Effet =
  | { readonly type: "prevenirHote"; readonly refus: CodeRefus }
  | {
      readonly type: "congedier";
      readonly id: string;
      readonly raison: "kick" | "depart" | "expire" | "local";
    }
  | { readonly type: "resync" }
  /** The connection of one seat is that of another from now on. */
  | { readonly type: "deplacer"; readonly de: string; readonly vers: string }
  | { readonly type: "fermerRoom" };

/** Who asks. `systeme` is the room itself. */
export type Auteur = string;
export const SYSTEME = "#systeme";

export interface Contexte {
  /** Milliseconds of a monotonic clock. */
  readonly now: number;
  /** Key of a player, `CREATEUR`, or `SYSTEME`; taken from the connection, never from a message. */
  readonly auteur: Auteur;
  /** 128 bits of a cryptographic source: what is drawn cannot be computed from what was shown. */
  readonly entropie: Entropie;
  /** Words that are no slips of others; without it, any word may be one. */
  readonly lexique?: Lexique;
  /** What the patron may say; without it he says nothing. */
  readonly repliques?: Repliques | null;
  /** Of a command that its sender may repeat. */
  readonly id?: string;
}

export type Resultat =
  | { readonly ok: true; readonly partie: Partie; readonly effets: readonly Effet[] }
  | { readonly ok: false; readonly refus: CodeRefus };
