/** Twenty draws of an imprévu, as twenty rooms would read it. Pure but for `tirerNombresPourTiragesDApercu`. */
import { type ReactElement, useState } from "react";
import { decouperTexteImprevu } from "#contracts/imprevu-commandes.ts";
import type { Morceau } from "#contracts/partie.ts";
import { rendreApercuImprevu, type ApercuDImprevu } from "#game/apercu/imprevu.ts";
import type { ImprevuEcrit } from "../../../document/imprevu-edite.ts";
import { JOUEURS_APERCU_IMPREVU } from "../../../scenes/apercu/vue-apercu.ts";
import styles from "./commandes.module.css";

export const NOMBRE_DE_TIRAGES_D_APERCU_IMPREVU = 20;
/** Number of random numbers for one draw; more than the commands of a text can use. */
const CHANCES = 64;

/**
 * Draws the random numbers for the twenty draws of an imprévu. They are kept while its author types, so that the same
 * text gives the same draws.
 */
export const tirerNombresPourTiragesDApercu = (): readonly (readonly number[])[] =>
  Array.from({ length: NOMBRE_DE_TIRAGES_D_APERCU_IMPREVU }, () =>
    Array.from({ length: CHANCES }, () => Math.random()),
  );

/**
 * An imprévu as several rooms would draw it, one draw for each list of `chances`.
 * @param chances random numbers of each draw, from 0 (included) to 1 (excluded)
 */
export function tirerImprevuPlusieursFois(
  { text, suite, liste }: Pick<ImprevuEcrit, "text" | "suite" | "liste">,
  chances: readonly (readonly number[])[],
): readonly ApercuDImprevu[] {
  const pleins = liste.filter((element) => element.trim() !== "");
  return chances.map((tire) => {
    let rang = 0;
    return rendreApercuImprevu({ text, suite, liste: pleins }, JOUEURS_APERCU_IMPREVU, () => {
      rang += 1;
      return tire[rang % tire.length] ?? 0;
    });
  });
}

/** How many items of the list appear in at least one draw. */
export function compterElementsDeListeTires(
  liste: readonly string[],
  tires: readonly ApercuDImprevu[],
): number {
  const dits = new Set(
    tires
      .flatMap(({ texte, suite }) => [...texte, ...(suite?.texte ?? [])])
      .flatMap(({ t, v }) => (t === "mot" ? [v] : [])),
  );
  return new Set(liste.filter((element) => dits.has(element))).size;
}

/** The text of a draw as a room reads it. */
export function TexteDImprevuTire({ texte }: { readonly texte: readonly Morceau[] }): ReactElement {
  return (
    <>
      {texte.map((morceau, rang) => (
        // the parts of a sentence have no other key than their rank
        <Dit key={rang} morceau={morceau} />
      ))}
    </>
  );
}

/** An imprévu as one room would read it, with its commands replaced. */
export function CarteDImprevuTire({
  carte,
}: {
  readonly carte: Pick<ImprevuEcrit, "text" | "suite" | "liste">;
}): ReactElement {
  const [[chance = []]] = useState(tirerNombresPourTiragesDApercu);
  const [lue] = tirerImprevuPlusieursFois(carte, [chance]);
  return <TexteDImprevuTire texte={lue?.texte ?? []} />;
}

function Dit({ morceau: { t, v } }: { readonly morceau: Morceau }): ReactElement {
  if (t === "joueur") return <b>{v}</b>;
  if (t === "nombre") return <em className={styles["nombre"]}>{v}</em>;
  const inconnue = t === "texte" && decouperTexteImprevu(v).some(({ type }) => type === "inconnue");
  return inconnue ? <em className={styles["inconnue"]}>{v}</em> : <>{v}</>;
}
