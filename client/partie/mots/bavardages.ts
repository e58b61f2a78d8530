/** Words for how much the patron speaks, as hosts choose it. */
import { type BavardageDuPatron, bavardageDuPatron } from "#contracts/patron.ts";

export const NOMS_BAVARDAGES: Readonly<Record<BavardageDuPatron, string>> = {
  bavard: "Bavard",
  discret: "Discret",
  muet: "Muet",
};

export const CHOIX_BAVARDAGE = bavardageDuPatron.options.map((valeur) => ({
  valeur,
  libelle: `Patron ${NOMS_BAVARDAGES[valeur].toLowerCase()}`,
}));

/** How much the patron speaks after one more press on the host's button. */
export const bavardageSuivant = (actuel: BavardageDuPatron): BavardageDuPatron =>
  bavardageDuPatron.options[
    (bavardageDuPatron.options.indexOf(actuel) + 1) % bavardageDuPatron.options.length
  ] ?? actuel;
