/** A preview of a quizz, enough to choose it: at most one question is shown, because the room is looking. */
import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../../questions/types-de-question.ts";
import type { ReactElement } from "react";
import {
  type LigneListeQuizz,
  type Quizz,
  type TypeQuestion,
  questionAttendReponse,
} from "#contracts/quizz.ts";
import { direNoteDeQuizz } from "../../../quizz/en-mots.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import styles from "./choix-quizz.module.css";
import { useQuizzEntierPourApercu } from "../queries.ts";

interface ApercuQuizzProps {
  /** The quizz of the preview; null: the preview is closed. */
  readonly quizz: LigneListeQuizz | null;
  readonly onFermer: () => void;
  readonly choisir: (id: string) => void;
}

export function DialogueApercuQuizz({
  quizz: lu,
  onFermer,
  choisir,
}: ApercuQuizzProps): ReactElement {
  return (
    <Dialogue
      ouvert={lu !== null}
      onFermer={onFermer}
      titre={lu?.title ?? "Aperçu"}
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Fermer
          </Bouton>
          <Bouton
            onClick={() => {
              if (lu !== null) choisir(lu._id);
              onFermer();
            }}
          >
            Choisir celui-là
          </Bouton>
        </>
      }
    >
      {lu !== null && <Contenu ligne={lu} />}
    </Dialogue>
  );
}

function Contenu({ ligne }: { readonly ligne: LigneListeQuizz }): ReactElement {
  const { _id, createur, questionsCount, note, tags } = ligne;
  const { data, isError } = useQuizzEntierPourApercu(_id);
  return (
    <div className={styles["apercu"]}>
      <p>
        De <b>{createur.pseudo}</b>, {questionsCount}&nbsp;question{questionsCount > 1 ? "s" : ""}
        {note >= 0 && <>, note&nbsp;: {direNoteDeQuizz(note)}</>}.
      </p>
      {tags.length > 0 && <p>{tags.join(", ")}</p>}
      {data === undefined && !isError && <Squelette lignes={3} />}
      {isError && <p role="alert">Le reste n’arrive pas. Fermez, puis réessayez.</p>}
      {data !== undefined && <Composition quizz={data} />}
    </div>
  );
}

function Composition({ quizz: { questions: toutes } }: { readonly quizz: Quizz }): ReactElement {
  const questions = toutes.filter(questionAttendReponse);
  const [exemple] = questions;
  const medias = questions.filter(({ media }) => media !== "").length;
  return (
    <>
      <ul className={styles["types"]}>
        {compter(questions).map(([type, n]) => (
          <li key={type}>
            <b>{n}</b> {AFFICHAGE_PAR_TYPE_DE_QUESTION[type].nom}
          </li>
        ))}
        {medias > 0 && (
          <li>
            <b>{medias}</b> avec une image, un son ou une vidéo
          </li>
        )}
      </ul>
      {exemple !== undefined && (
        <p>
          Par exemple&nbsp;: <q>{exemple.text}</q>
        </p>
      )}
    </>
  );
}

function compter(questions: Quizz["questions"]): [TypeQuestion, number][] {
  const comptes = new Map<TypeQuestion, number>();
  for (const { type } of questions) comptes.set(type, (comptes.get(type) ?? 0) + 1);
  return [...comptes].sort(([, a], [, b]) => b - a);
}
