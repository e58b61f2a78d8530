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

/**
 * The MATCH expression for what somebody typed: every word must begin a word of the quizz. Only letters and digits get
 * through, each word between quotes, so nothing typed can be taken for the syntax of FTS5. Null when no word is left.
 */
export function requeteFts(saisie: string): string | null {
  const mots = saisie.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  if (mots.length === 0) return null;
  return mots.slice(0, MOTS_MAX).map(conditionMot).join(" AND ");
}

function conditionMot(mot: string): string {
  const court = [...mot].slice(0, MOT_LONGUEUR_MAX).join("");
  const formes = new Set([
    court,
    transliterate(court)
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .trim(),
  ]);
  const prefixes = [...formes].filter((forme) => forme !== "").map((forme) => `"${forme}"*`);
  return `(${prefixes.join(" OR ")})`;
}
