/** Cleaning of typed texts: no invisible characters, and none that changes the direction of other texts. Pure. */

/**
 * Control, format (bidi, zero-width), private, surrogate and unassigned characters, and letters that draw nothing. Joiners,
 * and tags behind a flag, are handled separately.
 */
const ILLISIBLES =
  /(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]|(?![\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u{2800}\u{3164}\u{115F}\u{1160}\u{FFA0}]/gu;
/** Joiners that hold no emoji together, which are removed. */
const LIANT_PERDU =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** Tags behind a flag form the flag of a region; only these regions have one. */
const DRAPEAU_DE_REGION = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}?/gu;
const DRAPEAUX = new Set(
  ["gbeng", "gbsct", "gbwls"].map((region) =>
    [0x1f3f4, ...[...region].map((lettre) => 0xe0000 + (lettre.codePointAt(0) ?? 0)), 0xe007f]
      .map((point) => String.fromCodePoint(point))
      .join(""),
  ),
);

/** Whether a text shows anything besides spaces, empty letters and lone marks. */
export function aDuTexteVisible(texte: string): boolean {
  return /[^\s\p{Z}\p{M}]/u.test(sansInvisible(texte));
}

/**
 * A single-line text, such as a name or title: invisible characters removed, spaces simplified and trimmed. @param forme NFKC
 * turns ① into 1, for names that must not look alike
 */
export function nettoyerTexteSurUneLigne(brut: string, forme: "NFC" | "NFKC" = "NFC"): string {
  const nu = sansInvisible(
    // the byte order mark is left to `sansInvisible`: the pattern counts it as a space, but it is invisible
    brut.normalize(forme).replace(/[^\S\uFEFF]+/gu, " "),
  );
  return (
    nu
      // spaces are merged again, because a removed character may have stood between two spaces, or a letter and its
      // accent
      .replace(/ +/g, " ")
      .normalize(forme)
      // marks beyond three on a letter are removed, because they would cover neighbouring lines
      .replace(/(\p{M}{3})\p{M}+/gu, "$1")
      .trim()
  );
}

function sansInvisible(texte: string): string {
  return (
    texte
      // the tags of a flag are kept whole or removed, because an incomplete sequence would show a black flag
      .replace(DRAPEAU_DE_REGION, (drapeau) => (DRAPEAUX.has(drapeau) ? drapeau : ""))
      .replace(ILLISIBLES, "")
      .replace(LIANT_PERDU, "")
  );
}
