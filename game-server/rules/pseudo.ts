/** Names of players: trimmed, readable, at most 20 characters as people count them, unique in a room. Pure. */
import { CLE_CREATEUR, PSEUDO_MAX } from "#contracts/limites.ts";
import type { CodeRefus } from "./types.ts";

const segmenteur = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** Control, format (bidi, zero-width), private, surrogate and unassigned characters; joiners are looked at apart. */
const ILLISIBLES =
  /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u{2800}\u{3164}\u{115F}\u{1160}\u{FFA0}]/gu;
/** An emoji is held together by joiners: those that are not between two pictures go. */
const LIANT_PERDU =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** Length in grapheme clusters: "👩‍👩‍👧" counts for one. */
export function longueurPseudo(texte: string): number {
  return [...segmenteur.segment(texte)].length;
}

/** Key under which two pseudos are the same: no case, no accents. */
export function clePseudo(pseudo: string): string {
  return pseudo.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Cleans a typed pseudo (decisions-jeu, "People and devices"; jeu §5).
 * Refuses `pseudo_vide`, `pseudo_trop_long`, `pseudo_reserve`.
 */
export function nettoyerPseudo(
  brut: string,
): { ok: true; pseudo: string } | { ok: false; refus: CodeRefus } {
  const pseudo = brut
    .normalize("NFKC")
    // the byte order mark counts as a space there, but nobody sees it
    .replace(/[^\S\uFEFF]+/gu, " ")
    .replace(ILLISIBLES, "")
    .replace(LIANT_PERDU, "")
    // again: what was between two spaces, or between a letter and its accent, may be gone
    .replace(/ +/g, " ")
    .normalize("NFKC")
    // a pile of combining marks climbs over the neighbours' lines
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .trim();
  if (pseudo === "" || /^[\p{M}\s]*$/u.test(pseudo)) return { ok: false, refus: "pseudo_vide" };
  if (longueurPseudo(pseudo) > PSEUDO_MAX) return { ok: false, refus: "pseudo_trop_long" };
  if (clePseudo(pseudo) === clePseudo(CLE_CREATEUR)) return { ok: false, refus: "pseudo_reserve" };
  return { ok: true, pseudo };
}

/** The pseudo itself, or with a number when somebody already has it: a second "Léa" becomes "Léa 2". */
export function pseudoUnique(pseudo: string, pris: readonly string[]): string {
  const cles = new Set(pris.map(clePseudo));
  if (!cles.has(clePseudo(pseudo))) return pseudo;
  for (let n = 2; ; n++) {
    const suffixe = ` ${n}`;
    const debut = [...segmenteur.segment(pseudo)]
      .slice(0, PSEUDO_MAX - suffixe.length)
      .map(({ segment }) => segment)
      .join("")
      .trimEnd();
    const essai = debut + suffixe;
    if (!cles.has(clePseudo(essai))) return essai;
  }
}
