/** Table of the member's own quizzes: plateforme §2 "Quiz list pages" (delete column, drag and drop), "Mes quizz". */
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";
import type { LigneDeMesQuizz, Visibilite } from "#contracts/quizz.ts";
import { Link } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { DialogueConfirmerSuppression } from "../../app/page/demander-suppression.tsx";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import {
  type BrouillonDeQuizz,
  jeterBrouillonDeQuizz,
  lireBrouillonsDeQuizz,
} from "../../document/brouillons.ts";
import { direCoauteursQuiPerdentLeQuizz, useCoauteurs } from "../../quizz/auteurs.ts";
import { QUERY_KEY_LISTES_DE_QUIZZ } from "../../quizz/queries.ts";
import rangement from "../../quizz/rangement.module.css";
import {
  DialogueDeplacerLigne,
  calculerIdsApresDeplacementDeLigne,
  PoigneeDeLigne,
} from "../../quizz/rangement.tsx";
import {
  direNombreDeQuestionsARevoir,
  direCombienDeFoisQuizzJoue,
} from "../../quizz/phrases-statistiques.ts";
import { LISTES_DE_QUIZZ_PAR_NUMERO } from "../../quizz/requete.ts";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { BoutonIcone } from "../../ui/bouton.tsx";
import { DateRelativeAffichee, useNow } from "../../ui/dates.tsx";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import { useRowMoveAnnouncement, useReorderRows } from "../../ui/use-reorder.ts";
import { supprimerQuizz } from "./actions.ts";
import { useDerniersBrouillonsDeMesQuizz } from "./brouillons-orphelins.tsx";
import styles from "./mes-quizz.module.css";
import type { OrdreDeMesQuizz } from "./use-ordre.ts";

interface Props {
  /** Id of the member's account. */
  readonly compte: string;
  /** Rows in the order that the server gave. */
  readonly lignes: readonly LigneDeMesQuizz[];
  /** The member's own order of the quizzes; null when the list is filtered or sorted in another way. */
  readonly ordre: OrdreDeMesQuizz | null;
  readonly ajouter: () => void;
}

export function TableDeMesQuizz({ compte, lignes, ordre, ajouter }: Props): ReactElement {
  const liste = useRef<HTMLDivElement>(null);
  const panneau = useRef<HTMLElement>(null);
  const [aSupprimer, setASupprimer] = useState<LigneDeMesQuizz | null>(null);
  const [aDeplacer, setADeplacer] = useState<string | null>(null);
  const { parQuizz } = useDerniersBrouillonsDeMesQuizz(compte);
  const { affichees, ids, ranger, dit } = useRangees(lignes, ordre);
  const { ligne, poignee } = useReorderRows(ids, ranger);
  const surTouche = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    if (key.toLowerCase() === "n" && !ctrlKey && !metaKey && !altKey && !repeat) ajouter();
  };
  return (
    <>
      {/* key presses bubble here from the links and buttons of the list */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={liste} tabIndex={-1} className={styles["liste"]} onKeyDown={surTouche}>
        <TableQuizz
          libelle={LISTES_DE_QUIZZ_PAR_NUMERO[1].libelle}
          lignes={affichees}
          vers={({ _id }) => ecrireAdresseDePage("/quizz/:id", { id: _id })}
          createur={false}
          renderSousTitre={(quizz) => (
            <SousTitre quizz={quizz} brouillon={parQuizz.get(quizz._id)} />
          )}
          rang={({ _id }) => ({
            ...(ordre === null ? {} : ligne(_id)),
            className: rangement["rang"],
          })}
          avant={
            ordre === null
              ? undefined
              : {
                  nom: "Place",
                  render: ({ _id, title }) => (
                    <PoigneeDeLigne
                      titre={title}
                      prise={poignee(_id)}
                      onPresse={() => setADeplacer(_id)}
                    />
                  ),
                }
          }
          apres={{
            nom: "Supprimer",
            render: (quizz) => (
              <BoutonIcone
                nu
                icone="corbeille"
                libelle={`Supprimer ${quizz.title}`}
                className={styles["supprimer"]}
                onClick={({ currentTarget }) => {
                  panneau.current = currentTarget.closest('[role="tabpanel"]');
                  setASupprimer(quizz);
                }}
              />
            ),
          }}
        />
      </div>
      <Touches rangeable={ordre !== null} />
      <p className="visually-hidden" role="status">
        {dit}
      </p>
      <DialogueDeplacerLigne
        quoi="ce quizz"
        titre={affichees.find(({ _id }) => _id === aDeplacer)?.title ?? null}
        rang={ids.indexOf(aDeplacer ?? "")}
        nombre={ids.length}
        aller={(rang) => ranger(aDeplacer ?? "", rang)}
        onFermer={() => setADeplacer(null)}
      />
      <SupprimerQuizz
        compte={compte}
        quizz={aSupprimer}
        onFermer={() => setASupprimer(null)}
        // the focus goes to the list, or to the panel when the list has no row left: the row that was deleted had
        // the focused button
        onSupprime={() => (affichees.length > 1 ? liste : panneau).current?.focus()}
      />
    </>
  );
}

const VISIBILITES: Readonly<Record<Visibilite, { icone: NomIcone; libelle: string }>> = {
  prive: { icone: "cadenas", libelle: "Privé" },
  amis: { icone: "joueurs", libelle: "Amis" },
  public: { icone: "communaute", libelle: "Public" },
};
const JOUR = new Intl.DateTimeFormat("fr-FR");

interface SousTitreProps {
  readonly quizz: LigneDeMesQuizz;
  readonly brouillon: BrouillonDeQuizz | undefined;
}

/** Line under the title of a quizz: who may see it, its last change, its games, its faults and doubts, its draft. */
function SousTitre({ quizz, brouillon }: SousTitreProps): ReactElement {
  const { _id, title, visibilite, date, questionsCount, fautes, parties, doutes, masque, mesure } =
    quizz;
  const maintenant = useNow();
  const { icone, libelle } = VISIBILITES[visibilite];
  return (
    <p className={styles["sous"]}>
      <span>
        <Icone nom={icone} taille="1.1em" />
        <span>
          {libelle}
          {masque && " s’il n’est plus masqué"}, modifié{" "}
          <DateRelativeAffichee iso={date} maintenant={maintenant} />
          {questionsCount === 0 && ", encore sans question"}
          {parties > 0 && `, ${direCombienDeFoisQuizzJoue(parties)}`}
        </span>
      </span>
      {masque && (
        <span className={styles["masque"]}>
          <Icone nom="oeil-barre" taille="1.1em" />
          {mesure === null ? (
            "Masqué par la modération"
          ) : (
            <Link
              to={ecrireAdresseDePage("/mesure/:id", { id: mesure })}
              className={styles["lire"]}
            >
              Masqué par la modération
            </Link>
          )}
        </span>
      )}
      {fautes > 0 && (
        <span className={styles["fautes"]}>
          <Icone nom="attention" taille="1.1em" />
          {fautes}&nbsp;faute{fautes > 1 ? "s" : ""}
        </span>
      )}
      {doutes > 0 && (
        <Link to={ecrireAdresseDePage("/quizz/:id", { id: _id })} className={styles["doutes"]}>
          <Icone nom="ardoise" taille="1.1em" />
          {direNombreDeQuestionsARevoir(doutes)}
          <span className="visually-hidden"> dans {title}</span>
        </Link>
      )}
      {brouillon !== undefined && (
        <Link to={ecrireAdresseDePage("/quizz/:id", { id: _id })} className={styles["brouillon"]}>
          Reprendre le brouillon du {JOUR.format(brouillon.garde)}
        </Link>
      )}
    </p>
  );
}

interface SupprimerQuizzProps {
  /** Id of the member's account. */
  readonly compte: string;
  /** Quizz that the dialogue asks to delete; null: the dialogue is closed. */
  readonly quizz: LigneDeMesQuizz | null;
  readonly onFermer: () => void;
  readonly onSupprime: () => void;
}

/** Asks before a quizz is deleted with all its content: plateforme §7 (DELETE /quizz/{id}). */
function SupprimerQuizz({
  compte,
  quizz,
  onFermer,
  onSupprime,
}: SupprimerQuizzProps): ReactElement {
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  const supprimer = async ({ _id }: LigneDeMesQuizz) => {
    const fait = await envoyer(() => supprimerQuizz(_id));
    onFermer();
    if (fait === null) return;
    for (const brouillon of lireBrouillonsDeQuizz(compte, Date.now(), _id))
      jeterBrouillonDeQuizz(brouillon);
    info(fait.message);
    await client.invalidateQueries({ queryKey: [QUERY_KEY_LISTES_DE_QUIZZ] });
    onSupprime();
  };
  const nombre = quizz?.questionsCount ?? 0;
  const aussi = direCoauteursQuiPerdentLeQuizz(useCoauteurs(quizz?._id ?? null));
  return (
    <DialogueConfirmerSuppression
      ouvert={quizz !== null}
      titre="Supprimer ce quizz&nbsp;?"
      enCours={enCours}
      onFermer={onFermer}
      onSupprimer={() => quizz !== null && void supprimer(quizz)}
    >
      <p>
        <b>
          <TexteDAutrui>{quizz?.title ?? ""}</TexteDAutrui>
        </b>{" "}
        {nombre > 1
          ? `disparaîtra pour de bon, avec ses ${String(nombre)}\u00A0questions et leurs versions.`
          : "disparaîtra pour de bon, avec ses versions."}{" "}
        {aussi}
      </p>
    </DialogueConfirmerSuppression>
  );
}

/** Hints of the keyboard shortcuts, hidden from screen readers, for which the buttons name their keys. */
function Touches({ rangeable }: { readonly rangeable: boolean }): ReactElement {
  return (
    <p className={styles["touches"]} aria-hidden="true">
      {rangeable && (
        <span>
          <kbd>Alt</kbd>
          <kbd>↑</kbd>
          <kbd>↓</kbd> déplacer la ligne
        </span>
      )}
      <span>
        <kbd>Entrée</kbd> ouvrir
      </span>
      <span>
        <kbd>N</kbd> ajouter
      </span>
    </p>
  );
}

/** The rows of the list in the order that the member wants, and the announcement of the last move for screen readers. */
function useRangees(lignes: readonly LigneDeMesQuizz[], ordre: OrdreDeMesQuizz | null) {
  const recus = lignes.map(({ _id }) => _id);
  const ids = ordre?.appliquer(recus) ?? recus;
  const parId = new Map(lignes.map((ligne) => [ligne._id, ligne]));
  const cle = recus.join();
  const confronter = ordre?.confronter;
  useEffect(() => confronter?.(cle === "" ? [] : cle.split(",")), [confronter, cle]);
  const { dit, placer } = useRowMoveAnnouncement(ids.length);
  return {
    affichees: ids.flatMap((id) => parId.get(id) ?? []),
    ids,
    ranger: (id: string, rang: number) => {
      if (ordre === null) return;
      ordre.noter(recus, calculerIdsApresDeplacementDeLigne(ids, id, rang));
      placer(parId.get(id)?.title ?? "", rang);
    },
    dit,
  };
}
