/** "samedi 21 novembre, 23 h 47": when an evening ended, on this device's clock. Pure. */
const JOUR = new Intl.DateTimeFormat("fr-FR", { weekday: "long", day: "numeric", month: "long" });

export function direDateDeSoiree(quand: Date): string {
  return `${direJourDeSoiree(quand)}, ${String(quand.getHours())}\u00A0h\u00A0${String(quand.getMinutes()).padStart(2, "0")}`;
}

/** The day of an evening in words: "samedi 21 novembre". */
export const direJourDeSoiree = (quand: Date): string => JOUR.format(quand).replace(/ 1 /, " 1er ");
