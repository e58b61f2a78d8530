import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./suite.module.css";
import type { Dossiers } from "./queries.ts";

export type SuiteDossier = Pick<Dossiers, "aSuite" | "suiteEnCours" | "lireSuite">;

/** Under a folder of which older messages were not read yet. */
export function Suite({ suite }: { readonly suite: SuiteDossier }): ReactElement | null {
  const { aSuite, suiteEnCours, lireSuite } = suite;
  if (!aSuite) return null;
  return (
    <p className={styles["suite"]}>
      <Bouton variante="contour" chargement={suiteEnCours} onClick={lireSuite}>
        Voir les plus anciens
      </Bouton>
    </p>
  );
}
