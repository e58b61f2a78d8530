/** A follow-up, rendered for three made-up players. Pure but for `tirage`. */
import type { Morceau } from "#contracts/partie.ts";
import { apercuImprevu } from "#game/apercu/imprevu.ts";

const JOUEURS = [
  { id: "lea", pseudo: "Léa" },
  { id: "tom", pseudo: "Tom" },
  { id: "zineb", pseudo: "Zineb" },
];

/** Chance that stays the same while one types: the same text says the same thing. */
export const tirage = (): readonly number[] => Array.from({ length: 64 }, () => Math.random());

/** @param tire from 0, included, to 1, excluded */
export function rendreSuite(
  text: string,
  liste: readonly string[],
  tire: readonly number[],
): readonly Morceau[] {
  let rang = 0;
  const elements = liste.filter((element) => element.trim() !== "");
  return apercuImprevu({ text, suite: null, liste: elements }, JOUEURS, () => {
    rang += 1;
    return tire[rang % tire.length] ?? 0;
  }).texte;
}
