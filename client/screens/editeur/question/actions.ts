/**
 * Actions of the page of a question on whole questions: add, duplicate, delete, go to the next one, play, dismiss a
 * doubt. plateforme §2, §4.
 */
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import { QUESTIONS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import {
  corpsDouteVoulu,
  type reponseStatistiquesQuizz,
  type StatistiqueDeQuestion,
} from "#contracts/statistiques.ts";
import { appelerApi } from "../../../app/api/api.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { useEnvoiAuServeur } from "../../../app/page/envoi.tsx";
import {
  type AdresseDePage,
  ecrireAdresseSiPageExiste,
  ecrireAdresseDePage,
} from "../../../app/paths.ts";
import {
  dupliquerQuestions,
  insererQuestions,
  retirerQuestions,
} from "../../../document/quizz-ecrit.ts";
import type { QuizzEdite } from "../../../document/quizz-edite.ts";
import { estQuestionVierge, creerQuestionVierge } from "../../../document/question-ecrite.ts";
import { useSauvegarderAvantDeJouer, useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import { cheminApiStatistiques, queryKeyStatistiques } from "../commun/queries.ts";
import { nomAViserDuChampDeQuestion, NAVIGATION_STATE_VISE_BOUTON_JOUER } from "../commun/viser.ts";
import { useQuestionEnCoursDeRedaction } from "./redaction.tsx";

/** Functions by which the page of a question adds, deletes and goes to questions; buttons and keys bring their own labels. */
export interface GestesPageDeQuestion {
  readonly adresseDe: (idQuestion: string) => AdresseDePage;
  /** Adds a question after the one on the page. */
  readonly ajouter: () => void;
  readonly ajouterALaFin: () => void;
  readonly dupliquer: () => void;
  /** Deletes the question; the page then shows its neighbour (`useArrivee`). */
  readonly supprimer: () => void;
  /** Goes to the next question, or adds one after the last. */
  readonly suivante: () => void;
  readonly precedente: () => void;
}

/** Actions of a question's page. @param rang of the question, from 0 */
export function useActionsPageDeQuestion(
  rang: number,
  viser: (champ: string) => void,
): GestesPageDeQuestion {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const aller = useNavigate();
  const { erreur, info } = useAnnoncerParBanniere();
  const { questions } = etat.document;
  const adresseDe = (idQuestion: string) =>
    ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion });
  const ouvrir = (id: string | undefined) => {
    if (id === undefined) return;
    viser(nomAViserDuChampDeQuestion(edite.cleDe(id), "texte"));
    void aller(adresseDe(id));
  };
  const pleine = () => {
    if (questions.length < QUESTIONS_PAR_QUIZZ_MAX) return false;
    erreur(PHRASES_EDITION_QUIZZ.questions);
    return true;
  };
  const ici = questions[rang];
  const vierge = ici !== undefined && estQuestionVierge(ici);
  const ajouterA = (ou: number) => {
    // the question is still blank: another blank one would only take its place
    if (vierge) return viser(nomAViserDuChampDeQuestion(edite.cleDe(ici._id), "texte"));
    if (pleine()) return;
    const { defauts } = etat.document.reglages;
    // a new question gets the time of the one it was added from, where the quizz says none
    const temps = defauts.temps === 0 ? (ici?.temps ?? 0) : defauts.temps;
    const neuve = creerQuestionVierge("choix", { ...defauts, temps });
    edite.faire((document) => insererQuestions(document, ou, [neuve]));
    ouvrir(neuve._id);
  };
  return {
    adresseDe,
    ajouter: () => ajouterA(rang + 1),
    ajouterALaFin: () => ajouterA(questions.length),
    dupliquer() {
      if (ici === undefined || vierge || pleine()) return;
      ouvrir(dupliquerQuestionDeLaPage(edite, ici._id));
    },
    supprimer() {
      if (ici === undefined) return;
      retirerQuestionDeLaPage(edite, ici._id);
      info(`Question ${String(rang + 1)} supprimée. Annuler la remet.`);
    },
    suivante() {
      const apres = questions[rang + 1];
      if (apres === undefined) ajouterA(questions.length);
      else ouvrir(apres._id);
    },
    precedente: () => ouvrir(questions[rang - 1]?._id),
  };
}

/** The page may be one save behind: the question is found by the id that it has when the change is made. */
type Etabli = Pick<QuizzEdite, "faire" | "nomDe">;

/** Copies a question. @returns id of the copy, which comes after it; undefined when the question was deleted */
export function dupliquerQuestionDeLaPage(edite: Etabli, id: string): string | undefined {
  let copie: string | undefined;
  edite.faire((document) => {
    const ici = edite.nomDe(id);
    const apres = dupliquerQuestions(document, new Set([ici]));
    const rang = document.questions.findIndex(({ _id }) => _id === ici);
    copie = rang < 0 ? undefined : apres.questions[rang + 1]?._id;
    return apres;
  });
  return copie;
}

export function retirerQuestionDeLaPage(edite: Etabli, id: string): void {
  edite.faire((document) => retirerQuestions(document, new Set([edite.nomDe(id)])));
}

/** Address of the trial of a question; null while the site has no such page. */
const adresseEssai = (idQuizz: string, idQuestion: string): AdresseDePage | null =>
  ecrireAdresseSiPageExiste("/essai/:idQuizz/:idQuestion", { idQuizz, idQuestion });

/**
 * Saves, then opens the trial of the question in a room that counts nowhere (decision 0081). The reason that prevents playing is
 * announced. Null where there is no trial.
 */
export function useEssayerQuestion(): (() => Promise<void>) | null {
  const { edite, idQuizz } = useQuizzEnCoursDEdition();
  const { question } = useQuestionEnCoursDeRedaction();
  const pret = useSauvegarderAvantDeJouer();
  const { avertir } = useAnnoncerParBanniere();
  const aller = useNavigate();
  if (adresseEssai(idQuizz, question._id) === null) return null;
  return async () => {
    if (estQuestionVierge(question)) {
      avertir("Écrivez d’abord la question\u00A0: il n’y a encore rien à jouer.");
      return;
    }
    if (!(await pret())) return;
    const idQuestion = edite.nomDe(question._id);
    const adresse = adresseEssai(idQuizz, idQuestion);
    if (adresse === null) return;
    // the browser's Back button also comes back to this button
    const ici = ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion });
    await aller(ici, { replace: true, state: NAVIGATION_STATE_VISE_BOUTON_JOUER });
    await aller(adresse);
  };
}

/** Dismisses the doubt about a question that is hard on purpose, until the question changes; a second press undoes it. */
export function useBasculerDouteVoulu({ _id, voulu }: StatistiqueDeQuestion): {
  readonly enCours: boolean;
  readonly basculer: () => Promise<void>;
} {
  const { idQuizz } = useQuizzEnCoursDEdition();
  const { enCours, envoyer } = useEnvoiAuServeur();
  const client = useQueryClient();
  return {
    enCours,
    async basculer() {
      const chemin = `${cheminApiStatistiques(idQuizz)}/${encodeURIComponent(_id)}`;
      const fait = await envoyer(() =>
        appelerApi("PUT", chemin, corpsDouteVoulu, { corps: { voulu: !voulu } }),
      );
      if (fait === null) return;
      client.setQueriesData<z.infer<typeof reponseStatistiquesQuizz>>(
        { queryKey: queryKeyStatistiques(idQuizz) },
        (lues) =>
          lues === undefined
            ? lues
            : {
                questions: lues.questions.map((une) =>
                  une._id === _id ? Object.assign({}, une, fait) : une,
                ),
              },
      );
    },
  };
}
