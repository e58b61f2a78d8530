/** « Ovation ou sifflets »: the players vote on those whom a card names. mise-en-scene "Imprévu", decisions/0107. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { DUREE_SCRUTIN_S, type VoixDeScrutin } from "#contracts/scrutin.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { demarrerMinuteur, poserMinuteur } from "./minuteur.ts";
import { ecrireOffreDeGorgees } from "./noter.ts";
import {
  listerClesDesParticipants,
  estRoomLocale,
  estJoueurPresent,
  trouverJoueur,
  listerJoueursHorsCreateur,
} from "./selection.ts";
import type { CodeRefus, Morceau, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { ImprevuEnJeu, OffreDeGorgees, Scrutin } from "./types/imprevus.ts";

/** Keys of the players who may vote: present, with a phone, and not judged. */
const electeurs = (partie: Partie, juges: readonly string[]): string[] =>
  estRoomLocale(partie)
    ? []
    : listerJoueursHorsCreateur(partie).filter(
        (id) => !juges.includes(id) && estJoueurPresent(partie, id),
      );

/** Makes the vote of a judged card, which is not open yet; null when its text names nobody. */
export function creerScrutin(partie: Partie, texte: readonly Morceau[]): Scrutin | null {
  const juges = [...new Set(texte.flatMap((dit) => (dit.t === "joueur" ? [dit.id] : [])))];
  if (juges.length === 0) return null;
  const phase = electeurs(partie, juges).length > 0 ? "scene" : "aTrancher";
  return { phase, juges, voix: {}, issue: null };
}

/**
 * The outcome that an offer of a judged card waits for: sips that the judged players drink wait for whistles; sips that they hand out or have wiped, and sips of the others, for an ovation. Undefined when the text does not say who drinks: the host then chooses, as for any offer.
 */
function issueDe(
  { sens, nommee, cibles }: OffreDeGorgees,
  juges: readonly string[],
): VoixDeScrutin | undefined {
  const touche = cibles.some((id) => juges.includes(id));
  if (sens !== "boire") return touche ? "ovation" : undefined;
  if (touche) return nommee ? "sifflets" : undefined;
  return cibles.length > 0 ? "ovation" : undefined;
}

/** The offers of a judged card, each with the outcome it waits for. */
export const lierOffresAuxIssuesDuScrutin = (
  offres: readonly OffreDeGorgees[],
  { juges }: Scrutin,
): OffreDeGorgees[] =>
  offres.map((offre) => {
    const selon = issueDe(offre, juges);
    return selon === undefined ? offre : { ...offre, selon };
  });

/** The offers of a card that is no longer judged: the host may write them, except those of the outcome that was not chosen. */
export const libererOffresDuScrutin = (offres: readonly OffreDeGorgees[]): OffreDeGorgees[] =>
  offres.map((offre) => {
    const { selon, ...libre } = offre;
    return selon === "perdue" ? offre : libre;
  });

/** Votes for each outcome, of players who are still in the room. */
export function compterVoixDeScrutin(
  partie: Partie,
  { voix, juges }: Scrutin,
): Record<VoixDeScrutin, number> {
  const compte = { ovation: 0, sifflets: 0 };
  for (const [id, pour] of Object.entries(voix))
    if (trouverJoueur(partie, id) !== undefined && !juges.includes(id)) compte[pour] += 1;
  return compte;
}

/**
 * Opens the vote, for six seconds, once the performance is over. Asked by the host, the holder of the remote control or the reader of the card; a second time changes nothing. Refuses `trop_tard`, `pas_ton_tour`.
 */
export function ouvrirScrutin(
  partie: Partie,
  jeu: ContexteDesRegles,
  { tour }: CommandeDeType<"ouvrirScrutin">,
): Partie | CodeRefus {
  const { scrutin, imprevu } = partie;
  if (scrutin === null || tour !== partie.tour) return "trop_tard";
  if (![CLE_CREATEUR, partie.telecommande, imprevu?.lecteur].includes(jeu.auteur))
    return "pas_ton_tour";
  if (scrutin.phase !== "scene") return partie;
  if (electeurs(partie, scrutin.juges).length === 0)
    return { ...partie, scrutin: { ...scrutin, phase: "aTrancher" } };
  const ouverte: Partie = { ...partie, scrutin: { ...scrutin, phase: "ouvert" } };
  return demarrerMinuteur(poserMinuteur(ouverte, DUREE_SCRUTIN_S), jeu.now);
}

/** Stores the vote of a player, who may change it until the end. Refuses `trop_tard`, and `pas_ton_tour` to the judged players. */
export function enregistrerVoixDeScrutin(
  partie: Partie,
  jeu: ContexteDesRegles,
  { tour, voix }: CommandeDeType<"voter">,
): Partie | CodeRefus {
  const { scrutin } = partie;
  if (scrutin?.phase !== "ouvert" || tour !== partie.tour) return "trop_tard";
  if (scrutin.juges.includes(jeu.auteur)) return "pas_ton_tour";
  if (scrutin.voix[jeu.auteur] === voix) return partie;
  return { ...partie, scrutin: { ...scrutin, voix: { ...scrutin.voix, [jeu.auteur]: voix } } };
}

/** The current vote of a player, told to that player only; null for none. */
export function trouverVoixDuJoueur(
  { scrutin, tour }: Partie,
  id: string,
): { tour: number; pour: VoixDeScrutin } | null {
  const pour = scrutin?.phase === "ouvert" ? scrutin.voix[id] : undefined;
  return pour === undefined ? null : { tour, pour };
}

/** Counts the votes of an open vote and ends it: the majority decides, abstentions do not count, the host decides a tie. */
export function depouillerScrutin(partie: Partie): Partie {
  const { scrutin } = partie;
  if (scrutin?.phase !== "ouvert") return partie;
  const { ovation, sifflets } = compterVoixDeScrutin(partie, scrutin);
  if (ovation === sifflets) return { ...partie, scrutin: { ...scrutin, phase: "aTrancher" } };
  return rendre(partie, scrutin, ovation > sifflets ? "ovation" : "sifflets");
}

/** Ends an open vote before its time. Refuses `trop_tard`. */
export const fermerScrutin = (
  partie: Partie,
  { tour }: CommandeDeType<"fermerScrutin">,
): Partie | CodeRefus =>
  tour === partie.tour && partie.scrutin?.phase === "ouvert"
    ? depouillerScrutin(partie)
    : "trop_tard";

/** Gives a vote the outcome that the host chooses after a tie, without votes, or without phones. Refuses `trop_tard`. */
export function trancherScrutin(
  partie: Partie,
  { tour, issue }: CommandeDeType<"trancher">,
): Partie | CodeRefus {
  const { scrutin } = partie;
  if (scrutin?.phase !== "aTrancher" || tour !== partie.tour) return "trop_tard";
  return rendre(partie, scrutin, issue);
}

/**
 * Ends a vote with this outcome, whose offers are written for the players they name, on the ardoise or into their hands. The host may undo
 * these lines like any other, and then write the offers by hand.
 */
function rendre(partie: Partie, scrutin: Scrutin, issue: VoixDeScrutin): Partie {
  const { imprevu, tour } = partie;
  if (imprevu === null) return partie;
  const offres = imprevu.offres.map((offre) =>
    offre.selon === undefined || offre.selon === issue
      ? offre
      : { ...offre, selon: "perdue" as const },
  );
  const rendue: Partie = {
    ...partie,
    scrutin: { ...scrutin, phase: "rendu", issue },
    imprevu: { ...imprevu, offres },
  };
  return offres.reduce((suivie: Partie, { selon, cibles, prises }, offre) => {
    const joueurs = cibles.filter((id) => listerClesDesParticipants(suivie).includes(id));
    if (selon !== issue || prises > 0 || joueurs.length === 0) return suivie;
    const notee = ecrireOffreDeGorgees(suivie, {
      type: "noterOffre",
      tour,
      offre,
      prises,
      joueurs,
    });
    return typeof notee === "string" ? suivie : notee;
  }, rendue);
}

/**
 * The player who reads an imprévu aloud, judged or not: another one at each card, among present players whom its text does
 * not name; null when there is none.
 */
export function choisirLecteurImprevu(partie: Partie, texte: readonly Morceau[]): string | null {
  const nommes = new Set(texte.flatMap((dit) => (dit.t === "joueur" ? [dit.id] : [])));
  const libres = listerJoueursHorsCreateur(partie).filter(
    (id) => !nommes.has(id) && estJoueurPresent(partie, id),
  );
  const { normal, rare } = partie.vus;
  return libres[(normal.length + rare.length) % Math.max(1, libres.length)] ?? null;
}

/** Takes players who have left out of the imprévu: as its reader, and as judged players of its vote, which ends when it has none. */
export function retirerJoueursPartisDeLImprevu(partie: Partie): Partie {
  const { imprevu, scrutin } = partie;
  if (imprevu === null) return scrutin === null ? partie : { ...partie, scrutin: null };
  const ici = (id: string) => trouverJoueur(partie, id) !== undefined;
  const { lecteur } = imprevu;
  const lue =
    lecteur === null || ici(lecteur)
      ? partie
      : { ...partie, imprevu: { ...imprevu, lecteur: null } };
  if (scrutin === null || scrutin.phase === "rendu" || scrutin.juges.every(ici)) return lue;
  const juges = scrutin.juges.filter(ici);
  return juges.length > 0 ? { ...lue, scrutin: { ...scrutin, juges } } : sansScrutin(lue);
}

/** Ends a vote that has lost all its judged players: the host writes the offers, as on any card. */
function sansScrutin(partie: Partie): Partie {
  const imprevu: ImprevuEnJeu | null = partie.imprevu && {
    ...partie.imprevu,
    offres: libererOffresDuScrutin(partie.imprevu.offres),
  };
  return { ...partie, scrutin: null, imprevu };
}
