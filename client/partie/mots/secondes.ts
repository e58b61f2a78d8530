const nombre = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** "3,2 s", of milliseconds: a time is never rounded down to that of somebody who was faster. */
export const secondes = (ms: number): string => `${nombre.format(Math.ceil(ms / 100) / 10)}\u00A0s`;
