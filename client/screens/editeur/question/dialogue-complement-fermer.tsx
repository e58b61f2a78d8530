import { type ReactElement, useEffect } from "react";
import { retenirFermeture } from "../../../browser/fermeture.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";

interface Props {
  /** Something is written that was not validated: the browser asks before the page is closed or loaded again. */
  readonly aPerdre: boolean;
  readonly ouvert: boolean;
  readonly onRester: () => void;
  readonly onFermer: () => void;
}

/** Asked before a proof, or what follows, is closed with something that would be lost. */
export function FermerSansValider({ aPerdre, ouvert, onRester, onFermer }: Props): ReactElement {
  useEffect(() => {
    if (!aPerdre) return undefined;
    return retenirFermeture(() => true, { perdrait: () => true });
  }, [aPerdre]);
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onRester}
      titre="Fermer sans valider&nbsp;?"
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Fermer sans valider
          </Bouton>
          <Bouton onClick={onRester}>Continuer à écrire</Bouton>
        </>
      }
    >
      <p>Ce que vous venez d’écrire ici n’est gardé qu’une fois validé.</p>
    </Dialogue>
  );
}
