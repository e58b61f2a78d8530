/** The card of a page that failed. The component depends on neither the router nor the session, which may have failed too. */
import type { ReactElement } from "react";
import type { AdresseDePage } from "../paths.ts";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { ContenuDePageEnPanne } from "../../ui/panne.tsx";
import { CadreDePage } from "../../ui/carte.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./carte-panne.module.css";

const ACCUEIL: AdresseDePage = "/";

export function PageDePlateformeEnPanne(): ReactElement {
  return (
    <CadreDePage
      mesure="etroite"
      entete={
        <header className={styles["entete"]}>
          {/* a plain link: the router may be what failed */}
          <a href={ACCUEIL} aria-label="Trinquizz, accueil">
            <Logo />
          </a>
        </header>
      }
    >
      <ContenuDePageEnPanne
        texte={
          <>
            Cette page n’a pas pu s’afficher. Rechargez&nbsp;: ce qui est enregistré n’a pas bougé.
          </>
        }
        alerte
      >
        <div className={styles["gestes"]}>
          <Bouton icone="resync" onClick={() => location.reload()}>
            Recharger
          </Bouton>
          <a href={ACCUEIL} className={classNamesDeBouton({ variante: "contour" })}>
            Revenir à l’accueil
          </a>
        </div>
      </ContenuDePageEnPanne>
    </CadreDePage>
  );
}
