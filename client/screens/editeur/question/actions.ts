/** What is done with whole questions from the page of one of them. plateforme §2, §4. */
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { type Adresse, siPage, vers } from "../../../app/paths.ts";
import { dupliquer, inserer, retirer } from "../../../document/quizz-ecrit.ts";
import type { QuizzEdite } from "../../../document/quizz-edite.ts";
import { estVierge, questionVierge } from "../../../document/question-ecrite.ts";
import { useAvantDeJouer, useEdition } from "../commun/edition.tsx";
import { champDe, viseJouer } from "../commun/viser.ts";
import { useRedaction } from "./redaction.tsx";

export interface GestesQuestion {
  readonly adresseDe: (idQuestion: string) => Adresse;
  /** After this one. */
  readonly ajouter: () => void;
  readonly ajouterALaFin: () => void;
  readonly dupliquer: () => void;
  /** The page goes to its neighbour (use-arrivee.ts). */
  readonly supprimer: () => void;
  /** To the next one; makes it, after the last. */
  readonly suivante: () => void;
  readonly precedente: () => void;
}

/** @param rang of the question, from 0 */
export function useGestes(rang: number, viser: (champ: string) => void): GestesQuestion {
  const { edite, etat, idQuizz } = useEdition();
  const aller = useNavigate();
  const { erreur, info } = useAnnonces();
  const { questions } = etat.document;
  const adresseDe = (idQuestion: string) =>
    vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion });
  const ouvrir = (id: string | undefined) => {
    if (id === undefined) return;
    viser(champDe(edite.cleDe(id), "texte"));
    void aller(adresseDe(id));
  };
  const pleine = () => {
    if (questions.length < QUESTIONS_MAX) return false;
    erreur(TEXTES_EDITION.questions);
    return true;
  };
  const ici = questions[rang];
  const vierge = ici !== undefined && estVierge(ici);
  const ajouterA = (ou: number) => {
    // nothing is written here yet: another blank question would only take its place
    if (vierge) return viser(champDe(edite.cleDe(ici._id), "texte"));
    if (pleine()) return;
    // an author who times one question times the next ones alike
    const neuve = { ...questionVierge(), temps: ici?.temps ?? 0 };
    edite.faire((document) => inserer(document, ou, [neuve]));
    ouvrir(neuve._id);
  };
  return {
    adresseDe,
    ajouter: () => ajouterA(rang + 1),
    ajouterALaFin: () => ajouterA(questions.length),
    dupliquer() {
      if (ici === undefined || vierge || pleine()) return;
      ouvrir(doublerLa(edite, ici._id));
    },
    supprimer() {
      if (ici === undefined) return;
      retirerLa(edite, ici._id);
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

/** @returns the id of the copy, which comes right after it; undefined when it is not there any more */
export function doublerLa(edite: Etabli, id: string): string | undefined {
  let copie: string | undefined;
  edite.faire((document) => {
    const ici = edite.nomDe(id);
    const apres = dupliquer(document, new Set([ici]));
    const rang = document.questions.findIndex(({ _id }) => _id === ici);
    copie = rang < 0 ? undefined : apres.questions[rang + 1]?._id;
    return apres;
  });
  return copie;
}

export function retirerLa(edite: Etabli, id: string): void {
  edite.faire((document) => retirer(document, new Set([edite.nomDe(id)])));
}

/** Where a question is tried; null while there is no such page. */
const adresseEssai = (idQuizz: string, idQuestion: string): Adresse | null =>
  siPage("/essai/:idQuizz/:idQuestion", { idQuizz, idQuestion });

/** Saves, then leads there; what could not be saved stays here, and why is said. Null where it cannot be tried. */
export function useJouer(): (() => Promise<void>) | null {
  const { edite, idQuizz } = useEdition();
  const { question } = useRedaction();
  const pret = useAvantDeJouer();
  const { avertir } = useAnnonces();
  const aller = useNavigate();
  if (adresseEssai(idQuizz, question._id) === null) return null;
  return async () => {
    if (estVierge(question)) {
      avertir("Écrivez d’abord la question\u00A0: il n’y a encore rien à jouer.");
      return;
    }
    if (!(await pret())) return;
    const idQuestion = edite.nomDe(question._id);
    const adresse = adresseEssai(idQuizz, idQuestion);
    if (adresse === null) return;
    // by Back too one comes back to the button
    const ici = vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion });
    await aller(ici, { replace: true, state: viseJouer });
    await aller(adresse);
  };
}
