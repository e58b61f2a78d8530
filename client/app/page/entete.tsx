/** The header of every page of the platform: plateforme §2 "Page header and menu". */
import type { ReactElement } from "react";
import { Link, NavLink, useLocation } from "../navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { useSession } from "../../compte/session.tsx";
import { Logo } from "../../ui/logo.tsx";
import { entreesDe, MESSAGERIE } from "./entrees.ts";
import styles from "./entete.module.css";
import { Alerte, MenuCompte } from "./menu-compte.tsx";
import { LiensVisiteur } from "./liens-visiteur.tsx";
import { MenuConnexion } from "./menu-connexion.tsx";
import { Suspension } from "./suspension.tsx";

interface Props {
  /** Beside the small logo; where there is room for it, the page shows its own title larger. */
  readonly titre?: string | undefined;
  /** On a phone the page has a head of its own, with a way out, for whoever is logged in. */
  readonly auLarge?: boolean;
}

export function Entete({ titre, auLarge = false }: Props): ReactElement {
  const { compte } = useSession();
  const { pathname } = useLocation();
  const alerte = compte.etat === "connecte" && compte.aLire && pathname !== MESSAGERIE;
  return (
    <>
      <header
        className={styles["entete"]}
        data-marque={titre !== undefined}
        data-au-large={auLarge && compte.etat === "connecte"}
      >
        {titre !== undefined && (
          <>
            <Link to="/" className={styles["marque"]} aria-label="Trinquizz, accueil">
              <span className={styles["large"]}>
                <Logo />
              </span>
              <span className={styles["etroit"]}>
                <Logo largeur="compacte" taille="2.1rem" />
              </span>
            </Link>
            <span className={styles["titre"]} aria-hidden="true">
              <Autrui>{titre}</Autrui>
            </span>
          </>
        )}
        <div className={styles["droite"]}>
          {compte.etat === "connecte" && (
            <nav className={styles["liens"]} aria-label="Principale">
              {entreesDe(compte).map(
                ({ vers, libelle, enTete }) =>
                  enTete && (
                    <NavLink key={vers} to={vers}>
                      {libelle}
                      {alerte && vers === MESSAGERIE && <Alerte />}
                    </NavLink>
                  ),
              )}
            </nav>
          )}
          {compte.etat === "visiteur" && <LiensVisiteur />}
          {compte.etat === "connecte" && <MenuCompte compte={compte} alerte={alerte} />}
          {(compte.etat === "visiteur" || compte.etat === "panne") && <MenuConnexion />}
        </div>
      </header>
      {/* always there, so that it is read out when it comes */}
      <div role="alert">
        <Suspension />
      </div>
    </>
  );
}
