/** What people write, made readable: nothing invisible, nothing that turns the neighbours' text around. Pure. */

/**
 * Control, format (bidi, zero-width), private, surrogate and unassigned characters, and letters that draw nothing; joiners
 * are looked at apart, and so are tags behind a flag.
 */
const ILLISIBLES =
  /(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]|(?![\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u{2800}\u{3164}\u{115F}\u{1160}\u{FFA0}]/gu;
/** An emoji is held together by joiners: those that are not between two pictures go. */
const LIANT_PERDU =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** A flag that tags after it make another one: of these regions, and no other, somebody draws it. */
const DRAPEAU_DE_REGION = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}?/gu;
const DRAPEAUX = new Set(
  ["gbeng", "gbsct", "gbwls"].map((region) =>
    [0x1f3f4, ...[...region].map((lettre) => 0xe0000 + (lettre.codePointAt(0) ?? 0)), 0xe007f]
      .map((point) => String.fromCodePoint(point))
      .join(""),
  ),
);

/** Whether there is something to see in a text: spaces of all kinds, letters that draw nothing and marks on nothing are not. */
export function estVisible(texte: string): boolean {
  return /[^\s\p{Z}\p{M}]/u.test(sansInvisible(texte));
}

/**
 * A text of one line, as it is kept: a name, a title. What could not be seen is gone, every space is a plain one, none is at
 * the ends.
 * @param forme NFKC makes ① a 1, for names that must not look like one another
 */
export function nettoyerLigne(brut: string, forme: "NFC" | "NFKC" = "NFC"): string {
  const nu = sansInvisible(
    // the byte order mark counts as a space there, but nobody sees it
    brut.normalize(forme).replace(/[^\S\uFEFF]+/gu, " "),
  );
  return (
    nu
      // again: what was between two spaces, or between a letter and its accent, may be gone
      .replace(/ +/g, " ")
      .normalize(forme)
      // a pile of combining marks climbs over the neighbours' lines
      .replace(/(\p{M}{3})\p{M}+/gu, "$1")
      .trim()
  );
}

function sansInvisible(texte: string): string {
  return (
    texte
      // without all of its tags it would be another flag, a black one: it is kept whole, or not at all
      .replace(DRAPEAU_DE_REGION, (drapeau) => (DRAPEAUX.has(drapeau) ? drapeau : ""))
      .replace(ILLISIBLES, "")
      .replace(LIANT_PERDU, "")
  );
}
