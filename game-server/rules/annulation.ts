/** Undoing the last line of the ardoise. Pure. */
import { rouvrirOffre } from "./noter.ts";
import { annulerPartage } from "./partage.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { LigneArdoise } from "./types/joueurs.ts";

/**
 * Takes back the last line, with those that the same press wrote; what it came from can be done again while it lasts. `ligne`
 * is the one the host saw last: undoing twice by accident undoes once. Refuses `rien_a_annuler`.
 */
export function annulerLigne(partie: Partie, ligne: number): Partie | CodeRefus {
  if (partie.phase === "fin") return "mauvaise_phase";
  const derniere = partie.ardoise.at(-1);
  if (derniere?.id !== ligne) return "rien_a_annuler";
  const premiere = derniere.lot ?? derniere.id;
  const annulee = { ...partie, ardoise: partie.ardoise.filter(({ id }) => id < premiere) };
  if (derniere.offre !== undefined) return rouvrirOffre(annulee, derniere.offre);
  if (derniere.motif === "partage") return annulerPartage(annulee, derniere);
  const rendre = derniere.motif === "cadeau" && derniere.position === partie.position;
  return rendre ? rendreEnMain(annulee, derniere) : annulee;
}

/** A gift taken back during its step is in the giver's hand again. */
function rendreEnMain(partie: Partie, { qui, de, gorgees }: LigneArdoise): Partie {
  const { distribution } = partie;
  const { dons } = distribution;
  const don = dons.at(-1);
  if (don === undefined || don.de !== de || don.a !== qui || don.gorgees !== gorgees) return partie;
  return { ...partie, distribution: { ...distribution, dons: dons.slice(0, -1) } };
}
