import type { UseQueryResult } from "@tanstack/react-query";
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { decouperEnMots } from "#contracts/mots.ts";
import type { ReponseListeQuizz } from "#contracts/quizz.ts";
import { direRequeteEchouee } from "../../app/api/queries.ts";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { SqueletteOuEchecDeRequete, MessageDeListeVide } from "../../app/page/query-states.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { useSession } from "../../compte/session.tsx";
import { DessinEtagereVide } from "../../quizz/etagere-vide.tsx";
import { useCorrigerPageAuDelaDeLaListe, BoutonsDePages } from "../../quizz/pages.tsx";
import { useListeDeQuizz } from "../../quizz/queries.ts";
import { BoutonVouliezVousDire } from "../../quizz/recherche.tsx";
import {
  type CheminDePageDeListe,
  ecrireRequeteDeListe,
  estListeFiltree,
  type NumeroDeListeDeQuizz,
  LISTES_DE_QUIZZ_PAR_NUMERO,
  type RequeteDeListeDeQuizz,
  FILTRES_DE_LISTE_VIDES,
} from "../../quizz/requete.ts";
import { useSignets } from "../../quizz/signets.ts";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./bibliotheque.module.css";
import { direPourquoiQuizzTrouve } from "./pourquoi.ts";

interface Props {
  readonly requete: RequeteDeListeDeQuizz;
  readonly onChange: ChangerRequeteDeListeDeQuizz;
  /** The page that shows this list, to which the quizz page leads back, and the list that it shows by default. */
  readonly ici: { readonly chemin: CheminDePageDeListe; readonly defaut: NumeroDeListeDeQuizz };
  readonly signets: boolean;
}

/** A list of quizzes to read, with a first column of bookmarks where asked for. */
export function ListeDeQuizzEnLectureSeule({
  requete,
  onChange,
  ici,
  signets,
}: Props): ReactElement {
  const connecte = useSession().compte.etat === "connecte";
  const liste = useListeDeQuizz(requete);
  const favoris = useSignets(signets && connecte);
  const cherche = decouperEnMots(requete.searchQuery);
  const { boite, presser } = useSignetPresse(liste.data?.quizz.map(({ _id }) => _id).join() ?? "");
  return (
    // focus comes here when the last row of bookmarks is gone
    <div ref={boite} tabIndex={-1}>
      <CadreDeListeDeQuizzPaginee liste={liste} requete={requete} onChange={onChange}>
        {({ quizz }) => (
          <TableQuizz
            libelle={LISTES_DE_QUIZZ_PAR_NUMERO[requete.menu].libelle}
            lignes={quizz}
            cherche={cherche}
            renderSousTitre={(ligne) => <Raison raison={direPourquoiQuizzTrouve(ligne, cherche)} />}
            vers={({ _id }) => ecrireAdresseDePage("/quizz-communaute/:id", { id: _id })}
            etat={{
              liste: ecrireAdresseDePage(ici.chemin, ecrireRequeteDeListe(requete, ici.defaut)),
            }}
            avant={
              signets && connecte
                ? {
                    nom: "Signet",
                    render: ({ _id, title }) => (
                      <Signet
                        titre={title}
                        mis={favoris.a(_id)}
                        onClick={() => {
                          presser(quizz.findIndex((une) => une._id === _id));
                          favoris.basculer(_id);
                        }}
                      />
                    ),
                  }
                : undefined
            }
          />
        )}
      </CadreDeListeDeQuizzPaginee>
    </div>
  );
}

/**
 * Moves focus, after a bookmark removed in the tab of bookmarks has taken its row away, to the row in its place.
 * `presser`: notes the rank of the row whose bookmark is pressed.
 * @param ids ids of the rows, joined
 */
function useSignetPresse(ids: string): {
  readonly boite: RefObject<HTMLDivElement | null>;
  readonly presser: (rang: number) => void;
} {
  const boite = useRef<HTMLDivElement>(null);
  const rang = useRef<number | null>(null);
  useEffect(() => {
    if (rang.current === null || document.activeElement !== document.body) return;
    const signets = boite.current?.querySelectorAll<HTMLElement>("button[aria-pressed]") ?? [];
    (signets[Math.min(rang.current, signets.length - 1)] ?? boite.current)?.focus();
    rang.current = null;
  }, [ids]);
  const presser = useCallback((presse: number) => {
    rang.current = presse;
  }, []);
  return { boite, presser };
}

function Raison({ raison }: { readonly raison: string | null }): ReactElement | null {
  return raison === null ? null : <span className={styles["raison"]}>{raison}</span>;
}

interface SignetProps {
  readonly titre: string;
  readonly mis: boolean;
  readonly onClick: () => void;
}

/** Bookmark button of a quizz's row, filled when set. */
function Signet({ titre, mis, onClick }: SignetProps): ReactElement {
  return (
    <button
      type="button"
      className={styles["signet"]}
      aria-pressed={mis}
      aria-label={`Sauvegarder ${titre}`}
      title="Sauvegarder"
      onClick={onClick}
    >
      <svg viewBox="0 0 20 26" aria-hidden="true">
        <path d="M2 2h16v22l-8-6-8 6z" />
      </svg>
    </button>
  );
}

/** Sentence shown when a list of quizzes cannot be read: plateforme §8 "Quiz list load". */
const ECHEC = "Erreur lors de la récupération des données";

/** Changes the query of the list. `replace`: replaces the history entry, when the address was invalid. */
export type ChangerRequeteDeListeDeQuizz = (
  changements: Partial<RequeteDeListeDeQuizz>,
  replace?: boolean,
) => void;

interface FeuilleProps<Liste extends ReponseListeQuizz> {
  readonly liste: UseQueryResult<Liste>;
  readonly requete: RequeteDeListeDeQuizz;
  readonly onChange: ChangerRequeteDeListeDeQuizz;
  /** Shown for an empty list without a filter. */
  readonly vide?: ReactNode;
  readonly children: (liste: Liste) => ReactNode;
}

/** A page of a list: skeleton, failure, empty list, page buttons. plateforme §2 "Quiz list pages". */
export function CadreDeListeDeQuizzPaginee<Liste extends ReponseListeQuizz>({
  liste,
  requete,
  onChange,
  vide,
  children,
}: FeuilleProps<Liste>): ReactElement {
  const { data, isError, error, isPlaceholderData } = liste;
  const { erreur } = useAnnoncerParBanniere();
  const perdu = isError && data === undefined;
  useEffect(() => {
    if (perdu) erreur(direRequeteEchouee(error, ECHEC));
  }, [perdu, error, erreur]);
  const auDela = useCorrigerPageAuDelaDeLaListe({
    page: requete.page,
    total: isPlaceholderData ? undefined : data?.totalCount,
    parPage: QUIZZ_PAR_PAGE,
    onRetour: (derniere) => onChange({ page: derniere }, true),
  });
  if (data === undefined || auDela)
    return (
      <SqueletteOuEchecDeRequete requete={liste} echec={ECHEC}>
        <Attente />
      </SqueletteOuEchecDeRequete>
    );
  if (data.quizz.length === 0) {
    if (vide !== undefined && !estListeFiltree(requete)) return <>{vide}</>;
    return (
      <AucunQuizz
        requete={requete}
        proposition={data.proposition}
        onProposition={(searchQuery) => onChange({ searchQuery })}
        onEffacer={() => onChange(FILTRES_DE_LISTE_VIDES)}
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      {children(data)}
      <BoutonsDePages
        page={requete.page}
        total={data.totalCount}
        parPage={QUIZZ_PAR_PAGE}
        onPage={(page) => onChange({ page })}
      />
    </div>
  );
}

function Attente(): ReactElement {
  return (
    <div className={styles["attente"]}>
      {[0, 1, 2, 3, 4, 5].map((rang) => (
        <Squelette key={rang} lignes={1} />
      ))}
    </div>
  );
}

interface AucunQuizzProps {
  readonly requete: RequeteDeListeDeQuizz;
  /** Spelling with which the search would find quizzes. */
  readonly proposition: string | undefined;
  readonly onProposition: (recherche: string) => void;
  readonly onEffacer: () => void;
}

/** Text of each empty list without a filter. */
const ATTENTES: Readonly<Record<NumeroDeListeDeQuizz, ReactNode>> = {
  1: "Vos quizz arriveront ici.",
  2: "Les quizz de la maison arriveront ici.",
  3: "Personne n’a encore publié de quizz.",
  4: "Vos amis n’ont encore rien partagé avec vous.",
  5: "Le signet d’un quizz le garde ici, pour le retrouver le soir venu.",
};

/** An empty list: plateforme §2 "Quiz list pages". With filters, a button removes them all. */
function AucunQuizz({
  requete,
  proposition,
  onProposition,
  onEffacer,
}: AucunQuizzProps): ReactElement {
  const filtree = estListeFiltree(requete);
  return (
    <div role="status">
      <MessageDeListeVide dessin={<DessinEtagereVide />} titre="Aucun quizz">
        <p>{filtree ? "Rien ne répond à cette recherche." : ATTENTES[requete.menu]}</p>
        {proposition !== undefined && (
          <BoutonVouliezVousDire proposition={proposition} onChoisir={onProposition} />
        )}
        {filtree && (
          <Bouton variante="contour" icone="croix" onClick={onEffacer}>
            Effacer les filtres
          </Bouton>
        )}
      </MessageDeListeVide>
    </div>
  );
}
