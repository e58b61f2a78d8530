/**
 * Full-text search of the quizzes (decisions-plateforme, "Search"). Pure. SQLite folds case and accents by itself; what
 * it does not do (œ is not oe) comes from a transliteration indexed beside the text.
 */
import transliterate from "@sindresorhus/transliterate";

const MOTS_MAX = 12;
const MOT_LONGUEUR_MAX = 64;

/** What the index keeps of a quizz. */
export function texteIndexe(champs: {
  title: string;
  tags: readonly string[];
  createurPseudo: string;
}): {
  texte: string;
  translitteration: string;
} {
  const texte = [champs.title, ...champs.tags, champs.createurPseudo].join(" ").normalize("NFC");
  return { texte, translitteration: transliterate(texte) };
}

/** The words of what somebody typed: twelve at most, none so long that no index has it. */
export function motsCherches(saisie: string): string[] {
  const mots = saisie.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return mots.slice(0, MOTS_MAX).map((mot) => [...mot].slice(0, MOT_LONGUEUR_MAX).join(""));
}

/**
 * The MATCH expression for one of those words: it must begin a word of the quizz. Only letters and digits get through, between
 * quotes, so nothing typed can be taken for the syntax of FTS5.
 */
export function conditionMot(mot: string): string {
  const formes = new Set([
    mot,
    transliterate(mot)
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .trim(),
  ]);
  const prefixes = [...formes].filter((forme) => forme !== "").map((forme) => `"${forme}"*`);
  return prefixes.join(" OR ");
}
