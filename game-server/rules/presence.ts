/** Coming in, dropping, coming back: decisions-jeu "People and devices" and "Room life". Pure. */
import { CLE_CREATEUR, PLACE_GARDEE_MS, SANS_HOTE_MS, SANS_PERSONNE_MS } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Jeu } from "./jeu.ts";
import { revelerSiPret } from "./manche.ts";
import { attendreMedia, demarrer, geler, rafraichir } from "./minuteur.ts";
import { nettoyerPseudo, pseudoUnique } from "./pseudo.ts";
import { enPause, estLocale, hotePresent, modifierJoueur, repondants } from "./selection.ts";
import type { CodeRefus, CommandeDe, Effet, Joueur, Partie } from "./types.ts";

/** The seat of whoever holds this secret (hashed), if there is one. */
export function placeDuJeton(partie: Partie, jeton: string): string | null {
  if (jeton === "") return null;
  const trouve = Object.entries(partie.joueurs).find(([, joueur]) => joueur.jeton === jeton);
  return trouve?.[0] ?? null;
}

function autresPseudos(partie: Partie, sauf: string): string[] {
  return Object.entries(partie.joueurs)
    .filter(([id, { pseudo }]) => id !== sauf && pseudo !== "")
    .map(([, { pseudo }]) => pseudo);
}

/** Makes a typed name fit for this room. Refuses as `nettoyerPseudo`. */
export function pseudoPour(partie: Partie, id: string, brut: string) {
  const propre = nettoyerPseudo(brut);
  if (!propre.ok) return propre;
  return { ok: true as const, pseudo: pseudoUnique(propre.pseudo, autresPseudos(partie, id)) };
}

/** A new seat; the caller has checked that there is room. */
export function asseoir(partie: Partie, champs: Pick<Joueur, "pseudo" | "jeton" | "sansAlcool">): Partie {
  const nouveau: Joueur = {
    ...champs,
    createur: false,
    present: champs.jeton !== "",
    absences: 0,
    score: 0,
    gambling: false,
  };
  return {
    ...partie,
    joueurs: { ...partie.joueurs, [`j${partie.prochainJoueur}`]: nouveau },
    prochainJoueur: partie.prochainJoueur + 1,
  };
}

/**
 * A phone comes in, or comes back to its seat (joinRoom; `oui` and `non` of jeu §4). A returning player keeps score,
 * sips and step, and takes the pseudo it now asks for.
 * Refuses `kick`, `room_locale`, `room_pleine` and the refusals of a pseudo.
 */
export function rejoindre(
  partie: Partie,
  jeu: Jeu,
  { jeton, pseudo: brut, sansAlcool }: CommandeDe<"rejoindre">,
): Partie | CodeRefus {
  if (partie.bannis.includes(jeton)) return "kick";
  if (estLocale(partie)) return "room_locale";
  const place = placeDuJeton(partie, jeton);
  if (place === CLE_CREATEUR) return "joueur_seulement";
  const pseudo = pseudoPour(partie, place ?? "", brut);
  if (!pseudo.ok) return pseudo.refus;
  if (place !== null) {
    const champs = { present: true, pseudo: pseudo.pseudo, sansAlcool };
    jeu.effets.push({ type: "desarmer", nom: `absence:${place}` });
    return compterPresents(rafraichir(modifierJoueur(partie, place, champs), jeu.now, jeu.effets), jeu);
  }
  if (repondants(partie).length >= partie.placesMax) return "room_pleine";
  const assise = asseoir(partie, { pseudo: pseudo.pseudo, jeton, sansAlcool });
  return compterPresents(rafraichir(assise, jeu.now, jeu.effets), jeu);
}

/** The host's screen comes in or comes back: the game goes on where it was. */
export function hoteArrive(
  partie: Partie,
  jeu: Jeu,
  { jeton, pseudo: brut }: CommandeDe<"hoteArrive">,
): Partie {
  const propre = nettoyerPseudo(brut);
  const pseudoHote = propre.ok ? propre.pseudo : partie.pseudoHote;
  // the ticket has served: only the secret brings the host back
  let suite: Partie = { ...partie, pseudoHote, billet: "" };
  suite = habillerCreateur(modifierJoueur(suite, CLE_CREATEUR, { present: true, jeton }));
  return reprendre(compterPresents(suite, jeu), jeu);
}

/** CREATEUR wears the stored pseudo in creator mode, nothing otherwise (jeu §4). */
export function habillerCreateur(partie: Partie): Partie {
  const nom = partie.parametres.createur ? partie.pseudoHote || "L’hôte" : "";
  const pseudo = nom && pseudoUnique(nom, autresPseudos(partie, CLE_CREATEUR));
  return modifierJoueur(partie, CLE_CREATEUR, { pseudo, createur: true });
}

/** The game moves again: the countdown from what remained, and a reveal that was waiting. */
export function reprendre(partie: Partie, jeu: Jeu): Partie {
  if (partie.phase !== "jeu" || enPause(partie)) return partie;
  // a countdown that has never run still waits for the media of a screen that has just come back
  const attendMedia =
    partie.etape === ETAPE.question && partie.minuteur?.resteMs === partie.minuteur?.dureeMs;
  if (attendMedia && partie.minuteur !== null) jeu.effets.push(attendreMedia(partie));
  const repartie = attendMedia ? partie : demarrer(partie, jeu.now, jeu.effets);
  return revelerSiPret(repartie, jeu);
}

/** A connection is gone. The seat, the score and the sips stay; the step does not wait any more. */
export function deconnecter(partie: Partie, jeu: Jeu, { id }: CommandeDe<"deconnecter">): Partie {
  const parti = partie.joueurs[id];
  if (parti === undefined || !parti.present) return partie;
  const absences = parti.absences + 1;
  const suite = modifierJoueur(partie, id, { present: false, absences });
  if (id === CLE_CREATEUR) return compterPresents(geler(suite, jeu.now, jeu.effets), jeu);
  jeu.effets.push(gardeDePlace(id, absences));
  return revelerSiPret(compterPresents(suite, jeu), jeu);
}

function gardeDePlace(id: string, absence: number): Effet {
  return {
    type: "armer",
    nom: `absence:${id}`,
    delaiMs: PLACE_GARDEE_MS,
    commande: { type: "expirerJoueur", id, absence },
  };
}

/** Arms or stops the two clocks that close an abandoned room. */
function compterPresents(partie: Partie, jeu: Jeu): Partie {
  const quelquUn = Object.values(partie.joueurs).some(({ present }) => present);
  const surveiller = (nom: "sansHote" | "sansPersonne", cause: "hote" | "personne", ok: boolean, delaiMs: number) => {
    if (ok) jeu.effets.push({ type: "desarmer", nom });
    else jeu.effets.push({ type: "armer", nom, delaiMs, commande: { type: "fermer", cause } });
  };
  surveiller("sansHote", "hote", hotePresent(partie), SANS_HOTE_MS);
  surveiller("sansPersonne", "personne", quelquUn, SANS_PERSONNE_MS);
  return partie;
}

/** A clock of an abandoned room rang: closes it if that is still true. */
export function fermer(partie: Partie, jeu: Jeu, { cause }: CommandeDe<"fermer">): Partie {
  const abandonnee =
    cause === "hote"
      ? !hotePresent(partie)
      : Object.values(partie.joueurs).every(({ present }) => !present);
  if (abandonnee) jeu.effets.push({ type: "fermerRoom" });
  return partie;
}

/**
 * A stored game after the server stopped: nobody is connected, the countdown keeps what remained at `instant`
 * (the clock of the server that stored it), and what was being fetched is asked for again.
 */
export function restaurer(partie: Partie, jeu: Jeu, { instant }: CommandeDe<"restaurer">): Partie {
  const gelee = geler(partie, instant, []);
  const joueurs = Object.fromEntries(
    Object.entries(gelee.joueurs).map(([id, joueur]) => {
      const absences = joueur.absences + 1;
      if (id !== CLE_CREATEUR && joueur.jeton !== "") jeu.effets.push(gardeDePlace(id, absences));
      return [id, { ...joueur, present: false, absences }];
    }),
  );
  const { attente } = gelee;
  if (attente?.quoi === "imprevu") jeu.effets.push({ type: "chargerImprevu", id: attente.id });
  if (attente?.quoi === "quizz") jeu.effets.push({ type: "chargerQuizz", ...attente });
  return compterPresents({ ...gelee, joueurs }, jeu);
}
