/** How much the patron speaks, as hosts choose it. */
import { type Bavardage, bavardage } from "#contracts/patron.ts";

export const NOMS_BAVARDAGES: Readonly<Record<Bavardage, string>> = {
  bavard: "Bavard",
  discret: "Discret",
  muet: "Muet",
};

export const CHOIX_BAVARDAGE = bavardage.options.map((valeur) => ({
  valeur,
  libelle: `Patron ${NOMS_BAVARDAGES[valeur].toLowerCase()}`,
}));

/** How much the patron speaks after one more press on the host's button. */
export const bavardageSuivant = (actuel: Bavardage): Bavardage =>
  bavardage.options[(bavardage.options.indexOf(actuel) + 1) % bavardage.options.length] ?? actuel;
