/** Sizes of files, as people read them. Pure. */
const UNITES = ["o", "Ko", "Mo", "Go"] as const;

/** "0 o", "12,3 Ko", "4 Mo", "1 Go": powers of a thousand, as the storage limit counts. */
export function octets(n: number): string {
  let valeur = n;
  let rang = 0;
  while (valeur >= 1000 && rang < UNITES.length - 1) {
    valeur /= 1000;
    rang++;
  }
  const nombre = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: valeur < 100 ? 1 : 0 });
  return `${nombre.format(valeur)}\u00A0${UNITES[rang] ?? "o"}`;
}
