/** Table of quizzes, with its columns: plateforme §2 "Quiz list pages". */
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { Link } from "../app/navigation.tsx";
import type { AdresseDePage } from "../app/paths.ts";
import type { LigneListeQuizz } from "#contracts/quizz.ts";
import { joinClassNames } from "../ui/classes.ts";
import { direNoteDeQuizz } from "./en-mots.ts";
import { TexteMotsTrouvesSurlignes } from "./recherche.tsx";
import styles from "./table-quizz.module.css";

const RIEN: readonly string[] = [];

/** A narrow column of buttons, before or after the columns of the table. */
interface Colonne<Ligne> {
  /** Header of the narrow column, for screen readers. */
  readonly nom: string;
  readonly render: (quizz: Ligne) => ReactNode;
}

/** Attributes that the caller gives to a row: its position while it is dragged, and its key handlers. */
type Rang = Pick<HTMLAttributes<HTMLTableRowElement>, "style" | "onKeyDown" | "className"> & {
  readonly ref?: Ref<HTMLTableRowElement>;
};

interface TableQuizzProps<Ligne extends LigneListeQuizz> {
  /** Name of the table, for screen readers. */
  readonly libelle: string;
  readonly lignes: readonly Ligne[];
  /** Address of the page of a quizz. */
  readonly vers: (quizz: Ligne) => AdresseDePage;
  /** State that the link to the quizz's page adds to the history. */
  readonly etat?: unknown;
  /** Whether the column of creators is shown. */
  readonly createur?: boolean;
  /** Words of the search, which are marked in the texts of the rows. */
  readonly cherche?: readonly string[];
  /** Draws the line under the title of a quizz. */
  readonly renderSousTitre?: (quizz: Ligne) => ReactNode;
  readonly avant?: Colonne<Ligne> | undefined;
  readonly apres?: Colonne<Ligne> | undefined;
  readonly rang?: (quizz: Ligne) => Rang;
}

export function TableQuizz<Ligne extends LigneListeQuizz>({
  libelle,
  lignes,
  vers,
  etat,
  createur = true,
  cherche = RIEN,
  renderSousTitre,
  avant,
  apres,
  rang,
}: TableQuizzProps<Ligne>): ReactElement {
  return (
    <table
      className={styles["table"]}
      aria-label={libelle}
      data-createur={createur}
      data-avant={avant !== undefined}
      data-apres={apres !== undefined}
    >
      <thead>
        <tr>
          <Tete colonne={avant} />
          <th scope="col">Titre</th>
          {createur && <th scope="col">Créateur</th>}
          <th scope="col" className={styles["compte"]}>
            Questions
          </th>
          <th scope="col" className={styles["compte"]}>
            Note
          </th>
          <th scope="col">Tags</th>
          <Tete colonne={apres} />
        </tr>
      </thead>
      <tbody>
        {lignes.map((quizz) => {
          const { className, ...place } = rang?.(quizz) ?? {};
          return (
            <tr key={quizz._id} {...place} className={joinClassNames(styles["ligne"], className)}>
              {avant !== undefined && <td className={styles["avant"]}>{avant.render(quizz)}</td>}
              <th scope="row">
                <Link to={vers(quizz)} state={etat} dir="auto" className={styles["lien"]}>
                  <TexteMotsTrouvesSurlignes texte={quizz.title} cherche={cherche} />
                </Link>
                {renderSousTitre?.(quizz)}
              </th>
              {createur && (
                <td>
                  <TexteMotsTrouvesSurlignes texte={quizz.createur.pseudo} cherche={cherche} />
                </td>
              )}
              <Chiffres quizz={quizz} cherche={cherche} />
              {apres !== undefined && <td className={styles["apres"]}>{apres.render(quizz)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Tete({ colonne }: { readonly colonne: { nom: string } | undefined }): ReactNode {
  return (
    colonne !== undefined && (
      <th scope="col">
        <span className="visually-hidden">{colonne.nom}</span>
      </th>
    )
  );
}

function Chiffres({
  quizz,
  cherche,
}: {
  readonly quizz: LigneListeQuizz;
  readonly cherche: readonly string[];
}): ReactElement {
  return (
    <>
      <td className={styles["nombre"]}>
        {quizz.questionsCount}
        <span className={styles["unite"]}>&nbsp;question{quizz.questionsCount > 1 ? "s" : ""}</span>
      </td>
      <td className={styles["nombre"]}>
        <span className={styles["unite"]}>Note&nbsp;: </span>
        {direNoteDeQuizz(quizz.note)}
      </td>
      <td className={styles["tags"]}>
        {quizz.tags.map((tag) => (
          <span key={tag}>
            <TexteMotsTrouvesSurlignes texte={tag} cherche={cherche} />
          </span>
        ))}
      </td>
    </>
  );
}
