/**
 * The frame of the pages that edit a quizz: it opens the quizz, watches its save, and asks before it is left.
 * plateforme §4 "Editors".
 */
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Quizz } from "#contracts/quizz.ts";
import { direRequeteEchouee } from "../../../app/api/queries.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import type { EtatDePageErreur } from "../../../app/page/etat-erreur.ts";
import type { CompteConnecte } from "../../../compte/session.tsx";
import type { QuizzEdite, EtatQuizzEdite } from "../../../document/quizz-edite.ts";
import { autreCompteAUnBrouillon } from "../../../document/brouillons.ts";
import {
  trouverQuizzOuvert,
  estQuizzAffiche,
  fermerQuizz,
  ouvrirQuizz,
  marquerQuizzAffiche,
} from "../../../document/quizz-ouverts.ts";
import { Squelette } from "../../../ui/squelette.tsx";
import { EncartBrouillonRetrouve } from "./brouillon-retrouve.tsx";
import { DialogueConflitDeSauvegarde, DialogueQuizzSupprimeAilleurs } from "./conflit.tsx";
import {
  type EtatDeSortieEditeur,
  DialoguePartirSansSauvegarder,
  type OptionsDeSortieEditeur,
  useEditorLeaveGuard,
} from "./depart.tsx";
import { direQuiAChangeCombien, direChampsModifiesDeQuizz } from "./differences.tsx";
import {
  assemblerQuizzEnCoursDEdition,
  QuizzEnCoursDEditionProvider,
  useAnnulerRetablir,
} from "./edition.tsx";
import { waitForQuizzUploads, onQuestionUploadFailed } from "./question-uploads.ts";
import { useQuizzAEditer } from "./queries.ts";
import { useRaccourcisEdition } from "./raccourcis.tsx";

interface Props {
  readonly idQuizz: string;
  readonly compte: CompteConnecte;
  /** Question asked when the editor is left with unsaved work. */
  readonly question: string;
  readonly children: ReactNode;
}

export function CadreEditeurDeQuizz({ idQuizz, compte, ...reste }: Props): ReactElement {
  const edite = useOuvertureDuQuizzEdite(idQuizz, compte.userId);
  if (edite === undefined)
    return (
      <div aria-busy="true">
        <Squelette forme="titre" />
        <Squelette lignes={8} />
      </div>
    );
  return <Ouvert {...reste} edite={edite} idQuizz={idQuizz} compte={compte} />;
}

function Ouvert({
  edite,
  idQuizz,
  compte,
  question,
  children,
}: Props & { readonly edite: QuizzEdite }): ReactElement {
  const etat = useSyncExternalStore(edite.abonner, edite.lire);
  const depart = useGarder(edite, compte.userId, idQuizz);
  const retours = useAnnulerRetablir(edite);
  useRaccourcisEdition(edite.enregistrer, retours);
  useAnnoncerSuppressionDeQuestionsRatee(etat);
  useApports(etat);
  useFailedUploads(edite);
  const edition = useMemo(
    () => assemblerQuizzEnCoursDEdition({ idQuizz, compte, edite, etat, retours }),
    [idQuizz, compte, edite, etat, retours],
  );
  return (
    <QuizzEnCoursDEditionProvider value={edition}>
      <EncartBrouillonRetrouve />
      {children}
      <DialogueConflitDeSauvegarde />
      <DialogueQuizzSupprimeAilleurs />
      <DialoguePartirSansSauvegarder {...depart} question={question} />
    </QuizzEnCoursDEditionProvider>
  );
}

const ECHEC = "Une erreur c'est produite au chargement du quizz";
const PAS_A_VOUS = "Seul le créateur d’un quizz peut le modifier.";
/** Shown with a refusal when another account has a draft of the quizz here: its author may be logged in as somebody else. */
const GARDE =
  "Rien n’est perdu\u00A0: le brouillon qu’un autre compte écrivait ici est gardé un mois dans ce navigateur. Reconnectez-vous avec ce compte et rouvrez le quizz depuis Mes Quizz\u00A0: il vous y attend.";

const peutEcrire = ({ createur, coauteur = false }: Quizz, compte: string): boolean =>
  createur === compte || coauteur;

/**
 * Opens a quizz for its authors (plateforme §6).
 * @returns undefined until it is read; a quizz that cannot be opened leads to /error (plateforme §8)
 */
export function useOuvertureDuQuizzEdite(idQuizz: string, compte: string): QuizzEdite | undefined {
  const [edite, setEdite] = useState(() => trouverQuizzOuvert(compte, idQuizz));
  // Whether the quizz is read again: no page was showing it, so that another tab may have saved a newer version.
  const [aRelire, setARelire] = useState(() => edite !== undefined && !estQuizzAffiche(edite));
  const { data, isError, error } = useQuizzAEditer(idQuizz, compte, edite === undefined || aRelire);
  const { erreur } = useAnnoncerParBanniere();
  const aller = useNavigate();
  const refus = isError
    ? direRequeteEchouee(error, ECHEC)
    : data !== undefined && !peutEcrire(data, compte)
      ? PAS_A_VOUS
      : null;
  useEffect(() => {
    if (data === undefined || !peutEcrire(data, compte)) return;
    if (edite !== undefined) {
      if (aRelire) edite.actualiser(data);
      setARelire(false);
      return;
    }
    setEdite(trouverQuizzOuvert(compte, idQuizz) ?? ouvrirQuizz(compte, data));
  }, [edite, aRelire, data, compte, idQuizz]);
  useEffect(() => (edite === undefined ? undefined : marquerQuizzAffiche(edite)), [edite]);
  useEffect(() => {
    if (refus === null || edite !== undefined) return;
    erreur(refus);
    const garde = autreCompteAUnBrouillon(idQuizz, compte, Date.now());
    const etat: EtatDePageErreur = {
      message: garde ? `${refus.replace(/\.?$/, ".")} ${GARDE}` : refus,
    };
    void aller("/error", { replace: true, state: etat });
  }, [refus, edite, idQuizz, compte, erreur, aller]);
  return edite;
}

/** Saves and closes the quizz when its editor is left. @returns the question that may be asked before it is left */
function useGarder(edite: QuizzEdite, compte: string, idQuizz: string): EtatDeSortieEditeur {
  const sortie = useMemo<OptionsDeSortieEditeur>(
    () => ({
      // pages that belong to the editor: those of its questions and of their trial keep the quizz open, and
      // leaving for them only saves
      reste: (chemin) =>
        [`/quizz/${idQuizz}/`, `/essai/${idQuizz}/`].some((sienne) =>
          `${chemin}/`.startsWith(sienne),
        ),
      // leaving waits for the files that are being uploaded for the quizz, then for the save
      avant: () => waitForQuizzUploads(edite).then(edite.enregistrer),
      parti: () => fermerQuizz(compte, idQuizz),
    }),
    [edite, compte, idQuizz],
  );
  return useEditorLeaveGuard(edite, sortie);
}

/** Announces the changes of another window, or of a co-author, that were joined without asking. Decision 0082. */
function useApports({ apport, autres }: Pick<EtatQuizzEdite, "apport" | "autres">): void {
  const { info } = useAnnoncerParBanniere();
  const dit = useRef(apport);
  useEffect(() => {
    if (dit.current === apport) return;
    dit.current = apport;
    info(`${direQuiAChangeCombien(apport, autres)}\u00A0: ${direChampsModifiesDeQuizz(apport)}.`);
  }, [apport, autres, info]);
}

/** Announces an upload that failed for a question that is not on the page. */
function useFailedUploads(edite: QuizzEdite): void {
  const { erreur } = useAnnoncerParBanniere();
  const { pathname } = useLocation();
  useEffect(
    () =>
      onQuestionUploadFailed(edite, (cle, fichier) => {
        const id = edite.nomDe(cle);
        const rang = edite.lire().document.questions.findIndex(({ _id }) => _id === id);
        if (rang < 0 || pathname.endsWith(`/${id}`)) return;
        erreur(
          `Question ${String(rang + 1)} : « ${fichier} » n’est pas arrivé. Rouvrez-la pour réessayer.`,
        );
      }),
    [edite, erreur, pathname],
  );
}

const RATEE = "Erreur lors de la suppression de la question";

/**
 * Whether a save that deletes questions has failed, other than by a conflict or an expired session: those have their
 * own sentences, and lose nothing.
 */
const estRatee = ({ envoi, base, document }: EtatQuizzEdite): boolean => {
  if (envoi.nom !== "injoignable" && envoi.nom !== "refus") return false;
  const gardees = new Set(document.questions.map(({ _id }) => _id));
  return base.questions.some(({ _id }) => !gardees.has(_id));
};

/**
 * Announces once that a save which deletes questions has failed (plateforme §8 "Question delete"). Other failures are
 * shown in the head.
 */
export function useAnnoncerSuppressionDeQuestionsRatee(etat: EtatQuizzEdite): void {
  const { erreur } = useAnnoncerParBanniere();
  const dite = useRef(false);
  useEffect(() => {
    // nothing is decided during a save, so that the failure of a retry is not announced as a second one
    if (etat.envoi.nom === "enCours") return;
    const ratee = estRatee(etat);
    if (ratee && !dite.current) erreur(RATEE);
    dite.current = ratee;
  }, [etat, erreur]);
}
