/** One of one's own quizzes, then one of its questions. */
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useDeferredValue, useState } from "react";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { quizz } from "#contracts/quizz.ts";
import { MOI } from "../../app/api/query-keys.ts";
import { lecture } from "../../app/api/queries.ts";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { requeteDe } from "../../quizz/requete.ts";
import { useMaListe } from "../../quizz/queries.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Champ } from "../../ui/champ.tsx";
import styles from "./mettre-dans.module.css";

interface ChoixProps {
  readonly onChoisir: (id: string) => void;
}

export function ChoisirQuizz({ onChoisir }: ChoixProps): ReactElement {
  const [recherche, setRecherche] = useState("");
  const searchQuery = useDeferredValue(recherche.trim());
  const liste = useMaListe({ ...requeteDe("1"), searchQuery });
  return (
    <div className={styles["choix"]}>
      <Champ
        type="search"
        libelle="Chercher un quizz"
        libelleCache
        placeholder="Chercher"
        value={recherche}
        onChange={({ currentTarget: { value } }) => setRecherche(value)}
      />
      {liste.data === undefined ? (
        <EnAttendant requete={liste} />
      ) : liste.data.quizz.length === 0 ? (
        <p role="status">
          {searchQuery === ""
            ? "Vous n’avez pas encore de quizz\u00A0: créez-en un dans «\u00A0Mes Quizz\u00A0»."
            : "Aucun de vos quizz ne s’appelle ainsi."}
        </p>
      ) : (
        <ul aria-label="Mes quizz">
          {liste.data.quizz.map(({ _id, title, questionsCount }) => (
            <li key={_id}>
              <button type="button" onClick={() => onChoisir(_id)}>
                <Autrui>{title}</Autrui>
                <small>
                  {questionsCount}&nbsp;question{questionsCount > 1 ? "s" : ""}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function ChoisirQuestion({
  id,
  onChoisir,
}: ChoixProps & { readonly id: string }): ReactElement {
  const lu = useQuery({
    queryKey: [MOI, "quizz-a-servir", id],
    ...lecture(`/api/quizz/${encodeURIComponent(id)}`, quizz),
    staleTime: 0,
  });
  if (lu.data === undefined) return <EnAttendant requete={lu} />;
  const { questions } = lu.data;
  return (
    <div className={styles["choix"]}>
      <ol aria-label="Questions">
        {questions.map(({ _id, text }, rang) => (
          <li key={_id}>
            <button type="button" onClick={() => onChoisir(_id)}>
              <b>{rang + 1}</b>
              <Autrui>{text.trim() || "Question sans texte"}</Autrui>
            </button>
          </li>
        ))}
        {questions.length < QUESTIONS_MAX && (
          <li>
            <button type="button" onClick={() => onChoisir("new")}>
              <b>+</b>
              Une question de plus
            </button>
          </li>
        )}
      </ol>
    </div>
  );
}
