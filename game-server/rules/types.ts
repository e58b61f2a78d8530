/**
 * Vocabulary of the game. `Partie` is plain JSON and holds everything, secrets included: it can be
 * stored, restored and replayed. Times are milliseconds of a monotonic clock that the caller reads.
 */
import type { CompositionTiree, VoeuxDeComposition } from "#contracts/composition.ts";
import type { PartieFinie } from "#contracts/historique.ts";
import type { SuiteImprevuRendue } from "#contracts/imprevu-rendu.ts";
import type { ExploitDeMiniJeu } from "#contracts/mini-jeux.ts";
import type {
  Etape,
  Jugement,
  Morceau,
  ParametresDePartie,
  PhaseDeRoom,
} from "#contracts/partie.ts";
import type { Question } from "#contracts/quizz.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import type { ReleveStatistiqueDeQuestion } from "#contracts/statistiques.ts";
import type { FinDePartie, Pointage, Soir } from "./types/resultats.ts";
import type {
  ImprevuEnCours,
  ImprevuEnJeu,
  PaquetImprevus,
  IdsDImprevusParSorte,
  Scrutin,
} from "./types/imprevus.ts";
import type {
  CompteDeGorgees,
  DistributionDeGorgees,
  Joueur,
  LigneArdoise,
  DessinsDesJoueurs,
} from "./types/joueurs.ts";
import type { Manche, ReleveDesReponses, Rythme } from "./types/manche.ts";
import type { MiniJeu } from "./types/mini-jeux.ts";
import type { Patron } from "./types/patron.ts";

export type {
  PartieFinie,
  SuiteImprevuRendue,
  Jugement,
  Morceau,
  ParametresDePartie,
  PhaseDeRoom,
  Etape,
  CodeRefus,
};

/** State of the random generator between two draws: 32-bit words, secret. */
export type EtatDuGenerateurAleatoire = readonly number[];

export interface Minuteur {
  readonly dureeMs: number;
  readonly resteMs: number;
  /** Instant at which the countdown last started; null while it is frozen. */
  readonly depuis: number | null;
  /** Latest instant to which the countdown waits for the media of the host's screen, before its first start. */
  readonly mediaJusque: number | null;
  /** Changes each time screens must read `resteMs` anew. */
  readonly numero: number;
}

/** The quizz as this game plays it: order and options already shuffled. Shared by reference, never copied. */
export interface QuizzEnJeu {
  readonly _id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface QuizzChoisi {
  readonly _id: string;
  readonly title: string;
  readonly questionsCount: number;
}

/** What the room is loading. */
export type ChargementAttendu =
  | { readonly quoi: "quizz"; readonly quizzId: string; readonly pour: "choix" | "lancement" }
  | { readonly quoi: "imprevu"; readonly id: string }
  /** `tirage`: secret random text of this composition, by which its answer is recognised. */
  | {
      readonly quoi: "composition";
      readonly voeux: VoeuxDeComposition;
      readonly tirage: string;
    }
  | null;

/** The last quizz that the room composed. */
export interface CompositionDeRoom {
  readonly _id: string;
  /** Its rank among the compositions that the room has asked for, from 1. */
  readonly numero: number;
  /** Instant at which it was asked for. */
  readonly a: number;
  /** Null while it is drawn, or when nothing was found. */
  readonly tiree: CompositionTiree | null;
}

/** The reason why an abandoned room closes: its host is missing, or everybody is. */
export type CauseFermetureDeRoom = "hote" | "personne";

export interface Partie {
  readonly version: number;
  readonly code: string;
  readonly graine: EtatDuGenerateurAleatoire;
  readonly phase: PhaseDeRoom;
  readonly parametres: ParametresDePartie;
  readonly placesMax: number;
  /** Whether the room only tries a quizz or one of its questions; nothing of it is stored. */
  readonly essai: boolean;
  /** The host's stored pseudo, worn by CREATEUR when creator mode is on. */
  readonly pseudoHote: string;
  readonly billet: string;
  readonly joueurs: Readonly<Record<string, Joueur>>;
  /** Players who left during this game with something on their line, which they find again when they come back. */
  readonly partis: Readonly<Record<string, Joueur>>;
  /** Hashes of the secrets of kicked players. */
  readonly bannis: readonly string[];
  readonly choix: QuizzChoisi | null;
  readonly attente: ChargementAttendu;
  readonly composition: CompositionDeRoom | null;
  readonly quizz: QuizzEnJeu | null;
  readonly tour: number;
  readonly etape: Etape;
  readonly position: number;
  readonly manche: Manche | null;
  readonly distribution: DistributionDeGorgees;
  readonly minuteur: Minuteur | null;
  readonly pause: boolean;
  /** Instants at which an abandoned room closes, by what is missing; null for what is not missing. */
  readonly fermetures: Readonly<Record<CauseFermetureDeRoom, number | null>>;
  /** Key of the player whose phone has the remote control. */
  readonly telecommande: string | null;
  readonly imprevu: ImprevuEnJeu | null;
  readonly imprevuIndisponible: boolean;
  /** The vote on the imprévu on screen, when it is a judged card. */
  readonly scrutin: Scrutin | null;
  readonly enCours: readonly ImprevuEnCours[];
  readonly miniJeu: MiniJeu | null;
  readonly paquet: PaquetImprevus;
  readonly vus: IdsDImprevusParSorte;
  /** The latest lines, in their order: those that the host can still take back (`ardoise.ts`). */
  readonly ardoise: readonly LigneArdoise[];
  /** Sums of the older lines, by player. */
  readonly comptes: Readonly<Record<string, CompteDeGorgees>>;
  /** Feats of the mini-games, by player, for badges. */
  readonly exploits: Readonly<Record<string, readonly ExploitDeMiniJeu[]>>;
  /** Counts of the answers to each judged question, by its id. */
  readonly statistiques: Readonly<Record<string, ReleveStatistiqueDeQuestion>>;
  /** Answers to each judged question, by its id, for the report of the game. */
  readonly releves: Readonly<Record<string, ReleveDesReponses>>;
  /** Seats of this game that a merge has removed, each with the seat that stayed; its earlier answers are that seat's. */
  readonly fusions: Readonly<Record<string, string>>;
  /** Number of imprévus drawn in this game. */
  readonly imprevusTires: number;
  /** Number of the step before the game's first one: what was stored before it belongs to an earlier game of the room. */
  readonly lancement: number;
  readonly prochaineLigne: number;
  readonly prochainJoueur: number;
  /** Ids of the last commands done for each author, so that a repeated one is done once. */
  readonly faites: Readonly<Record<string, readonly string[]>>;
  /** The end of the last game, kept until the next one begins, since a phone may still be on its vote. */
  readonly fin: FinDePartie | null;
  /** Ids of the quizzes whose game has ended in this room, the last one last. */
  readonly joues: readonly string[];
  readonly patron: Patron;
  readonly rythme: Rythme;
  readonly pointage: Pointage;
  /** The evening in this room: its quizzes, and one line for each person. */
  readonly soir: Soir;
  readonly dessins: DessinsDesJoueurs;
}
