/** Commands of a game, their context, their effects. */
import type { CommandeDEcran } from "#contracts/commandes.ts";
import type { CompositionTiree } from "#contracts/composition.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import type { Repliques } from "#contracts/patron.ts";
import type { Quizz } from "#contracts/quizz.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import type { EstMotDuLexique } from "../texte-libre.ts";
import type { CauseFermetureDeRoom, Partie } from "../types.ts";
import type { CarteTirable } from "./imprevus.ts";

/** Fresh secret 32-bit words from outside, given with each command; a replay needs the same ones. */
export type EntropieDeCommande = readonly number[];

/** Commands that only the room itself may give: joins, departures, loaded data, alarms. */
export interface CommandesDuSysteme {
  /** A phone joins, or comes back. `compte`: the account that is logged in on that screen, null for a visitor. */
  rejoindre: { pseudo: string; jeton: string; sansAlcool: boolean; compte: string | null };
  hoteArrive: { jeton: string; pseudo: string; compte: string | null };
  /** The account on the host's seat has to be proved again. */
  oublierCompteHote: object;
  deconnecter: { id: string };
  repitFini: { id: string; absence: number };
  expirerJoueur: { id: string; absence: number };
  fermer: { cause: CauseFermetureDeRoom };
  tempsEcoule: { tour: number; numero: number };
  attenteMediaFinie: { tour: number };
  /** The time of this moment is over: the game does what the host's press would do. */
  poursuivre: { tour: number; numero: number };
  quizzCharge: { quizz: Quizz; pour: "choix" | "lancement"; imprevus: readonly CarteTirable[] };
  quizzIndisponible: { quizzId: string };
  /** `tirage`: the one with which the composition was asked for. */
  compositionTiree: { tirage: string; tiree: CompositionTiree };
  compositionManquee: { tirage: string };
  imprevuCharge: { imprevu: Imprevu };
  imprevuIndisponible: { id: string };
  imprevuRetire: { id: string };
  rouletteArretee: { tour: number };
  /** No new answer has come for a while: the patron may remark it. */
  silence: { tour: number };
  restaurer: { instant: number };
}

/** A command with its name: what `applyCommand` reads, and what a replay keeps. */
export type Commande =
  | CommandeDEcran
  | {
      [Nom in keyof CommandesDuSysteme]: { readonly type: Nom } & CommandesDuSysteme[Nom];
    }[keyof CommandesDuSysteme];
export type CommandeDeType<Nom extends Commande["type"]> = Extract<Commande, { type: Nom }>;

/** A command to apply at a given moment, unless the state changes before. */
export interface PartieAlarm {
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
  /** Instant in ms of the clock of `now`. */
  readonly deadline: number;
  readonly commande: Commande;
}

/**
 * What must happen outside after a command and cannot be derived from the new state. The rest is derived (derived.ts).
 */
export type EffetDeCommande =
  | { readonly type: "prevenirHote"; readonly refus: CodeRefus }
  | {
      readonly type: "congedier";
      readonly id: string;
      readonly raison: "kick" | "depart" | "expire" | "local";
    }
  | { readonly type: "resync" }
  /** The connection of one player now belongs to another. */
  | { readonly type: "deplacer"; readonly de: string; readonly vers: string }
  | { readonly type: "fermerRoom" };

/** The author of a command: the key of a player, or `AUTEUR_SYSTEME` for the room itself. */
export type AuteurDeCommande = string;
export const AUTEUR_SYSTEME = "#systeme";

export interface ContexteDeCommande {
  /** Instant in ms of a monotonic clock. */
  readonly now: number;
  /** Key of a player, `CREATEUR`, or `AUTEUR_SYSTEME`; taken from the connection, never from a message. */
  readonly auteur: AuteurDeCommande;
  /** 128 bits of a cryptographic source, so that draws cannot be computed from earlier ones. */
  readonly entropie: EntropieDeCommande;
  /** Known words, which are no typing slips of others; without it, any word may be a slip. */
  readonly lexique?: EstMotDuLexique;
  /** Lines of the patron; without them he says nothing. */
  readonly repliques?: Repliques | null;
  /** Id of a command that its sender may repeat. */
  readonly id?: string;
}

export type ResultatDeCommande =
  | { readonly ok: true; readonly partie: Partie; readonly effets: readonly EffetDeCommande[] }
  | { readonly ok: false; readonly refus: CodeRefus };
