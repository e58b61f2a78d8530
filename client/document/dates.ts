/** Dates and instants in French. Pure. */
const HEURE = new Intl.DateTimeFormat("fr-FR", { hour: "numeric", minute: "2-digit" });
const JOUR = new Intl.DateTimeFormat("fr-FR");

const memeJour = (a: Date, b: Date): boolean => JOUR.format(a) === JOUR.format(b);

/** The time of day in words: "21 h 14". */
export const direHeure = (ms: number): string => HEURE.format(ms).replace(":", "\u00A0h\u00A0");

/** The date and the time of day: "21/11/2026 à 23 h 52". */
export const direDateEtHeure = (ms: number): string => `${JOUR.format(ms)} à ${direHeure(ms)}`;

/** When a document was last saved: "Enregistré à 21 h 14", with the day when it was not today. */
export const direEnregistreA = (ms: number, maintenant: number): string =>
  memeJour(new Date(ms), new Date(maintenant))
    ? `Enregistré à ${direHeure(ms)}`
    : `Enregistré le ${direDateEtHeure(ms)}`;

/** How long ago something was: "il y a 3 s", "il y a 2 min"; after an hour, the time of day. */
export function direDepuisCombienDeTemps(ms: number, maintenant: number): string {
  const secondes = Math.max(0, Math.round((maintenant - ms) / 1000));
  if (secondes < 1) return "à l’instant";
  if (secondes < 60) return `il y a ${String(secondes)}\u00A0s`;
  const minutes = Math.floor(secondes / 60);
  return minutes < 60 ? `il y a ${String(minutes)}\u00A0min` : `à ${direHeure(ms)}`;
}
