/** Words as the search compares them, and their places in a text (plateforme §2, decisions-plateforme "Search"). Pure. */

const MOT = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };

/** Words of a text, as they are written. */
export const decouperEnMots = (texte: string): string[] => texte.normalize("NFC").match(MOT) ?? [];

/** Normalized form of a word or of a text: without case, accents and ligatures. */
export const plierTextePourRecherche = (mot: string): string =>
  mot
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæß]/g, (lettre) => LIGATURES[lettre] ?? lettre);

/** A piece of a text that was searched: a match, or the text between two matches. */
export interface MorceauDeTexteCherche {
  readonly texte: string;
  readonly trouve: boolean;
}

/** Splits a text at the beginnings of words that match a search. */
export function decouperTexteSelonRecherche(
  texte: string,
  cherches: readonly string[],
): MorceauDeTexteCherche[] {
  const formes = cherches.map(plierTextePourRecherche).filter((forme) => forme !== "");
  const lu = texte.normalize("NFC");
  const suite: MorceauDeTexteCherche[] = [];
  let fin = 0;
  for (const { 0: mot, index } of lu.matchAll(MOT)) {
    const longueurs = formes
      .filter((forme) => plierTextePourRecherche(mot).startsWith(forme))
      .map((forme) => lettresPour(mot, forme.length));
    if (longueurs.length === 0) continue;
    const longueur = Math.max(...longueurs);
    if (index > fin) suite.push({ texte: lu.slice(fin, index), trouve: false });
    suite.push({ texte: lu.slice(index, index + longueur), trouve: true });
    fin = index + longueur;
  }
  if (fin < lu.length) suite.push({ texte: lu.slice(fin), trouve: false });
  return suite;
}

/** Number of characters of a word that its first normalized letters take: "œ" counts for two. */
function lettresPour(mot: string, lettres: number): number {
  let longueur = 0;
  for (const lettre of mot) {
    if (plierTextePourRecherche(mot.slice(0, longueur)).length >= lettres) break;
    longueur += lettre.length;
  }
  return longueur;
}

/** Whether a word of the text begins with the searched text. */
export function contientDebutDeMot(texte: string, cherche: string): boolean {
  const forme = plierTextePourRecherche(cherche);
  return decouperEnMots(texte).some((mot) => plierTextePourRecherche(mot).startsWith(forme));
}
