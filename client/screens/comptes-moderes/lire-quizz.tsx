import type { ReactElement } from "react";
import type { z } from "zod";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { quizzOuvert } from "#contracts/moderation.ts";
import { Media } from "../../quizz/media.tsx";
import { NOMS_TYPES } from "../../quizz/en-mots.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./lire-quizz.module.css";

type QuizzALire = z.infer<typeof quizzOuvert>["quizz"];
type QuestionALire = QuizzALire["questions"][number];

/** Everything that a quizz says, to read and nothing else. */
export function LireQuizz({ quizz }: { readonly quizz: QuizzALire }): ReactElement {
  if (quizz.questions.length === 0) return <p>Ce quizz n’a pas encore de question.</p>;
  return (
    <ol className={styles["questions"]}>
      {quizz.questions.map((question) => (
        <li key={question._id}>
          <QuestionLue question={question} />
        </li>
      ))}
    </ol>
  );
}

function QuestionLue({ question }: { readonly question: QuestionALire }): ReactElement {
  const { type, text, media, options, reponse, precis, preuve, suite } = question;
  const autres = [...reponse, ...precis].filter((une) => !options.includes(une));
  return (
    <>
      <p className={styles["type"]}>{NOMS_TYPES[type]}</p>
      <h3>
        <Autrui>{text}</Autrui>
      </h3>
      {media !== MEDIA_QUESTION_DEFAUT && <Media media={media} className={styles["media"]} />}
      {options.length + autres.length > 0 && (
        <ul className={styles["reponses"]} aria-label="Réponses">
          {[...options, ...autres].map((option) => {
            const bonne = !options.includes(option) || reponse.includes(option);
            return (
              <li key={option} data-bonne={bonne}>
                {bonne && <Icone nom="coche" taille="1.1em" libelle="Bonne réponse" />}
                <Autrui>{option}</Autrui>
              </li>
            );
          })}
        </ul>
      )}
      {[preuve, suite].map(
        (plus, rang) =>
          plus !== null && (
            <div key={rang === 0 ? "preuve" : "suite"} className={styles["plus"]}>
              <p className={styles["type"]}>{rang === 0 ? "Preuve" : "Suite"}</p>
              <Dite plus={plus} />
            </div>
          ),
      )}
    </>
  );
}

function Dite({
  plus: { text, media },
}: {
  readonly plus: NonNullable<QuestionALire["preuve"]>;
}): ReactElement {
  return (
    <>
      <p>
        <Autrui>{text}</Autrui>
      </p>
      <Media media={media} className={styles["media"]} />
    </>
  );
}
