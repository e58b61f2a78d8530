/** The closing dare of the end, one of four kinds, each asked in six ways: jeu §2 "End screen". Pure. */
import { TEXTES_DES_DEFIS, type GenreDefi } from "./gages.ts";
import type { GenerateurAleatoire } from "./hasard.ts";
import type { Morceau } from "./types.ts";
import type { LigneTableDeFin } from "./types/resultats.ts";

/** Most players that a dare may name; with more people level, this kind is not drawn. */
const A_EGALITE_MAX = 3;

interface Defi {
  readonly sorte: GenreDefi;
  readonly constat: { readonly un: string; readonly plusieurs: string };
  /** The compared number, of which the highest wins; null for a player who is no candidate. */
  readonly merite: (ligne: LigneTableDeFin) => number | null;
  /** Whether the dare needs a difference: it is not drawn when all are level, nor for a single player. */
  readonly departage: boolean;
}

const positif = (n: number | null) => (n !== null && n > 0 ? n : null);
const oppose = (n: number | null) => (n === null ? null : -n);

const DEFIS: readonly Defi[] = [
  {
    sorte: "plusBu",
    constat: { un: "a le plus bu", plusieurs: "ont le plus bu" },
    // a player who drank nothing cannot have drunk the most
    merite: ({ gorgees }) => positif(gorgees),
    departage: false,
  },
  {
    sorte: "moinsBu",
    constat: { un: "a le moins bu", plusieurs: "ont le moins bu" },
    merite: ({ gorgees }) => -gorgees,
    departage: true,
  },
  {
    sorte: "meilleurScore",
    constat: { un: "a le meilleur score", plusieurs: "ont le meilleur score" },
    merite: ({ score }) => positif(score),
    departage: false,
  },
  {
    sorte: "plusPetitScore",
    constat: { un: "a le plus petit score", plusieurs: "ont le plus petit score" },
    merite: ({ score }) => oppose(score),
    departage: true,
  },
];

/** The players with the best number; none when nobody has one, or too many share it. */
function elus({ merite, departage }: Defi, lignes: readonly LigneTableDeFin[]): LigneTableDeFin[] {
  const merites = lignes.flatMap((ligne) => merite(ligne) ?? []);
  const meilleur = Math.max(...merites);
  const premiers = lignes.filter((ligne) => merite(ligne) === meilleur);
  const tous = departage && premiers.length === merites.length;
  return tous || premiers.length > A_EGALITE_MAX ? [] : premiers;
}

/**
 * Draws a dare that suits the table, as a text in pieces; empty when none suits.
 * @param lignes lines of the end table, of players who are still there
 */
export function tirerDefiDeFin(
  lignes: readonly LigneTableDeFin[],
  des: GenerateurAleatoire,
): Morceau[] {
  const possibles = DEFIS.filter((defi) => elus(defi, lignes).length > 0);
  if (possibles.length === 0) return [];
  const defi = des.choisir(possibles);
  const nommes = elus(defi, lignes);
  const gage = des.choisir(TEXTES_DES_DEFIS[defi.sorte]);
  const nombre = nommes.length > 1 ? "plusieurs" : "un";
  return [
    ...enumerer(nommes),
    { t: "texte", v: ` ${defi.constat[nombre]}\u00A0: ${gage[nombre]}` },
  ];
}

/** Names in a French enumeration: "Léa", "Léa et Tom", "Léa, Tom et Zoé". */
function enumerer(lignes: readonly LigneTableDeFin[]): Morceau[] {
  return lignes.flatMap(({ id, pseudo }, i): Morceau[] => {
    const nom: Morceau = { t: "joueur", id, v: pseudo };
    if (i === 0) return [nom];
    return [{ t: "texte", v: i === lignes.length - 1 ? " et " : ", " }, nom];
  });
}
