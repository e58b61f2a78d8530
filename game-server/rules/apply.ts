/**
 * The only way to change a game: a command goes in, the next state and the effects come out. Pure: no clock, no chance but the seed in the state and the entropy given with the command, no I/O. The same state and commands give the same game.
 */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { NomCommande } from "#contracts/commandes.ts";
import { type CoupMiniJeu, estCoupMiniJeu } from "#contracts/mini-jeux.ts";
import { annulerLigne } from "./annulation.ts";
import { fixerGorgees } from "./ardoise.ts";
import { dessiner, effacerDessin } from "./dessins.ts";
import { distribuer } from "./distribution.ts";
import { lancerMinuteur, passer, revelerALaMain, suivant, tempsEcoule } from "./etapes.ts";
import { fermer, fermerRoom } from "./fermeture.ts";
import { alreadyDone, rememberDone } from "./repeated-commands.ts";
import { terminer } from "./fin.ts";
import { ouvrirDes } from "./hasard.ts";
import { fusionner } from "./fusion.ts";
import { imprevuCharge, imprevuManquant, imprevuRetire } from "./imprevus.ts";
import type { Jeu } from "./jeu.ts";
import {
  ajouterJoueur,
  expirerJoueur,
  quitter,
  renommer,
  renommerCreateur,
  renommerJoueur,
  sansAlcool,
  supprimerJoueur,
} from "./joueurs.ts";
import { juger, repondre } from "./manche.ts";
import { jouerMiniJeu, rouletteArretee } from "./mini-jeux/mini-jeux.ts";
import { finirImprevu, montrerSuite, noterOffre } from "./noter.ts";
import { partager } from "./partage.ts";
import { rompreSilence } from "./patron/guet.ts";
import { deconnecter, hoteArrive, rejoindre, restaurer, repitFini } from "./presence.ts";
import {
  choisirQuizz,
  lancer,
  quizzCharge,
  quizzIndisponible,
  reglerParametres,
  retourSalon,
} from "./salon.ts";
import { poursuivre, tenir } from "./rythme/rythme.ts";
import { fermerScrutin, ouvrirScrutin, trancher, voter } from "./scrutin.ts";
import { enPause, joueur } from "./selection.ts";
import { stabiliser } from "./stabiliser.ts";
import { confierTelecommande } from "./telecommande.ts";
import type { CodeRefus, Partie } from "./types.ts";
import { type Commande, type Contexte, type Resultat, SYSTEME } from "./types/commandes.ts";

/** `telecommande`: the host, or the player who holds the remote control. */
type Role = "hote" | "joueur" | "hoteOuJoueur" | "telecommande";

/** Who may give each command: jeu §6. A command that is not here is given by the room itself. */
const ROLES: Record<Exclude<NomCommande, CoupMiniJeu["type"]>, Role> = {
  reglerParametres: "hote",
  renommerCreateur: "hote",
  choisirQuizz: "hote",
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

/** Null for a command that only the room itself may give. */
function roleDe(commande: Commande): Role | null {
  // the rules of the mini-game say whose turn it is
  if (estCoupMiniJeu(commande)) return "hoteOuJoueur";
  return aUnRole(commande.type) ? ROLES[commande.type] : null;
}

function refuserAuteur(partie: Partie, commande: Commande, auteur: string): CodeRefus | null {
  const role = roleDe(commande);
  if (role === null) return auteur === SYSTEME ? null : "message_invalide";
  const hote = auteur === CLE_CREATEUR;
  if (role === "hote" && !hote) return "hote_seulement";
  if (role === "telecommande" && !hote && auteur !== partie.telecommande) return "hote_seulement";
  if (role === "joueur" && hote) return "joueur_seulement";
  return joueur(partie, auteur) === undefined ? "joueur_inconnu" : null;
}

/** Commands that are refused while the game is paused. Answers are not: no player loses one. */
const INTERDITES_EN_PAUSE: ReadonlySet<string> = new Set([
  "suivant",
  "reveler",
  "passer",
  "ouvrirScrutin",
  "fermerScrutin",
]);

function executer(partie: Partie, jeu: Jeu, commande: Commande): Partie | CodeRefus {
  if (estCoupMiniJeu(commande)) return jouerMiniJeu(partie, jeu, commande);
  switch (commande.type) {
    case "reglerParametres":
      return reglerParametres(partie, jeu, commande);
    case "renommerCreateur":
      return renommerCreateur(partie, commande.pseudo);
    case "choisirQuizz":
      return choisirQuizz(partie, commande.quizzId);
    case "ajouterJoueur":
      return ajouterJoueur(partie, commande);
    case "lancer":
      return lancer(partie);
    case "supprimerJoueur":
      return supprimerJoueur(partie, jeu, commande);
    case "fixerGorgees":
      return fixerGorgees(partie, commande.joueur, commande.de, commande.gorgees);
    case "renommerJoueur":
      return renommerJoueur(partie, commande);
    case "fusionner":
      return fusionner(partie, jeu, commande);
    case "confierTelecommande":
      return confierTelecommande(partie, jeu, commande.joueur);
    case "effacerDessin":
      return effacerDessin(partie, commande);
    case "annulerLigne":
      return annulerLigne(partie, commande.ligne);
    case "resync":
      jeu.effets.push({ type: "resync" });
      return partie;
    case "supprimerRoom":
      return fermerRoom(partie, jeu);
    case "mediaPret":
    case "attenteMediaFinie":
      return lancerMinuteur(partie, jeu, commande.tour);
    case "reveler":
      return revelerALaMain(partie, jeu, commande.tour);
    case "suivant":
      return suivant(partie, jeu, commande);
    case "passer":
      return passer(partie, jeu, commande.tour);
    case "juger":
      return juger(partie, commande);
    case "noterOffre":
      return noterOffre(partie, commande);
    case "montrerSuite":
      return montrerSuite(partie, commande);
    case "finirImprevu":
      return finirImprevu(partie, commande);
    case "ouvrirScrutin":
      return ouvrirScrutin(partie, jeu, commande);
    case "voter":
      return voter(partie, jeu, commande);
    case "fermerScrutin":
      return fermerScrutin(partie, commande);
    case "trancher":
      return trancher(partie, commande);
    case "pause":
      return mettreEnPause(partie, commande.active);
    case "tenir":
      return tenir(partie, commande.tenu);
    case "poursuivre":
      return poursuivre(partie, jeu, commande);
    case "terminer":
      return partie.phase === "jeu" ? terminer(partie, jeu, "hote") : "mauvaise_phase";
    case "retourSalon":
      return retourSalon(partie);
    case "repondre":
      return repondre(partie, jeu, commande);
    case "distribuer":
      return distribuer(partie, jeu, commande);
    case "partager":
      return partager(partie, jeu, commande);
    case "sansAlcool":
      return sansAlcool(partie, jeu, commande);
    case "dessiner":
      return dessiner(partie, jeu, commande);
    case "renommer":
      return renommer(partie, jeu.auteur, commande.pseudo);
    case "quitter":
      return quitter(partie, jeu);
    case "rejoindre":
      return rejoindre(partie, jeu, commande);
    case "hoteArrive":
      return hoteArrive(partie, jeu, commande);
    case "deconnecter":
      return deconnecter(partie, jeu, commande);
    case "repitFini":
      return repitFini(partie, commande);
    case "expirerJoueur":
      return expirerJoueur(partie, commande);
    case "fermer":
      return fermer(partie, jeu, commande);
    case "tempsEcoule":
      return tempsEcoule(partie, jeu, commande);
    case "quizzCharge":
      return quizzCharge(partie, jeu, commande);
    case "quizzIndisponible":
      return quizzIndisponible(partie, jeu, commande.quizzId);
    case "imprevuCharge":
      return imprevuCharge(partie, jeu, commande.imprevu);
    case "imprevuIndisponible":
      return imprevuManquant(partie, commande.id);
    case "imprevuRetire":
      return imprevuRetire(partie, jeu, commande.id);
    case "rouletteArretee":
      return rouletteArretee(partie, commande);
    case "silence":
      return rompreSilence(partie, jeu, commande.tour);
    case "restaurer":
      return restaurer(partie, jeu, commande);
  }
}

function mettreEnPause(partie: Partie, active: boolean): Partie | CodeRefus {
  return partie.phase === "jeu" ? { ...partie, pause: active } : "mauvaise_phase";
}

/**
 * Applies one command. Refusals leave the state untouched; it throws only on a bug.
 * `contexte.now`: milliseconds of a monotonic clock; `contexte.auteur`: from the connection, never from a message.
 */
export function apply(partie: Partie, commande: Commande, contexte: Contexte): Resultat {
  if (alreadyDone(partie, contexte)) return { ok: true, partie, effets: [] };
  const refus = refuserAuteur(partie, commande, contexte.auteur);
  if (refus !== null) return { ok: false, refus };
  if (enPause(partie) && INTERDITES_EN_PAUSE.has(commande.type))
    return { ok: false, refus: "en_pause" };
  const des = ouvrirDes(partie.graine, contexte.entropie);
  const jeu: Jeu = { ...contexte, des, effets: [] };
  const issue = executer(partie, jeu, commande);
  if (typeof issue === "string") return { ok: false, refus: issue };
  const suite = stabiliser(partie, issue, jeu);
  const graine = des.graine();
  const tiree = graine === partie.graine ? suite : { ...suite, graine };
  return { ok: true, partie: rememberDone(tiree, contexte), effets: jeu.effets };
}
