/** The header of the home page: empty until it is known who is logged in. What an account needs is fetched for whoever has one. */
import { lazy, type ReactElement, Suspense, useId, useState, useTransition } from "react";
import { chargerCode } from "../../browser/charger-code.ts";
import { useQuiEstLa } from "../../compte/use-qui-est-la.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { classes } from "../../ui/classes.ts";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";
import { Garde } from "../../ui/garde.tsx";
import { useDeroulant } from "../../ui/use-deroulant.ts";
import { direPanne } from "../api/report-error.ts";
import { NavLink } from "../navigation.tsx";
import styles from "./entete.module.css";

const EnteteConnecte = lazy(() => chargerCode("entete", () => import("./entete.tsx")));

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

/** What there is to see without an account, where the header has room; elsewhere the foot of the page leads there. */
export function LiensVisiteur(): ReactElement {
  return (
    <nav className={styles["liens"]} aria-label="Principale">
      <NavLink to="/quizz-communaute">Quizz communauté</NavLink>
    </nav>
  );
}

const charger = () => import("./formulaire-connexion.tsx");

/** What reads the server's answers comes with it: a page that shows the button alone goes without. */
const Formulaire = lazy(async () => {
  const { FormulaireConnexion } = await chargerCode("connexion", charger);
  return { default: FormulaireConnexion };
});

const INTROUVABLE = "Le formulaire n’a pas pu être chargé. Rechargez la page.";

/** A visitor's menu: the login form, dropped down from the header once it is there. */
export function MenuConnexion(): ReactElement {
  const { ouvert, basculer, boite, bouton } = useDeroulant();
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
          // opened on nothing, it would let the next Tab go by, and close behind it
          attendre(() => {
            setDemande(true);
            basculer();
          });
        }}
      >
        <span className={styles["mots"]}>Se connecter</span>
      </Bouton>
      {/* closed, it keeps what was typed */}
      <section id={id} hidden={!ouvert} className={styles["connexion"]} aria-label="Connexion">
        <Garde
          repli={<ErreurChamp id={`${id}-panne`} texte={INTROUVABLE} alerte />}
          surErreur={(erreur) => direPanne(erreur, "page")}
        >
          <Suspense>{demande && <Formulaire />}</Suspense>
        </Garde>
      </section>
    </div>
  );
}
