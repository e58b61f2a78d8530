/** A follow-up with its commands replaced, for three invented players. Pure but for `tirerNombresPourApercuDeSuite`. */
import type { Morceau } from "#contracts/partie.ts";
import { rendreApercuImprevu } from "#game/apercu/imprevu.ts";

const JOUEURS = [
  { id: "lea", pseudo: "Léa" },
  { id: "tom", pseudo: "Tom" },
  { id: "zineb", pseudo: "Zineb" },
];

/** Draws the random numbers of a preview. They are kept while one types, so that the same text gives the same preview. */
export const tirerNombresPourApercuDeSuite = (): readonly number[] =>
  Array.from({ length: 64 }, () => Math.random());

/** A follow-up as a room would read it, in pieces. @param tire random numbers from 0 (included) to 1 (excluded) */
export function rendreTexteDeSuite(
  text: string,
  liste: readonly string[],
  tire: readonly number[],
): readonly Morceau[] {
  let rang = 0;
  const elements = liste.filter((element) => element.trim() !== "");
  return rendreApercuImprevu({ text, suite: null, liste: elements }, JOUEURS, () => {
    rang += 1;
    return tire[rang % tire.length] ?? 0;
  }).texte;
}
