import type { ReactElement } from "react";
import type { LigneQuizz } from "#contracts/quizz.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./choix-quizz.module.css";
import { afficherNote } from "../../quizz/note.ts";

interface Props {
  readonly quizz: LigneQuizz;
  readonly choisi: boolean;
  /** This room has already played it. */
  readonly joue: boolean;
  readonly choisir: () => void;
}

/** One quizz of the menu: title, creator, questions, note, tags; ticked in brass when it is the one. */
export function LigneDeQuizz({ quizz, choisi, joue, choisir }: Props): ReactElement {
  const { title, createur, questionsCount, note, tags } = quizz;
  return (
    <li>
      <button type="button" className={styles["quizz"]} aria-pressed={choisi} onClick={choisir}>
        <span className={styles["coche"]}>{choisi && <Icone nom="coche" taille="70%" />}</span>
        <span className={styles["titre"]}>
          <Autrui>{title}</Autrui>
        </span>
        <span className={styles["infos"]}>
          {joue && <span className={styles["joue"]}>Déjà joué ici</span>}
          <span>
            <Autrui>{createur.pseudo}</Autrui>
          </span>
          <span>
            {questionsCount}&nbsp;question{questionsCount > 1 ? "s" : ""}
          </span>
          {tags.map((tag) => (
            <span key={tag} className={styles["tag"]}>
              {tag}
            </span>
          ))}
        </span>
        <span className={styles["note"]}>
          <span className="visually-hidden">Note&nbsp;: </span>
          {afficherNote(note)}
        </span>
      </button>
    </li>
  );
}
