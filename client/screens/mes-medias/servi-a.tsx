import type { ReactElement } from "react";
import type { OuMedia, UsageMedia } from "#contracts/medias.ts";
import { type Adresse, vers } from "../../app/paths.ts";
import { Link } from "../../app/navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import styles from "./mes-medias.module.css";

const OU: Readonly<Record<OuMedia, string>> = { media: "", preuve: "preuve", suite: "suite" };

const adresseDe = ({ quizz, question }: UsageMedia): Adresse =>
  question === null
    ? vers("/quizz/:id", { id: quizz._id })
    : vers("/quizz/:idQuizz/:idQuestion", { idQuizz: quizz._id, idQuestion: question._id });

/** « Servi à » : the questions that show a file, each a press away. */
export function ServiA({ usages }: { readonly usages: readonly UsageMedia[] }): ReactElement {
  return (
    <>
      <h3 className={styles["servi"]}>Servi à</h3>
      {usages.length === 0 ? (
        <p className={styles["infos"]}>
          Aucune question pour l’instant. Sans question, un fichier s’efface après quelques jours.
        </p>
      ) : (
        <ul className={styles["usages"]}>
          {usages.map((usage) => {
            const { quizz, question, ou } = usage;
            return (
              <li key={`${quizz._id} ${question?._id ?? ""} ${ou}`}>
                <span className={styles["rang"]}>
                  {question !== null && (
                    <>
                      <span className="visually-hidden">Question </span>
                      {question.rang + 1}
                    </>
                  )}
                </span>
                <span>
                  <Link to={adresseDe(usage)}>
                    <Autrui>{question?.text.trim() || "Question sans texte"}</Autrui>
                  </Link>
                  <span className={styles["ou"]}>
                    <Autrui>{quizz.title}</Autrui>
                    {OU[ou] !== "" && `, ${OU[ou]}`}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
