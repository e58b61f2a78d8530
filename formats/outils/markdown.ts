/** Markdown in texts that say that they are so. Pure. */

/** A word or title between single stars or underscores. */
export const EMPHASIS_PATTERN =
  /(?<![\p{L}\d*_])([*_])(?=[^\s*_])([^\n*_]{1,400})(?<=\S)\1(?![\p{L}\d*_])/gu;

/** A text without the signs of bold, italic and code words: "l’album **Discovery**". */
export const withoutMarkdown = (texte: string): string =>
  texte
    .replace(/(\*\*|__)(?=\S)([^\n]{1,400}?)(?<=\S)\1/g, "$2")
    .replace(EMPHASIS_PATTERN, "$2")
    .replace(/`([^`\n]{1,400})`/g, "$1");
