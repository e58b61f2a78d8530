/** French number words, from zéro to cent, with and without hyphens, Belgian and Swiss forms too. Pure. */

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

const NOMBRES = ecritures();
/** The longest first: "quatre vingt dix" is not "quatre vingt" and "dix". */
const LES_PLUS_LONGS = [...NOMBRES.keys()].sort((a, b) => b.length - a.length);
const NOMBRE_ECRIT = new RegExp(`(?<![^ ])(?:${LES_PLUS_LONGS.join("|")})(?![^ ])`, "g");

/**
 * A folded text where every number written in French words up to cent is in digits: "les douze travaux" gives
 * "les 12 travaux".
 */
export function enChiffres(plie: string): string {
  return plie.replace(NOMBRE_ECRIT, (mots) => String(NOMBRES.get(mots)));
}
