/** Which tags are offered for what is typed. Pure. plateforme §5 "Tags". */
import { formeDeTag, TAGS } from "#contracts/tags.ts";

const PROPOSES_MAX = 6;

/** The one typed first, then those that begin so, then those that hold it; none that is there already. */
export function proposerTags(saisie: string, presents: readonly string[]): readonly string[] {
  const cherche = formeDeTag(saisie);
  if (cherche === "") return [];
  const ecart = (tag: string): number => {
    const forme = formeDeTag(tag);
    if (forme === cherche) return 0;
    return forme.startsWith(cherche) ? 1 : 2;
  };
  return TAGS.filter((tag) => formeDeTag(tag).includes(cherche) && !presents.includes(tag))
    .sort((a, b) => ecart(a) - ecart(b))
    .slice(0, PROPOSES_MAX);
}
