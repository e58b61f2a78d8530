/** /quizz/{idQuizz}/{idQuestion}: plateforme §2 "Question editor", §4, §5; decision 0083. */
import { type ReactElement, useCallback, useEffect, useMemo, useRef } from "react";
import { PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import { trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { QUESTIONS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import { useLocation, useNavigate, useGetPathOfLoadingPage } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import type { EtatDePageErreur } from "../../../app/page/etat-erreur.ts";
import { lireParametresDuCheminDePage, ecrireAdresseDePage } from "../../../app/paths.ts";
import { changerQuestion, insererQuestions } from "../../../document/quizz-ecrit.ts";
import {
  convertirEnQuestionAEnregistrer,
  estIdDeQuestionNeuve,
  estQuestionVierge,
  type QuestionEcrite,
  creerQuestionVierge,
} from "../../../document/question-ecrite.ts";
import { readMediaCarriedByNavigation } from "../../../quizz/medias/carried-media.ts";
import {
  useQuizzEnCoursDEdition,
  useAutoSuppressionDesQuestionsVierges,
} from "../commun/edition.tsx";
import {
  composerNomAViserDeChampDeQuestion,
  trouverNomDuChampVise,
  useFocusSurChamp,
} from "../commun/viser.ts";
import { useActionsPageDeQuestion } from "./actions.ts";
import { trouverErreursDeQuestionParChamp } from "./fautes-de-champs.ts";
import { PageEditeurDeQuestion } from "./page-redaction.tsx";
import {
  QuestionEnCoursDeRedactionProvider,
  type QuestionEnCoursDeRedaction,
} from "./redaction.tsx";

export function EditeurQuestion({
  idQuestion,
}: {
  readonly idQuestion: string;
}): ReactElement | null {
  const { etat } = useQuizzEnCoursDEdition();
  const viser = useFocusSurChamp();
  const rang = useArrivee(idQuestion, viser);
  const question = etat.document.questions[rang];
  if (question === undefined) return null;
  return <Ouverte question={question} rang={rang} viser={viser} />;
}

interface Props {
  readonly question: QuestionEcrite;
  readonly rang: number;
  readonly viser: (champ: string) => void;
}

function Ouverte({ question, rang, viser }: Props): ReactElement {
  const { edite } = useQuizzEnCoursDEdition();
  const gestes = useActionsPageDeQuestion(rang, viser);
  const { _id } = question;
  // the key of the fields, which stays the same when the first save gives the question an id, so that they keep
  // the focus
  const cle = edite.cleDe(_id);
  const redaction = useMemo<QuestionEnCoursDeRedaction>(() => {
    const ecrite = convertirEnQuestionAEnregistrer(question);
    return {
      question,
      ecrite,
      // a blank question that was just opened shows no fault
      fautes: estQuestionVierge(question) ? [] : trouverFautesDeQuestion(ecrite),
      refus: trouverErreursDeQuestionParChamp(question),
      rang,
      cle,
      changer: (changer, geste = "") =>
        edite.faire(
          (document) => {
            // the question is found by its present id, which a save may have changed since this render
            const apres = changerQuestion(document, edite.nomDe(question._id), changer);
            const autre = apres.questions.some((une, i) => une !== document.questions[i]);
            return autre ? apres : document;
          },
          geste === "" ? "" : `${cle}/${geste}`,
        ),
      viser: (nom) => viser(composerNomAViserDeChampDeQuestion(cle, nom)),
      champ: (nom) => ({ "data-champ": composerNomAViserDeChampDeQuestion(cle, nom) }),
    };
  }, [question, rang, cle, edite, viser]);
  useAutoSuppressionDesQuestionsVierges(cle);
  useMediaPorte(redaction);
  return (
    <QuestionEnCoursDeRedactionProvider value={redaction}>
      <PageEditeurDeQuestion key={cle} gestes={gestes} />
    </QuestionEnCoursDeRedactionProvider>
  );
}

const NOUVELLE = "new";
const ECHEC = "Une erreur c'est produite au chargement du quizz";

/**
 * Rank of the question that the address names; -1 while it names none, or while another page is opening. For `new` it
 * adds a question, for a deleted question it goes to its neighbour. plateforme §2 (`new`), §4 (deleting), §8 (load).
 */
function useArrivee(idQuestion: string, viser: (champ: string) => void): number {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const aller = useNavigate();
  const ouOnVa = useGetPathOfLoadingPage();
  const { state, key } = useLocation();
  const { erreur } = useAnnoncerParBanniere();
  const { questions } = etat.document;
  const id = edite.nomDe(idQuestion);
  const rang = questions.findIndex(({ _id }) => _id === id);
  /** Last rank of the question, from which its neighbour is found once it is deleted; null before the question was found. */
  const avant = useRef<number | null>(null);
  useEffect(() => {
    if (rang >= 0) avant.current = rang;
  }, [rang]);
  /** Whether this page stays: false once another one is opening, until which this one may still be rendered. */
  const onReste = useCallback(() => {
    const la = lireParametresDuCheminDePage("/quizz/:idQuizz/:idQuestion", ouOnVa());
    // ids are compared by what they are now: the address may still hold the id from before a save
    return la !== null && edite.nomDe(la.idQuestion) === edite.nomDe(idQuestion);
  }, [ouOnVa, edite, idQuestion]);
  const nouvelle = idQuestion.toLowerCase() === NOUVELLE;
  const ici = questions[rang];
  const vise = ici === undefined ? null : trouverNomDuChampVise(state, ici);
  useEffect(() => {
    if (vise !== null) viser(composerNomAViserDeChampDeQuestion(edite.cleDe(id), vise));
    // the effect runs once for each navigation
    // oxlint-disable-next-line react/exhaustive-deps -- what is written there changes it
  }, [key, rang < 0]);

  useEffect(() => {
    if (!nouvelle) return;
    const fin = edite.lire().document.questions.length;
    if (fin >= QUESTIONS_PAR_QUIZZ_MAX) {
      erreur(PHRASES_EDITION_QUIZZ.questions);
      void aller(ecrireAdresseDePage("/quizz/:id", { id: idQuizz }), { replace: true });
      return;
    }
    const neuve = creerQuestionVierge("choix", edite.lire().document.reglages.defauts);
    edite.faire((document) => insererQuestions(document, fin, [neuve]));
    viser(composerNomAViserDeChampDeQuestion(neuve._id, "texte"));
    void aller(
      ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: neuve._id }),
      {
        replace: true,
        // the navigation state goes along: it may hold a media for the question
        state,
      },
    );
  }, [nouvelle, edite, aller, idQuizz, erreur, viser, state]);

  useEffect(() => {
    if (id !== idQuestion && onReste())
      void aller(ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: id }), {
        replace: true,
        preventScrollReset: true,
      });
  }, [id, idQuestion, aller, idQuizz, onReste]);

  const perdue = rang < 0 && !nouvelle;
  const voisine = perdue ? Math.max(0, (avant.current ?? 0) - 1) : -1;
  useEffect(() => {
    if (!perdue || !onReste()) return;
    const suivante = questions[voisine];
    // the page of the quizz offers unsaved drafts, which may have the question
    const accueil = ecrireAdresseDePage("/quizz/:id", { id: idQuizz });
    if (avant.current === null && !estIdDeQuestionNeuve(id)) {
      const refus: EtatDePageErreur = { message: ECHEC };
      erreur(ECHEC);
      void aller("/error", { replace: true, state: refus });
    } else if (avant.current === null || suivante === undefined)
      void aller(accueil, { replace: true });
    else {
      viser(composerNomAViserDeChampDeQuestion(edite.cleDe(suivante._id), "texte"));
      void aller(
        ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: suivante._id }),
        {
          replace: true,
        },
      );
    }
    // the effect runs once for each deleted question
    // oxlint-disable-next-line react/exhaustive-deps -- the others change with the same render, and would go twice
  }, [perdue, id]);
  return rang;
}

/** Puts the file that was carried from « Mes médias » into the question, once; an undo takes it back. */
function useMediaPorte({ changer, question: { _id } }: QuestionEnCoursDeRedaction): void {
  const { idQuizz } = useQuizzEnCoursDEdition();
  const { state } = useLocation();
  const aller = useNavigate();
  const { info } = useAnnoncerParBanniere();
  const media = readMediaCarriedByNavigation(state);
  useEffect(() => {
    if (media === null) return;
    changer((une) => (une.media === media ? une : { ...une, media }));
    info("Le fichier est dans la question. Annuler remet ce qu’il y avait.");
    // the same address without its navigation state, so that a reload does not put the file in again
    void aller(ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: _id }), {
      replace: true,
      preventScrollReset: true,
    });
    // the effect runs once for each file
    // oxlint-disable-next-line react/exhaustive-deps -- the question changes with what it is given
  }, [media]);
}
