/** Twenty draws of a card, as twenty rooms would read it. Pure but for `tirerChances`. */
import { apercuImprevu, type ImprevuApercu } from "#game/apercu/imprevu.ts";
import { TABLE_IMPREVU } from "../../../scenes/vue-d-imprevu.ts";
import type { CarteEcrite } from "../../../document/travail-de-carte.ts";

export const TIRAGES = 20;
/** More than a text of commands asks for. */
const CHANCES = 64;

/** Chance that stays the same while one types: the same text says the same thing. */
export const tirerChances = (): readonly (readonly number[])[] =>
  Array.from({ length: TIRAGES }, () => Array.from({ length: CHANCES }, () => Math.random()));

/** @param chances of each draw, from 0, included, to 1, excluded */
export function tirages(
  { text, suite, liste }: Pick<CarteEcrite, "text" | "suite" | "liste">,
  chances: readonly (readonly number[])[],
): readonly ImprevuApercu[] {
  const pleins = liste.filter((element) => element.trim() !== "");
  return chances.map((tire) => {
    let rang = 0;
    return apercuImprevu({ text, suite, liste: pleins }, TABLE_IMPREVU, () => {
      rang += 1;
      return tire[rang % tire.length] ?? 0;
    });
  });
}

/** How many items of the list came out at least once. */
export function elementsSortis(liste: readonly string[], tires: readonly ImprevuApercu[]): number {
  const dits = new Set(
    tires
      .flatMap(({ texte, suite }) => [...texte, ...(suite?.texte ?? [])])
      .flatMap(({ t, v }) => (t === "mot" ? [v] : [])),
  );
  return new Set(liste.filter((element) => dits.has(element))).size;
}
