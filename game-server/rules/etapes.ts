/** The steps of a game and the passage from one to the next: jeu §4. Pure. */
import {
  IMPREVU_UNE_CHANCE_SUR,
  AFFICHAGE_CLASSEMENT_MS,
  DECOMPTE_DU_LANCEMENT_MS,
} from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { questionAttendReponse, type Question } from "#contracts/quizz.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { finirAttenteDuChronoDeQuestion } from "./chrono.ts";
import { doitMontrerClassement } from "./classement/pointage.ts";
import { terminerPartie } from "./fin.ts";
import { quitterImprevu, tirerImprevuACharger } from "./imprevus.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import {
  attendJugementDeLHote,
  estQuestionCacheeParClassement,
  creerMancheDeQuestion,
  revelerReponse,
} from "./manche.ts";
import { estRoueGambleEnMouvement } from "./mini-jeux/mini-jeux.ts";
import { attendreMediaAvantMinuteur, demarrerMinuteur, poserMinuteur } from "./minuteur.ts";
import { finirDistributionDEtape } from "./partage.ts";
import { depouillerScrutin } from "./scrutin.ts";
import {
  trouverQuestionCouranteAJuger,
  estPartieEnPause,
  trouverQuestionCourante,
} from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";

/**
 * Shows the question at `position`: the warning first when it is timed. A timed message starts its countdown without a warning.
 */
export function presenterQuestion(
  partie: Partie,
  jeu: ContexteDesRegles,
  position: number,
): Partie {
  const tour = partie.tour + 1;
  const suite = { ...finirDistributionDEtape(partie), position, tour, manche: null };
  const question = trouverQuestionCourante(suite);
  if (question === undefined) return terminerPartie(partie, jeu, "quizz");
  // before the question is visible, « trois, deux, un » hides the first one, and the standings hide some others
  const compteMs = position === 0 && !partie.essai ? DECOMPTE_DU_LANCEMENT_MS : 0;
  const avantMs = doitMontrerClassement(suite) ? AFFICHAGE_CLASSEMENT_MS : compteMs;
  if (question.temps === 0) return entrerQuestion(suite, avantMs);
  if (!questionAttendReponse(question))
    return lancerCompte(entrerQuestion(suite), jeu, question, avantMs);
  return { ...suite, etape: ETAPE.avertissement };
}

/** Starts the step of a question. `avantMs`: time until the question is visible, while a countdown or the standings cover it. */
function entrerQuestion(partie: Partie, avantMs = 0): Partie {
  return { ...partie, etape: ETAPE.question, manche: creerMancheDeQuestion(partie, avantMs) };
}

/** Goes from the warning to the timed question. */
function entrerQuestionMinutee(partie: Partie, jeu: ContexteDesRegles): Partie {
  const question = trouverQuestionCourante(partie);
  if (question === undefined) return partie;
  return lancerCompte(entrerQuestion({ ...partie, tour: partie.tour + 1 }), jeu, question);
}

/** Sets the countdown of a question: it starts at once, or, when the question has media of its own, once the host's screen has them. */
function lancerCompte(
  partie: Partie,
  jeu: ContexteDesRegles,
  question: Question,
  avantMs = 0,
): Partie {
  const posee = poserMinuteur(partie, question.temps, avantMs);
  const sansMedia = question.media === "" || question.media === MEDIA_QUESTION_DEFAUT;
  return sansMedia ? demarrerMinuteur(posee, jeu.now) : attendreMediaAvantMinuteur(posee, jeu.now);
}

/** Starts the countdown of a question when the host's screen has its media, or has been waited for long enough. */
export function lancerMinuteurDeQuestion(
  partie: Partie,
  jeu: ContexteDesRegles,
  tour: number,
): Partie {
  if (partie.etape !== ETAPE.question || tour !== partie.tour || estPartieEnPause(partie))
    return partie;
  return demarrerMinuteur(partie, jeu.now);
}

function questionSuivante(partie: Partie, jeu: ContexteDesRegles): Partie {
  return presenterQuestion(partie, jeu, partie.position + 1);
}

function apresReponse(partie: Partie, jeu: ContexteDesRegles): Partie {
  const derniere = partie.position + 1 >= (partie.quizz?.questions.length ?? 0);
  if (derniere || partie.parametres.sansImprevu || !jeu.des.chance(IMPREVU_UNE_CHANCE_SUR))
    return questionSuivante(partie, jeu);
  return tirerImprevuACharger(partie, jeu) ?? questionSuivante(partie, jeu);
}

/**
 * Goes on to the next step ('Suivant'). On a question, only ends the standings that hide it, since a question must be revealed first
 * (`revelerReponse`). Refuses to leave a turning wheel, whose outcome would be lost. Refuses `mauvaise_phase`, `trop_tard`,
 * `jugement_attendu`, `roulette_lancee`.
 */
export function passerALEtapeSuivante(
  partie: Partie,
  jeu: ContexteDesRegles,
  commande: CommandeDeType<"suivant">,
): Partie | CodeRefus {
  if (partie.phase !== "jeu") return "mauvaise_phase";
  if (commande.tour !== partie.tour) return "trop_tard";
  switch (partie.etape) {
    case ETAPE.avertissement:
      return entrerQuestionMinutee(partie, jeu);
    case ETAPE.question:
      return trouverQuestionCouranteAJuger(partie)
        ? finirClassement(partie, jeu)
        : questionSuivante(partie, jeu);
    case ETAPE.reponse:
      return attendJugementDeLHote(partie) ? "jugement_attendu" : apresReponse(partie, jeu);
    case ETAPE.imprevu:
      return roueTourne(partie) ? "roulette_lancee" : questionSuivante(quitterImprevu(partie), jeu);
    case ETAPE.fin:
      return "mauvaise_phase";
  }
}

/** Ends the standings before their time: the question that they hide becomes visible. Refuses `mauvaise_phase` when there are none. */
function finirClassement(partie: Partie, { now }: ContexteDesRegles): Partie | CodeRefus {
  const { manche, pointage } = partie;
  const { dit } = pointage;
  if (manche === null || dit?.tour !== partie.tour) return "mauvaise_phase";
  if (dit.clos) return partie;
  return {
    ...partie,
    pointage: { ...pointage, dit: { ...dit, clos: true } },
    manche: { ...manche, chrono: finirAttenteDuChronoDeQuestion(manche.chrono, now) },
  };
}

const roueTourne = ({ miniJeu }: Partie): boolean =>
  miniJeu !== null && estRoueGambleEnMouvement(miniJeu);

/** Reveals the answer at the press of a button. Refuses `mauvaise_phase`, `trop_tard`, `pas_encore`. */
export function revelerReponseALaMain(
  partie: Partie,
  jeu: ContexteDesRegles,
  tour: number,
): Partie | CodeRefus {
  if (tour !== partie.tour) return "trop_tard";
  if (partie.etape !== ETAPE.question || !trouverQuestionCouranteAJuger(partie))
    return "mauvaise_phase";
  return estQuestionCacheeParClassement(partie, jeu.now)
    ? "pas_encore"
    : revelerReponse(partie, jeu);
}

/** Skips the current or announced question: no score, no sips, no imprévu. Refuses `mauvaise_phase`, `trop_tard`. */
export function passerQuestion(
  partie: Partie,
  jeu: ContexteDesRegles,
  tour: number,
): Partie | CodeRefus {
  if (partie.phase !== "jeu") return "mauvaise_phase";
  if (tour !== partie.tour) return "trop_tard";
  const passable = partie.etape === ETAPE.question || partie.etape === ETAPE.avertissement;
  return passable ? questionSuivante(partie, jeu) : "mauvaise_phase";
}

/**
 * Handles the end of the countdown: a vote is counted, a message moves on, a question is revealed. An alarm of an earlier countdown does
 * nothing.
 */
export function traiterFinDuMinuteur(
  partie: Partie,
  jeu: ContexteDesRegles,
  commande: CommandeDeType<"tempsEcoule">,
): Partie {
  const perime = commande.tour !== partie.tour || commande.numero !== partie.minuteur?.numero;
  if (perime || partie.minuteur?.depuis === null) return partie;
  if (partie.etape === ETAPE.imprevu) return depouillerScrutin(partie);
  if (partie.etape !== ETAPE.question) return partie;
  // a question is revealed in local mode too: the host then says who was right
  return trouverQuestionCouranteAJuger(partie)
    ? revelerReponse(partie, jeu)
    : questionSuivante(partie, jeu);
}
