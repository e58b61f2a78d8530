/** Quizzes as a table: plateforme §2 "Quiz list pages". */
import type { ReactElement } from "react";
import { Link } from "../navigation.tsx";
import type { Adresse } from "../chemins.ts";
import type { LigneQuizz } from "#contracts/quizz.ts";
import { Autrui } from "../ui/autrui.tsx";
import { afficherNote } from "./note.ts";
import { Signet } from "./signet.tsx";
import styles from "./table-quizz.module.css";

/** What the reader has bookmarked. */
export interface Signets {
  readonly a: (id: string) => boolean;
  readonly basculer: (id: string) => void;
}

export interface TableQuizzProps {
  /** What the table is, for a screen reader. */
  readonly libelle: string;
  readonly lignes: readonly LigneQuizz[];
  /** Page of a quizz. */
  readonly vers: (quizz: LigneQuizz) => Adresse;
  /** Handed to that page in the history. */
  readonly etat?: unknown;
  /** Hidden where all are somebody's. */
  readonly createur?: boolean;
  /** Bookmarks, in a first column. */
  readonly signets?: Signets | undefined;
}

export function TableQuizz({
  libelle,
  lignes,
  vers,
  etat,
  createur = true,
  signets,
}: TableQuizzProps): ReactElement {
  return (
    <table
      className={styles["table"]}
      aria-label={libelle}
      data-createur={createur}
      data-signet={signets !== undefined}
    >
      <thead>
        <tr>
          {signets !== undefined && (
            <th scope="col">
              <span className="visually-hidden">Signet</span>
            </th>
          )}
          <th scope="col">Titre</th>
          {createur && <th scope="col">Créateur</th>}
          <th scope="col">Questions</th>
          <th scope="col">Note</th>
          <th scope="col">Tags</th>
        </tr>
      </thead>
      <tbody>
        {lignes.map((quizz) => (
          <tr key={quizz._id} className={styles["ligne"]}>
            {signets !== undefined && (
              <td className={styles["signet"]}>
                <Signet
                  titre={quizz.title}
                  mis={signets.a(quizz._id)}
                  onClick={() => signets.basculer(quizz._id)}
                />
              </td>
            )}
            <th scope="row">
              <Link to={vers(quizz)} state={etat} dir="auto" className={styles["lien"]}>
                {quizz.title}
              </Link>
            </th>
            {createur && (
              <td>
                <Autrui>{quizz.createur.pseudo}</Autrui>
              </td>
            )}
            <td className={styles["nombre"]}>
              {quizz.questionsCount}
              <span className={styles["unite"]}>
                &nbsp;question{quizz.questionsCount > 1 ? "s" : ""}
              </span>
            </td>
            <td className={styles["nombre"]}>
              <span className={styles["unite"]}>Note&nbsp;: </span>
              {afficherNote(quizz.note)}
            </td>
            <td className={styles["tags"]}>
              {quizz.tags.map((tag) => (
                <span key={tag}>{tag}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
