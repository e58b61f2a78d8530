import type { ReactElement } from "react";
import { demelanger } from "../../../document/document.ts";
import { listerPlages } from "../../../document/plages.ts";
import { useEdition } from "../commun/edition.tsx";
import { useViser } from "../commun/viser.ts";
import styles from "./liste-questions.module.css";
import { voisine } from "./voisine.ts";

/** Of the button that undoes the range which begins with that question; of what holds them all, without one. */
export const champPlage = (cle = ""): string => `melange/${cle}`;

/** The ranges, to be undone one by one. */
export function PlagesMelangees(): ReactElement | null {
  const { atelier, etat } = useEdition();
  const viser = useViser();
  const ids = etat.document.questions.map(({ _id }) => _id);
  const plages = listerPlages(ids, etat.document.plages).map(({ debut, fin }) => ({
    debut,
    fin,
    premiere: ids[debut] ?? "",
  }));
  if (plages.length === 0) return null;
  const cles = plages.map(({ premiere }) => atelier.cleDe(premiere));
  const defaire = (premiere: string) => {
    atelier.faire((avant) => demelanger(avant, avant.plages[atelier.nomDe(premiere)] ?? ""));
    viser(champPlage(voisine(cles, new Set([atelier.cleDe(premiere)])) ?? undefined));
  };
  return (
    <ul className={styles["plages"]}>
      {plages.map(({ premiere, debut, fin }) => (
        <li key={atelier.cleDe(premiere)}>
          <button
            type="button"
            data-champ={champPlage(atelier.cleDe(premiere))}
            aria-label={`Ne plus mélanger les questions ${String(debut + 1)} à ${String(fin + 1)}`}
            onClick={() => defaire(premiere)}
          >
            {debut + 1} à {fin + 1} <span aria-hidden="true">×</span>
          </button>
          <span>se mélangent entre elles</span>
        </li>
      ))}
    </ul>
  );
}
