/** /quizz/{idQuizz}/{idQuestion}: plateforme §2 "Question editor", §4, §5; decision 0083. */
import { type ReactElement, useCallback, useEffect, useMemo, useRef } from "react";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { fautesDeQuestion } from "#contracts/fautes.ts";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { useLocation, useNavigate, useOuOnVa } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import type { EtatErreur } from "../../../app/page/etat-erreur.ts";
import { lireChemin, vers } from "../../../app/paths.ts";
import { changerQuestion, inserer } from "../../../document/quizz-ecrit.ts";
import {
  ecrireQuestion,
  estNeuve,
  estVierge,
  type QuestionEcrite,
  questionVierge,
} from "../../../document/question-ecrite.ts";
import { lireMediaPorte } from "../../../quizz/medias/media-porte.ts";
import { useEdition, useOublierVierges } from "../commun/edition.tsx";
import { champDe, champVise, useViser } from "../commun/viser.ts";
import { useGestes } from "./actions.ts";
import { fautesDeChamps } from "./fautes-de-champs.ts";
import { PageRedaction } from "./page-redaction.tsx";
import { FournisseurRedaction, type RedactionQuestion } from "./redaction.tsx";

export function EditeurQuestion({
  idQuestion,
}: {
  readonly idQuestion: string;
}): ReactElement | null {
  const { etat } = useEdition();
  const viser = useViser();
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
  const { edite } = useEdition();
  const gestes = useGestes(rang, viser);
  const { _id } = question;
  // a question that is saved for the first time is still the one under the fingers
  const cle = edite.cleDe(_id);
  const redaction = useMemo<RedactionQuestion>(() => {
    const ecrite = ecrireQuestion(question);
    return {
      question,
      ecrite,
      // whoever has just opened a blank page has done nothing wrong yet
      fautes: estVierge(question) ? [] : fautesDeQuestion(ecrite),
      refus: fautesDeChamps(question),
      rang,
      cle,
      changer: (changer, geste = "") =>
        edite.faire(
          (document) => {
            // a save may have given it another id since this was drawn
            const apres = changerQuestion(document, edite.nomDe(question._id), changer);
            const autre = apres.questions.some((une, i) => une !== document.questions[i]);
            return autre ? apres : document;
          },
          geste === "" ? "" : `${cle}/${geste}`,
        ),
      viser: (nom) => viser(champDe(cle, nom)),
      champ: (nom) => ({ "data-champ": champDe(cle, nom) }),
    };
  }, [question, rang, cle, edite, viser]);
  useOublierVierges(cle);
  useMediaPorte(redaction);
  return (
    <FournisseurRedaction value={redaction}>
      <PageRedaction key={cle} gestes={gestes} />
    </FournisseurRedaction>
  );
}

/*
 * Which question an address shows. `new` makes one; one that was just saved has another id; one that goes leaves its place
 * to its neighbour. plateforme §2 (`new`), §4 (deleting), §8 (load).
 */

const NOUVELLE = "new";
const ECHEC = "Une erreur c'est produite au chargement du quizz";

/** Rank of the question to show; -1 while there is none, or on the way to elsewhere. */
function useArrivee(idQuestion: string, viser: (champ: string) => void): number {
  const { edite, etat, idQuizz } = useEdition();
  const aller = useNavigate();
  const ouOnVa = useOuOnVa();
  const { state, key } = useLocation();
  const { erreur } = useAnnonces();
  const { questions } = etat.document;
  const id = edite.nomDe(idQuestion);
  const rang = questions.findIndex(({ _id }) => _id === id);
  /** Where the question that is not there any more was. */
  const avant = useRef<number | null>(null);
  useEffect(() => {
    if (rang >= 0) avant.current = rang;
  }, [rang]);
  /** False once a move to elsewhere has begun: this page is drawn until that one is, and may be drawn anew in between. */
  const onReste = useCallback(() => {
    const la = lireChemin("/quizz/:idQuizz/:idQuestion", ouOnVa());
    // by the name of today: the address may be on its way to it
    return la !== null && edite.nomDe(la.idQuestion) === edite.nomDe(idQuestion);
  }, [ouOnVa, edite, idQuestion]);
  const nouvelle = idQuestion.toLowerCase() === NOUVELLE;
  const ici = questions[rang];
  const vise = ici === undefined ? null : champVise(state, ici);
  useEffect(() => {
    if (vise !== null) viser(champDe(edite.cleDe(id), vise));
    // once for each arrival
    // oxlint-disable-next-line react/exhaustive-deps -- what is written there changes it
  }, [key, rang < 0]);

  useEffect(() => {
    if (!nouvelle) return;
    const fin = edite.lire().document.questions.length;
    if (fin >= QUESTIONS_MAX) {
      erreur(TEXTES_EDITION.questions);
      void aller(vers("/quizz/:id", { id: idQuizz }), { replace: true });
      return;
    }
    const neuve = questionVierge();
    edite.faire((document) => inserer(document, fin, [neuve]));
    viser(champDe(neuve._id, "texte"));
    void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: neuve._id }), {
      replace: true,
      // a media may be on its way to it
      state,
    });
  }, [nouvelle, edite, aller, idQuizz, erreur, viser, state]);

  useEffect(() => {
    if (id !== idQuestion && onReste())
      void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: id }), {
        replace: true,
        preventScrollReset: true,
      });
  }, [id, idQuestion, aller, idQuizz, onReste]);

  const perdue = rang < 0 && !nouvelle;
  const voisine = perdue ? Math.max(0, (avant.current ?? 0) - 1) : -1;
  useEffect(() => {
    if (!perdue || !onReste()) return;
    const suivante = questions[voisine];
    // a draft that was not saved is offered on the page of its quizz
    const accueil = vers("/quizz/:id", { id: idQuizz });
    if (avant.current === null && !estNeuve(id)) {
      const refus: EtatErreur = { message: ECHEC };
      erreur(ECHEC);
      void aller("/error", { replace: true, state: refus });
    } else if (avant.current === null || suivante === undefined)
      void aller(accueil, { replace: true });
    else {
      viser(champDe(edite.cleDe(suivante._id), "texte"));
      void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: suivante._id }), {
        replace: true,
      });
    }
    // once for each that goes
    // oxlint-disable-next-line react/exhaustive-deps -- the others change with the same render, and would go twice
  }, [perdue, id]);
  return rang;
}

/** Puts into the question the file that one comes from « Mes médias » with, once: a gesture like the others, which can be undone. */
function useMediaPorte({ changer, question: { _id } }: RedactionQuestion): void {
  const { idQuizz } = useEdition();
  const { state } = useLocation();
  const aller = useNavigate();
  const { info } = useAnnonces();
  const media = lireMediaPorte(state);
  useEffect(() => {
    if (media === null) return;
    changer((une) => (une.media === media ? une : { ...une, media }));
    info("Le fichier est dans la question. Annuler remet ce qu’il y avait.");
    // it has arrived: loaded again, the page puts nothing in the place of what is there by then
    void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: _id }), {
      replace: true,
      preventScrollReset: true,
    });
    // once for each that comes
    // oxlint-disable-next-line react/exhaustive-deps -- the question changes with what it is given
  }, [media]);
}
