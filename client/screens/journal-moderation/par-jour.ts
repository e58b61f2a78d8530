/** The moderation's log grouped by day. Pure. */
import type { ActeDeModeration } from "#contracts/moderation.ts";

interface JourDActes {
  /** Title of a day of the moderation's log: "samedi 21 novembre 2026". */
  readonly jour: string;
  readonly actes: readonly ActeDeModeration[];
}

const JOUR = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full" });
const HEURE = new Intl.DateTimeFormat("fr-FR", { hour: "numeric", minute: "2-digit" });

/**
 * Groups acts of the moderation by day, in the reader's time zone.
 * @param actes in the order of the log, which is kept
 */
export function grouperActesParJour(actes: readonly ActeDeModeration[]): readonly JourDActes[] {
  const jours: { jour: string; actes: ActeDeModeration[] }[] = [];
  for (const acte of actes) {
    const jour = JOUR.format(new Date(acte.date));
    const dernier = jours.at(-1);
    if (dernier?.jour === jour) dernier.actes.push(acte);
    else jours.push({ jour, actes: [acte] });
  }
  return jours;
}

/** Hour of an act of the moderation's log: "21 h 58". */
export function direHeureActe(iso: string): string {
  const [heures = "", minutes = ""] = HEURE.format(new Date(iso)).split(":");
  return `${String(Number(heures))}\u00A0h\u00A0${minutes}`;
}
