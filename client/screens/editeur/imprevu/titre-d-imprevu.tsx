import type { ReactElement } from "react";
import { Link } from "../../../app/navigation.tsx";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Asterisque } from "../commun/barre-edition.tsx";
import styles from "./editeur-imprevu.module.css";
import type { GestesDImprevu } from "./actions.ts";

export function TitreDImprevu({
  gestes: { rang, total, precedent, suivant },
}: {
  readonly gestes: GestesDImprevu;
}): ReactElement {
  return (
    <>
      <Link
        to="/admin/imprevus"
        className={styles["retour"]}
        aria-label="Retour aux imprévus"
        title="Retour aux imprévus"
      >
        <Icone nom="retour" taille="1.2em" />
      </Link>
      <h1>
        Imprévu <Asterisque />
      </h1>
      {rang >= 0 && (
        <p className={styles["ou"]}>
          <b>{rang + 1}</b> sur {total}
        </p>
      )}
      <div className={styles["voisins"]}>
        <BoutonIcone icone="precedente" libelle="Imprévu précédent" onClick={precedent} />
        <BoutonIcone
          icone="suivante"
          libelle="Imprévu suivant"
          aria-keyshortcuts="Control+Enter"
          onClick={suivant}
        />
      </div>
    </>
  );
}
