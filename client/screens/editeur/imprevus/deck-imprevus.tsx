/** /admin/imprevus: the deck, to search, open, add to, delete from and put in order. plateforme §2 "Admin", §8. */
import { type ReactElement, useState } from "react";
import type { ImprevuLu } from "#contracts/edition-imprevu.ts";
import { phraseDeLecture } from "../../../app/api/queries.ts";
import { Link } from "../../../app/navigation.tsx";
import { LectureRatee, Vide } from "../../../app/page/query-states.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import styles from "./deck-imprevus.module.css";
import { estFiltre, filtrerDeck, paquetsDe, DECK_ENTIER } from "./filtre.ts";
import { FiltresImprevus } from "./filtres-imprevus.tsx";
import { ImporterDeck } from "./importer-deck.tsx";
import { TableImprevus } from "./table-imprevus.tsx";
import { telechargerDeck } from "./telecharger-deck.ts";
import { useCreer } from "./actions.ts";
import { useImprevus } from "./queries.ts";

const ECHEC = "Une erreur c'est produite au chargement des imprévus";

export function DeckImprevus(): ReactElement {
  const { data, error, refetch } = useImprevus(null);
  const { creer, enCours } = useCreer();
  return (
    <div className={styles["page"]}>
      <header className={styles["tete"]}>
        <div>
          <Link to="/admin" className={styles["retour"]}>
            <Icone nom="retour" taille="1.2em" />
            Admin
          </Link>
          <h1>
            Imprévus{data !== undefined && <span className={styles["nombre"]}>{data.length}</span>}
          </h1>
        </div>
        <div className={styles["gestes"]}>
          <ImporterDeck cartes={data ?? []} />
          {data !== undefined && (
            <button type="button" className={styles["lien"]} onClick={() => telechargerDeck(data)}>
              Exporter
            </button>
          )}
          <Bouton icone="plus" chargement={enCours} onClick={() => void creer()}>
            Ajouter
          </Bouton>
        </div>
      </header>
      {data !== undefined ? (
        <Cartes cartes={data} />
      ) : error === null ? (
        <div aria-busy="true">
          <Squelette lignes={8} />
        </div>
      ) : (
        <LectureRatee message={phraseDeLecture(error, ECHEC)} onReessayer={() => void refetch()} />
      )}
    </div>
  );
}

function Cartes({ cartes }: { readonly cartes: readonly ImprevuLu[] }): ReactElement {
  const [filtre, setFiltre] = useState(DECK_ENTIER);
  const vues = filtrerDeck(cartes, filtre);
  const filtre_ = estFiltre(filtre);
  return (
    <>
      <FiltresImprevus filtre={filtre} paquets={paquetsDe(cartes)} onChange={setFiltre} />
      <p role="status" className={styles["compte"]}>
        {filtre_ &&
          `${String(vues.length)}\u00A0imprévu${vues.length > 1 ? "s" : ""} sur ${String(cartes.length)}`}
      </p>
      {vues.length === 0 ? (
        <Vide titre={filtre_ ? "Aucun imprévu ne ressemble à cela" : "Aucun imprévu"}>
          {filtre_ && (
            <Bouton variante="contour" onClick={() => setFiltre(DECK_ENTIER)}>
              Tout montrer
            </Bouton>
          )}
        </Vide>
      ) : (
        <TableImprevus cartes={vues} rangeable={!filtre_} />
      )}
    </>
  );
}
