/**
 * What is done with questions from their list, one or several at a time, and what is said of it. They are told by their keys
 * (atelier/noms.ts): a save gives some of them another id while they are chosen, or dragged. plateforme §2 "Quiz editor".
 */
import { useRef } from "react";
import { quizzCree } from "#contracts/edition.ts";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../../app/api/api.ts";
import { useEnvoi } from "../../../app/page/envoi.tsx";
import { uuid } from "../../../browser/hasard.ts";
import { ecrire } from "../../../browser/stockage.ts";
import { fermerQuizz } from "../../../document/quizz-ouverts.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { vers } from "../../../app/paths.ts";
import {
  deplacer,
  type QuizzEcrit,
  dupliquer,
  inserer,
  melanger,
  retirer,
} from "../../../document/quizz-ecrit.ts";
import type { Plage } from "../../../document/plages.ts";
import { questionVierge } from "../../../document/question-ecrite.ts";
import { usePlaceDite } from "../../../ui/use-place-dite.ts";
import { type Rangement, useRangement } from "../../../ui/use-rangement.ts";
import { useAvantDeJouer, useEdition } from "../commun/edition.tsx";
import { useViser, viseTexte } from "../commun/viser.ts";
import { placeLachee, placePoussee, type Selection, voisine } from "./selection.ts";

/** Where the keyboard is brought to (use-viser.ts). */
export const CHAMPS_LISTE = {
  liste: "questions",
  tout: "questions/tout",
  ligne: (cle: string) => `questions/${cle}`,
} as const;

interface GestesListe {
  readonly rangement: Rangement;
  /** One step up or down for all that is chosen. */
  readonly pousser: (pas: -1 | 1) => void;
  readonly melanger: (plage: Plage) => void;
  readonly doubler: (lesquelles: ReadonlySet<string>) => void;
  /** The keyboard goes to what took their place. */
  readonly supprimer: (lesquelles: ReadonlySet<string>) => void;
  /** Nothing is chosen any more; the bar of what was goes, and gives the keyboard back if it had it. */
  readonly lacher: () => void;
  /** Where what moved last is now, for a live region. */
  readonly dit: string;
}

/** What comes back where it was is no step of undo. */
const siAutreOrdre = (avant: QuizzEcrit, apres: QuizzEcrit): QuizzEcrit =>
  apres.questions.every((une, rang) => une === avant.questions[rang]) ? avant : apres;

export function useGestesListe({ ids: choisies, choisir }: Selection): GestesListe {
  const { edite, etat } = useEdition();
  const { info } = useAnnonces();
  const viser = useViser();
  const { questions } = etat.document;
  const cles = questions.map(({ _id }) => edite.cleDe(_id));
  const ids = (lesquelles: ReadonlySet<string>) => new Set([...lesquelles].map(edite.nomDe));
  const { dit, placer } = usePlaceDite(cles.length);
  const nomDe = (lesquelles: ReadonlySet<string>): string => {
    if (lesquelles.size > 1) return `${String(lesquelles.size)}\u00A0questions`;
    const texte = questions[cles.findIndex((cle) => lesquelles.has(cle))]?.text.trim() ?? "";
    return texte === "" ? "Sans texte" : texte;
  };
  const mettre = (lesquelles: ReadonlySet<string>, place: number) => {
    edite.faire((avant) => siAutreOrdre(avant, deplacer(avant, ids(lesquelles), place)));
    placer(nomDe(lesquelles), place, lesquelles.size);
  };
  const pousser = (pas: -1 | 1) => {
    const place = placePoussee(cles, choisies, pas);
    if (place !== null) mettre(choisies, place);
  };
  const rangement = useRangement(cles, (cle, rang, par) => {
    const ensemble = choisies.has(cle) ? choisies : new Set([cle]);
    if (par === "touches" && ensemble.size > 1) pousser(rang < cles.indexOf(cle) ? -1 : 1);
    else mettre(ensemble, placeLachee(cles, ensemble, cle, rang));
  });
  return {
    rangement,
    pousser,
    melanger: (plage) => edite.faire((avant) => melanger(avant, plage)),
    doubler: (lesquelles) => edite.faire((avant) => dupliquer(avant, ids(lesquelles))),
    supprimer(lesquelles) {
      const reste = voisine(cles, lesquelles);
      viser(reste === null ? CHAMPS_LISTE.liste : CHAMPS_LISTE.ligne(reste));
      edite.faire((avant) => retirer(avant, ids(lesquelles)));
      info(
        lesquelles.size > 1
          ? `${String(lesquelles.size)}\u00A0questions supprimées. Annuler les fait revenir.`
          : "Question supprimée. Annuler la fait revenir.",
      );
    },
    lacher() {
      if (document.activeElement?.closest("[data-choix]") !== null) viser(CHAMPS_LISTE.tout);
      choisir([]);
    },
    dit,
  };
}

/** Makes a question at a rank (from 0), and opens it; says why when there is no room. plateforme §4, §5. */
export function useAjouterQuestion(): (rang: number) => void {
  const { edite, etat, idQuizz } = useEdition();
  const { avertir } = useAnnonces();
  const aller = useNavigate();
  const { key } = useLocation();
  /** The page that is being left: what is typed on the way would make others. */
  const parti = useRef("");
  return (rang) => {
    if (parti.current === key) return;
    if (etat.document.questions.length >= QUESTIONS_MAX) {
      avertir(`Un quizz ne peut pas avoir plus de ${String(QUESTIONS_MAX)}\u00A0questions.`);
      return;
    }
    const neuve = questionVierge();
    edite.faire((avant) => inserer(avant, rang, [neuve]));
    parti.current = key;
    void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: neuve._id }), {
      state: viseTexte,
    });
  };
}

/**
 * Saves, then opens a room that begins with this quizz: a new room takes the one that was played last (jeu §3). Null while there
 * is nothing to play.
 */
export function useJouerQuizz(): (() => Promise<void>) | null {
  const { etat, idQuizz } = useEdition();
  const pret = useAvantDeJouer();
  const aller = useNavigate();
  if (etat.document.questions.length === 0) return null;
  return async () => {
    if (!(await pret())) return;
    ecrire("quizzID", idQuizz);
    await aller("/room");
  };
}

interface ActionsQuizz {
  /** Makes a copy of what the server has, and opens it. */
  readonly dupliquer: () => Promise<void>;
  /** Whether the server has all that is written, which is what an export holds. */
  readonly exportable: () => Promise<boolean>;
  readonly supprimer: () => Promise<void>;
  readonly enCours: boolean;
}

/** What is done to the quizz as a whole. plateforme §7 (POST /quizz/{id}/copie, DELETE /quizz/{id}). */
export function useActionsQuizz(): ActionsQuizz {
  const { edite, idQuizz, compte } = useEdition();
  const { envoyer, enCours } = useEnvoi();
  const { info } = useAnnonces();
  const aller = useNavigate();
  const chemin = `/api/quizz/${encodeURIComponent(idQuizz)}`;
  const exportable = async () => (await edite.enregistrer()) !== "retenu";
  return {
    enCours,
    exportable,
    async dupliquer() {
      if (!(await exportable())) return;
      const corps = { envoi: uuid() };
      const copie = await envoyer(() => appeler("POST", `${chemin}/copie`, quizzCree, { corps }));
      if (copie === null) return;
      info("Copie faite : vous êtes dedans.");
      await aller(vers("/quizz/:id", { id: copie._id }));
    },
    async supprimer() {
      const fait = await envoyer(() => appeler("DELETE", chemin, confirmation));
      if (fait === null) return;
      // nothing of the deleted quizz is to be saved on the way out
      edite.abandonner();
      fermerQuizz(compte.userId, idQuizz);
      info(fait.message);
      // the page of a deleted quizz must not come back by Back
      await aller("/quizz", { replace: true });
    },
  };
}
