/** A question and its answer on one line: "Capitale du Pérou ? Lima", "Capitale du Pérou ; Lima". Pure. */
import type { Ligne } from "../lecture.ts";
import { choix, entree, ignorer, memeTexte } from "./ligne.ts";

/** From the surest to the least: the last two are found in sentences too. */
const SEPARATEURS: readonly RegExp[] = [
  /\s*\t+\s*/,
  /\s*;\s*/,
  /\s*\|\s*/,
  /\s*(?:→|⇒|=>|->)\s*/,
  // "-12 °C" is an answer
  /(?<=\?)(?:\s*(?:[–—:,]\s*|[-=]\s+)|\s+)(?=[^?]+$)/,
  /\s+=\s+(?=[^=]+$)/,
  /\s+[–—]\s+(?=[^–—]+$)/,
  /\s*:\s+(?=[^:]+$)/,
];
/** Beyond, an answer is a sentence. */
const REPONSE_MAX = 80;

function couper(ligne: string): readonly string[] {
  for (const separateur of SEPARATEURS) {
    const bouts = ligne.split(separateur).map((bout) => bout.trim());
    if (bouts.length > 1 && bouts.every((bout) => bout !== "")) return bouts;
  }
  return [ligne];
}

/** "Le ciel est bleu. (Vrai)" */
const VRAI_FAUX = /^(\S.*?)\s*[([](vrai|faux)[)\]]\s*\.?$/i;

const estCouple = (ligne: string): boolean => {
  if (VRAI_FAUX.test(ligne)) return true;
  const bouts = couper(ligne);
  return bouts.length > 1 && [...(bouts.at(-1) ?? "")].length <= REPONSE_MAX;
};

/** Whether nearly all lines are a question and its answer, and none is an option of another. */
export function sembleListe(lignes: readonly string[]): boolean {
  const couples = lignes.filter(estCouple).length;
  const marquees = lignes.filter((ligne) => /^(?:[*=•-]|[a-hA-H][.)])\s*\S/.test(ligne)).length;
  return lignes.length > 0 && couples >= lignes.length * 0.8 && marquees * 4 < lignes.length;
}

/**
 * The question of such a line. More than one answer: a choice, whose right one is starred, or is the first.
 * @param ou its line in the file
 */
export function coupleDe(ligne: string, ou: number): Ligne {
  const [, dit = "", juge] = VRAI_FAUX.exec(ligne) ?? [];
  if (juge !== undefined)
    return choix({
      ou,
      text: dit,
      options: ["Vrai", "Faux"].map((texte) => ({ texte, bonne: memeTexte(texte, juge) })),
    });
  const [text = "", ...suite] = couper(ligne);
  return suite.length === 0
    ? ignorer(ou, "Un texte sans proposition ni réponse", ligne)
    : questionDeCellules(text, suite, ou);
}

/** The same of cells without a header. */
export function questionDeCellules(text: string, cellules: readonly string[], ou: number): Ligne {
  const pleines = cellules.map((une) => une.trim()).filter((une) => une !== "");
  if (pleines.length === 1)
    return entree({
      ou,
      text,
      reponses: (pleines[0] ?? "").replace(/^[*=]\s*(?=\S)/, "").split(/\s+\/\s+/),
    });
  const marquees = pleines.filter((une) => /^[*=]\s*\S/.test(une));
  if (marquees.length > 0)
    return choix({
      ou,
      text,
      options: pleines.map((une) => ({
        texte: une.replace(/^[*=]\s*/, ""),
        bonne: marquees.includes(une),
      })),
    });
  return choix({
    ou,
    text,
    options: pleines.map((texte, rang) => ({ texte, bonne: rang === 0 })),
    melanger: true,
    doutes:
      pleines.length > 1
        ? ["Rien ne dit quelle proposition est la bonne\u00A0: la première a été cochée."]
        : [],
  });
}
