/** Context shared by the pages that edit a quizz: the edited quizz, its state, and the account of its author. */
import { createContext, use, useEffect, useMemo } from "react";
import { useLocation } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { lireParametresDuCheminDePage } from "../../../app/paths.ts";
import { isServerReachable } from "../../../browser/load-code.ts";
import type { CompteConnecte } from "../../../compte/session.tsx";
import type { QuizzEdite, EtatQuizzEdite } from "../../../document/quizz-edite.ts";
import type { EtatEnregistrement } from "../../../document/edited-document.ts";
import { comparerQuizz, type DifferenceDeQuizz } from "../../../document/comparer.ts";
import type { QuizzEcrit } from "../../../document/quizz-ecrit.ts";
import {
  direRefusDeSauvegarde,
  type ActionsAnnulerRetablir,
  type PhrasesDeDocumentModifieAilleurs,
  type EtatEtActionsDEditeur,
} from "./barre-edition.tsx";
import { resumerDifferenceDeQuizz } from "./differences.tsx";
import { hasQuestionUpload } from "./question-uploads.ts";
import { enumererNoms } from "../../../ui/typographie.tsx";

export interface QuizzEnCoursDEdition extends EtatEtActionsDEditeur {
  readonly idQuizz: string;
  readonly compte: CompteConnecte;
  readonly edite: QuizzEdite;
  readonly etat: EtatQuizzEdite;
}

const Contexte = createContext<QuizzEnCoursDEdition | null>(null);
export const QuizzEnCoursDEditionProvider = Contexte;

/** The sentences shown when the quizz was changed, or lost, elsewhere; they name the other authors. Pure. */
export const composerPhrasesDeQuizzModifieAilleurs = ({
  autres,
  coauteurDe,
}: Pick<EtatQuizzEdite, "autres" | "coauteurDe">): PhrasesDeDocumentModifieAilleurs => ({
  conflit:
    autres.length === 0
      ? "Ce quizz a été modifié ailleurs."
      : `${enumererNoms(autres)} ${autres.length > 1 ? "ont" : "a"} changé la même chose que vous.`,
  disparu:
    coauteurDe === null ? "Ce quizz a été supprimé ailleurs." : "Vous n’écrivez plus ce quizz.",
});

interface Parts extends Pick<QuizzEnCoursDEdition, "idQuizz" | "compte" | "edite" | "etat"> {
  /** Undo and redo, which announce what they changed when it is not on the page. */
  readonly retours: ActionsAnnulerRetablir;
}

export const assemblerQuizzEnCoursDEdition = ({
  retours,
  ...parts
}: Parts): QuizzEnCoursDEdition => ({
  ...parts,
  ...retours,
  mots: composerPhrasesDeQuizzModifieAilleurs(parts.etat),
  enregistrer: parts.edite.enregistrer,
});

/** The edited quizz of the page. Throws outside of `CadreEditeurDeQuizz` (a bug). */
export function useQuizzEnCoursDEdition(): QuizzEnCoursDEdition {
  const edition = use(Contexte);
  if (edition === null) throw new Error("useQuizzEnCoursDEdition outside of CadreEditeurDeQuizz");
  return edition;
}

/** End of the sentence that is announced when an undo brings back what was written before the other author's version was taken. */
export const FIN_DE_PHRASE_ANNULE_AVANT_AUTRE_VERSION =
  "ceci date d’avant l’autre version. À l’enregistrement, vous choisirez laquelle garder.";

/**
 * Names what an undo or a redo changed outside of the page; empty when the change is on the page. Pure.
 * @param ici id of the question that is on the page; null on the page of the quizz, which shows them all
 */
export function direEffetHorsPageDAnnulerRetablir(
  avant: QuizzEcrit,
  apres: QuizzEcrit,
  ici: string | null,
): string {
  if (ici === null) return "";
  const [premiere, ...autres] = comparerQuizz(avant, apres);
  if (premiere === undefined || [premiere, ...autres].some((une) => touche(une, apres, ici)))
    return "";
  return resumerDifferenceDeQuizz(premiere);
}

const touche = (une: DifferenceDeQuizz, apres: QuizzEcrit, ici: string): boolean =>
  (une.nom === "changee" || une.nom === "ajoutee") && apres.questions[une.rang]?._id === ici;

export function useAnnulerRetablir(edite: QuizzEdite): ActionsAnnulerRetablir {
  const { info } = useAnnoncerParBanniere();
  const { pathname } = useLocation();
  return useMemo(() => {
    const dire = (mot: string, geste: () => void) => () => {
      const avant = edite.lire().document;
      geste();
      const id =
        lireParametresDuCheminDePage("/quizz/:idQuizz/:idQuestion", pathname)?.idQuestion ?? null;
      const ici = id === null ? null : edite.nomDe(id);
      const ailleurs = direEffetHorsPageDAnnulerRetablir(avant, edite.lire().document, ici);
      const { perime } = edite.lire().document;
      if (perime !== undefined && perime !== avant.perime)
        info(`${mot}\u00A0: ${FIN_DE_PHRASE_ANNULE_AVANT_AUTRE_VERSION}`);
      else if (ailleurs !== "") info(`${mot}\u00A0: ${ailleurs}.`);
    };
    return {
      annuler: dire("Annulé", edite.annuler),
      retablir: dire("Rétabli", edite.retablir),
    };
  }, [edite, pathname, info]);
}

const INJOIGNABLE =
  "Le serveur ne répond pas\u00A0: impossible de jouer pour l’instant. Votre travail est gardé ici, réessayez dans un moment.";

/** Says why playing is impossible, and what to do, after a save in the state `envoi`; empty where a dialogue says it. Pure. */
export function direEmpechementDeJouer(envoi: EtatEnregistrement): string {
  switch (envoi.nom) {
    case "injoignable":
    case "enCours":
    case "repos":
      return INJOIGNABLE;
    case "deconnecte":
      return "Session expirée\u00A0: reconnectez-vous, puis jouez. Votre brouillon est gardé ici.";
    case "refus":
      return `${direRefusDeSauvegarde(envoi)} Corrigez cela, puis jouez. Votre brouillon est gardé ici.`;
    case "conflit":
    case "disparu":
      return "";
  }
}

/** Saves, then says why playing is impossible; null when it is possible. @param repond asks whether the server answers */
export async function sauvegarderEtDireEmpechementDeJouer(
  edite: Pick<QuizzEdite, "lire" | "enregistrer">,
  repond: () => Promise<boolean>,
): Promise<string | null> {
  const rienAEnvoyer = !edite.lire().modifie;
  if ((await edite.enregistrer()) === "retenu") return direEmpechementDeJouer(edite.lire().envoi);
  // the server is asked only when there was nothing to save: a save that has just succeeded shows that it answers
  return rienAEnvoyer && !(await repond()) ? INJOIGNABLE : null;
}

/** The function that saves before a room is opened. It resolves to whether playing is possible; why not was announced. */
export function useSauvegarderAvantDeJouer(): () => Promise<boolean> {
  const { edite } = useQuizzEnCoursDEdition();
  const { avertir } = useAnnoncerParBanniere();
  return async () => {
    const empechement = await sauvegarderEtDireEmpechementDeJouer(edite, isServerReachable);
    if (empechement !== null && empechement !== "") avertir(empechement);
    return empechement === null;
  };
}

/**
 * Removes blank questions as soon as their page is left; a question that waits for an upload stays.
 * @param ici key of the question on this page; null when there is none
 */
export function useAutoSuppressionDesQuestionsVierges(ici: string | null): void {
  const { edite } = useQuizzEnCoursDEdition();
  useEffect(() => {
    edite.oublierVierges((id) => {
      const cle = edite.cleDe(id);
      return cle === ici || hasQuestionUpload(edite, cle);
    });
  }, [edite, ici]);
}
