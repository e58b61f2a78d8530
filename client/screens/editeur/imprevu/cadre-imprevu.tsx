/**
 * The frame of the page that edits an imprévu: it opens it, watches its save, and asks before it is left. plateforme
 * §4 "Editors", §8 "Imprevus".
 */
import { useQueryClient } from "@tanstack/react-query";
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ImprevuAvecRevision } from "#contracts/edition-imprevu.ts";
import { QueryError } from "../../../app/api/queries.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { useApiCallSender } from "../../../app/page/envoi.tsx";
import type { CompteConnecte } from "../../../compte/session.tsx";
import {
  garderBrouillonDImprevu,
  type ImprevuEdite,
  lireBrouillonDImprevu,
  convertirEnImprevuEcrit,
  ouvrirImprevu,
} from "../../../document/imprevu-edite.ts";
import { seraientEnregistresPareil } from "../../../document/memes.ts";
import { direDateEtHeure } from "../../../document/dates.ts";
import { EncartBrouillon, ConteneurEncartsBrouillon } from "../../../quizz/encart-brouillon.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import type {
  ActionsAnnulerRetablir,
  PhrasesDeDocumentModifieAilleurs,
} from "../commun/barre-edition.tsx";
import {
  DialoguePartirSansSauvegarder,
  type OptionsDeSortieEditeur,
  useEditorLeaveGuard,
} from "../commun/depart.tsx";
import { FIN_DE_PHRASE_ANNULE_AVANT_AUTRE_VERSION } from "../commun/edition.tsx";
import { useRaccourcisEdition } from "../commun/raccourcis.tsx";
import {
  QUERY_KEY_IMPREVUS,
  lireImprevuActuelDuServeur,
  useAnnoncerEtAllerALaPageErreur,
  useImprevu,
  useImprevus,
} from "../imprevus/queries.ts";
import { useEnregistrerCommeNouvelImprevu } from "./actions.ts";
import { TexteDImprevuAvecCommandesColorees } from "./commandes.tsx";
import {
  ImprevuEnCoursDeRedactionProvider,
  type ImprevuEnCoursDeRedaction,
  useImprevuEnCoursDeRedaction,
} from "./redaction.ts";

const ECHEC = "Erreur lors de la récupération de l'imprévu";
const ECHEC_DECK = "Erreur lors de la récupération des imprévus";
const QUESTION = "L'imprévu ne sera pas sauvegardée, voulez-vous poursuivre ?";
const MOTS: PhrasesDeDocumentModifieAilleurs = {
  conflit: "Cet imprévu a été modifié ailleurs.",
  disparu: "Cet imprévu a été supprimé ailleurs.",
};

interface Props {
  readonly id: string;
  readonly compte: CompteConnecte;
  readonly children: ReactNode;
}

export function CadreEditeurImprevu({ id, compte, children }: Props): ReactElement {
  const versErreur = useAnnoncerEtAllerALaPageErreur();
  const { data, error } = useImprevu(id);
  useEffect(() => {
    if (error !== null) versErreur(error instanceof QueryError ? error.statut : 0, ECHEC);
  }, [error, versErreur]);
  if (data === undefined)
    return (
      <div aria-busy="true">
        <Squelette forme="titre" />
        <Squelette lignes={8} />
      </div>
    );
  return (
    <Ouvert lu={data} compte={compte.userId}>
      {children}
    </Ouvert>
  );
}

interface OuvertProps {
  readonly lu: ImprevuAvecRevision;
  readonly compte: string;
  readonly children: ReactNode;
}

function Ouvert({ lu, compte, children }: OuvertProps): ReactElement {
  const client = useQueryClient();
  const [edite] = useState<ImprevuEdite>(() =>
    ouvrirImprevu(
      compte,
      lu,
      () => void client.invalidateQueries({ queryKey: QUERY_KEY_IMPREVUS }),
    ),
  );
  const etat = useSyncExternalStore(edite.abonner, edite.lire);
  const { data: deck } = useImprevus(ECHEC_DECK);
  const sortie = useMemo<OptionsDeSortieEditeur>(
    () => ({ reste: () => false, avant: edite.enregistrer, parti: edite.fermer }),
    [edite],
  );
  const depart = useEditorLeaveGuard(edite, sortie);
  const retours = useRetoursDeCarte(edite);
  useRaccourcisEdition(edite.enregistrer, retours);
  const redaction = useMemo<ImprevuEnCoursDeRedaction>(
    () => ({
      id: lu._id,
      compte,
      edite,
      etat,
      mots: MOTS,
      ...retours,
      enregistrer: edite.enregistrer,
      deck: deck ?? [],
    }),
    [lu._id, compte, edite, etat, retours, deck],
  );
  return (
    <ImprevuEnCoursDeRedactionProvider value={redaction}>
      <BrouillonDImprevu lu={lu} />
      {children}
      <ConflitDImprevu />
      <DisparuDImprevu />
      <DialoguePartirSansSauvegarder {...depart} question={QUESTION} />
    </ImprevuEnCoursDeRedactionProvider>
  );
}

/** Undo and redo, which announce when they bring back what was written before the other author's version was taken. */
function useRetoursDeCarte(edite: ImprevuEdite): ActionsAnnulerRetablir {
  const { info } = useAnnoncerParBanniere();
  return useMemo(() => {
    const dire = (mot: string, geste: () => void) => () => {
      const avant = edite.lire().perime;
      geste();
      if (edite.lire().perime && !avant)
        info(`${mot}\u00A0: ${FIN_DE_PHRASE_ANNULE_AVANT_AUTRE_VERSION}`);
    };
    return {
      annuler: dire("Annulé", edite.annuler),
      retablir: dire("Rétabli", edite.retablir),
    };
  }, [edite, info]);
}

/** Offers the draft that an earlier visit left in this browser, when it differs from the saved imprévu. Decisions 0082, 0092. */
function BrouillonDImprevu({ lu }: { readonly lu: ImprevuAvecRevision }): ReactElement {
  const { id, compte, edite } = useImprevuEnCoursDeRedaction();
  const place = useRef<HTMLDivElement>(null);
  const [trouve, setTrouve] = useState(() => {
    const garde = lireBrouillonDImprevu(compte, id, Date.now());
    return garde === null || seraientEnregistresPareil(garde.carte, convertirEnImprevuEcrit(lu))
      ? null
      : garde;
  });
  const oublier = () => {
    setTrouve(null);
    // the focus goes to the container, since the pressed button disappears with its notice
    place.current?.focus();
  };
  return (
    <ConteneurEncartsBrouillon ref={place}>
      {trouve !== null && (
        <EncartBrouillon
          titre={<>Reprendre le brouillon du {direDateEtHeure(trouve.garde)}&nbsp;?</>}
          gestes={
            <>
              <Bouton
                onClick={() => {
                  edite.reprendre(trouve.carte, trouve.revision);
                  edite.poser();
                  oublier();
                }}
              >
                Reprendre
              </Bouton>
              <Bouton
                variante="discret"
                onClick={() => {
                  garderBrouillonDImprevu(compte, id, null);
                  oublier();
                }}
              >
                Jeter
              </Bouton>
            </>
          }
        >
          <p>
            <TexteDImprevuAvecCommandesColorees texte={trouve.carte.text} />
          </p>
        </EncartBrouillon>
      )}
    </ConteneurEncartsBrouillon>
  );
}

/** The dialogue of a conflict of two authors: write over their version, take it, or keep both. decisions-plateforme "Concurrent edits". */
function ConflitDImprevu(): ReactElement | null {
  const { id, etat } = useImprevuEnCoursDeRedaction();
  const [ailleurs, setAilleurs] = useState<ImprevuAvecRevision | null>(null);
  const { envoyer } = useApiCallSender();
  const enConflit = etat.envoi.nom === "conflit";
  useEffect(() => {
    if (!enConflit) return undefined;
    let parti = false;
    void envoyer(() => lireImprevuActuelDuServeur(id)).then((lu) => {
      if (!parti) setAilleurs(lu);
    });
    return () => {
      parti = true;
      setAilleurs(null);
    };
  }, [enConflit, id, envoyer]);
  return enConflit && ailleurs !== null ? <Choisir ailleurs={ailleurs} /> : null;
}

function Choisir({ ailleurs }: { readonly ailleurs: ImprevuAvecRevision }): ReactElement {
  const { edite } = useImprevuEnCoursDeRedaction();
  const [ouvert, setOuvert] = useState(true);
  const { copier, enCours } = useEnregistrerCommeNouvelImprevu();
  const recharger = () => edite.recharger(ailleurs);
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre="Cet imprévu a été modifié ailleurs."
      largeur="34rem"
      insistant
      spontane
      actions={
        <>
          <Bouton variante="discret" onClick={recharger}>
            Recharger l’autre
          </Bouton>
          <Bouton
            variante="contour"
            onClick={() => {
              edite.rebaser(ailleurs);
              void edite.enregistrer();
            }}
          >
            Écraser avec le mien
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void copier(recharger)}>
            Garder les deux
          </Bouton>
        </>
      }
    >
      <p>L’autre version, enregistrée depuis que vous l’avez ouvert&nbsp;:</p>
      <p>
        <TexteDImprevuAvecCommandesColorees texte={ailleurs.text} />
      </p>
      <p>
        Garder les deux fait du vôtre un nouvel imprévu. Après Recharger, le bouton Annuler rend vos
        changements&nbsp;; les enregistrer reposera la question.
      </p>
    </Dialogue>
  );
}

/** The dialogue shown when the imprévu was deleted elsewhere while it was edited: its author keeps it as another one, or lets it go. */
function DisparuDImprevu(): ReactElement | null {
  // a closed dialogue opens again at the next save that finds the imprévu deleted: `Demande` is then a new one
  return useImprevuEnCoursDeRedaction().etat.envoi.nom === "disparu" ? <Demande /> : null;
}

function Demande(): ReactElement {
  const { edite } = useImprevuEnCoursDeRedaction();
  const [ouvert, setOuvert] = useState(true);
  const { copier, enCours } = useEnregistrerCommeNouvelImprevu();
  const aller = useNavigate();
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre="Cet imprévu a été supprimé ailleurs."
      insistant
      spontane
      actions={
        <>
          <Bouton
            variante="discret"
            onClick={() => {
              edite.abandonner();
              void aller("/admin/imprevus", { replace: true });
            }}
          >
            Le laisser partir
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void copier(edite.abandonner)}>
            Garder en copie
          </Bouton>
        </>
      }
    >
      <p>Ce que vous avez écrit est toujours là&nbsp;: gardez-le dans un nouvel imprévu.</p>
    </Dialogue>
  );
}
