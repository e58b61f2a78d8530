/** Header parts for visitors: links, and the login form in a drop-down. */
import { lazy, type ReactElement, Suspense, useId, useState, useTransition } from "react";
import { loadCodeOrReload } from "../../browser/load-code.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { ErreurChamp } from "../../ui/champ.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { useDropdown } from "../../ui/use-dropdown.ts";
import { reportScreenError } from "../api/report-error.ts";
import { NavLink } from "../navigation.tsx";
import styles from "./entete.module.css";

/** Links for visitors in a wide header; on a narrow screen the footer has them. */
export function LiensDEnteteVisiteur(): ReactElement {
  return (
    <nav className={styles["liens"]} aria-label="Principale">
      <NavLink to="/quizz-communaute">Quizz communauté</NavLink>
    </nav>
  );
}

const charger = () => import("./formulaire-connexion.tsx");

/** The login form is loaded on demand, with the code that parses the server's answers. */
const Formulaire = lazy(async () => {
  const { FormulaireConnexion } = await loadCodeOrReload("connexion", charger);
  return { default: FormulaireConnexion };
});

const INTROUVABLE = "Le formulaire n’a pas pu être chargé. Rechargez la page.";

/** The login form in a drop-down of the header, loaded on demand. */
export function MenuFormulaireConnexion(): ReactElement {
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
        className={joinClassNames(styles["connecter"])}
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
