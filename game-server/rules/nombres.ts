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
  mots.set("vingt et une", 21);
  return mots;
}

const NOMBRES = ecritures();

/** Value of a folded French number ("quatre vingt dix sept" gives 97), or null if it is not one. */
export function nombreFrancais(plie: string): number | null {
  return NOMBRES.get(plie) ?? null;
}
