/** The players of the room: adding, renaming, kicking, leaving: jeu §2, §4, §6. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { aUneLigneArdoise } from "./ardoise.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { terminerRoueDuMiniJeu } from "./mini-jeux/mini-jeux.ts";
import { rendreGorgeesPartagees } from "./partage.ts";
import {
  asseoirJoueur,
  donnerPseudoAuCreateur,
  preparerPseudoPourRoom,
  rasseoirJoueurRevenu,
  CHAMPS_DE_JOUEUR_SANS_TELEPHONE,
} from "./presence.ts";
import { calculerClePseudo, nettoyerPseudo } from "./pseudo.ts";
import {
  estRoomLocale,
  trouverJoueur,
  modifierJoueur,
  compterJoueursHorsCreateur,
} from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";

/** Adds a player of the room locale, typed by the host; the name of a player who had left seats that player again. Refuses `local_seulement`, `room_pleine`, and a pseudo's refusals. */
export function ajouterJoueurDeRoomLocale(
  partie: Partie,
  { pseudo: brut }: CommandeDeType<"ajouterJoueur">,
): Partie | CodeRefus {
  if (!estRoomLocale(partie)) return "local_seulement";
  if (compterJoueursHorsCreateur(partie) >= partie.placesMax) return "room_pleine";
  const revenu = partiDeCeNom(partie, brut);
  if (revenu !== undefined) return rasseoirJoueurRevenu(partie, revenu);
  const pseudo = preparerPseudoPourRoom(partie, "", brut);
  if (!pseudo.ok) return pseudo.refus;
  return asseoirJoueur(partie, {
    pseudo: pseudo.pseudo,
    demande: brut,
    jeton: "",
    sansAlcool: false,
    compte: null,
  });
}

function partiDeCeNom({ partis }: Partie, brut: string): string | undefined {
  const propre = nettoyerPseudo(brut);
  if (!propre.ok) return undefined;
  const cle = calculerClePseudo(propre.pseudo);
  return Object.keys(partis).find((id) => calculerClePseudo(partis[id]?.pseudo ?? "") === cle);
}

/** How many kicked players, and players who left, a room remembers: the latest ones, so that its memory is bounded. */
const BANNIS_MAX = 500;
const PARTIS_MAX = 200;

/** The players who left, with this one added, whose line stays on the bill; unchanged when the player has not played. */
function ligneLaissee(partie: Partie, id: string): Partie["partis"] {
  const parti = trouverJoueur(partie, id);
  if (parti === undefined || partie.phase === "salon") return partie.partis;
  const aJoue = parti.jugees > 0 || aUneLigneArdoise(partie, id);
  if (!aJoue) return partie.partis;
  const { [id]: _, ...autres } = partie.partis;
  const restent = Object.entries(autres).slice(1 - PARTIS_MAX);
  return { ...Object.fromEntries(restent), [id]: { ...parti, ...CHAMPS_DE_JOUEUR_SANS_TELEPHONE } };
}

/**
 * Removes a player from the room, after a turning wheel is paid and the sips that the player shared are back on their line.
 * @param garde whether the line stays on the bill; it is read after what the wheel has written
 */
function retirer(partie: Partie, id: string, garde: boolean): Partie {
  const soldee = rendreGorgeesPartagees(terminerRoueDuMiniJeu(partie), [id]);
  const partis = garde ? ligneLaissee(soldee, id) : soldee.partis;
  const { [id]: _, ...joueurs } = soldee.joueurs;
  const { distribution } = soldee;
  const { [id]: _offert, ...offerts } = distribution.offerts;
  return { ...soldee, joueurs, partis, distribution: { ...distribution, offerts } };
}

/**
 * 'supprimer' and 'kickJoueur': the host removes a player. Online, that phone cannot come back to this room, and its line
 * goes with it; in the room locale the player went home, and their line stays on the bill.
 * Refuses `createur_protege`, `joueur_inconnu`.
 */
export function supprimerJoueur(
  partie: Partie,
  jeu: ContexteDesRegles,
  { joueur: id }: CommandeDeType<"supprimerJoueur">,
): Partie | CodeRefus {
  if (id === CLE_CREATEUR) return "createur_protege";
  const retire = trouverJoueur(partie, id);
  if (retire === undefined) return "joueur_inconnu";
  jeu.effets.push({ type: "congedier", id, raison: "kick" });
  if (retire.jeton === "") return retirer(partie, id, true);
  return retirer(
    { ...partie, bannis: [...partie.bannis, retire.jeton].slice(-BANNIS_MAX) },
    id,
    false,
  );
}

/** 'quitteRoom': a player leaves on purpose; their line stays on the bill, and they may come back. */
export function quitterPartie(partie: Partie, jeu: ContexteDesRegles): Partie {
  jeu.effets.push({ type: "congedier", id: jeu.auteur, raison: "depart" });
  return retirer(partie, jeu.auteur, true);
}

/** Removes a player who was away for DUREE_PLACE_GARDEE_MS. Does nothing for an alarm of an earlier absence. */
export function retirerJoueurAbsentTropLongtemps(
  partie: Partie,
  { id, absence }: CommandeDeType<"expirerJoueur">,
): Partie {
  const parti = trouverJoueur(partie, id);
  if (parti === undefined || parti.present || parti.absences !== absence) return partie;
  return retirer(partie, id, true);
}

/** Changes the pseudo of a player. Refuses `joueur_inconnu`, and as `preparerPseudoPourRoom`. */
export function changerPseudo(partie: Partie, id: string, brut: string): Partie | CodeRefus {
  if (trouverJoueur(partie, id) === undefined) return "joueur_inconnu";
  const pseudo = preparerPseudoPourRoom(partie, id, brut);
  return pseudo.ok ? modifierJoueur(partie, id, { pseudo: pseudo.pseudo }) : pseudo.refus;
}

/**
 * Changes a player's own pseudo. The phone asks for it from now on: a return with it does not undo a name that the host gives later.
 * Refuses as `changerPseudo`.
 */
export function changerSonPseudo(partie: Partie, id: string, brut: string): Partie | CodeRefus {
  const changee = changerPseudo(partie, id, brut);
  const propre = nettoyerPseudo(brut);
  return typeof changee === "string" || !propre.ok
    ? changee
    : modifierJoueur(changee, id, { demande: propre.pseudo });
}

/** Gives a player another pseudo, chosen by the host. Refuses `createur_protege`, and as `changerPseudo`. */
export function renommerJoueur(
  partie: Partie,
  { joueur: id, pseudo }: CommandeDeType<"renommerJoueur">,
): Partie | CodeRefus {
  return id === CLE_CREATEUR ? "createur_protege" : changerPseudo(partie, id, pseudo);
}

/** Stores the host's pseudo, which is shown when creator mode is on. Refuses as `preparerPseudoPourRoom`. */
export function renommerCreateur(partie: Partie, brut: string): Partie | CodeRefus {
  const pseudo = preparerPseudoPourRoom(partie, CLE_CREATEUR, brut);
  return pseudo.ok
    ? donnerPseudoAuCreateur({ ...partie, pseudoHote: pseudo.pseudo })
    : pseudo.refus;
}

/**
 * Chooses water instead of alcohol: the counters are the same, the words on screen differ. The host may choose for any
 * player.
 */
export function reglerSansAlcoolDuJoueur(
  partie: Partie,
  jeu: ContexteDesRegles,
  { actif, joueur: choisi }: CommandeDeType<"sansAlcool">,
): Partie | CodeRefus {
  const id = jeu.auteur === CLE_CREATEUR ? (choisi ?? CLE_CREATEUR) : jeu.auteur;
  if (trouverJoueur(partie, id) === undefined) return "joueur_inconnu";
  return modifierJoueur(partie, id, { sansAlcool: actif });
}
