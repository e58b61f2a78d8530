/** A page that failed, on the menu card: it leans on nothing that may have failed with it. */
import type { ReactElement } from "react";
import type { Adresse } from "../paths.ts";
import { Bouton, classesBouton } from "../../ui/bouton.tsx";
import { Casse } from "../../ui/casse.tsx";
import { Carte } from "../../ui/carte.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./carte-panne.module.css";

const ACCUEIL: Adresse = "/";

export function CartePanne(): ReactElement {
  return (
    <Carte
      mesure="etroite"
      entete={
        <header className={styles["entete"]}>
          {/* not the router's: it may be what failed */}
          <a href={ACCUEIL} aria-label="Trinquizz, accueil">
            <Logo />
          </a>
        </header>
      }
    >
      <Casse
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
          <a href={ACCUEIL} className={classesBouton({ variante: "contour" })}>
            Revenir à l’accueil
          </a>
        </div>
      </Casse>
    </Carte>
  );
}
