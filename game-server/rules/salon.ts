/** The lobby: settings, quizz, launch, and coming back after a game: jeu §2, §4, §5. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { parametresDePartie as parametresDuFil } from "#contracts/partie.ts";
import { compterQuestionsDuQuizz } from "#contracts/quizz.ts";
import { presenterQuestion } from "./etapes.ts";
import { composerPaquetImprevus } from "./paquet.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { melangerQuizzAJouer } from "./melange.ts";
import { donnerPseudoAuCreateur } from "./presence.ts";
import { aAssezDeJoueurs, estRoomLocale, listerJoueursHorsCreateur } from "./selection.ts";
import type { CodeRefus, ParametresDePartie, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { Joueur } from "./types/joueurs.ts";

const reglables = parametresDuFil.partial();
/** Settings that may be changed during a game. */
const EN_JEU: ReadonlySet<string> = new Set<keyof ParametresDePartie>(["patron", "rythme"]);

/**
 * Changes settings of the game. Going to or from local mode removes the players: phones do not play in local mode, and names typed by the
 * host have no phone. Refuses `mauvaise_phase`, except for the patron and the pace.
 */
export function reglerParametresDePartie(
  partie: Partie,
  jeu: ContexteDesRegles,
  { type: _, ...champs }: CommandeDeType<"reglerParametres">,
): Partie | CodeRefus {
  // fields that are no settings, such as the id that the command may carry, are left out
  const donnes = Object.entries(reglables.parse(champs)).filter(([, dit]) => dit !== undefined);
  if (partie.phase !== "salon" && !donnes.every(([nom]) => EN_JEU.has(nom)))
    return "mauvaise_phase";
  const parametres = { ...partie.parametres, ...Object.fromEntries(donnes) };
  const suite = donnerPseudoAuCreateur({ ...partie, parametres });
  if (estRoomLocale(suite) === estRoomLocale(partie)) return suite;
  if (estRoomLocale(suite))
    for (const id of listerJoueursHorsCreateur(partie))
      jeu.effets.push({ type: "congedier", id, raison: "local" });
  const hote = suite.joueurs[CLE_CREATEUR];
  return {
    ...suite,
    joueurs: hote === undefined ? {} : { [CLE_CREATEUR]: hote },
    telecommande: null,
  };
}

/** Asks for a quizz to play. Refuses `mauvaise_phase`. */
export function demanderQuizzAJouer(partie: Partie, quizzId: string): Partie | CodeRefus {
  if (partie.phase !== "salon") return "mauvaise_phase";
  return { ...partie, attente: { quoi: "quizz", quizzId, pour: "choix" } };
}

/**
 * 'Lancer': checks, and asks for the quizz again, so that the last version saved is played; `recevoirQuizzCharge` starts the game.
 * Refuses `aucun_quizz`, `local_sans_joueur`, `pas_assez_de_joueurs`, `chargement_en_cours`, `mauvaise_phase`.
 */
export function demanderLancementDePartie(partie: Partie): Partie | CodeRefus {
  if (partie.phase !== "salon") return "mauvaise_phase";
  if (partie.attente !== null) return "chargement_en_cours";
  if (partie.choix === null) return "aucun_quizz";
  const manque = manqueDeJoueurs(partie);
  if (manque !== null) return manque;
  const quizzId = partie.choix._id;
  return { ...partie, attente: { quoi: "quizz", quizzId, pour: "lancement" } };
}

function manqueDeJoueurs(partie: Partie): CodeRefus | null {
  if (aAssezDeJoueurs(partie)) return null;
  return estRoomLocale(partie) ? "local_sans_joueur" : "pas_assez_de_joueurs";
}

/** Handles a loaded quizz: shown in the salon, or shuffled and started. */
export function recevoirQuizzCharge(
  partie: Partie,
  jeu: ContexteDesRegles,
  { quizz, pour, imprevus }: CommandeDeType<"quizzCharge">,
): Partie {
  const { attente } = partie;
  if (attente?.quoi !== "quizz" || attente.quizzId !== quizz._id || attente.pour !== pour)
    return partie;
  const choix = {
    _id: quizz._id,
    title: quizz.title,
    questionsCount: compterQuestionsDuQuizz(quizz.questions),
  };
  const charge = { ...partie, choix, attente: null };
  if (quizz.questions.length === 0) {
    jeu.effets.push({ type: "prevenirHote", refus: "quizz_vide" });
    return { ...charge, choix: null };
  }
  if (pour === "choix") return charge;
  // the game does not start when players who left while the quizz was being loaded are missing
  const manque = manqueDeJoueurs(charge);
  if (manque !== null) {
    jeu.effets.push({ type: "prevenirHote", refus: manque });
    return charge;
  }
  const prete = {
    ...compteursAZero(charge),
    lancement: charge.tour,
    quizz: melangerQuizzAJouer(quizz, jeu.des),
    paquet: composerPaquetImprevus(imprevus, charge.parametres),
  };
  return presenterQuestion({ ...prete, phase: "jeu", fin: null }, jeu, 0);
}

/** Handles a quizz that could not be loaded: the host is told, and chooses another one. */
export function signalerQuizzIndisponible(
  partie: Partie,
  jeu: ContexteDesRegles,
  quizzId: string,
): Partie {
  if (partie.attente?.quoi !== "quizz" || partie.attente.quizzId !== quizzId) return partie;
  jeu.effets.push({ type: "prevenirHote", refus: "quizz_introuvable" });
  const choix = partie.choix?._id === quizzId ? null : partie.choix;
  return { ...partie, attente: null, choix };
}

function compteursAZero(partie: Partie): Partie {
  const joueurs = Object.fromEntries(
    Object.entries(partie.joueurs).map(([id, joueur]): [string, Joueur] => [
      id,
      { ...joueur, score: 0, jugees: 0, verdicts: [], gambling: false },
    ]),
  );
  return {
    ...partie,
    joueurs,
    partis: {},
    ardoise: [],
    comptes: {},
    exploits: {},
    statistiques: {},
    releves: {},
    fusions: {},
    imprevusTires: 0,
  };
}

/**
 * Takes everybody back to the lobby ('Retour salon'): counters at zero, the next quizz to be chosen. The end stays in the state until the
 * next game, since each phone stays on its vote until its owner leaves it. Refuses `mauvaise_phase`, also in a room that only tries a
 * quizz.
 */
export function retournerAuSalon(partie: Partie): Partie | CodeRefus {
  if (partie.phase !== "fin" || partie.essai) return "mauvaise_phase";
  return {
    ...compteursAZero(partie),
    phase: "salon",
    etape: 0,
    tour: partie.tour + 1,
    position: 0,
    choix: null,
    quizz: null,
    manche: null,
  };
}
