import type { ReactElement } from "react";
import type { LigneQuizz } from "#contracts/quizz.ts";
import { Surligne } from "../../quizz/recherche.tsx";
import { BoutonIcone } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./choix-quizz.module.css";
import { afficherNote } from "../../quizz/en-mots.ts";

interface Props {
  readonly quizz: LigneQuizz;
  /** Words that were searched. */
  readonly cherche: readonly string[];
  readonly choisi: boolean;
  /** This room has already played it. */
  readonly joue: boolean;
  readonly choisir: () => void;
  readonly apercevoir: () => void;
}

/** One quizz of the menu: title, creator, questions, note, tags; ticked in brass when it is the one. */
export function LigneDeQuizz({
  quizz,
  cherche,
  choisi,
  joue,
  choisir,
  apercevoir,
}: Props): ReactElement {
  const { title, createur, questionsCount, note, tags } = quizz;
  return (
    <li className={styles["rang"]}>
      <button type="button" className={styles["quizz"]} aria-pressed={choisi} onClick={choisir}>
        <span className={styles["coche"]}>{choisi && <Icone nom="coche" taille="70%" />}</span>
        <span className={styles["titre"]}>
          <Surligne texte={title} cherche={cherche} />
        </span>
        {joue && <DejaJoue />}
        <span className={styles["infos"]}>
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
      <BoutonIcone
        icone="oeil"
        nu
        className={styles["vu"]}
        libelle={`Aperçu de ${title}`}
        onClick={apercevoir}
      />
    </li>
  );
}

/** Ringed in chalk by hand: it may well be played again. */
function DejaJoue(): ReactElement {
  return (
    <span className={styles["joue"]}>
      déjà joué ce soir
      <svg viewBox="0 0 200 50" preserveAspectRatio="none" aria-hidden="true">
        <path d="M60 6C20 4 4 14 5 26c1 16 60 21 110 19 50-2 82-8 80-22C193 8 130 2 34 9" />
      </svg>
    </span>
  );
}
