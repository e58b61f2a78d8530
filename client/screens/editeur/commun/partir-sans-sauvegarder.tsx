import type { ReactElement } from "react";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import type { DepartRetenu } from "./depart.tsx";

interface Props extends DepartRetenu {
  /** The sentence of the specification. */
  readonly question: string;
}

/** Asked of somebody who leaves with what could not be saved: plateforme §4. */
export function PartirSansSauvegarder({ demande, repondre, question }: Props): ReactElement {
  return (
    <Dialogue
      ouvert={demande}
      onFermer={() => repondre(false)}
      titre="Partir sans sauvegarder"
      actions={
        <>
          <Bouton variante="contour" onClick={() => repondre(true)}>
            Poursuivre
          </Bouton>
          <Bouton onClick={() => repondre(false)}>Rester ici</Bouton>
        </>
      }
    >
      <p>{question}</p>
      <p>Votre travail reste en brouillon dans ce navigateur pendant un mois.</p>
    </Dialogue>
  );
}
