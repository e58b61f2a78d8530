import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { useConsigne } from "./use-processus.ts";

interface Props {
  readonly nom: string;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}

/** Those who play feel it for a moment: asked again. */
export function ViderProcessus({ nom, ouvert, onFermer }: Props): ReactElement {
  const { enCours, demander } = useConsigne(nom);
  const vider = async () => {
    await demander("vider");
    onFermer();
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre={`Vider ${nom}\u00A0?`}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Le laisser jouer
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void vider()}>
            Vider {nom}
          </Bouton>
        </>
      }
    >
      <p>
        Ses parties passent aux autres processus&nbsp;: un instant d’attente pour ceux qui jouent,
        et rien de perdu. Il n’ouvre plus de partie, et une fois vide on peut l’arrêter.
        «&nbsp;Reprendre&nbsp;» le remet au jeu.
      </p>
    </Dialogue>
  );
}
