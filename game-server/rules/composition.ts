/** « Composer une soirée »: the room asks for questions that nobody in it has seen, and plays them as a quizz. decisions/0080. Pure. */
import {
  type CompositionTiree,
  creerIdDeQuizzCompose,
  estIdDeQuizzCompose,
  type HoteEtComptesDeRoom,
  INTERVALLE_ENTRE_COMPOSITIONS_MIN_MS,
  TITRE_QUIZZ_COMPOSE,
} from "#contracts/composition.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type { GenerateurAleatoire } from "./hasard.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";

/** Upper bound of the random numbers of a draw. */
const TIRAGE_MAX = 0x7fff_ffff;
const tirer = (des: GenerateurAleatoire, nombres: number): string =>
  Array.from({ length: nombres }, () => des.entier(0, TIRAGE_MAX).toString(36)).join("-");

/**
 * Asks for a composed quizz, in place of the one composed before. Refuses `mauvaise_phase`, `chargement_en_cours`, `composition_trop_tot`.
 */
export function demanderComposition(
  partie: Partie,
  { des, now }: ContexteDesRegles,
  { tags, nombre, difficulte, sources }: CommandeDeType<"composerSoiree">,
): Partie | CodeRefus {
  const { phase, essai, attente, composition, choix } = partie;
  if (phase !== "salon" || essai) return "mauvaise_phase";
  if (attente?.quoi === "composition") return "chargement_en_cours";
  const depuis = composition === null ? INTERVALLE_ENTRE_COMPOSITIONS_MIN_MS : now - composition.a;
  // a negative duration refuses nothing: it comes from the clock of a server that has stopped
  if (depuis >= 0 && depuis < INTERVALLE_ENTRE_COMPOSITIONS_MIN_MS) return "composition_trop_tot";
  const _id = creerIdDeQuizzCompose(tirer(des, 2));
  return {
    ...partie,
    // the quizz composed before is no longer chosen: its questions are gone
    choix: choix !== null && estIdDeQuizzCompose(choix._id) ? null : choix,
    composition: { _id, numero: (composition?.numero ?? 0) + 1, a: now, tiree: null },
    attente: {
      quoi: "composition",
      voeux: { tags, nombre, difficulte, sources },
      tirage: tirer(des, 4),
    },
  };
}

/** Handles a composition that was drawn: it is the chosen quizz, or the host is told that nothing is left. */
export function recevoirCompositionTiree(
  partie: Partie,
  jeu: ContexteDesRegles,
  { tirage, tiree }: CommandeDeType<"compositionTiree">,
): Partie {
  const { attente, composition } = partie;
  if (attente?.quoi !== "composition" || attente.tirage !== tirage || composition === null)
    return partie;
  const questionsCount = tiree.questions.length;
  if (questionsCount === 0) {
    jeu.effets.push({ type: "prevenirHote", refus: "composition_vide" });
    return { ...partie, attente: null };
  }
  return {
    ...partie,
    attente: null,
    choix: { _id: composition._id, title: TITRE_QUIZZ_COMPOSE, questionsCount },
    composition: { ...composition, tiree },
  };
}

/** Handles a composition that could not be drawn. */
export function signalerCompositionManquee(
  partie: Partie,
  jeu: ContexteDesRegles,
  tirage: string,
): Partie {
  if (partie.attente?.quoi !== "composition" || partie.attente.tirage !== tirage) return partie;
  jeu.effets.push({ type: "prevenirHote", refus: "erreur_interne" });
  return { ...partie, attente: null };
}

/** The people of a room: its host, and the accounts that have a seat. */
export const composerHoteEtComptesDeRoom = ({ joueurs }: Partie): HoteEtComptesDeRoom => ({
  compte: joueurs[CLE_CREATEUR]?.compte ?? null,
  jeton: joueurs[CLE_CREATEUR]?.jeton ?? "",
  comptes: [...new Set(Object.values(joueurs).flatMap(({ compte }) => compte ?? []))],
});

/** The composition of the quizz with this id; null for any other quizz. */
export const trouverComposition = (
  { composition }: Pick<Partie, "composition">,
  quizzId: string,
): CompositionTiree | null => (composition?._id === quizzId ? composition.tiree : null);

/** Id of the quizz that a question of the game comes from; null when the room's composition does not have it. */
export const trouverIdDuQuizzDeLaQuestion = (
  partie: Partie,
  quizzId: string,
  question: string | undefined,
): string | null =>
  estIdDeQuizzCompose(quizzId)
    ? (trouverComposition(partie, quizzId)?.questions.find((une) => une.question === question)
        ?.quizz ?? null)
    : quizzId;

/** The composed quizz as a room plays it, with the questions that its host may still read. */
export const assemblerQuizzCompose = (_id: string, questions: readonly Question[]): Quizz => ({
  _id,
  title: TITRE_QUIZZ_COMPOSE,
  createur: "",
  createurPseudo: "",
  questions: [...questions],
  visibilite: "prive",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  source: "",
  auteur: "",
  licence: "",
  composable: false,
  date: "",
  note: -1,
});
