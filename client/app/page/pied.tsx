/** Small print of every page: plateforme §2 "Home", footer. */
import type { ReactElement } from "react";
import { Link } from "../navigation.tsx";
import { useAdresseDeContact } from "../api/contact.ts";
import styles from "./pied.module.css";

const TEXTE_SANTE = "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.";

export function PiedDePagePlateforme(): ReactElement {
  const contact = useAdresseDeContact();
  return (
    <div className={styles["pied"]}>
      <p>{TEXTE_SANTE}</p>
      <nav aria-label="Pied de page">
        <Link to="/quizz-communaute">Quizz communauté</Link>
        <Link to="/soirees">Mes soirées</Link>
        <Link to="/cgu">CGU</Link>
        <Link to="/confidentialite">Confidentialité</Link>
        {/* the prerendered HTML holds this link without its address, so that the footer does not move when it comes */}
        <a
          href={contact === null || contact === "" ? undefined : `mailto:${contact}`}
          data-vide={contact === null || undefined}
        >
          Nous écrire
        </a>
      </nav>
      <small>
        <Link to="/licences" title="Licences">
          Trinquizz {import.meta.env.VITE_VERSION}
        </Link>
      </small>
    </div>
  );
}
