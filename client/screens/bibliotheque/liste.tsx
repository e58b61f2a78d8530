import { type ReactElement, type RefObject, useCallback, useEffect, useRef } from "react";
import { motsDe } from "#contracts/mots.ts";
import { vers } from "../../app/paths.ts";
import { useSession } from "../../compte/session.tsx";
import { type Menu, MENUS } from "../../quizz/menus.ts";
import { pourquoi } from "./pourquoi.ts";
import { type CheminDeListe, ecrireRequete, type Requete } from "../../quizz/requete.ts";
import { Signet } from "../../quizz/signet.tsx";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { useListe } from "../../quizz/queries.ts";
import styles from "./bibliotheque.module.css";
import { type ChangerRequete, Feuille } from "./feuille.tsx";
import { useFavoris } from "./actions.ts";

interface Props {
  readonly requete: Requete;
  readonly onChange: ChangerRequete;
  /** The page of lists that this is, for the way back. */
  readonly ici: { readonly chemin: CheminDeListe; readonly defaut: Menu };
  readonly signets: boolean;
}

/** A list of others' quizzes, to read; bookmarks in a first column where they are asked for. */
export function ListeDeTous({ requete, onChange, ici, signets }: Props): ReactElement {
  const connecte = useSession().compte.etat === "connecte";
  const liste = useListe(requete);
  const favoris = useFavoris(signets && connecte);
  const cherche = motsDe(requete.searchQuery);
  const { boite, presser } = useSignetPresse(liste.data?.quizz.map(({ _id }) => _id).join() ?? "");
  return (
    // the keyboard comes here when the last row is gone
    <div ref={boite} tabIndex={-1}>
      <Feuille liste={liste} requete={requete} onChange={onChange}>
        {({ quizz }) => (
          <TableQuizz
            libelle={MENUS[requete.menu].libelle}
            lignes={quizz}
            cherche={cherche}
            renderSousTitre={(ligne) => <Raison raison={pourquoi(ligne, cherche)} />}
            vers={({ _id }) => vers("/quizz-communaute/:id", { id: _id })}
            etat={{ liste: vers(ici.chemin, ecrireRequete(requete, ici.defaut)) }}
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
      </Feuille>
    </div>
  );
}

/**
 * Among the bookmarks, one that is taken off takes its row away, and the keyboard with it: the row that came to its place gets it.
 * @param ids of the rows, whenever they change
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
