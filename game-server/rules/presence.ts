/** Arrivals, lost connections and returns: decisions-jeu "People and devices" and "Room life". Pure. */
import {
  CLE_CREATEUR,
  ATTENTE_TELEPHONE_DECONNECTE_MS,
  ATTENTE_TELEPHONES_APRES_REDEMARRAGE_MS,
  DUREE_PLACE_GARDEE_MS,
} from "#contracts/limites.ts";
import { arreterChronoDePartieStockee } from "./chrono.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { reprendreMiniJeuApresRedemarrage } from "./mini-jeux/mini-jeux.ts";
import { arreterMinuteur, rafraichirMinuteurDesEcrans } from "./minuteur.ts";
import { reprendrePatronApresRedemarrage } from "./patron/patron-neuf.ts";
import { nettoyerPseudo, rendrePseudoUnique } from "./pseudo.ts";
import { arreterDecompteDuRythme } from "./rythme/rythme-neuf.ts";
import {
  compterJoueursHorsCreateur,
  estJoueurAttendu,
  estRoomLocale,
  modifierJoueur,
} from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { Joueur } from "./types/joueurs.ts";

/** Key of the player with this (hashed) secret, null when there is none. */
export function trouverJoueurParJeton(partie: Partie, jeton: string): string | null {
  return placeDans(partie.joueurs, jeton);
}

function placeDans(joueurs: Partie["joueurs"], jeton: string): string | null {
  if (jeton === "") return null;
  // the search starts at the latest seat, which is looked up most often
  return Object.keys(joueurs).findLast((id) => joueurs[id]?.jeton === jeton) ?? null;
}

/** Pseudos of the other players, and of players who left during this game. */
function autresPseudos(partie: Partie, sauf: string): string[] {
  const pris: string[] = [];
  // a loop without copies: this runs at each join, over everybody
  for (const places of [partie.partis, partie.joueurs])
    for (const id of Object.keys(places)) {
      const pseudo = places[id]?.pseudo ?? "";
      if (id !== sauf && pseudo !== "") pris.push(pseudo);
    }
  return pris;
}

/** A typed pseudo, cleaned and made unique in this room. Refuses as `nettoyerPseudo`. */
export function preparerPseudoPourRoom(partie: Partie, id: string, brut: string) {
  const propre = nettoyerPseudo(brut);
  if (!propre.ok) return propre;
  return {
    ok: true as const,
    pseudo: rendrePseudoUnique(propre.pseudo, autresPseudos(partie, id)),
  };
}

/** Adds a player on a new seat. The caller has checked that there is room. */
export function asseoirJoueur(
  partie: Partie,
  champs: Pick<Joueur, "pseudo" | "demande" | "jeton" | "sansAlcool" | "compte">,
): Partie {
  const nouveau: Joueur = {
    ...champs,
    createur: false,
    ...(champs.jeton === "" ? CHAMPS_DE_JOUEUR_SANS_TELEPHONE : CHAMPS_DE_JOUEUR_CONNECTE),
    absences: 0,
    score: 0,
    jugees: 0,
    verdicts: [],
    gambling: false,
  };
  return {
    ...partie,
    joueurs: { ...partie.joueurs, [`j${partie.prochainJoueur}`]: nouveau },
    prochainJoueur: partie.prochainJoueur + 1,
  };
}

/** Seats a player who had left again, with their score and sips. The caller has checked that there is room. */
export function rasseoirJoueurRevenu(partie: Partie, id: string): Partie {
  const { [id]: revenu, ...partis } = partie.partis;
  if (revenu === undefined) return partie;
  const ici = revenu.jeton === "" ? CHAMPS_DE_JOUEUR_SANS_TELEPHONE : CHAMPS_DE_JOUEUR_CONNECTE;
  const joueur = { ...revenu, ...ici, absences: revenu.absences + 1 };
  return { ...partie, partis, joueurs: { ...partie.joueurs, [id]: joueur } };
}

/**
 * Seats a phone that joins, or that comes back to its seat (joinRoom; `oui` and `non` of jeu §4), even after leaving this game. A returning
 * player keeps score and sips, and gets the pseudo it asks for only if it asks for another one than the last time, since the host may have
 * renamed the player. Refuses `kick`, `room_locale`, `joueur_seulement`, `room_pleine` and the refusals of a pseudo.
 */
export function connecterJoueur(
  partie: Partie,
  jeu: ContexteDesRegles,
  { jeton, pseudo: brut, sansAlcool, compte }: CommandeDeType<"rejoindre">,
): Partie | CodeRefus {
  if (partie.bannis.includes(jeton)) return "kick";
  if (estRoomLocale(partie)) return "room_locale";
  const assis = trouverJoueurParJeton(partie, jeton);
  const place = assis ?? placeDans(partie.partis, jeton);
  if (place === CLE_CREATEUR) return "joueur_seulement";
  const pseudo = preparerPseudoPourRoom(partie, place ?? "", brut);
  if (!pseudo.ok) return pseudo.refus;
  if (assis === null && compterJoueursHorsCreateur(partie) >= partie.placesMax)
    return "room_pleine";
  if (place !== null) {
    const revenue = assis === null ? rasseoirJoueurRevenu(partie, place) : partie;
    const ancien = revenue.joueurs[place];
    const champs = {
      ...CHAMPS_DE_JOUEUR_CONNECTE,
      ...(ancien?.demande === brut ? {} : { pseudo: pseudo.pseudo, demande: brut }),
      sansAlcool,
      // a player may log in during the evening, and a return without the cookie does not log the player out
      compte: compte ?? ancien?.compte ?? null,
    };
    return rafraichirMinuteurDesEcrans(modifierJoueur(revenue, place, champs), jeu.now);
  }
  const assise = asseoirJoueur(partie, {
    pseudo: pseudo.pseudo,
    demande: brut,
    jeton,
    sansAlcool,
    compte,
  });
  return rafraichirMinuteurDesEcrans(assise, jeu.now);
}

/**
 * Connects the host's screen, which joins or comes back; the game goes on where it was. Refuses `billet_invalide` for a screen that holds
 * the secret of a player, present or gone: a secret has one line in the histories.
 */
export function connecterHote(
  partie: Partie,
  jeu: ContexteDesRegles,
  { jeton, pseudo: brut, compte }: CommandeDeType<"hoteArrive">,
): Partie | CodeRefus {
  const place = trouverJoueurParJeton(partie, jeton) ?? placeDans(partie.partis, jeton);
  if (place !== null && place !== CLE_CREATEUR) return "billet_invalide";
  const propre = nettoyerPseudo(brut);
  const pseudoHote = propre.ok ? propre.pseudo : partie.pseudoHote;
  const sien = compte ?? partie.joueurs[CLE_CREATEUR]?.compte ?? null;
  const rythme = arreterDecompteDuRythme(partie.rythme, jeu.now);
  // the ticket serves once: afterwards, only the secret or the account brings the host back
  const suite: Partie = { ...partie, pseudoHote, billet: "", rythme };
  return donnerPseudoAuCreateur(
    modifierJoueur(suite, CLE_CREATEUR, { present: true, jeton, compte: sien }),
  );
}

/** Gives CREATEUR the stored pseudo in creator mode, an empty one otherwise (jeu §4). */
export function donnerPseudoAuCreateur(partie: Partie): Partie {
  const nom = partie.parametres.createur ? partie.pseudoHote || "L’hôte" : "";
  const pseudo = nom && rendrePseudoUnique(nom, autresPseudos(partie, CLE_CREATEUR));
  return modifierJoueur(partie, CLE_CREATEUR, { pseudo, createur: true });
}

/** Handles a lost connection. The player keeps seat, score and sips; the step waits for their answer for ATTENTE_TELEPHONE_DECONNECTE_MS. */
export function traiterDeconnexionDuJoueur(
  partie: Partie,
  jeu: ContexteDesRegles,
  { id }: CommandeDeType<"deconnecter">,
): Partie {
  const parti = partie.joueurs[id];
  if (parti === undefined || !parti.present) return partie;
  return modifierJoueur(partie, id, sansConnexion(parti, jeu.now, ATTENTE_TELEPHONE_DECONNECTE_MS));
}

/**
 * The fields of a player whose connection is lost; `repitMs`: how long a step waits for the phone, null: not at all. The host's seat gets
 * no deadline: the game pauses without its screen.
 */
function sansConnexion(joueur: Joueur, now: number, repitMs: number | null): Partial<Joueur> {
  const telephone = !joueur.createur && joueur.jeton !== "";
  return {
    ...(telephone ? creerAbsenceDeTelephone(now, repitMs) : CHAMPS_DE_JOUEUR_SANS_TELEPHONE),
    absences: joueur.absences + 1,
  };
}

/**
 * A stored game after a stop of the server: nobody is connected, the countdown keeps what remained at `instant` (on the clock of the server that stored the game), other deadlines are counted anew on the clock of this server.
 */
export function restaurerPartieApresRedemarrage(
  partie: Partie,
  jeu: ContexteDesRegles,
  { instant }: CommandeDeType<"restaurer">,
): Partie {
  const gelee = arreterChronoDePartieStockee(arreterMinuteur(partie, instant), instant);
  const repitMs = ATTENTE_TELEPHONES_APRES_REDEMARRAGE_MS;
  const joueurs = Object.fromEntries(
    Object.entries(gelee.joueurs).map(([id, joueur]): [string, Joueur] => [
      id,
      // a player who was long gone before the stop is not waited for after it
      {
        ...joueur,
        ...sansConnexion(joueur, jeu.now, estJoueurAttendu(gelee, id) ? repitMs : null),
      },
    ]),
  );
  const fermetures = { hote: null, personne: null };
  const patron = reprendrePatronApresRedemarrage(partie.patron, jeu.now);
  const rythme = arreterDecompteDuRythme(partie.rythme, instant);
  return reprendreMiniJeuApresRedemarrage(
    { ...gelee, joueurs, fermetures, patron, rythme },
    jeu.now,
  );
}

type Absence = Pick<Joueur, "present" | "attenduJusque" | "gardeJusque">;

/** The fields of a player who is connected, and of a player without a phone. */
export const CHAMPS_DE_JOUEUR_CONNECTE = {
  present: true,
  attenduJusque: null,
  gardeJusque: null,
} satisfies Absence;
export const CHAMPS_DE_JOUEUR_SANS_TELEPHONE = {
  ...CHAMPS_DE_JOUEUR_CONNECTE,
  present: false,
} satisfies Absence;

/**
 * The fields of a player whose phone lost its connection at `now`. `repitMs`: how long a step still waits for its answer; null: not at all.
 */
export const creerAbsenceDeTelephone = (now: number, repitMs: number | null): Absence => ({
  present: false,
  attenduJusque: repitMs === null ? null : now + repitMs,
  gardeJusque: now + DUREE_PLACE_GARDEE_MS,
});

/**
 * Handles the alarm of an absence: the step stops waiting for this phone, whose seat is kept. The alarm of an earlier absence does nothing.
 */
export function cesserDAttendreTelephone(
  partie: Partie,
  { id, absence }: CommandeDeType<"repitFini">,
): Partie {
  const parti = partie.joueurs[id];
  if (parti === undefined || parti.attenduJusque === null || parti.absences !== absence)
    return partie;
  return modifierJoueur(partie, id, { attenduJusque: null });
}
