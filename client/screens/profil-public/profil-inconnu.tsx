import type { ReactElement } from "react";
import { Dessin } from "../../ui/dessin.tsx";
import { Link } from "../../app/navigation.tsx";
import { classesBouton } from "../../ui/bouton.tsx";
import styles from "./profil-inconnu.module.css";

/** Nobody has this pseudo: plateforme §8. */
export function ProfilInconnu(): ReactElement {
  return (
    <div className={styles["inconnu"]}>
      <ChaiseVide />
      <h1>La chaise est vide</h1>
      <p role="alert">Cet utilisateur n'existe pas.</p>
      <Link to="/" className={classesBouton({ variante: "contour" })}>
        Revenir à l’accueil
      </Link>
    </div>
  );
}

/** A bistrot chair in front of a round table with one glass. */
function ChaiseVide(): ReactElement {
  return (
    <Dessin boite={[200, 124]} trait={4} className={styles["dessin"]}>
      <path d="M42 62c10-3 30-3 40 0v7c-11 3-29 3-40 0z" fill="var(--grenadine)" />
      <path d="M98 50c24-6 52-6 76 0-24 7-52 7-76 0z" fill="var(--papier-creux)" />
      <path d="M128 28h16l-2 19c-4 1-8 1-12 0z" fill="var(--papier-clair)" />
      <path d="M129 36h14l-1 11c-4 1-8 1-12 0z" fill="var(--pastis)" />
      <path d="M43 62C37 44 36 32 40 18c7-5 17-5 24 0 3 9 4 15 4 24M46 28c7-3 12-3 18-1M48 40c6-2 12-2 18-1M46 71l-7 39M78 71l7 39M42 92c13 2 27 2 40 0M136 55c1 18 1 36 0 54M136 109c-9 0-17 2-24 4M136 109c9 0 17 2 24 4M20 116c54-3 108 1 160-1" />
    </Dessin>
  );
}
