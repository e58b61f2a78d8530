/**
 * Vocabulary of the game. `Partie` is plain JSON and holds everything, secrets included: it can be
 * stored, restored and replayed. Times are milliseconds of a monotonic clock that the caller reads.
 */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { SoireeFinie } from "#contracts/historique.ts";
import type { SuiteRendue } from "#contracts/imprevu-rendu.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import type {
  Distinction,
  Etape,
  Jugement,
  Morceau,
  Motif,
  Parametres,
  Phase,
  RaisonFin,
  SensOffre,
} from "#contracts/partie.ts";
import type { Exploit, IssueGamble } from "#contracts/mini-jeux.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type { CodeRefus } from "#contracts/refus.ts";

export type {
  SoireeFinie,
  SuiteRendue,
  Jugement,
  Morceau,
  Parametres,
  Phase,
  RaisonFin,
  Etape,
  CodeRefus,
};

/** State of the dice: 32-bit words, secret. */
export type Graine = readonly number[];

/** Fresh secret words from outside (32 bits each), given with a command and stored with it where commands are. */
export type Entropie = readonly number[];

export interface Joueur {
  readonly pseudo: string;
  /** What this phone last asked to be called: the host may have given another name since. */
  readonly demande: string;
  readonly createur: boolean;
  readonly present: boolean;
  /** Steps wait for the answer of a phone that was cut off, until then; null when they wait for it no more, or it is here. */
  readonly attenduJusque: number | null;
  /** The seat of a phone that is away is kept until then. */
  readonly gardeJusque: number | null;
  /** Counts absences, so that the end of an earlier one is not taken for this one's. */
  readonly absences: number;
  readonly score: number;
  /** Questions put to this player and judged: what the score is out of. For CREATEUR, all that were judged. */
  readonly jugees: number;
  /** Ranks, from 0, of those they answered, or could have: a phone that was away is spared. In order. */
  readonly verdicts: readonly number[];
  readonly sansAlcool: boolean;
  /** Set once a player has cancelled a counter at the gamble (jeu §3). */
  readonly gambling: boolean;
  /** Hash of the secret that lets this player come back; empty in local mode. */
  readonly jeton: string;
  /** Account of a logged-in player: their history is written, their sips and badges count. */
  readonly compte: string | null;
}

/** What a player would drink, hand out or owe on this question, drawn once at the reveal. */
export interface Tirage {
  readonly boire: number;
  readonly bonus: number;
}

/** One question while it is on the table: answers, verdicts, what is left to hand out. */
export interface Manche {
  /** Who was there when it began: a newcomer plays from the next one. */
  readonly participants: readonly string[];
  readonly reponses: Readonly<Record<string, readonly string[]>>;
  /** Empty before the reveal; in local mode, before the host has said who was right. */
  readonly jugements: Readonly<Record<string, Jugement>>;
  readonly tirages: Readonly<Record<string, Tirage>>;
  readonly tirageCreateur: TirageCreateur;
  /** What each one was charged for this question, after any change of verdict. */
  readonly dus: Readonly<Record<string, number>>;
  /** What follows the question, rendered at the reveal, and the sips it names. */
  readonly suite: SuiteRendue | null;
  readonly offres: readonly Offre[];
}

/** The creator's four possible tabs for a question (jeu §9), drawn together. */
export interface TirageCreateur {
  readonly tousJustes: number;
  readonly moitieFaux: number;
  readonly sinon: number;
}

export interface DonFait {
  readonly de: string;
  readonly a: string;
  readonly gorgees: number;
}

/** Sips that go from hand to hand during one step; what each one still has to give follows from it (`restes`). */
export interface Distribution {
  /** What each player was given to hand out, bonus of the question aside. */
  readonly offerts: Readonly<Record<string, number>>;
  readonly dons: readonly DonFait[];
}

/** A line of the ardoise: who, how many (negative to take off), why, on which question (0-based). */
export interface LigneArdoise {
  readonly id: number;
  readonly qui: string;
  readonly gorgees: number;
  readonly motif: Motif;
  readonly position: number;
  /** Who gave, for a gift. */
  readonly de?: string;
  /** The offer it was written from: `rang` among those of the text of step `tour`. */
  readonly offre?: { readonly tour: number; readonly rang: number };
  /** The first line of those written by the same press, when they were several. */
  readonly lot?: number;
}

export interface Minuteur {
  readonly dureeMs: number;
  readonly resteMs: number;
  /** When it last started running; null while it is frozen. */
  readonly depuis: number | null;
  /** Until when it waits, before it runs for the first time, for the host's screen to have the media. */
  readonly mediaJusque: number | null;
  /** Changes each time screens must read `resteMs` anew. */
  readonly numero: number;
}

/** Sips that a text names, for the host to write. */
export interface Offre {
  readonly sens: SensOffre;
  readonly gorgees: number;
  /** The text names `cibles`: one tap, once. Otherwise the host says who, as often as it happens. */
  readonly nommee: boolean;
  /** Whom the text points at; those of everybody it speaks of, when it names nobody. */
  readonly cibles: readonly string[];
  /** How many times it was written. */
  readonly prises: number;
}

/** What follows a text, once the host says 'La suite'; its own offers come with it. */
interface AvecSuite {
  readonly suite: SuiteRendue | null;
  readonly suiteMontree: boolean;
  readonly offres: readonly Offre[];
}

export interface ImprevuEnJeu extends AvecSuite {
  readonly id: string;
  readonly rare: boolean;
  readonly culSec: boolean;
  readonly media: string;
  readonly texte: readonly Morceau[];
}

/** An imprévu whose follow-up has not been read when the game moves on: "jusqu’à nouvel ordre". */
export interface ImprevuEnCours extends AvecSuite {
  /** The step it came with. */
  readonly tour: number;
  readonly texte: readonly Morceau[];
}

/** What the three mini-games have in common. */
interface MiniJeuCommun {
  /** Nothing more can happen in it. */
  readonly fini: boolean;
  /** Ended because somebody it needed has left. */
  readonly abandon: boolean;
}

export interface Tir {
  readonly par: string;
  readonly sur: string;
  /** The chamber was loaded. */
  readonly part: boolean;
  /** What it cost: to the target when it went off, to the shooter otherwise. */
  readonly gorgees: number;
}

export interface RouletteRusse extends MiniJeuCommun {
  readonly nom: "rouletteRusse";
  readonly joueurs: readonly [string, string];
  /** Who holds the revolver. */
  readonly main: string;
  /** The loaded chamber, from 0: secret. The next one fired is the number of shots. */
  readonly balle: number;
  readonly penalite: number;
  readonly tirs: readonly Tir[];
}

export interface Gamble extends MiniJeuCommun {
  readonly nom: "gamble";
  readonly joueur: string;
  readonly mise: number | null;
  /** Drawn when the wheel starts, paid when it stops. */
  readonly issue: IssueGamble | null;
  /** Sectors that the ball goes through. */
  readonly pas: number;
  /** When the wheel stops, once it turns. */
  readonly arretA: number | null;
}

export interface Devine extends MiniJeuCommun {
  readonly nom: "devine";
  readonly joueur: string;
  readonly penalite: number;
  readonly propose: number | null;
  /** The counter as it was when the guess came. */
  readonly reel: number | null;
}

export type MiniJeu = RouletteRusse | Gamble | Devine;

/** The quizz as this game plays it: order and options already shuffled. Shared by reference, never copied. */
export interface QuizzEnJeu {
  readonly _id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface ChoixQuizz {
  readonly _id: string;
  readonly title: string;
  readonly questionsCount: number;
}

/** Ids of imprévus, by kind. */
export interface ParSorte {
  readonly normal: readonly string[];
  readonly rare: readonly string[];
}

/** Those that may be drawn, given at launch. */
export interface PaquetImprevus extends ParSorte {
  /** Those whose text names somebody beside the first: they need two people. */
  readonly aDeux: readonly string[];
}

export interface LigneFin {
  readonly id: string;
  readonly pseudo: string;
  readonly gorgees: number;
  /** Null for the creator, who shows '-'. */
  readonly score: number | null;
  /** What the score is out of. */
  readonly jugees: number;
  /** Place among those who have a score and are still in the game, shared by equal scores; null for the others. */
  readonly rang: number | null;
  /** Left before the end. */
  readonly parti: boolean;
}

/** The sips of one player as the questions go by: the counter at the end of each question played. */
export interface Courbe {
  readonly id: string;
  readonly points: readonly number[];
}

/** An award: who earned it, and the number that earned it (sips, points or questions). */
export interface Prix {
  readonly nom: Distinction;
  readonly qui: readonly string[];
  readonly valeur: number;
}

export interface Fin {
  /** Tells this game from the others of the room. */
  readonly id: string;
  /** Number of the step that it is. */
  readonly tour: number;
  readonly quizzId: string;
  readonly titre: string;
  /** Questions that were judged. */
  readonly nbQuestions: number;
  readonly raison: RaisonFin;
  readonly defi: readonly Morceau[];
  /** As the game ended: who comes or goes afterwards changes nothing. */
  readonly table: readonly LigneFin[];
  readonly courbes: readonly Courbe[];
  readonly prix: readonly Prix[];
}

/** What the room is waiting for from outside. */
export type Attente =
  | { readonly quoi: "quizz"; readonly quizzId: string; readonly pour: "choix" | "lancement" }
  | { readonly quoi: "imprevu"; readonly id: string }
  | null;

/** What a room may not do without for long. */
export type CauseFermeture = "hote" | "personne";

export interface Partie {
  readonly version: number;
  readonly code: string;
  readonly graine: Graine;
  readonly phase: Phase;
  readonly parametres: Parametres;
  readonly placesMax: number;
  /** The host's stored pseudo, worn by CREATEUR when creator mode is on. */
  readonly pseudoHote: string;
  readonly billet: string;
  readonly joueurs: Readonly<Record<string, Joueur>>;
  /** Who left during this game with something on their line: they keep it, and find it again if they come back. */
  readonly partis: Readonly<Record<string, Joueur>>;
  /** Hashes of the secrets of kicked players. */
  readonly bannis: readonly string[];
  readonly choix: ChoixQuizz | null;
  readonly attente: Attente;
  readonly quizz: QuizzEnJeu | null;
  readonly tour: number;
  readonly etape: Etape;
  readonly position: number;
  readonly manche: Manche | null;
  readonly distribution: Distribution;
  readonly minuteur: Minuteur | null;
  readonly pause: boolean;
  /** When an abandoned room closes, by what it lacks; null while it is there. */
  readonly fermetures: Readonly<Record<CauseFermeture, number | null>>;
  /** Key of the player whose phone has the remote control. */
  readonly telecommande: string | null;
  readonly imprevu: ImprevuEnJeu | null;
  readonly imprevuIndisponible: boolean;
  readonly enCours: readonly ImprevuEnCours[];
  readonly miniJeu: MiniJeu | null;
  readonly paquet: PaquetImprevus;
  readonly vus: ParSorte;
  readonly ardoise: readonly LigneArdoise[];
  /** Feats of the mini-games, by player, for badges. */
  readonly exploits: Readonly<Record<string, readonly Exploit[]>>;
  readonly prochaineLigne: number;
  readonly prochainJoueur: number;
  /** Ids of the last commands of each author that were done, for who repeats one. */
  readonly faites: Readonly<Record<string, readonly string[]>>;
  /** Of the last game, until the next one begins: a phone may still be on its vote. */
  readonly fin: Fin | null;
}

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
  quizzCharge: { quizz: Quizz; pour: "choix" | "lancement"; imprevus: PaquetImprevus };
  quizzIndisponible: { quizzId: string };
  imprevuCharge: { imprevu: Imprevu };
  imprevuIndisponible: { id: string };
  rouletteArretee: { tour: number };
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
export interface Alarme {
  readonly nom:
    | "question"
    | "media"
    | "roulette"
    | "sansHote"
    | "sansPersonne"
    | `absence:${string}`
    | `repit:${string}`;
  /** Milliseconds of the clock of `now`. */
  readonly echeance: number;
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
  /** Of a command that its sender may repeat. */
  readonly id?: string;
}

export type Resultat =
  | { readonly ok: true; readonly partie: Partie; readonly effets: readonly Effet[] }
  | { readonly ok: false; readonly refus: CodeRefus };
