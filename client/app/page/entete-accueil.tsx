/** The header of the home page, empty until the server has said who is logged in. The code for accounts is loaded only for members. */
import { lazy, type ReactElement, Suspense } from "react";
import { loadCodeOrReload } from "../../browser/load-code.ts";
import { useEtatDeConnexionAuCompte } from "../../compte/use-qui-est-la.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { reportScreenError } from "../api/report-error.ts";
import { LiensDEnteteVisiteur, MenuFormulaireConnexion } from "./entete-visiteur.tsx";
import styles from "./entete.module.css";

const EnteteConnecte = lazy(() => loadCodeOrReload("entete", () => import("./entete.tsx")));

interface Props {
  /** Called with the pseudo of whoever is logged in. */
  readonly onPseudo: (pseudo: string) => void;
}

export function EnteteAccueil({ onPseudo }: Props): ReactElement {
  const qui = useEtatDeConnexionAuCompte();
  const vide = <header className={styles["entete"]} data-marque={false} />;
  switch (qui) {
    case "inconnu":
      return vide;
    case "visiteur":
      return (
        <header className={styles["entete"]} data-marque={false}>
          <div className={styles["droite"]}>
            <LiensDEnteteVisiteur />
            <MenuFormulaireConnexion />
          </div>
        </header>
      );
    case "connecte":
      return (
        // a header that fails to load is left empty: it must not keep visitors from playing
        <ErrorBoundary repli={vide} surErreur={(erreur) => reportScreenError(erreur, "page")}>
          <Suspense fallback={vide}>
            <EnteteConnecte onPseudo={onPseudo} />
          </Suspense>
        </ErrorBoundary>
      );
  }
}
