/**
 * Seeded dice. Pure from the outside: opened on a state, they give the state to keep afterwards.
 * The same state and the same throws give the same results, so a game can be replayed.
 */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus, xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { Graine } from "./types.ts";

export interface Des {
  /** A whole number from `min` to `max`, both included. */
  entier(min: number, max: number): number;
  /** True once in `sur` throws on average. */
  chance(sur: number): boolean;
  /** One item of a list that has at least one. */
  choisir<T>(liste: readonly T[]): T;
  /** A shuffled copy (Fisher-Yates). */
  melanger<T>(liste: readonly T[]): T[];
  /** The state to keep. */
  graine(): Graine;
}

export interface Bornes {
  readonly min: number;
  readonly max: number;
}

/** First state from a 32-bit seed. */
export function nouvelleGraine(semence: number): Graine {
  return xoroshiro128plus(semence | 0).getState();
}

/** First state from 128 bits of a cryptographic source (four 32-bit whole numbers, not all zero). */
export function graineSecrete(mots: readonly [number, number, number, number]): Graine {
  return mots.map((mot) => mot | 0);
}

export function ouvrirDes(graine: Graine): Des {
  const generateur = xoroshiro128plusFromState(graine);
  let lance = false;
  const entier = (min: number, max: number) => {
    lance = true;
    return uniformInt(generateur, min, max);
  };
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
    graine: () => (lance ? generateur.getState() : graine),
  };
}

/** A throw between two bounds of the specification. */
export function entre(des: Des, bornes: Bornes): number {
  return des.entier(bornes.min, bornes.max);
}
