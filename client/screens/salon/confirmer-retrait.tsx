import type { ReactElement } from "react";
import type { VueJoueur } from "#game/schema/etat.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";

interface ConfirmerRetraitProps {
  readonly joueur: VueJoueur | undefined;
  readonly onFermer: () => void;
  readonly confirmer: () => void;
}

/** Before somebody is put out for good. */
export function ConfirmerRetrait({
  joueur,
  onFermer,
  confirmer,
}: ConfirmerRetraitProps): ReactElement {
  return (
    <Dialogue
      ouvert={joueur !== undefined}
      onFermer={onFermer}
      titre={`Retirer ${joueur?.pseudo ?? ""}\u00A0?`}
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton variante="danger" onClick={confirmer}>
            Retirer
          </Bouton>
        </>
      }
    >
      <p>Son téléphone revient à l’accueil et ne pourra plus rejoindre cette room.</p>
    </Dialogue>
  );
}
