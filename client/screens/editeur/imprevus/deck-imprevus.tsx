/** /admin/imprevus: the deck, to search, open, add to, delete from and sort. plateforme §2 "Admin", §8. */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import { type ReactElement, useRef, useState } from "react";
import type { ImprevuAvecRevision } from "#contracts/edition-imprevu.ts";
import { niveauImprevu } from "#contracts/niveaux.ts";
import { direRequeteEchouee } from "../../../app/api/queries.ts";
import { Link } from "../../../app/navigation.tsx";
import { MessageRequeteEchouee, MessageDeListeVide } from "../../../app/page/query-states.tsx";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { NOMS_NIVEAUX_D_IMPREVU } from "../../../quizz/en-mots.ts";
import { DialogueDeplacerLigne, PoigneeDeLigne } from "../../../quizz/rangement.tsx";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Champ } from "../../../ui/champ.tsx";
import { ChoixListe } from "../../../ui/choix.tsx";
import { joinClassNames } from "../../../ui/classes.ts";
import { Icone } from "../../../ui/icones.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import { useRowMoveAnnouncement, useReorderRows } from "../../../ui/use-reorder.ts";
import { TexteDImprevuAvecCommandesColorees } from "../imprevu/commandes.tsx";
import { useCreerImprevu, useChangerOrdreDuDeck } from "./actions.ts";
import { telechargerDeck } from "./fichier-deck.ts";
import {
  FILTRE_DU_DECK_VIDE,
  estFiltreDuDeckActif,
  type FiltreDuDeck,
  filtrerDeck,
  listerNomsDesPaquets,
} from "./filtre.ts";
import { BoutonImporterDeck } from "./importer-deck.tsx";
import { useImprevus } from "./queries.ts";
import { DialogueSupprimerImprevu } from "./supprimer-imprevu.tsx";
import rangement from "../../../quizz/rangement.module.css";
import styles from "./deck-imprevus.module.css";

const ECHEC = "Une erreur c'est produite au chargement des imprévus";

export function PageDuDeck(): ReactElement {
  const { data, error, refetch } = useImprevus(null);
  const { creer, enCours } = useCreerImprevu();
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
          <BoutonImporterDeck cartes={data ?? []} />
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
        <MessageRequeteEchouee
          message={direRequeteEchouee(error, ECHEC)}
          onReessayer={() => void refetch()}
        />
      )}
    </div>
  );
}

function Cartes({ cartes }: { readonly cartes: readonly ImprevuAvecRevision[] }): ReactElement {
  const [filtre, setFiltre] = useState(FILTRE_DU_DECK_VIDE);
  const vues = filtrerDeck(cartes, filtre);
  const filtre_ = estFiltreDuDeckActif(filtre);
  return (
    <>
      <FiltresImprevus
        filtre={filtre}
        paquets={listerNomsDesPaquets(cartes)}
        onChange={setFiltre}
      />
      <p role="status" className={styles["compte"]}>
        {filtre_ &&
          `${String(vues.length)}\u00A0imprévu${vues.length > 1 ? "s" : ""} sur ${String(cartes.length)}`}
      </p>
      {vues.length === 0 ? (
        <MessageDeListeVide titre={filtre_ ? "Aucun imprévu ne ressemble à cela" : "Aucun imprévu"}>
          {filtre_ && (
            <Bouton variante="contour" onClick={() => setFiltre(FILTRE_DU_DECK_VIDE)}>
              Tout montrer
            </Bouton>
          )}
        </MessageDeListeVide>
      ) : (
        <TableImprevus cartes={vues} rangeable={!filtre_} />
      )}
    </>
  );
}

interface Props {
  readonly filtre: FiltreDuDeck;
  readonly paquets: readonly string[];
  readonly onChange: (filtre: FiltreDuDeck) => void;
}

const NIVEAUX = [
  { valeur: "", libelle: "Tous les niveaux" },
  ...niveauImprevu.options.map((valeur) => ({ valeur, libelle: NOMS_NIVEAUX_D_IMPREVU[valeur] })),
] as const;

function FiltresImprevus({ filtre, paquets, onChange }: Props): ReactElement {
  return (
    <div className={styles["filtres"]} role="search">
      <Champ
        type="search"
        libelle="Rechercher un imprévu"
        libelleCache
        placeholder="Un mot du texte, de la suite, de la liste"
        value={filtre.cherche}
        onChange={({ currentTarget: { value } }) => onChange({ ...filtre, cherche: value })}
      />
      <ChoixListe
        libelle="Niveau"
        libelleCache
        options={NIVEAUX}
        valeur={filtre.niveau}
        onChange={(choisi) => onChange({ ...filtre, niveau: choisi })}
      />
      {paquets.length > 1 && (
        <ChoixListe
          libelle="Paquet"
          libelleCache
          options={[
            { valeur: "", libelle: "Tous les paquets" },
            ...paquets.map((nom) => ({ valeur: nom, libelle: nom })),
          ]}
          valeur={filtre.paquet}
          onChange={(choisi) => onChange({ ...filtre, paquet: choisi })}
        />
      )}
    </div>
  );
}

interface TableImprevusProps {
  readonly cartes: readonly ImprevuAvecRevision[];
  /** Whether rows can be moved, which needs the whole deck on screen. */
  readonly rangeable: boolean;
}

const LONGUEUR_NOM = 60;
/** The beginning of the text, to name an imprévu in announcements. */
const nomDe = (text: string): string =>
  text.length > LONGUEUR_NOM ? `${text.slice(0, LONGUEUR_NOM)}…` : text;

/** The deck, one row for each imprévu. plateforme §2 "Admin" (delete, drag reorder; clicking one opens it). */
function TableImprevus({ cartes, rangeable }: TableImprevusProps): ReactElement {
  const liste = useRef<HTMLDivElement>(null);
  const [aSupprimer, setASupprimer] = useState<ImprevuAvecRevision | null>(null);
  const [aDeplacer, setADeplacer] = useState<string | null>(null);
  const ids = cartes.map(({ _id }) => _id);
  const ordonner = useChangerOrdreDuDeck();
  const { dit, placer } = useRowMoveAnnouncement(ids.length);
  const ranger = (id: string, rang: number) => {
    ordonner(id, rang);
    placer(nomDe(cartes.find(({ _id }) => _id === id)?.text ?? ""), rang);
  };
  const { ligne, poignee } = useReorderRows(ids, ranger);
  return (
    <>
      <div ref={liste} tabIndex={-1} className={styles["liste"]}>
        <ol aria-label="Imprévus">
          {cartes.map((carte) => {
            const place = rangeable ? ligne(carte._id) : {};
            return (
              // the keys that move a row come from its link and its buttons
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={carte._id}
                {...place}
                className={joinClassNames(styles["ligne"], rangement["rang"])}
              >
                {rangeable && (
                  <PoigneeDeLigne
                    titre={nomDe(carte.text)}
                    prise={poignee(carte._id)}
                    onPresse={() => setADeplacer(carte._id)}
                  />
                )}
                <div className={styles["carte"]}>
                  <Link
                    to={ecrireAdresseDePage("/admin/imprevu/:id", { id: carte._id })}
                    dir="auto"
                    className={styles["ouvrir"]}
                  >
                    <TexteDImprevuAvecCommandesColorees texte={carte.text} />
                  </Link>
                  <Sorte carte={carte} />
                </div>
                {!estImprevuMiniJeu(carte._id) && (
                  <BoutonIcone
                    nu
                    icone="corbeille"
                    libelle={`Supprimer ${nomDe(carte.text)}`}
                    className={styles["supprimer"]}
                    onClick={() => setASupprimer(carte)}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {dit}
      </p>
      <DialogueDeplacerLigne
        quoi="cet imprévu"
        titre={cartes.find(({ _id }) => _id === aDeplacer)?.text ?? null}
        rang={ids.indexOf(aDeplacer ?? "")}
        nombre={ids.length}
        aller={(rang) => ranger(aDeplacer ?? "", rang)}
        onFermer={() => setADeplacer(null)}
      />
      <DialogueSupprimerImprevu
        carte={aSupprimer}
        onFermer={() => setASupprimer(null)}
        // the button of the deleted row is gone: the list takes the focus,
        // once the dialogue has tried to give it back
        onSupprime={() => void requestAnimationFrame(() => liste.current?.focus())}
      />
    </>
  );
}

/** Level, pack and options of an imprévu in its row. */
function Sorte({
  carte: { _id, niveau, paquet, rare, culSec, juge },
}: {
  readonly carte: ImprevuAvecRevision;
}): ReactElement {
  if (estImprevuMiniJeu(_id)) return <p className={styles["sorte"]}>Mini-jeu</p>;
  return (
    <p className={styles["sorte"]}>
      {NOMS_NIVEAUX_D_IMPREVU[niveau]} · <TexteDAutrui>{paquet}</TexteDAutrui>
      {rare && " · Rare"}
      {culSec && " · Cul sec"}
      {juge && " · Jugé"}
    </p>
  );
}
