/** On a phone, what the thumb does most: the foot of the screen. */
import type { ReactElement } from "react";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { useTravail } from "../commun/travail.tsx";
import { useCreer } from "../imprevus/actions.ts";
import styles from "./pouce-d-imprevu.module.css";
import type { GestesDImprevu } from "./actions.ts";

export function PouceDImprevu({
  gestes: { precedent, suivant },
}: {
  readonly gestes: GestesDImprevu;
}): ReactElement {
  const { etat, enregistrer } = useTravail();
  const { creer } = useCreer();
  return (
    <div className={styles["barre"]} role="group" aria-label="Imprévus">
      <BoutonIcone icone="precedente" libelle="Imprévu précédent" onClick={precedent} />
      <BoutonIcone icone="suivante" libelle="Imprévu suivant" onClick={suivant} />
      <BoutonIcone icone="plus" libelle="Nouveau" onClick={() => void creer()} />
      <Bouton
        className={styles["enregistrer"]}
        chargement={etat.envoi.nom === "enCours"}
        onClick={() => void enregistrer()}
      >
        Enregistrer
      </Bouton>
    </div>
  );
}
