/** Undoing the last line of the ardoise. Pure. */
import type { CodeRefus, LigneArdoise, Offre, Partie } from "./types.ts";

/**
 * Takes back the last line; what it came from can be done again while its step lasts. `ligne` is the one the host saw last: undoing twice by accident undoes once.
 * Refuses `rien_a_annuler`.
 */
export function annulerLigne(partie: Partie, ligne: number): Partie | CodeRefus {
  if (partie.phase === "fin") return "mauvaise_phase";
  const derniere = partie.ardoise.at(-1);
  if (derniere?.id !== ligne) return "rien_a_annuler";
  const annulee = { ...partie, ardoise: partie.ardoise.slice(0, -1) };
  if (derniere.position !== partie.position) return annulee;
  if (derniere.motif === "cadeau") return rendreEnMain(annulee, derniere);
  return derniere.motif === "imprevu" ? rouvrirOffre(annulee, derniere) : annulee;
}

/** A gift taken back during its step is in the giver's hand again. */
function rendreEnMain(partie: Partie, { qui, de, gorgees }: LigneArdoise): Partie {
  const { offerts, dons } = partie.distribution;
  const don = dons.at(-1);
  if (don === undefined || don.de !== de || don.a !== qui || don.gorgees !== gorgees) return partie;
  return { ...partie, distribution: { offerts, dons: dons.slice(0, -1) } };
}

/** Sips that a text gave somebody by name, and that are taken back, can be noted again. */
function rouvrirOffre(partie: Partie, { qui, gorgees }: LigneArdoise): Partie {
  const rouvrir = (offres: readonly Offre[]) => {
    const rang = offres.findLastIndex(
      ({ nommee, prises, gorgees: n, cibles }) =>
        nommee && prises > 0 && n === Math.abs(gorgees) && cibles.includes(qui),
    );
    return offres.map((offre, i) => (i === rang ? { ...offre, prises: 0 } : offre));
  };
  const { imprevu, manche } = partie;
  if (imprevu !== null)
    return { ...partie, imprevu: { ...imprevu, offres: rouvrir(imprevu.offres) } };
  if (manche !== null) return { ...partie, manche: { ...manche, offres: rouvrir(manche.offres) } };
  return partie;
}
