/** The tags that are suggested for a typed text. Pure. plateforme §5 "Tags". */
import { normaliserTag, TAGS_QUIZZ } from "#contracts/tags.ts";

const PROPOSES_MAX = 6;

/**
 * Tags of the predefined list to suggest for a typed text.
 * @param presents tags that the quizz already has, which are not suggested
 * @returns the tag with exactly that name, then those that begin with the text, then those that contain it
 */
export function proposerTags(saisie: string, presents: readonly string[]): readonly string[] {
  const cherche = normaliserTag(saisie);
  if (cherche === "") return [];
  const ecart = (tag: string): number => {
    const forme = normaliserTag(tag);
    if (forme === cherche) return 0;
    return forme.startsWith(cherche) ? 1 : 2;
  };
  return TAGS_QUIZZ.filter((tag) => normaliserTag(tag).includes(cherche) && !presents.includes(tag))
    .sort((a, b) => ecart(a) - ecart(b))
    .slice(0, PROPOSES_MAX);
}
