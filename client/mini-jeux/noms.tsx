import { Fragment, type ReactElement } from "react";
import { NomCraie } from "../ui/craie.tsx";

/** Stands for a name in a sentence. */
export const NOM = "\uFFFC";

/** A sentence whose `NOM` is written in the chalk hand, as every name is. */
export function AvecNom({
  texte,
  nom,
}: {
  readonly texte: string;
  readonly nom: string;
}): ReactElement {
  const [debut = "", ...suite] = texte.split(NOM);
  return (
    <>
      {debut}
      {suite.map((morceau, rang) => (
        <Fragment key={rang}>
          <NomCraie>{nom}</NomCraie>
          {morceau}
        </Fragment>
      ))}
    </>
  );
}
