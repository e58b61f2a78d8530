/** Writing the offers of a text, and showing its follow-up: decisions-jeu "Imprévus". Pure. */
import type { MotifDeLigne } from "#contracts/partie.ts";
import { type LigneArdoiseAEcrire, ecrireLignesArdoise } from "./ardoise.ts";
import { mettreGorgeesEnMain } from "./distribution.ts";
import { lireOffresDeGorgeesPourHote } from "./imprevu-offres.ts";
import { listerClesDesParticipants, listerJoueursNommables } from "./selection.ts";
import type { CodeRefus, Partie, SuiteImprevuRendue } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { OffreDeGorgees } from "./types/imprevus.ts";

/** A text with offers. `poser` gives the game with other offers in this text. */
interface Source {
  readonly offres: readonly OffreDeGorgees[];
  readonly suite: SuiteImprevuRendue | null;
  readonly poser: (champs: { offres: readonly OffreDeGorgees[]; suiteMontree?: true }) => Partie;
  readonly suiteMontree: boolean;
  readonly motif: MotifDeLigne;
}

/** The text of this step (imprévu, or follow-up of the question), or of an imprévu of an earlier step that goes on. */
function sourceDe(partie: Partie, tour: number): Source | null {
  const { imprevu, manche, enCours } = partie;
  if (tour === partie.tour && imprevu !== null)
    return {
      ...imprevu,
      motif: "imprevu",
      poser: (champs) => ({ ...partie, imprevu: { ...imprevu, ...champs } }),
    };
  if (tour === partie.tour && manche !== null)
    return {
      ...manche,
      suiteMontree: true,
      motif: "suite",
      poser: ({ offres }) => ({ ...partie, manche: { ...manche, offres } }),
    };
  const carte = enCours.find((autre) => autre.tour === tour);
  if (carte === undefined) return null;
  return {
    ...carte,
    motif: "imprevu",
    poser: (champs) => {
      const changee = { ...carte, ...champs };
      return { ...partie, enCours: enCours.map((autre) => (autre === carte ? changee : autre)) };
    },
  };
}

/**
 * Writes an offer for the players that the host chooses: sips on the ardoise, off it, or into their hands. An offer that names its players is written once, another as often as the host says. Refuses `trop_tard`, `offre_prise`, `joueur_inconnu`.
 */
export function ecrireOffreDeGorgees(
  partie: Partie,
  { tour, offre: rang, prises, joueurs }: CommandeDeType<"noterOffre">,
): Partie | CodeRefus {
  const source = sourceDe(partie, tour);
  if (source === null) return "trop_tard";
  const offre = source.offres[rang];
  const perdue = offre?.selon === "perdue";
  if (offre === undefined || perdue || offre.prises !== prises || (offre.nommee && prises > 0))
    return "offre_prise";
  const possibles = listerClesDesParticipants(partie);
  const qui = [...new Set(joueurs)];
  if (!qui.every((id) => possibles.includes(id))) return "joueur_inconnu";
  const offres = source.offres.map((autre) =>
    autre === offre ? { ...offre, prises: prises + 1 } : autre,
  );
  const notee = source.poser({ offres });
  const { sens, gorgees } = offre;
  if (sens === "distribuer")
    return qui.reduce((suivie, id) => mettreGorgeesEnMain(suivie, id, gorgees), notee);
  const ecriture = (id: string): LigneArdoiseAEcrire => ({
    qui: id,
    gorgees: sens === "effacer" ? -gorgees : gorgees,
    motif: source.motif,
    offre: { tour, rang },
    ...(qui.length > 1 ? { lot: partie.prochaineLigne } : {}),
  });
  return ecrireLignesArdoise(notee, qui.map(ecriture));
}

/**
 * Writes the offers that name players of the room, when the game moves on by itself; not those written already, undone by the host, or
 * bound to the outcome of a vote.
 */
export function ecrireOffresDesJoueursNommes(partie: Partie): Partie {
  const { tour } = partie;
  return (sourceDe(partie, tour)?.offres ?? []).reduce((suivie: Partie, dite, offre) => {
    const { nommee, prises, reprise, selon } = dite;
    const joueurs = dite.cibles.filter((id) => listerClesDesParticipants(suivie).includes(id));
    const ecrite = prises > 0 || reprise === true || selon !== undefined;
    if (!nommee || ecrite || joueurs.length === 0) return suivie;
    const notee = ecrireOffreDeGorgees(suivie, {
      type: "noterOffre",
      tour,
      offre,
      prises,
      joueurs,
    });
    return typeof notee === "string" ? suivie : notee;
  }, partie);
}

/** Lets the host write an undone offer again while its text is on screen; the game does not write it again by itself. */
export function rouvrirOffreAnnulee(
  partie: Partie,
  { tour, rang }: { tour: number; rang: number },
): Partie {
  const source = sourceDe(partie, tour);
  if (source === null) return partie;
  const offres = source.offres.map((offre, i) =>
    i === rang
      ? { ...offre, prises: Math.max(0, offre.prises - 1), reprise: true as const }
      : offre,
  );
  return source.poser({ offres });
}

/** Shows a follow-up, secret until now, and its offers ('La suite'). A second time changes nothing. Refuses `trop_tard`. */
export function montrerSuiteImprevu(
  partie: Partie,
  { tour }: CommandeDeType<"montrerSuite">,
): Partie | CodeRefus {
  const source = sourceDe(partie, tour);
  if (source === null || source.suite === null) return "trop_tard";
  if (source.suiteMontree) return partie;
  const presents = listerJoueursNommables(partie).map(({ id }) => id);
  const offres = [
    ...source.offres,
    ...lireOffresDeGorgeesPourHote(source.suite.texte, presents, source.offres),
  ];
  return source.poser({ offres, suiteMontree: true });
}

/** Ends an imprévu that goes on, at the host's wish. */
export function finirImprevuEnCours(
  partie: Partie,
  { tour }: CommandeDeType<"finirImprevu">,
): Partie {
  const enCours = partie.enCours.filter((autre) => autre.tour !== tour);
  return enCours.length === partie.enCours.length ? partie : { ...partie, enCours };
}
