/** Who plays, and what they drink: the lines of the ardoise, the sips that are handed out. */
import type { Motif } from "#contracts/partie.ts";

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

export interface DonFait {
  readonly de: string;
  readonly a: string;
  readonly gorgees: number;
}

/** Sips off a player's line, into their hand. */
export interface Partage {
  readonly gorgees: number;
  /** What had asked for them; null: several things did. */
  readonly sur: Motif | null;
  /** What they had handed out before, in the same step. */
  readonly avant: number;
}

/** Sips that go from hand to hand during one step; what each one still has to give follows from it (`restes`). */
export interface Distribution {
  /** What each player was given to hand out, bonus of the question aside, less gifts that are not told in `dons` any more. */
  readonly offerts: Readonly<Record<string, number>>;
  readonly dons: readonly DonFait[];
  /** The first line of the ardoise that this step may have written. */
  readonly depuis: number;
  /** Who has shared in this step; what they hand out of it is in `offerts`. */
  readonly partages: Readonly<Record<string, Partage>>;
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
  /** Of a share, what had asked for its sips. */
  readonly sur?: Motif;
  /** The offer it was written from: `rang` among those of the text of step `tour`. */
  readonly offre?: { readonly tour: number; readonly rang: number };
  /** The first line of those written by the same press, when they were several. */
  readonly lot?: number;
}

/** What the lines of one player come to that are too old to be taken back one by one. */
export interface Compte {
  readonly gorgees: number;
  readonly lignes: number;
  /** By rank of the question: all that it and what followed it wrote, and what its verdict alone did. */
  readonly positions: readonly number[];
  readonly verdicts: readonly number[];
  readonly imprevus: number;
  /** Written by the mini-games, less what was shared of it; what the wheel wiped off aside. */
  readonly miniJeux: number;
  readonly aLaRoue: number;
  /** Wiped off by whatever did, a share aside: above 0, as the one before. */
  readonly effacees: number;
  readonly offertes: number;
  readonly recues: number;
  /** Who gave to them, and whom they gave to. */
  readonly donneurs: readonly string[];
  readonly servis: readonly string[];
}

export interface DessinPose {
  /** Of this drawing and of no other of the room. */
  readonly numero: number;
  /** As it travelled (contracts/dessin.ts); empty once the host has wiped it. */
  readonly traits: string;
  /** When it came, in ms of the room's clock. */
  readonly a: number;
}

export interface Dessins {
  /** Number of the next one. */
  readonly prochain: number;
  /** By player, of this game or who left it. */
  readonly de: Readonly<Record<string, DessinPose>>;
}
