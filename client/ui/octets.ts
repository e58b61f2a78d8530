const UNITES = ["o", "Ko", "Mo", "Go"] as const;

/** A file size in French: "0 o", "12,3 Ko", "4 Mo", "1 Go". In powers of a thousand, as the storage limit counts. Pure. */
export function direTailleDeFichier(n: number): string {
  let valeur = n;
  let rang = 0;
  while (valeur >= 1000 && rang < UNITES.length - 1) {
    valeur /= 1000;
    rang++;
  }
  const nombre = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: valeur < 100 ? 1 : 0 });
  return `${nombre.format(valeur)}\u00A0${UNITES[rang] ?? "o"}`;
}
