import type { ReactElement } from "react";
import type { LigneQuizz } from "#contracts/quizz.ts";
import { Surligne } from "../../quizz/surligne.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./choix-quizz.module.css";
import { afficherNote } from "../../quizz/note.ts";

interface Props {
  readonly quizz: LigneQuizz;
  /** Words that were searched. */
  readonly cherche: readonly string[];
  readonly choisi: boolean;
  /** This room has already played it. */
  readonly joue: boolean;
  readonly choisir: () => void;
}

/** One quizz of the menu: title, creator, questions, note, tags; ticked in brass when it is the one. */
export function LigneDeQuizz({ quizz, cherche, choisi, joue, choisir }: Props): ReactElement {
  const { title, createur, questionsCount, note, tags } = quizz;
  return (
    <li>
      <button type="button" className={styles["quizz"]} aria-pressed={choisi} onClick={choisir}>
        <span className={styles["coche"]}>{choisi && <Icone nom="coche" taille="70%" />}</span>
        <span className={styles["titre"]}>
          <Surligne texte={title} cherche={cherche} />
        </span>
        <span className={styles["infos"]}>
          {joue && <span className={styles["joue"]}>Déjà joué ici</span>}
          <span>
            <Surligne texte={createur.pseudo} cherche={cherche} />
          </span>
          <span>
            {questionsCount}&nbsp;question{questionsCount > 1 ? "s" : ""}
          </span>
          {tags.map((tag) => (
            <span key={tag} className={styles["tag"]}>
              <Surligne texte={tag} cherche={cherche} />
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
