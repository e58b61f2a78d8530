/**
 * Which question an address shows. `new` makes one; one that was just saved has another id; one that goes leaves its place
 * to its neighbour. plateforme §2 (`new`), §4 (deleting), §8 (load).
 */
import { useCallback, useEffect, useRef } from "react";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { inserer } from "../../../document/document.ts";
import { estNeuve, questionVierge } from "../../../document/question-ecrite.ts";
import { lireChemin, vers } from "../../../app/paths.ts";
import { useLocation, useNavigate, useOuOnVa } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import type { EtatErreur } from "../../../app/page/etat-erreur.ts";
import { useEdition } from "../commun/edition.tsx";
import { champDe } from "../commun/use-viser.ts";
import { champVise } from "../commun/vise.ts";

const NOUVELLE = "new";
const ECHEC = "Une erreur c'est produite au chargement du quizz";

/** Rank of the question to show; -1 while there is none, or on the way to elsewhere. */
export function useArrivee(idQuestion: string, viser: (champ: string) => void): number {
  const { atelier, etat, idQuizz } = useEdition();
  const aller = useNavigate();
  const ouOnVa = useOuOnVa();
  const { state, key } = useLocation();
  const { erreur } = useAnnonces();
  const { questions } = etat.document;
  const id = atelier.nomDe(idQuestion);
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
    return la !== null && atelier.nomDe(la.idQuestion) === atelier.nomDe(idQuestion);
  }, [ouOnVa, atelier, idQuestion]);
  const nouvelle = idQuestion.toLowerCase() === NOUVELLE;
  const ici = questions[rang];
  const vise = ici === undefined ? null : champVise(state, ici);
  useEffect(() => {
    if (vise !== null) viser(champDe(atelier.cleDe(id), vise));
    // once for each arrival
    // oxlint-disable-next-line react/exhaustive-deps -- what is written there changes it
  }, [key, rang < 0]);

  useEffect(() => {
    if (!nouvelle) return;
    const fin = atelier.lire().document.questions.length;
    if (fin >= QUESTIONS_MAX) {
      erreur(TEXTES_EDITION.questions);
      void aller(vers("/quizz/:id", { id: idQuizz }), { replace: true });
      return;
    }
    const neuve = questionVierge();
    atelier.faire((document) => inserer(document, fin, [neuve]));
    viser(champDe(neuve._id, "texte"));
    void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: neuve._id }), {
      replace: true,
      // a media may be on its way to it
      state,
    });
  }, [nouvelle, atelier, aller, idQuizz, erreur, viser, state]);

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
      viser(champDe(atelier.cleDe(suivante._id), "texte"));
      void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: suivante._id }), {
        replace: true,
      });
    }
    // once for each that goes
    // oxlint-disable-next-line react/exhaustive-deps -- the others change with the same render, and would go twice
  }, [perdue, id]);
  return rang;
}
