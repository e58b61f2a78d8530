/** Names of players: trimmed, readable, at most 20 characters as people count them, unique in a room. Pure. */
import unhomoglyph from "unhomoglyph";
import { CLE_CREATEUR, PSEUDO_LONGUEUR_MAX } from "#contracts/limites.ts";
import { aDuTexteVisible, nettoyerTexteSurUneLigne } from "#contracts/texte-visible.ts";
import type { CodeRefus } from "./types.ts";

const segmenteur = new Intl.Segmenter("fr", { granularity: "grapheme" });
/** Texts of these characters need no segmentation and no accent folding. */
const ASCII = /^[ -~]*$/;

/** Length in grapheme clusters: "👩‍👩‍👧" counts for one. */
export function mesurerLongueurPseudo(texte: string): number {
  return ASCII.test(texte) ? texte.length : [...segmenteur.segment(texte)].length;
}

/** Key under which two pseudos are the same: no case, no accents. */
export function calculerClePseudo(pseudo: string): string {
  // a fast path: this runs over every player at each join
  if (ASCII.test(pseudo)) return pseudo.toLowerCase();
  return pseudo.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Keys under which a pseudo is taken: its letters, and letters that look the same (Unicode TR39): a Cyrillic "е", "I" for "l".
 */
const calculerClesDeRessemblance = (pseudo: string) =>
  [pseudo, unhomoglyph(pseudo.normalize("NFD"))].map(calculerClePseudo);

/**
 * Cleans a typed pseudo (decisions-jeu, "People and devices"; jeu §5).
 * Refuses `pseudo_vide`, `pseudo_trop_long`, `pseudo_reserve`.
 */
export function nettoyerPseudo(
  brut: string,
): { ok: true; pseudo: string } | { ok: false; refus: CodeRefus } {
  const pseudo = nettoyerTexteSurUneLigne(brut, "NFKC");
  if (!aDuTexteVisible(pseudo)) return { ok: false, refus: "pseudo_vide" };
  if (mesurerLongueurPseudo(pseudo) > PSEUDO_LONGUEUR_MAX)
    return { ok: false, refus: "pseudo_trop_long" };
  if (calculerClesDeRessemblance(pseudo).includes(calculerClePseudo(CLE_CREATEUR)))
    return { ok: false, refus: "pseudo_reserve" };
  return { ok: true, pseudo };
}

/** The pseudo itself, or with a number when somebody already has it or one that looks the same: a second "Léa" becomes "Léa 2". */
export function rendrePseudoUnique(pseudo: string, pris: readonly string[]): string {
  const cles = new Set(pris.flatMap(calculerClesDeRessemblance));
  const estPris = (essai: string) => calculerClesDeRessemblance(essai).some((cle) => cles.has(cle));
  if (!estPris(pseudo)) return pseudo;
  for (let n = 2; ; n++) {
    const suffixe = ` ${n}`;
    const debut = [...segmenteur.segment(pseudo)]
      .slice(0, PSEUDO_LONGUEUR_MAX - suffixe.length)
      .map(({ segment }) => segment)
      .join("")
      .trimEnd();
    const essai = debut + suffixe;
    if (!estPris(essai)) return essai;
  }
}
