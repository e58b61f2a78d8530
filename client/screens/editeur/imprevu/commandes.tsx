/** The commands of an imprévu's text as its editor shows them: by family, with what is likely meant by one that is none. Pure. */
import { distance } from "fastest-levenshtein";
import type { ReactElement } from "react";
import { COMMANDES_SIMPLES, type Jeton, lireTexte } from "#contracts/imprevu-commandes.ts";
import styles from "./commandes.module.css";

type Famille = "joueurs" | "gorgees" | "listes" | "hasard";

export interface CommandeProposee {
  /** What is written in the text. */
  readonly modele: string;
  readonly famille: Famille;
  readonly effet: string;
}

export const COMMANDES: readonly CommandeProposee[] = [
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

const nu = (texte: string): string =>
  texte.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const nomDe = (modele: string): string => /^&[A-Za-z]+/.exec(modele)?.[0] ?? modele;

const FAMILLES: Readonly<Record<(typeof COMMANDES_SIMPLES)[number], Famille>> = {
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

/** How a piece of a text is tinted; null: plain text. */
export function teinteDe(jeton: Jeton): Famille | "inconnue" | null {
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

/** What begins like what is typed, from its `&` on. */
export const proposer = (debut: string): readonly CommandeProposee[] =>
  COMMANDES.filter(({ modele }) => nu(modele).startsWith(nu(debut)));

/** The command that was likely meant. */
export function procheDe(inconnue: string): string {
  const [premiere, ...autres] = COMMANDES.map(({ modele }) => ({
    modele,
    ecart: distance(nu(nomDe(modele)), nu(inconnue)),
  }));
  const proche = autres.reduce(
    (garde, autre) => (garde !== undefined && autre.ecart >= garde.ecart ? garde : autre),
    premiere,
  );
  return proche?.modele ?? "&joueur";
}

/** Commands of a text that are none, each once. */
export const inconnuesDe = (texte: string): readonly string[] => [
  ...new Set(lireTexte(texte).flatMap((jeton) => (jeton.type === "inconnue" ? [jeton.v] : []))),
];

/** Whether it draws an element of the card's list. */
export const tireDeLaListe = (texte: string): boolean =>
  lireTexte(texte).some((jeton) => jeton.type === "commande" && jeton.nom === "liste");

/** Whether it names somebody: without, a card that the room judges has nobody to judge. */
export const nommeQuelquun = (texte: string): boolean =>
  lireTexte(texte).some((jeton) => teinteDe(jeton) === "joueurs");

/** With every one of them replaced. */
export const corriger = (texte: string, inconnue: string, par: string): string =>
  lireTexte(texte)
    .map((jeton) => (jeton.type === "inconnue" && jeton.v === inconnue ? par : jeton.v))
    .join("");

/** What is being typed of a command, right before the caret: from its `&` on; null: none is. */
export const saisieDe = (avant: string): string | null => /&[A-Za-zÀ-ÿ]*$/.exec(avant)?.[0] ?? null;

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

/** Every command, to put where the keyboard is. */
export function PaletteCommandes({
  inserer,
}: {
  readonly inserer: (modele: string) => void;
}): ReactElement {
  return (
    <ul className={styles["palette"]} aria-label="Commandes">
      {COMMANDES.map(({ modele, effet }) => (
        <li key={modele}>
          <button
            type="button"
            title={effet}
            aria-label={`Mettre ${modele}\u00A0: ${effet}`}
            // the caret stays where it is
            onMouseDown={(evenement) => evenement.preventDefault()}
            onClick={() => inserer(modele)}
          >
            <TexteACommandes texte={modele} />
          </button>
        </li>
      ))}
    </ul>
  );
}
