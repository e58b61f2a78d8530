/** Undoing the last line of the ardoise. Pure. */
import { restesBonus } from "./manche.ts";
import type { CodeRefus, LigneArdoise, Partie } from "./types.ts";

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
  const { restes, dons } = partie.distribution;
  const don = dons.at(-1);
  if (don === undefined || don.de !== de || don.a !== qui || don.gorgees !== gorgees) return partie;
  const reprise = { ...partie, distribution: { restes, dons: dons.slice(0, -1) } };
  const { manche } = reprise;
  // on a question, what is in hand follows from the verdicts, which may have changed since
  const enMain =
    manche === null
      ? { ...restes, [de]: (restes[de] ?? 0) + gorgees }
      : restesBonus(reprise, manche);
  return { ...reprise, distribution: { ...reprise.distribution, restes: enMain } };
}

/** Sips of the imprévu on screen that are taken back can be noted again. */
function rouvrirOffre(partie: Partie, { qui, gorgees }: LigneArdoise): Partie {
  const { imprevu } = partie;
  const rang = imprevu?.offres.findLastIndex(
    (offre) =>
      offre.prise &&
      offre.sens === "boire" &&
      offre.gorgees === gorgees &&
      (offre.joueur === null || offre.joueur === qui),
  );
  if (imprevu === null || rang === undefined || rang < 0) return partie;
  const offres = imprevu.offres.map((offre, i) =>
    i === rang ? { ...offre, prise: false } : offre,
  );
  return { ...partie, imprevu: { ...imprevu, offres } };
}
