/**
 * The dice. Opened on a state and on fresh entropy, they give results and the next state. The same state, entropy and throws give the same results, so a game can be replayed. Pure.
 *
 * Results that screens show must not let anybody compute the next ones: a result is a piece of SHA-256 keyed by state and entropy, and the next state is another hash of both, which cannot be inverted (docs/decisions/0060).
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { EtatDuGenerateurAleatoire } from "./types.ts";
import type { EntropieDeCommande } from "./types/commandes.ts";

export interface GenerateurAleatoire {
  /** A whole number from `min` to `max`, both included. */
  entier(min: number, max: number): number;
  /** True once in `sur` throws on average. */
  chance(sur: number): boolean;
  /** One item of a list that has at least one. */
  choisir<T>(liste: readonly T[]): T;
  /** A shuffled copy (Fisher-Yates). */
  melanger<T>(liste: readonly T[]): T[];
  /** The state to store for the next command. */
  graine(): EtatDuGenerateurAleatoire;
}

export interface BornesIncluses {
  readonly min: number;
  readonly max: number;
}

/** Rank of the block that becomes the next state; throws use the ranks from 0. */
const BLOC_SUIVANT = -1;
/** Number of 32-bit words in a block. */
const MOTS = 8;

/** SHA-256 of 32-bit words, as 32-bit words. */
function hacher(mots: readonly number[]): number[] {
  const condense = sha256(new Uint8Array(Int32Array.from(mots).buffer));
  return [...new Int32Array(condense.buffer, condense.byteOffset, MOTS)];
}

/** A stream of words from a key: SHA-256 in counter mode. */
class Flux {
  readonly #cle: readonly number[];
  #bloc: readonly number[] = [];
  #rang = 0;
  #lus = MOTS;

  constructor(cle: readonly number[]) {
    this.#cle = cle;
  }

  next(): number {
    if (this.#lus === MOTS) {
      this.#bloc = hacher([...this.#cle, this.#rang++]);
      this.#lus = 0;
    }
    return this.#bloc[this.#lus++] ?? 0;
  }

  clone(): Flux {
    const copie = new Flux(this.#cle);
    copie.#bloc = this.#bloc;
    copie.#rang = this.#rang;
    copie.#lus = this.#lus;
    return copie;
  }

  getState(): readonly number[] {
    return this.#cle;
  }
}

/** A first state from a 32-bit seed, for tests. */
export function creerEtatDuGenerateurAleatoire(semence: number): EtatDuGenerateurAleatoire {
  return hacher([semence | 0]);
}

/** Opens the dice. `entropie`: fresh secret words for each command; none in tests that depend on their seed only. */
export function creerGenerateurAleatoire(
  graine: EtatDuGenerateurAleatoire,
  entropie: EntropieDeCommande = [],
): GenerateurAleatoire {
  // the dice are opened at the first throw, since most commands throw nothing
  let flux: { readonly cle: readonly number[]; readonly mots: Flux } | null = null;
  const ouvrir = () => {
    const cle = hacher([graine.length, ...graine, ...entropie]);
    return { cle, mots: new Flux(cle) };
  };
  const entier = (min: number, max: number) => uniformInt((flux ??= ouvrir()).mots, min, max);
  return {
    entier,
    chance: (sur) => entier(1, sur) === 1,
    choisir(liste) {
      const item = liste[entier(0, liste.length - 1)];
      if (item === undefined) throw new Error("choisir: empty list");
      return item;
    },
    melanger(liste) {
      const reste = [...liste];
      const melange: typeof reste = [];
      while (reste.length > 0) melange.push(...reste.splice(entier(0, reste.length - 1), 1));
      return melange;
    },
    graine: () => (flux === null ? graine : hacher([...flux.cle, BLOC_SUIVANT])),
  };
}

/** A whole number within bounds, both included. */
export function tirerNombreEntreBornes(des: GenerateurAleatoire, bornes: BornesIncluses): number {
  return des.entier(bornes.min, bornes.max);
}
