/** The commands of an imprévu's text as its editor shows them: by family, with a correction for unknown ones. Pure. */
import { plierTextePourRecherche } from "#contracts/mots.ts";
import { distance } from "fastest-levenshtein";
import type { ReactElement } from "react";
import {
  COMMANDES_DE_TEXTE_SIMPLES,
  type ElementDeTexteImprevu,
  decouperTexteImprevu,
} from "#contracts/imprevu-commandes.ts";
import styles from "./commandes.module.css";

type Famille = "joueurs" | "gorgees" | "listes" | "hasard";

export interface CommandeDeTexteDImprevu {
  /** The command as it is written in a text ("&joueur"). */
  readonly modele: string;
  readonly famille: Famille;
  readonly effet: string;
}

export const COMMANDES_DE_TEXTE_D_IMPREVU: readonly CommandeDeTexteDImprevu[] = [
  { modele: "&joueur", famille: "joueurs", effet: "un nom, le même partout" },
  { modele: "&joueurAutre", famille: "joueurs", effet: "un autre nom" },
  { modele: "&gorgee", famille: "gorgees", effet: "de 1 à 4 gorgées" },
  { modele: "&gorgeeAutre", famille: "gorgees", effet: "un autre nombre" },
  { modele: "&gorgeeEntre[2;5]", famille: "gorgees", effet: "de 2 à 5 gorgées" },
  { modele: "&liste", famille: "listes", effet: "un élément de la liste" },
  { modele: "&liste{pile;face}", famille: "listes", effet: "un des mots écrits là" },
  { modele: "&chiffreEntre[1;10]", famille: "hasard", effet: "un nombre" },
  { modele: "&boisDistrib", famille: "hasard", effet: "bois ou distribue" },
  { modele: "&boiventDistrib", famille: "hasard", effet: "boivent ou distribuent" },
  { modele: "&lettres", famille: "hasard", effet: "une lettre" },
  { modele: "&couleurs", famille: "hasard", effet: "une couleur" },
  { modele: "&langues", famille: "hasard", effet: "une langue" },
];

const nomDe = (modele: string): string => /^&[A-Za-z]+/.exec(modele)?.[0] ?? modele;

const FAMILLES: Readonly<Record<(typeof COMMANDES_DE_TEXTE_SIMPLES)[number], Famille>> = {
  joueur: "joueurs",
  joueurAutre: "joueurs",
  gorgee: "gorgees",
  gorgeeAutre: "gorgees",
  liste: "listes",
  boisDistrib: "hasard",
  boiventDistrib: "hasard",
  lettres: "hasard",
  couleurs: "hasard",
  langues: "hasard",
};

/** Family of an element of an imprévu's text, by which it is coloured; null for plain text. */
export function trouverFamilleDElementDeTexteImprevu(
  jeton: ElementDeTexteImprevu,
): Famille | "inconnue" | null {
  switch (jeton.type) {
    case "texte":
      return null;
    case "inconnue":
      return "inconnue";
    case "listeEcrite":
      return "listes";
    case "intervalle":
      return jeton.nom === "gorgeeEntre" ? "gorgees" : "hasard";
    case "commande":
      return FAMILLES[jeton.nom];
  }
}

/** Commands to suggest: those that begin like the typed text `debut`, its `&` included. */
export const proposerCommandesDImprevu = (debut: string): readonly CommandeDeTexteDImprevu[] =>
  COMMANDES_DE_TEXTE_D_IMPREVU.filter(({ modele }) =>
    plierTextePourRecherche(modele).startsWith(plierTextePourRecherche(debut)),
  );

/** The known command that is nearest to an unknown one. */
export function trouverCommandeDImprevuLaPlusProche(inconnue: string): string {
  const [premiere, ...autres] = COMMANDES_DE_TEXTE_D_IMPREVU.map(({ modele }) => ({
    modele,
    ecart: distance(plierTextePourRecherche(nomDe(modele)), plierTextePourRecherche(inconnue)),
  }));
  const proche = autres.reduce(
    (garde, autre) => (garde !== undefined && autre.ecart >= garde.ecart ? garde : autre),
    premiere,
  );
  return proche?.modele ?? "&joueur";
}

/** Unknown commands of an imprévu's text, each once. */
export const listerCommandesInconnuesDImprevu = (texte: string): readonly string[] => [
  ...new Set(
    decouperTexteImprevu(texte).flatMap((jeton) => (jeton.type === "inconnue" ? [jeton.v] : [])),
  ),
];

/** Whether the text draws an element of the imprévu's list. */
export const estTexteQuiTireDansLaListe = (texte: string): boolean =>
  decouperTexteImprevu(texte).some((jeton) => jeton.type === "commande" && jeton.nom === "liste");

/** Whether an imprévu's text names a player: otherwise a vote of the room would have nobody to judge. */
export const estTexteQuiNommeUnJoueur = (texte: string): boolean =>
  decouperTexteImprevu(texte).some(
    (jeton) => trouverFamilleDElementDeTexteImprevu(jeton) === "joueurs",
  );

/** Replaces an unknown command by a known one everywhere in an imprévu's text. */
export const remplacerCommandeInconnueDImprevu = (
  texte: string,
  inconnue: string,
  par: string,
): string =>
  decouperTexteImprevu(texte)
    .map((jeton) => (jeton.type === "inconnue" && jeton.v === inconnue ? par : jeton.v))
    .join("");

/** The command that is being typed at the end of `avant` (the text before the caret), its `&` included; null when there is none. */
export const lireCommandeDImprevuEnCoursDeSaisie = (avant: string): string | null =>
  /&[A-Za-zÀ-ÿ]*$/.exec(avant)?.[0] ?? null;

/** A text whose commands are coloured by family. They are also written out, so that colour alone carries nothing. */
export function TexteDImprevuAvecCommandesColorees({
  texte,
}: {
  readonly texte: string;
}): ReactElement {
  return (
    <>
      {decouperTexteImprevu(texte).map((jeton, rang) => {
        const teinte = trouverFamilleDElementDeTexteImprevu(jeton);
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

/** All commands of an imprévu's text, as buttons that insert them at the caret. */
export function PaletteCommandesDeTexteDImprevu({
  inserer,
}: {
  readonly inserer: (modele: string) => void;
}): ReactElement {
  return (
    <ul className={styles["palette"]} aria-label="Commandes">
      {COMMANDES_DE_TEXTE_D_IMPREVU.map(({ modele, effet }) => (
        <li key={modele}>
          <button
            type="button"
            title={effet}
            aria-label={`Mettre ${modele}\u00A0: ${effet}`}
            // the press takes no focus, so that the caret stays in the field
            onMouseDown={(evenement) => evenement.preventDefault()}
            onClick={() => inserer(modele)}
          >
            <TexteDImprevuAvecCommandesColorees texte={modele} />
          </button>
        </li>
      ))}
    </ul>
  );
}
