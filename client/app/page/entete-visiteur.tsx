/** The header of the home page: empty until it is known who is logged in. What an account needs is fetched for whoever has one. */
import { lazy, type ReactElement, Suspense } from "react";
import { direPanne } from "../api/report-error.ts";
import { useQuiEstLa } from "../../compte/use-qui-est-la.ts";
import { chargerCode } from "../../browser/charger-code.ts";
import { Garde } from "../../ui/garde.tsx";
import styles from "./entete.module.css";
import { LiensVisiteur } from "./liens-visiteur.tsx";
import { MenuConnexion } from "./menu-connexion.tsx";

const EnteteConnecte = lazy(() => chargerCode("entete", () => import("./entete-connecte.tsx")));

interface Props {
  /** Called with the pseudo of whoever is logged in. */
  readonly onPseudo: (pseudo: string) => void;
}

export function EnteteAccueil({ onPseudo }: Props): ReactElement {
  const qui = useQuiEstLa();
  const vide = <header className={styles["entete"]} data-marque={false} />;
  switch (qui) {
    case "inconnu":
      return vide;
    case "visiteur":
      return (
        <header className={styles["entete"]} data-marque={false}>
          <div className={styles["droite"]}>
            <LiensVisiteur />
            <MenuConnexion />
          </div>
        </header>
      );
    case "connecte":
      return (
        // whoever comes to play does without it
        <Garde repli={vide} surErreur={(erreur) => direPanne(erreur, "page")}>
          <Suspense fallback={vide}>
            <EnteteConnecte onPseudo={onPseudo} />
          </Suspense>
        </Garde>
      );
  }
}
