import type { ReactElement } from "react";
import { motsDe } from "#contracts/mots.ts";
import { vers } from "../../chemins.ts";
import { useSession } from "../../compte/session.tsx";
import { type Menu, MENUS } from "../../quizz/menus.ts";
import { pourquoi } from "../../quizz/pourquoi.ts";
import { type CheminDeListe, ecrireRequete, type Requete } from "../../quizz/requete.ts";
import { Signet } from "../../quizz/signet.tsx";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { useListe } from "../../quizz/use-liste.ts";
import styles from "./bibliotheque.module.css";
import { type ChangerRequete, Feuille } from "./feuille.tsx";
import { useFavoris } from "./use-favoris.ts";

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
  return (
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
                      onClick={() => favoris.basculer(_id)}
                    />
                  ),
                }
              : undefined
          }
        />
      )}
    </Feuille>
  );
}

function Raison({ raison }: { readonly raison: string | null }): ReactElement | null {
  return raison === null ? null : <span className={styles["raison"]}>{raison}</span>;
}
