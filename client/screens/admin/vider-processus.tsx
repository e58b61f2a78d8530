import type { ReactElement } from "react";
import { Refus } from "../../app/page/refus.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./processus.module.css";
import { useConsigne } from "./queries.ts";

interface Props {
  readonly nom: string;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}

/** Those who play feel it for a moment: asked again. */
export function ViderProcessus({ nom, ouvert, onFermer }: Props): ReactElement {
  const { enCours, refus, oublier, demander } = useConsigne(nom);
  const fermer = () => {
    oublier();
    onFermer();
  };
  const vider = async () => {
    if (await demander("vider")) fermer();
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={fermer}
      titre={`Vider ${nom}\u00A0?`}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={fermer}>
            Le laisser jouer
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void vider()}>
            Vider {nom}
          </Bouton>
        </>
      }
    >
      <div className={styles["question"]}>
        <p>
          Ses parties passent aux autres processus&nbsp;: un instant d’attente pour ceux qui jouent,
          et rien de perdu. Il n’ouvre plus de partie, et une fois vide on peut l’arrêter.
          «&nbsp;Reprendre&nbsp;» le remet au jeu.
        </p>
        <Refus refus={refus} />
      </div>
    </Dialogue>
  );
}
