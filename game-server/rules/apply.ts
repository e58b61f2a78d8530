/**
 * The only way to change a game: a command goes in, the next state and the effects come out. Pure: no clock, no chance but the seed in the state and the entropy given with the command, no I/O. The same state and commands give the same game.
 */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { NomCommandeDEcran } from "#contracts/commandes.ts";
import { type CoupMiniJeu, estCoupMiniJeu } from "#contracts/mini-jeux.ts";
import { annulerDerniereLigneArdoise } from "./annulation.ts";
import { fixerCompteurDeGorgees } from "./ardoise.ts";
import {
  demanderComposition,
  recevoirCompositionTiree,
  signalerCompositionManquee,
} from "./composition.ts";
import { enregistrerDessinDuJoueur, effacerDessinDuJoueur } from "./dessins.ts";
import { distribuerGorgees } from "./distribution.ts";
import {
  lancerMinuteurDeQuestion,
  passerQuestion,
  revelerReponseALaMain,
  passerALEtapeSuivante,
  traiterFinDuMinuteur,
} from "./etapes.ts";
import { fermerRoomAbandonnee, fermerRoom } from "./fermeture.ts";
import { isCommandAlreadyDone, rememberDoneCommand } from "./repeated-commands.ts";
import { terminerPartie } from "./fin.ts";
import { creerGenerateurAleatoire } from "./hasard.ts";
import { fusionnerPlaces } from "./fusion.ts";
import {
  ouvrirImprevuCharge,
  signalerImprevuManquant,
  remplacerImprevuRetire,
} from "./imprevus.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import {
  ajouterJoueurDeRoomLocale,
  retirerJoueurAbsentTropLongtemps,
  quitterPartie,
  changerSonPseudo,
  renommerCreateur,
  renommerJoueur,
  reglerSansAlcoolDuJoueur,
  supprimerJoueur,
} from "./joueurs.ts";
import { appliquerVerdictsHote, enregistrerReponse } from "./manche.ts";
import { jouerCoupMiniJeu, traiterArretRoueGamble } from "./mini-jeux/mini-jeux.ts";
import { finirImprevuEnCours, montrerSuiteImprevu, ecrireOffreDeGorgees } from "./noter.ts";
import { partagerGorgeesDuJoueur } from "./partage.ts";
import { traiterFinDuGuetDuPatron } from "./patron/guet.ts";
import {
  traiterDeconnexionDuJoueur,
  connecterHote,
  connecterJoueur,
  restaurerPartieApresRedemarrage,
  cesserDAttendreTelephone,
} from "./presence.ts";
import {
  demanderQuizzAJouer,
  demanderLancementDePartie,
  recevoirQuizzCharge,
  signalerQuizzIndisponible,
  reglerParametresDePartie,
  retournerAuSalon,
} from "./salon.ts";
import { poursuivrePartieAuRythme, tenirOuRelacherEtape } from "./rythme/rythme.ts";
import {
  fermerScrutin,
  ouvrirScrutin,
  trancherScrutin,
  enregistrerVoixDeScrutin,
} from "./scrutin.ts";
import { estPartieEnPause, modifierJoueur, trouverJoueur } from "./selection.ts";
import { appliquerConsequencesDeCommande } from "./stabiliser.ts";
import { confierTelecommande } from "./telecommande.ts";
import type { CodeRefus, Partie } from "./types.ts";
import {
  type Commande,
  type ContexteDeCommande,
  type ResultatDeCommande,
  AUTEUR_SYSTEME,
} from "./types/commandes.ts";

/** Who may give a command; `telecommande`: the host, or the player who holds the remote control. */
type Role = "hote" | "joueur" | "hoteOuJoueur" | "telecommande";

/** Who may give each command: jeu §6. A command that is not here is given by the room itself. */
const ROLES: Record<Exclude<NomCommandeDEcran, CoupMiniJeu["type"]>, Role> = {
  reglerParametres: "hote",
  renommerCreateur: "hote",
  choisirQuizz: "hote",
  composerSoiree: "hote",
  ajouterJoueur: "hote",
  lancer: "hote",
  supprimerJoueur: "hote",
  fixerGorgees: "hote",
  renommerJoueur: "hote",
  fusionner: "hote",
  confierTelecommande: "telecommande",
  effacerDessin: "hote",
  annulerLigne: "hote",
  resync: "hote",
  supprimerRoom: "hote",
  mediaPret: "hote",
  reveler: "telecommande",
  suivant: "telecommande",
  passer: "telecommande",
  juger: "hote",
  noterOffre: "hote",
  montrerSuite: "hote",
  finirImprevu: "hote",
  ouvrirScrutin: "hoteOuJoueur",
  fermerScrutin: "telecommande",
  trancher: "hote",
  voter: "joueur",
  pause: "hote",
  tenir: "telecommande",
  terminer: "hote",
  retourSalon: "hote",
  repondre: "joueur",
  distribuer: "hoteOuJoueur",
  partager: "joueur",
  sansAlcool: "hoteOuJoueur",
  dessiner: "joueur",
  renommer: "joueur",
  quitter: "joueur",
};

const aUnRole = (type: string): type is keyof typeof ROLES => Object.hasOwn(ROLES, type);

/** The role that a command needs; null for a command that only the room itself may give. */
function roleDe(commande: Commande): Role | null {
  // any player may ask, since the rules of the mini-game check whose turn it is
  if (estCoupMiniJeu(commande)) return "hoteOuJoueur";
  return aUnRole(commande.type) ? ROLES[commande.type] : null;
}

function refuserAuteur(partie: Partie, commande: Commande, auteur: string): CodeRefus | null {
  const role = roleDe(commande);
  if (role === null) return auteur === AUTEUR_SYSTEME ? null : "message_invalide";
  const hote = auteur === CLE_CREATEUR;
  if (role === "hote" && !hote) return "hote_seulement";
  if (role === "telecommande" && !hote && auteur !== partie.telecommande) return "hote_seulement";
  if (role === "joueur" && hote) return "joueur_seulement";
  return trouverJoueur(partie, auteur) === undefined ? "joueur_inconnu" : null;
}

/** Commands that are refused while the game is paused. Answers are not: no player loses one. */
const INTERDITES_EN_PAUSE: ReadonlySet<string> = new Set([
  "suivant",
  "reveler",
  "passer",
  "ouvrirScrutin",
  "fermerScrutin",
]);

function executer(partie: Partie, jeu: ContexteDesRegles, commande: Commande): Partie | CodeRefus {
  if (estCoupMiniJeu(commande)) return jouerCoupMiniJeu(partie, jeu, commande);
  switch (commande.type) {
    case "reglerParametres":
      return reglerParametresDePartie(partie, jeu, commande);
    case "renommerCreateur":
      return renommerCreateur(partie, commande.pseudo);
    case "choisirQuizz":
      return demanderQuizzAJouer(partie, commande.quizzId);
    case "composerSoiree":
      return demanderComposition(partie, jeu, commande);
    case "ajouterJoueur":
      return ajouterJoueurDeRoomLocale(partie, commande);
    case "lancer":
      return demanderLancementDePartie(partie);
    case "supprimerJoueur":
      return supprimerJoueur(partie, jeu, commande);
    case "fixerGorgees":
      return fixerCompteurDeGorgees(partie, commande.joueur, commande.de, commande.gorgees);
    case "renommerJoueur":
      return renommerJoueur(partie, commande);
    case "fusionner":
      return fusionnerPlaces(partie, jeu, commande);
    case "confierTelecommande":
      return confierTelecommande(partie, jeu, commande.joueur);
    case "effacerDessin":
      return effacerDessinDuJoueur(partie, commande);
    case "annulerLigne":
      return annulerDerniereLigneArdoise(partie, commande.ligne);
    case "resync":
      jeu.effets.push({ type: "resync" });
      return partie;
    case "supprimerRoom":
      return fermerRoom(partie, jeu);
    case "mediaPret":
    case "attenteMediaFinie":
      return lancerMinuteurDeQuestion(partie, jeu, commande.tour);
    case "reveler":
      return revelerReponseALaMain(partie, jeu, commande.tour);
    case "suivant":
      return passerALEtapeSuivante(partie, jeu, commande);
    case "passer":
      return passerQuestion(partie, jeu, commande.tour);
    case "juger":
      return appliquerVerdictsHote(partie, commande);
    case "noterOffre":
      return ecrireOffreDeGorgees(partie, commande);
    case "montrerSuite":
      return montrerSuiteImprevu(partie, commande);
    case "finirImprevu":
      return finirImprevuEnCours(partie, commande);
    case "ouvrirScrutin":
      return ouvrirScrutin(partie, jeu, commande);
    case "voter":
      return enregistrerVoixDeScrutin(partie, jeu, commande);
    case "fermerScrutin":
      return fermerScrutin(partie, commande);
    case "trancher":
      return trancherScrutin(partie, commande);
    case "pause":
      return mettreEnPause(partie, commande.active);
    case "tenir":
      return tenirOuRelacherEtape(partie, commande);
    case "poursuivre":
      return poursuivrePartieAuRythme(partie, jeu, commande);
    case "terminer":
      return partie.phase === "jeu" ? terminerPartie(partie, jeu, "hote") : "mauvaise_phase";
    case "retourSalon":
      return retournerAuSalon(partie);
    case "repondre":
      return enregistrerReponse(partie, jeu, commande);
    case "distribuer":
      return distribuerGorgees(partie, jeu, commande);
    case "partager":
      return partagerGorgeesDuJoueur(partie, jeu, commande);
    case "sansAlcool":
      return reglerSansAlcoolDuJoueur(partie, jeu, commande);
    case "dessiner":
      return enregistrerDessinDuJoueur(partie, jeu, commande);
    case "renommer":
      return changerSonPseudo(partie, jeu.auteur, commande.pseudo);
    case "quitter":
      return quitterPartie(partie, jeu);
    case "rejoindre":
      return connecterJoueur(partie, jeu, commande);
    case "hoteArrive":
      return connecterHote(partie, jeu, commande);
    case "oublierCompteHote":
      return modifierJoueur(partie, CLE_CREATEUR, { compte: null });
    case "deconnecter":
      return traiterDeconnexionDuJoueur(partie, jeu, commande);
    case "repitFini":
      return cesserDAttendreTelephone(partie, commande);
    case "expirerJoueur":
      return retirerJoueurAbsentTropLongtemps(partie, commande);
    case "fermer":
      return fermerRoomAbandonnee(partie, jeu, commande);
    case "tempsEcoule":
      return traiterFinDuMinuteur(partie, jeu, commande);
    case "quizzCharge":
      return recevoirQuizzCharge(partie, jeu, commande);
    case "quizzIndisponible":
      return signalerQuizzIndisponible(partie, jeu, commande.quizzId);
    case "compositionTiree":
      return recevoirCompositionTiree(partie, jeu, commande);
    case "compositionManquee":
      return signalerCompositionManquee(partie, jeu, commande.tirage);
    case "imprevuCharge":
      return ouvrirImprevuCharge(partie, jeu, commande.imprevu);
    case "imprevuIndisponible":
      return signalerImprevuManquant(partie, commande.id);
    case "imprevuRetire":
      return remplacerImprevuRetire(partie, jeu, commande.id);
    case "rouletteArretee":
      return traiterArretRoueGamble(partie, commande);
    case "silence":
      return traiterFinDuGuetDuPatron(partie, jeu, commande.tour);
    case "restaurer":
      return restaurerPartieApresRedemarrage(partie, jeu, commande);
  }
}

function mettreEnPause(partie: Partie, active: boolean): Partie | CodeRefus {
  return partie.phase === "jeu" ? { ...partie, pause: active } : "mauvaise_phase";
}

/**
 * Applies one command. Refusals leave the state untouched; it throws only on a bug.
 * `contexte.now`: milliseconds of a monotonic clock; `contexte.auteur`: from the connection, never from a message.
 */
export function applyCommand(
  partie: Partie,
  commande: Commande,
  contexte: ContexteDeCommande,
): ResultatDeCommande {
  if (isCommandAlreadyDone(partie, contexte)) return { ok: true, partie, effets: [] };
  const refus = refuserAuteur(partie, commande, contexte.auteur);
  if (refus !== null) return { ok: false, refus };
  if (estPartieEnPause(partie) && INTERDITES_EN_PAUSE.has(commande.type))
    return { ok: false, refus: "en_pause" };
  const des = creerGenerateurAleatoire(partie.graine, contexte.entropie);
  const jeu: ContexteDesRegles = { ...contexte, des, effets: [] };
  const issue = executer(partie, jeu, commande);
  if (typeof issue === "string") return { ok: false, refus: issue };
  const suite = appliquerConsequencesDeCommande(partie, issue, jeu);
  const graine = des.graine();
  const tiree = graine === partie.graine ? suite : { ...suite, graine };
  return { ok: true, partie: rememberDoneCommand(tiree, contexte), effets: jeu.effets };
}
