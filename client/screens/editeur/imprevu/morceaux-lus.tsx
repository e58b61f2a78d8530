import { type ReactElement, useState } from "react";
import { lireTexte } from "#contracts/imprevu-commandes.ts";
import type { Morceau } from "#contracts/partie.ts";
import type { CarteEcrite } from "../../../document/travail-de-carte.ts";
import styles from "./morceaux-lus.module.css";
import { tirages, tirerChances } from "./tirages.tsx";

/** The text of a draw, as a room reads it. */
export function MorceauxLus({ texte }: { readonly texte: readonly Morceau[] }): ReactElement {
  return (
    <>
      {texte.map((morceau, rang) => (
        // pieces of a sentence have no name but their rank
        <Dit key={rang} morceau={morceau} />
      ))}
    </>
  );
}

/** A card as one room would read it: with names, without its commands. */
export function CarteLue({
  carte,
}: {
  readonly carte: Pick<CarteEcrite, "text" | "suite" | "liste">;
}): ReactElement {
  const [[chance = []]] = useState(tirerChances);
  const [lue] = tirages(carte, [chance]);
  return <MorceauxLus texte={lue?.texte ?? []} />;
}

function Dit({ morceau: { t, v } }: { readonly morceau: Morceau }): ReactElement {
  if (t === "joueur") return <b>{v}</b>;
  if (t === "nombre") return <em className={styles["nombre"]}>{v}</em>;
  const inconnue = t === "texte" && lireTexte(v).some(({ type }) => type === "inconnue");
  return inconnue ? <em className={styles["inconnue"]}>{v}</em> : <>{v}</>;
}
