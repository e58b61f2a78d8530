/**
 * Numbers as people write them: French words from zéro to cent, with and without hyphens, Belgian and Swiss forms and
 * ordinals too; Roman numerals. Pure.
 */

const UNITES =
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf"
    .split(" ")
    .map((mot) => mot.replace("_", " "));
const DIZAINES = new Map([
  [20, "vingt"],
  [30, "trente"],
  [40, "quarante"],
  [50, "cinquante"],
  [60, "soixante"],
]);

function ecritures(): Map<string, number> {
  const mots = new Map(UNITES.map((mot, n) => [mot, n]));
  const composer = (base: number, dizaine: string, jusque: number) => {
    for (let n = 0; n < jusque; n++) {
      const unite = UNITES[n];
      if (unite === undefined) continue;
      if (n === 0) mots.set(dizaine, base);
      else {
        mots.set(`${dizaine} ${unite}`, base + n);
        if (n === 1 || n === 11) mots.set(`${dizaine} et ${unite}`, base + n);
        if (n === 1) mots.set(`${dizaine} et une`, base + 1);
      }
    }
  };
  for (const [base, dizaine] of DIZAINES) composer(base, dizaine, base === 60 ? 20 : 10);
  composer(70, "septante", 10);
  composer(80, "octante", 10);
  composer(80, "huitante", 10);
  composer(80, "quatre vingt", 20);
  composer(80, "quatre vingts", 1);
  composer(90, "nonante", 10);
  mots.set("une", 1);
  mots.set("cent", 100);
  return mots;
}

/** The ordinal of a number in folded French words: "deux" gives "deuxieme", "neuf" "neuvieme", "quatre" "quatrieme". */
function ordinal(mots: string): string {
  if (mots.endsWith("cinq")) return `${mots}uieme`;
  if (mots.endsWith("neuf")) return `${mots.slice(0, -1)}vieme`;
  return `${mots.replace(/e$/, "")}ieme`;
}

/**
 * The words of numbers with their ordinals, and "premier" as in "François Ier"; "second" is left out because it is more often a unit of
 * time.
 */
function avecOrdinaux(mots: ReadonlyMap<string, number>): Map<string, number> {
  const tous = new Map(mots);
  for (const [ecrit, n] of mots) if (n > 1) tous.set(ordinal(ecrit), n);
  for (const premier of ["premier", "premiere"]) tous.set(premier, 1);
  return tous;
}

const NOMBRES = avecOrdinaux(ecritures());
/** The words of numbers, longest first, so that "quatre vingt dix" is not read as "quatre vingt" and "dix". */
const LES_PLUS_LONGS = [...NOMBRES.keys()].sort((a, b) => b.length - a.length);
const NOMBRE_ECRIT = new RegExp(`(?<![^ ])(?:${LES_PLUS_LONGS.join("|")})(?![^ ])`, "g");

/** An ordinal in digits ("19e", "1er", "2nde"), of which only the number is kept. */
const ORDINAL_EN_CHIFFRES = /(?<![^ ])(\d+)(?:ers?|eres?|res?|es?|emes?|iemes?|nde?s?)(?![^ ])/g;

/**
 * A folded text where every number written in French words up to cent is in digits: "les douze travaux" gives
 * "les 12 travaux".
 */
export function ecrireNombresEnChiffres(plie: string): string {
  return plie
    .replace(NOMBRE_ECRIT, (mots) => String(NOMBRES.get(mots)))
    .replace(ORDINAL_EN_CHIFFRES, "$1");
}

const CHIFFRES_ROMAINS: Readonly<Record<string, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
};
const CANONIQUE = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const ROMAIN =
  /(?<![\p{L}\p{N}])([IVXLCDM]+)(ers?|eres?|res?|es?|emes?|iemes?|nde?s?)?(?![\p{L}\p{N}])/gu;
const ROMAIN_TOUTE_CASSE = new RegExp(ROMAIN.source, "giu");

/** Value of a Roman numeral written as it should be, null for anything else. */
function valeurRomaine(signes: string): number | null {
  if (signes === "" || !CANONIQUE.test(signes)) return null;
  const valeurs = [...signes].map((signe) => CHIFFRES_ROMAINS[signe] ?? 0);
  return valeurs.reduce((somme, n, i) => (n < (valeurs[i + 1] ?? 0) ? somme - n : somme + n), 0);
}

/**
 * A text without accents where Roman numerals in capitals are in digits, ordinals included ("XIXe siècle" gives "19
 * siècle"). One letter counts beside other words only, and only I, V or X: the C language is not a hundred.
 */
export function convertirNombresRomains(texte: string): string {
  return texte.replace(ROMAIN, (mot: string, signes: string) => {
    const seul = signes.length === 1 && (texte.trim() === mot || !/[IVX]/.test(signes));
    const valeur = seul ? null : valeurRomaine(signes);
    return valeur === null ? mot : String(valeur);
  });
}

/** As `convertirNombresRomains`, in any case, but only for these values: "dix" is read as a Roman numeral only when 509 is expected. */
export function convertirNombresRomainsAttendus(texte: string, valeurs: readonly string[]): string {
  return texte.replace(ROMAIN_TOUTE_CASSE, (mot: string, signes: string) => {
    const valeur = String(valeurRomaine(signes.toUpperCase()));
    return valeurs.includes(valeur) ? valeur : mot;
  });
}
