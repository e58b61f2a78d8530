/** Signs that GIFT escapes with a backslash: replaced while a block is cut, and restored afterwards. Pure. */

const ECHAPPES = "~=#{}:\\";
const CACHE = 0xe000;

/** Each escaped sign becomes one that nobody types. */
export const cacher = (texte: string): string =>
  texte.replace(/\\([~=#{}:\\n])/g, (_, signe: string) =>
    signe === "n" ? "\n" : String.fromCharCode(CACHE + ECHAPPES.indexOf(signe)),
  );

export const montrer = (texte: string): string =>
  texte.replace(/[\uE000-\uE006]/g, (signe) => ECHAPPES[signe.charCodeAt(0) - CACHE] ?? "");

/** As GIFT wants it. */
export const echapper = (texte: string): string =>
  texte.replace(/[~=#{}:\\]/g, "\\$&").replace(/\n/g, "\\n");
