import type { ReactElement } from "react";
import type { ContenuCopie } from "#contracts/moderation.ts";
import { Avatar } from "../../compte/avatar.tsx";
import styles from "./contenu-signale.module.css";
import { DesMots } from "./des-mots.tsx";
import { QuestionSignalee } from "./question-signalee.tsx";

interface Props {
  readonly contenu: ContenuCopie;
  /** Unwanted words, marked wherever they are. */
  readonly mots: readonly string[];
}

/** A copy, or what it is today, as people see it. */
export function ContenuSignale({ contenu, mots }: Props): ReactElement {
  switch (contenu.genre) {
    case "question":
      return <QuestionSignalee question={contenu.question} mots={mots} />;
    case "quizz":
      return <QuizzSignale quizz={contenu.quizz} mots={mots} />;
    case "profil":
      return (
        <div className={styles["profil"]}>
          <Avatar icon={contenu.icon} taille="4rem" />
          <div>
            <h3>
              <DesMots texte={contenu.pseudo} mots={mots} />
            </h3>
            <p className={styles["texte"]}>
              {contenu.description === "" ? (
                <span className={styles["doux"]}>Pas de description.</span>
              ) : (
                <DesMots texte={contenu.description} mots={mots} />
              )}
            </p>
          </div>
        </div>
      );
  }
}

/** Its questions one after another. */
function QuizzSignale({
  quizz: { title, tags, auteur, source, licence, questions },
  mots,
}: {
  readonly quizz: Extract<ContenuCopie, { genre: "quizz" }>["quizz"];
  readonly mots: readonly string[];
}): ReactElement {
  const credits = [auteur, source, licence].filter((dit) => dit !== "");
  return (
    <div>
      <h3 className={styles["titre"]}>
        <DesMots texte={title} mots={mots} />
      </h3>
      {tags.length + credits.length > 0 && (
        <p className={styles["doux"]}>
          <DesMots texte={[...tags, ...credits].join(" · ")} mots={mots} />
        </p>
      )}
      <ol className={styles["questions"]}>
        {questions.map((question) => (
          <li key={question._id}>
            <QuestionSignalee question={question} mots={mots} />
          </li>
        ))}
      </ol>
    </div>
  );
}
