/** Quizzes as a table: plateforme §2 "Quiz list pages". */
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { Link } from "../app/navigation.tsx";
import type { Adresse } from "../app/paths.ts";
import type { LigneQuizz } from "#contracts/quizz.ts";
import { classes } from "../ui/classes.ts";
import { afficherNote } from "./en-mots.ts";
import { Surligne } from "./recherche.tsx";
import styles from "./table-quizz.module.css";

const RIEN: readonly string[] = [];

/** A narrow column of something to press, before the others or after them. */
interface Colonne<Ligne> {
  /** Its head, for a screen reader. */
  readonly nom: string;
  readonly render: (quizz: Ligne) => ReactNode;
}

/** What somebody puts on a row: where it is, and what it does with the keyboard. */
type Rang = Pick<HTMLAttributes<HTMLTableRowElement>, "style" | "onKeyDown" | "className"> & {
  readonly ref?: Ref<HTMLTableRowElement>;
};

interface TableQuizzProps<Ligne extends LigneQuizz> {
  /** What the table is, for a screen reader. */
  readonly libelle: string;
  readonly lignes: readonly Ligne[];
  /** Page of a quizz. */
  readonly vers: (quizz: Ligne) => Adresse;
  /** Handed to that page in the history. */
  readonly etat?: unknown;
  /** Hidden where all are somebody's. */
  readonly createur?: boolean;
  /** Words that were searched: marked where they are. */
  readonly cherche?: readonly string[];
  /** Under the title. */
  readonly renderSousTitre?: (quizz: Ligne) => ReactNode;
  readonly avant?: Colonne<Ligne> | undefined;
  readonly apres?: Colonne<Ligne> | undefined;
  readonly rang?: (quizz: Ligne) => Rang;
}

export function TableQuizz<Ligne extends LigneQuizz>({
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
            <tr key={quizz._id} {...place} className={classes(styles["ligne"], className)}>
              {avant !== undefined && <td className={styles["avant"]}>{avant.render(quizz)}</td>}
              <th scope="row">
                <Link to={vers(quizz)} state={etat} dir="auto" className={styles["lien"]}>
                  <Surligne texte={quizz.title} cherche={cherche} />
                </Link>
                {renderSousTitre?.(quizz)}
              </th>
              {createur && (
                <td>
                  <Surligne texte={quizz.createur.pseudo} cherche={cherche} />
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
  readonly quizz: LigneQuizz;
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
        {afficherNote(quizz.note)}
      </td>
      <td className={styles["tags"]}>
        {quizz.tags.map((tag) => (
          <span key={tag}>
            <Surligne texte={tag} cherche={cherche} />
          </span>
        ))}
      </td>
    </>
  );
}
