import type { ReactElement } from "react";
import type { FicheCompte } from "#contracts/moderation.ts";
import { Icone } from "../../ui/icones.tsx";
import { etatsDe } from "./compte-en-mots.ts";
import styles from "./etats.module.css";

/** What holds of an account: what is hard is red, with its triangle. */
export function Etats({ fiche }: { readonly fiche: FicheCompte }): ReactElement {
  return (
    <ul className={styles["etats"]}>
      {etatsDe(fiche).map(({ ton, texte }) => (
        <li key={texte} data-ton={ton}>
          {ton === "suspendu" && <Icone nom="attention" taille="1.15em" />}
          <span>{texte}</span>
        </li>
      ))}
    </ul>
  );
}
