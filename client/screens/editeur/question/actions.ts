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
import { useApiCallSender } from "../../../app/page/envoi.tsx";
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
import {
  composerNomAViserDeChampDeQuestion,
  NAVIGATION_STATE_VISE_BOUTON_JOUER,
} from "../commun/viser.ts";
import { useQuestionEnCoursDeRedaction } from "./redaction.tsx";

/** Functions of the page of a question: they add, copy and delete questions, and go to others; buttons and keys bring their own labels. */
export interface ActionsPageDeQuestion {
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

/** The functions of the page of a question. @param rang of the question, from 0 @param viser focuses a field once it is drawn */
export function useActionsPageDeQuestion(
  rang: number,
  viser: (champ: string) => void,
): ActionsPageDeQuestion {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const aller = useNavigate();
  const { erreur, info } = useAnnoncerParBanniere();
  const { questions } = etat.document;
  const adresseDe = (idQuestion: string) =>
    ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion });
  const ouvrir = (id: string | undefined) => {
    if (id === undefined) return;
    viser(composerNomAViserDeChampDeQuestion(edite.cleDe(id), "texte"));
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
    // from a blank question none is added, at the end neither: its text takes the focus instead
    if (vierge) return viser(composerNomAViserDeChampDeQuestion(edite.cleDe(ici._id), "texte"));
    if (pleine()) return;
    const { defauts } = etat.document.reglages;
    // where the quizz has no time for new questions, a new one gets the time of the question that it was added from
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
      ouvrir(dupliquerQuestionDuQuizzEdite(edite, ici._id));
    },
    supprimer() {
      if (ici === undefined) return;
      retirerQuestionDuQuizzEdite(edite, ici._id);
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

/** What a change of the page's question needs. The page may know an id from before a save: `nomDe` gives the present one. */
type Etabli = Pick<QuizzEdite, "faire" | "nomDe">;

/** Copies a question. @returns id of the copy, which comes right after it; undefined when the question was deleted meanwhile */
export function dupliquerQuestionDuQuizzEdite(edite: Etabli, id: string): string | undefined {
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

export function retirerQuestionDuQuizzEdite(edite: Etabli, id: string): void {
  edite.faire((document) => retirerQuestions(document, new Set([edite.nomDe(id)])));
}

/** Address of the trial of a question; null while the site has no such page. */
const adresseEssai = (idQuizz: string, idQuestion: string): AdresseDePage | null =>
  ecrireAdresseSiPageExiste("/essai/:idQuizz/:idQuestion", { idQuizz, idQuestion });

/**
 * The function that saves, then opens the trial of the question in a room that counts nowhere (decision 0081), or
 * announces why that is impossible. Null where there is no trial.
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
    // the address of this page is written again with the play button as its focus, for the browser's Back button
    const ici = ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion });
    await aller(ici, { replace: true, state: NAVIGATION_STATE_VISE_BOUTON_JOUER });
    await aller(adresse);
  };
}

/**
 * The function that dismisses the doubt about a question that is hard on purpose, or brings it back. The dismissal ends
 * when the question changes.
 */
export function useIgnorerOuReprendreDoute({ _id, voulu }: StatistiqueDeQuestion): {
  readonly enCours: boolean;
  readonly basculer: () => Promise<void>;
} {
  const { idQuizz } = useQuizzEnCoursDEdition();
  const { enCours, envoyer } = useApiCallSender();
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
