import type { ReactElement } from "react";
import { lireTexte } from "#contracts/imprevu-commandes.ts";
import { teinteDe } from "./commandes.tsx";
import styles from "./texte-a-commandes.module.css";

/** A text with its commands tinted by family; they are always written, so that colour alone says nothing. */
export function TexteACommandes({ texte }: { readonly texte: string }): ReactElement {
  return (
    <>
      {lireTexte(texte).map((jeton, rang) => {
        const teinte = teinteDe(jeton);
        return teinte === null ? (
          <span key={rang}>{jeton.v}</span>
        ) : (
          <span key={rang} className={styles["commande"]} data-teinte={teinte}>
            {jeton.v}
          </span>
        );
      })}
    </>
  );
}
