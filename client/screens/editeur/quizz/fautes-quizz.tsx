import type { ReactElement } from "react";
import { fautesDeQuestion } from "#contracts/fautes.ts";
import type { Document } from "../../../document/document.ts";
import { ecrireQuestion } from "../../../document/question-ecrite.ts";
import { vers } from "../../../app/paths.ts";
import { Link } from "../../../app/navigation.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useEdition } from "../commun/edition.tsx";
import { viseDeFaute } from "../commun/vise.ts";
import styles from "./fautes-quizz.module.css";

/** What would play badly, question by question. Pure. */
export const fautesDe = ({ questions }: Document) =>
  questions.flatMap((question, rang) =>
    fautesDeQuestion(ecrireQuestion(question)).map(({ code, phrase }) => ({
      code,
      phrase,
      rang,
      idQuestion: question._id,
    })),
  );

/** The faults, each a link to where it is mended. Nothing is refused for them: the quizz is saved all the same. */
export function FautesQuizz(): ReactElement {
  const { atelier, etat, idQuizz } = useEdition();
  const fautes = fautesDe(etat.document);
  if (etat.document.questions.length === 0)
    return (
      <p className={styles["rien"]}>
        <Icone nom="message" taille="1.2em" />
        Encore sans question&nbsp;: rien à servir pour l’instant.
      </p>
    );
  if (fautes.length === 0)
    return (
      <p className={styles["rien"]}>
        <Icone nom="coche" taille="1.2em" />
        Rien à reprendre&nbsp;: prêt à servir.
      </p>
    );
  return (
    <section className={styles["fautes"]} aria-labelledby="fautes">
      <h2 id="fautes">
        <Icone nom="attention" taille="1.2em" />
        {fautes.length === 1
          ? "Une faute à régler avant de servir"
          : `${String(fautes.length)}\u00A0fautes à régler avant de servir`}
      </h2>
      <ul>
        {fautes.map(({ code, phrase, rang, idQuestion }) => (
          <li key={`${atelier.cleDe(idQuestion)} ${code}`}>
            <b>{rang + 1}</b>
            <Link
              to={vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion })}
              state={viseDeFaute(code)}
            >
              {phrase}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
