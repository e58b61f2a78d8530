/** A table, whatever it came from: a sheet, a CSV, cells pasted from a spreadsheet. Pure. */
import Papa from "papaparse";
import { COLONNES_MAX, RANGEES_MAX } from "../limites.ts";
import { plier } from "./objets.ts";

export interface Cellule {
  readonly texte: string;
  /** The type that a spreadsheet gave the cell; a CSV has texts only. */
  readonly sorte: "texte" | "nombre" | "date" | "booleen";
}

export interface Rangee {
  /** In the file, from 1. */
  readonly ligne: number;
  readonly cellules: readonly Cellule[];
}

export type Separateur = ";" | "," | "\t" | "|";

export type Grille = { readonly rangees: readonly Rangee[] } & (
  | {
      readonly origine: "classeur";
      readonly nom: string;
      /** Hidden in its workbook: it is named, and left out. */
      readonly cachee: boolean;
    }
  | { readonly origine: "texte"; readonly separateur: Separateur }
);

export const SEPARATEURS: readonly Separateur[] = [";", "\t", ",", "|"];
export const NOMS_SEPARATEURS: Readonly<Record<Separateur, string>> = {
  ";": "points-virgules",
  "\t": "tabulations",
  ",": "virgules",
  "|": "barres verticales",
};

export const VIDE: Cellule = { texte: "", sorte: "texte" };

const enTexte = (texte: string): Cellule => ({ texte, sorte: "texte" });

/** A sign that no text holds: quotes are then read as any other. */
const SANS_GUILLEMETS = "\u0001";

/**
 * Rows of a delimited text, empty ones left out.
 * @param guillemets "auto": quotes hold cells together, unless the text uses them as French does, and rows would be swallowed
 */
export function decouper(
  texte: string,
  separateur: Separateur,
  guillemets: "auto" | "jamais" = "auto",
): Grille {
  const nu = () => lirePar(texte, separateur, SANS_GUILLEMETS);
  if (guillemets === "jamais" || !texte.includes('"'))
    return { origine: "texte", separateur, rangees: nu().rangees };
  const tenu = lirePar(texte, separateur, '"');
  // a quote that is never closed, or closed in the middle of a cell, is no quote of a CSV
  const rangees = tenu.fautes > 0 ? meilleures(tenu.rangees, nu().rangees) : tenu.rangees;
  return { origine: "texte", separateur, rangees };
}

/** The reading, of two, that has more rows of the usual width. */
function meilleures(tenues: readonly Rangee[], nues: readonly Rangee[]): readonly Rangee[] {
  const regulieres = (rangees: readonly Rangee[]) => {
    const largeur = largeurUsuelle(rangees);
    return rangees.filter(({ cellules }) => cellules.length === largeur).length;
  };
  return regulieres(nues) > regulieres(tenues) ? nues : tenues;
}

/** How many cells most rows have. */
export function largeurUsuelle(rangees: readonly Rangee[]): number {
  const nombres = new Map<number, number>();
  for (const { cellules } of rangees)
    nombres.set(cellules.length, (nombres.get(cellules.length) ?? 0) + 1);
  return [...nombres].reduce((mieux, une) => (une[1] > mieux[1] ? une : mieux), [0, 0])[0];
}

function lirePar(
  texte: string,
  separateur: Separateur,
  quoteChar: string,
): { readonly rangees: readonly Rangee[]; readonly fautes: number } {
  const rangees: Rangee[] = [];
  let fautes = 0;
  let curseur = 0;
  let ligne = 1;
  Papa.parse<string[]>(texte, {
    delimiter: separateur,
    newline: "\n",
    quoteChar,
    step({ data, errors, meta }, lecteur) {
      fautes += errors.filter(({ type }) => type === "Quotes").length;
      const cellules = data.slice(0, COLONNES_MAX).map((une) => enTexte(une));
      if (cellules.some((une) => une.texte.trim() !== "")) rangees.push({ ligne, cellules });
      for (; curseur < meta.cursor; curseur += 1) if (texte[curseur] === "\n") ligne += 1;
      if (rangees.length >= RANGEES_MAX) lecteur.abort();
    },
  });
  return { rangees, fautes };
}

/** The text of a cell, without spaces around. */
export const celluleEn = ({ cellules }: Rangee, colonne: number | undefined): Cellule =>
  colonne === undefined ? VIDE : (cellules[colonne] ?? VIDE);

/** Several formats look for their header in the same rows. */
const titresConnus = new WeakMap<Rangee, readonly string[]>();
/** Beyond, a cell is no header: Kahoot's longest has 60. */
const TITRE_MAX = 120;

/** A row as header: what each cell says, folded, line ends included. */
export function titresDe(rangee: Rangee): readonly string[] {
  const connus = titresConnus.get(rangee);
  if (connus !== undefined) return connus;
  const titres = rangee.cellules.map(({ texte }) => plier(texte.slice(0, TITRE_MAX)));
  titresConnus.set(rangee, titres);
  return titres;
}
