/** Around the pages of a quizz being written: opens it, keeps it, and says what happens to it. plateforme §4 "Editors". */
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useQuery } from "@tanstack/react-query";
import { quizz } from "#contracts/quizz.ts";
import { lecture, phraseDeLecture, MOI } from "../../../app/api/queries.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import type { EtatErreur } from "../../../app/page/etat-erreur.ts";
import type { CompteConnecte } from "../../../compte/session.tsx";
import type { QuizzEdite, EtatQuizzEdite } from "../../../document/quizz-edite.ts";
import { ontUnBrouillon } from "../../../document/brouillons.ts";
import {
  quizzOuvert,
  estTenu,
  fermerQuizz,
  ouvrirQuizz,
  tenirQuizz,
} from "../../../document/quizz-ouverts.ts";
import { Squelette } from "../../../ui/squelette.tsx";
import { BrouillonRetrouve } from "./brouillon-retrouve.tsx";
import { Conflit, Disparu } from "./conflit.tsx";
import {
  type DepartRetenu,
  PartirSansSauvegarder,
  type SortieDEditeur,
  useDepart,
} from "./depart.tsx";
import { direApport } from "./differences.tsx";
import { editionDe, FournisseurEdition, useRetours } from "./edition.tsx";
import { envoisFinis, surEnvoiRate } from "./envois-de-question.ts";
import { useRaccourcisEdition } from "./raccourcis.tsx";

interface Props {
  readonly idQuizz: string;
  readonly compte: CompteConnecte;
  /** Asked of somebody who leaves with what could not be saved. */
  readonly question: string;
  readonly children: ReactNode;
}

export function CadreEdition({ idQuizz, compte, ...reste }: Props): ReactElement {
  const edite = useOuvrir(idQuizz, compte.userId);
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
  const retours = useRetours(edite);
  useRaccourcisEdition(edite.enregistrer, retours);
  useSuppressionRatee(etat);
  useApports(etat);
  useEnvoisRates(edite);
  const edition = useMemo(
    () => editionDe({ idQuizz, compte, edite, etat, retours }),
    [idQuizz, compte, edite, etat, retours],
  );
  return (
    <FournisseurEdition value={edition}>
      <BrouillonRetrouve />
      {children}
      <Conflit />
      <Disparu />
      <PartirSansSauvegarder {...depart} question={question} />
    </FournisseurEdition>
  );
}

/* Opens the edite of a quizz: plateforme §6 (the creator's alone), §8 "Quiz or question load". */

const ECHEC = "Une erreur c'est produite au chargement du quizz";
const PAS_A_VOUS = "Seul le créateur d’un quizz peut le modifier.";
/** Another account has logged in where the first was writing: it must not believe that its work is gone. */
const GARDE =
  "Rien n’est perdu\u00A0: le brouillon qu’un autre compte écrivait ici est gardé un mois dans ce navigateur. Reconnectez-vous avec ce compte et rouvrez le quizz depuis Mes Quizz\u00A0: il vous y attend.";

/** Undefined until it has come; what cannot be opened leads to /error. */
export function useOuvrir(idQuizz: string, compte: string): QuizzEdite | undefined {
  const [edite, setEdite] = useState(() => quizzOuvert(compte, idQuizz));
  // from a page of it to the next it is as it was; one comes back to it from elsewhere to what may be old
  const [aRelire, setARelire] = useState(() => edite !== undefined && !estTenu(edite));
  const { data, isError, error } = useQuery({
    // what another account was given is not read in the name of this one
    queryKey: [MOI, "edition", idQuizz, compte],
    ...lecture(`/api/quizz/${encodeURIComponent(idQuizz)}`, quizz),
    enabled: edite === undefined || aRelire,
    // an old copy of it would be written over the new one
    staleTime: 0,
    gcTime: 0,
  });
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  const refus = isError
    ? phraseDeLecture(error, ECHEC)
    : data !== undefined && data.createur !== compte
      ? PAS_A_VOUS
      : null;
  useEffect(() => {
    if (data === undefined || data.createur !== compte) return;
    if (edite !== undefined) {
      if (aRelire) edite.actualiser(data);
      setARelire(false);
      return;
    }
    setEdite(quizzOuvert(compte, idQuizz) ?? ouvrirQuizz(compte, data));
  }, [edite, aRelire, data, compte, idQuizz]);
  useEffect(() => (edite === undefined ? undefined : tenirQuizz(edite)), [edite]);
  useEffect(() => {
    if (refus === null || edite !== undefined) return;
    erreur(refus);
    const garde = ontUnBrouillon(idQuizz, compte);
    const etat: EtatErreur = { message: garde ? `${refus.replace(/\.?$/, ".")} ${GARDE}` : refus };
    void aller("/error", { replace: true, state: etat });
  }, [refus, edite, idQuizz, compte, erreur, aller]);
  return edite;
}

/** The departure from the pages of a quizz. */
function useGarder(edite: QuizzEdite, compte: string, idQuizz: string): DepartRetenu {
  const sortie = useMemo<SortieDEditeur>(
    () => ({
      // from a question to the next nothing is left: the save goes along; nor where one of them is tried, and one comes back
      reste: (chemin) =>
        [`/quizz/${idQuizz}/`, `/essai/${idQuizz}/`].some((sienne) =>
          `${chemin}/`.startsWith(sienne),
        ),
      // a file that is on its way belongs to what is saved
      avant: () => envoisFinis(edite).then(edite.enregistrer),
      parti: () => fermerQuizz(compte, idQuizz),
    }),
    [edite, compte, idQuizz],
  );
  return useDepart(edite, sortie);
}

/** What somebody else has saved and was joined with what is written here: told, since nobody was asked. Decision 0120. */
function useApports({ apport }: Pick<EtatQuizzEdite, "apport">): void {
  const { info } = useAnnonces();
  const dit = useRef(apport);
  useEffect(() => {
    if (dit.current === apport) return;
    dit.current = apport;
    info(`Réuni avec l’autre fenêtre\u00A0: ${direApport(apport)}.`);
  }, [apport, info]);
}

/** Says that a file for a question which is out of sight has not arrived. */
function useEnvoisRates(edite: QuizzEdite): void {
  const { erreur } = useAnnonces();
  const { pathname } = useLocation();
  useEffect(
    () =>
      surEnvoiRate(edite, (cle, fichier) => {
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

/* Said once when a save that takes questions away fails: plateforme §8 "Question delete". */

const RATEE = "Erreur lors de la suppression de la question";

/** A conflict and an expired session lose nothing, and have words of their own. */
const estRatee = ({ envoi, base, document }: EtatQuizzEdite): boolean => {
  if (envoi.nom !== "injoignable" && envoi.nom !== "refus") return false;
  const gardees = new Set(document.questions.map(({ _id }) => _id));
  return base.questions.some(({ _id }) => !gardees.has(_id));
};

/** What else went wrong is written in the page (etat-envoi.tsx), as long as it is so. */
export function useSuppressionRatee(etat: EtatQuizzEdite): void {
  const { erreur } = useAnnonces();
  const dite = useRef(false);
  useEffect(() => {
    // on its way again, it is still the one that failed
    if (etat.envoi.nom === "enCours") return;
    const ratee = estRatee(etat);
    if (ratee && !dite.current) erreur(RATEE);
    dite.current = ratee;
  }, [etat, erreur]);
}
