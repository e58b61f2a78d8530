/**
 * The header of the home page, empty until the server has said who is logged in. The code for accounts is loaded only for
 * members.
 */
import { lazy, type ReactElement, Suspense, useId, useState, useTransition } from "react";
import { loadCode } from "../../browser/load-code.ts";
import { useQuiEstLa } from "../../compte/use-qui-est-la.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { classes } from "../../ui/classes.ts";
import { ErreurChamp } from "../../ui/champ.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { useDropdown } from "../../ui/use-dropdown.ts";
import { reportScreenError } from "../api/report-error.ts";
import { NavLink } from "../navigation.tsx";
import styles from "./entete.module.css";

const EnteteConnecte = lazy(() => loadCode("entete", () => import("./entete.tsx")));

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
        // a header that fails to load must not keep visitors from playing
        <ErrorBoundary repli={vide} surErreur={(erreur) => reportScreenError(erreur, "page")}>
          <Suspense fallback={vide}>
            <EnteteConnecte onPseudo={onPseudo} />
          </Suspense>
        </ErrorBoundary>
      );
  }
}

/** Links for visitors in a wide header; on a narrow screen the footer has them. */
export function LiensVisiteur(): ReactElement {
  return (
    <nav className={styles["liens"]} aria-label="Principale">
      <NavLink to="/quizz-communaute">Quizz communauté</NavLink>
    </nav>
  );
}

const charger = () => import("./formulaire-connexion.tsx");

/** The login form is loaded on demand, with the code that parses the server's answers. */
const Formulaire = lazy(async () => {
  const { FormulaireConnexion } = await loadCode("connexion", charger);
  return { default: FormulaireConnexion };
});

const INTROUVABLE = "Le formulaire n’a pas pu être chargé. Rechargez la page.";

/** The login form in a drop-down of the header, loaded on demand. */
export function MenuConnexion(): ReactElement {
  const { ouvert, basculer, boite, bouton } = useDropdown();
  const id = useId();
  const [demande, setDemande] = useState(false);
  const [enChemin, attendre] = useTransition();
  const approcher = () => void charger().catch(() => {});
  return (
    <div ref={boite} className={styles["boite"]}>
      <Bouton
        ref={bouton}
        variante="contour"
        icone="profil"
        className={classes(styles["connecter"])}
        aria-expanded={ouvert}
        aria-controls={id}
        chargement={enChemin}
        onPointerEnter={approcher}
        onFocus={approcher}
        onClick={() => {
          if (demande) {
            basculer();
            return;
          }
          // the drop-down opens once the form is loaded: an empty one would lose the next Tab key and close
          attendre(() => {
            setDemande(true);
            basculer();
          });
        }}
      >
        <span className={styles["mots"]}>Se connecter</span>
      </Bouton>
      {/* hidden rather than unmounted, so that the typed text stays */}
      <section id={id} hidden={!ouvert} className={styles["connexion"]} aria-label="Connexion">
        <ErrorBoundary
          repli={<ErreurChamp id={`${id}-panne`} texte={INTROUVABLE} alerte />}
          surErreur={(erreur) => reportScreenError(erreur, "page")}
        >
          <Suspense>{demande && <Formulaire />}</Suspense>
        </ErrorBoundary>
      </section>
    </div>
  );
}
