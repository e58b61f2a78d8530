import type { ReactElement } from "react";
import type { VueFin } from "#game/schema/etat.ts";
import { DessinDistinction } from "../dessin-distinction.tsx";
import { distinctions } from "../distinctions.ts";
import styles from "./prix-soiree.module.css";
import { enumerer } from "./joueurs.ts";
import { NomEntier } from "./nom-entier.tsx";

/** The awards of the evening: drawing, title, who, and with what. */
export function PrixSoiree({ fin }: { readonly fin: VueFin }): ReactElement | null {
  const prix = distinctions(fin);
  if (prix.length === 0) return null;
  return (
    <ul className={styles["prix"]} aria-label="Les distinctions de la soirée">
      {prix.map(({ nom, titre, exploit, pseudos }) => (
        <li key={nom}>
          <span className={styles["dessin"]}>
            <DessinDistinction nom={nom} taille="100%" />
          </span>
          <span className={styles["texte"]}>
            <b>{titre}</b>{" "}
            <span className={styles["qui"]}>
              <NomEntier>{enumerer(pseudos)}</NomEntier>
            </span>{" "}
            <small>{exploit}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same under a short table: who won what, the rest is on the other panel. */
export function PrixEnBref({ fin }: { readonly fin: VueFin }): ReactElement | null {
  const prix = distinctions(fin);
  if (prix.length === 0) return null;
  return (
    <ul className={styles["bref"]} aria-label="Les distinctions de la soirée">
      {prix.map(({ nom, titre, pseudos }) => (
        <li key={nom}>
          <span className={styles["dessin"]}>
            <DessinDistinction nom={nom} taille="100%" />
          </span>
          <span className={styles["texte"]}>
            <small>{titre}</small>{" "}
            <span className={styles["qui"]}>
              <NomEntier>{enumerer(pseudos)}</NomEntier>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
