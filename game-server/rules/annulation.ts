/** Undoing the last line of the ardoise. Pure. */
import { rouvrirOffreAnnulee } from "./noter.ts";
import { annulerPartageDeGorgees } from "./partage.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { LigneArdoise } from "./types/joueurs.ts";

/**
 * Removes the last line, with the other lines of the same press; a gift, an offer or a share can then be done again during its step.
 * `ligne`: the last line that the host saw, so that a double tap undoes once. Refuses `mauvaise_phase` at the end, `rien_a_annuler`.
 */
export function annulerDerniereLigneArdoise(partie: Partie, ligne: number): Partie | CodeRefus {
  if (partie.phase === "fin") return "mauvaise_phase";
  const derniere = partie.ardoise.at(-1);
  if (derniere?.id !== ligne) return "rien_a_annuler";
  const premiere = derniere.lot ?? derniere.id;
  const annulee = { ...partie, ardoise: partie.ardoise.filter(({ id }) => id < premiere) };
  if (derniere.offre !== undefined) return rouvrirOffreAnnulee(annulee, derniere.offre);
  if (derniere.motif === "partage") return annulerPartageDeGorgees(annulee, derniere);
  const rendre = derniere.motif === "cadeau" && derniere.position === partie.position;
  return rendre ? rendreEnMain(annulee, derniere) : annulee;
}

/** A gift undone during its step goes back into the giver's hand. */
function rendreEnMain(partie: Partie, { qui, de, gorgees }: LigneArdoise): Partie {
  const { distribution } = partie;
  const { dons } = distribution;
  const don = dons.at(-1);
  if (don === undefined || don.de !== de || don.a !== qui || don.gorgees !== gorgees) return partie;
  return { ...partie, distribution: { ...distribution, dons: dons.slice(0, -1) } };
}
