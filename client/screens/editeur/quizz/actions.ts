/**
 * Actions of the editor of a quizz, on its questions and on the quizz as a whole. Questions are named by their keys,
 * since a save may change ids while some are selected or dragged. plateforme §2 "Quiz editor".
 */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Coauteur } from "#contracts/coauteurs.ts";
import { reponseQuizzCree } from "#contracts/edition.ts";
import { reponseImportQuizz } from "#contracts/importation.ts";
import { QUESTIONS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type ReponseApi } from "../../../app/api/api.ts";
import { useApiCallSender } from "../../../app/page/envoi.tsx";
import { uuid } from "../../../browser/random-id.ts";
import { fermerQuizz } from "../../../document/quizz-ouverts.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import {
  deplacerQuestions,
  type QuizzEcrit,
  dupliquerQuestions,
  insererQuestions,
  ajouterPlageAleatoireAuQuizz,
  retirerQuestions,
} from "../../../document/quizz-ecrit.ts";
import type { PlageAleatoire } from "../../../document/plages.ts";
import { queryKeyCoauteurs } from "../../../quizz/auteurs.ts";
import { useOuvrirRoomAvecQuizz } from "../../../quizz/jouer.ts";
import {
  creerQuestionVierge,
  convertirEnQuestionAEnregistrer,
} from "../../../document/question-ecrite.ts";
import { QUERY_KEY_LISTES_DE_QUIZZ } from "../../../quizz/queries.ts";
import {
  useRowMoveAnnouncement,
  type ReorderableRows,
  useReorderRows,
} from "../../../ui/use-reorder.ts";
import { useSauvegarderAvantDeJouer, useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import { cheminApiQuizz } from "../commun/queries.ts";
import { useFocusSurChamp, NAVIGATION_STATE_VISE_TEXTE } from "../commun/viser.ts";
import {
  calculerRangDeSelectionApresDepot,
  calculerRangDeSelectionDecaleeDUnRang,
  type SelectionDeQuestions,
  trouverVoisineApresSuppression,
} from "./questions/selection.ts";

/** Names of the elements that the actions focus (`useFocusSurChamp`). */
export const NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS = {
  liste: "questions",
  tout: "questions/tout",
  ligne: (cle: string) => `questions/${cle}`,
} as const;

interface GestesListe {
  readonly rangement: ReorderableRows;
  /** Moves the selected questions one place up or down. */
  readonly pousser: (pas: -1 | 1) => void;
  readonly melanger: (plage: PlageAleatoire) => void;
  readonly doubler: (lesquelles: ReadonlySet<string>) => void;
  /** Deletes questions; the focus goes to the question that comes after them, or to the list when none is left. */
  readonly supprimer: (lesquelles: ReadonlySet<string>) => void;
  /** Clears the selection. A focus in the bar of the selection, which disappears, goes to the box that selects all questions. */
  readonly lacher: () => void;
  /** Sentence that says the new place of the questions moved last, for screen readers. */
  readonly dit: string;
}

/** The document after a move of questions; the same object as before when no question moved, so that it makes no step of undo. */
const siAutreOrdre = (avant: QuizzEcrit, apres: QuizzEcrit): QuizzEcrit =>
  apres.questions.every((une, rang) => une === avant.questions[rang]) ? avant : apres;

export function useActionsListeDeQuestions({
  ids: choisies,
  choisir,
}: SelectionDeQuestions): GestesListe {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const { info } = useAnnoncerParBanniere();
  const viser = useFocusSurChamp();
  const { questions } = etat.document;
  const cles = questions.map(({ _id }) => edite.cleDe(_id));
  const ids = (lesquelles: ReadonlySet<string>) => new Set([...lesquelles].map(edite.nomDe));
  const { dit, placer } = useRowMoveAnnouncement(cles.length);
  const nomDe = (lesquelles: ReadonlySet<string>): string => {
    if (lesquelles.size > 1) return `${String(lesquelles.size)}\u00A0questions`;
    const texte = questions[cles.findIndex((cle) => lesquelles.has(cle))]?.text.trim() ?? "";
    return texte === "" ? "Sans texte" : texte;
  };
  const mettre = (lesquelles: ReadonlySet<string>, place: number) => {
    edite.faire((avant) => siAutreOrdre(avant, deplacerQuestions(avant, ids(lesquelles), place)));
    placer(nomDe(lesquelles), place, lesquelles.size);
  };
  const pousser = (pas: -1 | 1) => {
    const place = calculerRangDeSelectionDecaleeDUnRang(cles, choisies, pas);
    if (place !== null) mettre(choisies, place);
  };
  const rangement = useReorderRows(cles, (cle, rang, par) => {
    const ensemble = choisies.has(cle) ? choisies : new Set([cle]);
    if (par === "touches" && ensemble.size > 1) pousser(rang < cles.indexOf(cle) ? -1 : 1);
    else mettre(ensemble, calculerRangDeSelectionApresDepot(cles, ensemble, cle, rang));
  });
  return {
    rangement,
    pousser,
    melanger: (plage) => edite.faire((avant) => ajouterPlageAleatoireAuQuizz(avant, plage)),
    doubler: (lesquelles) => edite.faire((avant) => dupliquerQuestions(avant, ids(lesquelles))),
    supprimer(lesquelles) {
      const reste = trouverVoisineApresSuppression(cles, lesquelles);
      viser(
        reste === null
          ? NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS.liste
          : NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS.ligne(reste),
      );
      edite.faire((avant) => retirerQuestions(avant, ids(lesquelles)));
      info(
        lesquelles.size > 1
          ? `${String(lesquelles.size)}\u00A0questions supprimées. Annuler les fait revenir.`
          : "Question supprimée. Annuler la fait revenir.",
      );
    },
    lacher() {
      if (document.activeElement?.closest("[data-choix]") !== null)
        viser(NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS.tout);
      choisir([]);
    },
    dit,
  };
}

interface QuestionsAEnvoyer {
  readonly ids: ReadonlySet<string>;
  /** Where the questions go: the author's quizz with that id; without an id, a new one with that title. */
  readonly vers: { readonly id?: string; readonly titre: string };
  readonly deplacer: boolean;
}

/**
 * The function that copies questions to the end of another quizz or into a new one, which takes the tags and the credit
 * of this one; questions that are moved are removed here once they have arrived.
 * @returns whether they have arrived; why not was announced
 */
export function useEnvoyerQuestionsAilleurs({ choisir }: SelectionDeQuestions): {
  readonly envoyer: (quoi: QuestionsAEnvoyer) => Promise<boolean>;
  readonly enCours: boolean;
} {
  const { edite, etat, compte } = useQuizzEnCoursDEdition();
  const { envoyer, enCours } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  /** Body and id of the last call: a call with the same body has the same id, so that it counts once when its answer was lost. */
  const dernier = useRef({ corps: "", envoi: "" });
  return {
    enCours,
    async envoyer({ ids, vers, deplacer }) {
      const { source, auteur, licence, tags } = etat.document.reglages;
      const parties = etat.document.questions.filter(({ _id }) => ids.has(_id));
      const corps = {
        quizz: [
          {
            title: vers.titre,
            tags: [...tags],
            source,
            auteur,
            licence,
            questions: parties.map((une) => {
              const { _id, ...question } = convertirEnQuestionAEnregistrer(une);
              return question;
            }),
          },
        ],
        ...(vers.id === undefined ? {} : { vers: vers.id }),
      };
      const texte = JSON.stringify(corps);
      if (dernier.current.corps !== texte) dernier.current = { corps: texte, envoi: uuid() };
      const { envoi } = dernier.current;
      const fait = await envoyer(() =>
        appelerApi("POST", "/api/quizz/importer", reponseImportQuizz, {
          corps: { ...corps, envoi },
          compte: compte.userId,
        }),
      );
      if (fait === null) return false;
      dernier.current = { corps: "", envoi: "" };
      void client.invalidateQueries({ queryKey: [QUERY_KEY_LISTES_DE_QUIZZ] });
      client.removeQueries({ queryKey: ["quizz", vers.id] });
      if (deplacer) {
        choisir([]);
        // a save that ended meanwhile has given new questions other ids
        const presents = new Set([...ids].map((id) => edite.nomDe(id)));
        edite.faire((avant) => retirerQuestions(avant, presents));
      }
      const combien = ids.size > 1 ? `${String(ids.size)}\u00A0questions` : "Une\u00A0question";
      const verbe = `${deplacer ? "déplacée" : "copiée"}${ids.size > 1 ? "s" : ""}`;
      info(`${combien} ${verbe} dans «\u00A0${vers.titre}\u00A0».`);
      return true;
    },
  };
}

/** The function that adds a question at a rank (from 0) and opens it; it announces when the quizz is full. plateforme §4, §5. */
export function useAjouterQuestion(): (rang: number) => void {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const { avertir } = useAnnoncerParBanniere();
  const aller = useNavigate();
  const { key } = useLocation();
  /** Key of the history entry from which a new question is opening: until it is open, pressing again adds no other one. */
  const parti = useRef("");
  return (rang) => {
    if (parti.current === key) return;
    if (etat.document.questions.length >= QUESTIONS_PAR_QUIZZ_MAX) {
      avertir(
        `Un quizz ne peut pas avoir plus de ${String(QUESTIONS_PAR_QUIZZ_MAX)}\u00A0questions.`,
      );
      return;
    }
    const neuve = creerQuestionVierge("choix", etat.document.reglages.defauts);
    edite.faire((avant) => insererQuestions(avant, rang, [neuve]));
    parti.current = key;
    void aller(
      ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: neuve._id }),
      {
        state: NAVIGATION_STATE_VISE_TEXTE,
      },
    );
  };
}

/** The function that saves, then goes to the host's room with this quizz chosen. Null for a quizz without questions. */
export function useJouerQuizz(): (() => Promise<void>) | null {
  const { etat, idQuizz } = useQuizzEnCoursDEdition();
  const pret = useSauvegarderAvantDeJouer();
  const ouvrir = useOuvrirRoomAvecQuizz();
  if (etat.document.questions.length === 0) return null;
  return async () => {
    if (!(await pret())) return;
    await ouvrir(idQuizz);
  };
}

interface ActionsQuizz {
  /** Copies the server's version of the quizz, and opens the copy. */
  readonly dupliquer: () => Promise<void>;
  /** Saves the quizz before an export, which holds the server's version. @returns whether the server has all changes */
  readonly exportable: () => Promise<boolean>;
  readonly supprimer: () => Promise<void>;
  /** Ends the co-author's part in the quizz, and closes it. */
  readonly quitter: () => Promise<void>;
  readonly enCours: boolean;
}

const effacer = (chemin: string) => appelerApi("DELETE", chemin, reponseSignalement);

/** Actions on the quizz as a whole. plateforme §7 (POST /quizz/{id}/copie, DELETE /quizz/{id}). */
export function useActionsQuizz(): ActionsQuizz {
  const { edite, idQuizz, compte } = useQuizzEnCoursDEdition();
  const { envoyer, enCours } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const aller = useNavigate();
  const chemin = cheminApiQuizz(idQuizz);
  /** Id of the copy of this version: asked for again after a lost answer, it is made once. */
  const envoi = useRef<{ readonly date: string; readonly id: string } | null>(null);
  const exportable = async () => (await edite.enregistrer()) !== "retenu";
  const partir = async (appel: () => ReturnType<typeof effacer>) => {
    const fait = await envoyer(appel);
    if (fait === null) return;
    // the unsaved changes are dropped: the author no longer has the quizz, so that leaving must not save them
    edite.abandonner();
    fermerQuizz(compte.userId, idQuizz);
    info(fait.message);
    // the page is replaced in the history: the browser's Back button must not come back to a lost quizz
    await aller("/quizz", { replace: true });
  };
  return {
    enCours,
    exportable,
    async dupliquer() {
      if (!(await exportable())) return;
      const { date } = edite.lire();
      if (envoi.current?.date !== date) envoi.current = { date, id: uuid() };
      const corps = { envoi: envoi.current.id };
      const copie = await envoyer(() =>
        appelerApi("POST", `${chemin}/copie`, reponseQuizzCree, { corps }),
      );
      if (copie === null) return;
      envoi.current = null;
      info("Copie faite : vous êtes dedans.");
      await aller(ecrireAdresseDePage("/quizz/:id", { id: copie._id }));
    },
    supprimer: () => partir(() => effacer(chemin)),
    quitter: () =>
      partir(() => effacer(`${chemin}/coauteurs/${encodeURIComponent(compte.pseudo)}`)),
  };
}

/** The functions that invite and remove co-authors. Each reads the list of co-authors again, then resolves to whether the server accepted. */
export function useActionsCoauteurs(idQuizz: string) {
  const { envoyer, enCours } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  const chemin = `${cheminApiQuizz(idQuizz)}/coauteurs`;
  const faire = async (
    appel: () => Promise<ReponseApi<{ readonly message: string }>>,
    dire: string,
  ): Promise<boolean> => {
    const fait = await envoyer(async () => {
      const reponse = await appel();
      await client.invalidateQueries({ queryKey: queryKeyCoauteurs(idQuizz) });
      return reponse;
    });
    if (fait !== null) info(dire);
    return fait !== null;
  };
  return {
    enCours,
    inviter: (to: string) =>
      faire(
        () => appelerApi("POST", chemin, reponseSignalement, { corps: { to } }),
        `Invitation envoyée à ${to}.`,
      ),
    retirer: ({ pseudo, accepte }: Coauteur) =>
      faire(
        () => appelerApi("DELETE", `${chemin}/${encodeURIComponent(pseudo)}`, reponseSignalement),
        accepte ? `${pseudo} n’écrit plus ce quizz.` : `Invitation de ${pseudo} retirée.`,
      ),
  };
}
