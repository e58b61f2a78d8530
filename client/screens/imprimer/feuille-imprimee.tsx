/** A quizz on paper: its questions, then on another page its answers. Issue 12, "Imprimer". */
import type { ReactElement } from "react";
import { sansQuestionsVides } from "#contracts/question-vide.ts";
import {
  attendReponse,
  maniereDe,
  nombreDeQuestions,
  type Question,
  type Quizz,
} from "#contracts/quizz.ts";
import { vers } from "../../app/paths.ts";
import { TYPES_AFFICHES } from "../../questions/types-de-question.ts";
import { Link } from "../../app/navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { aUneImage, MediaImprime, poserDeuxParDeux } from "./media-imprime.tsx";
import styles from "./feuille-imprimee.module.css";

const LETTRES = "ABCDEF";

interface Props {
  readonly quizz: Quizz;
  /** One's own: the way back is its editor. */
  readonly sien: boolean;
}

export function FeuilleImprimee({ quizz, sien }: Props): ReactElement {
  const { _id: id, title, createurPseudo, source, auteur, licence } = quizz;
  const { questions } = sansQuestionsVides(quizz);
  const places = poserDeuxParDeux(questions.map(({ media }) => aUneImage(media)));
  const credit = [source, auteur, licence].filter((un) => un !== "").join(", ");
  const nombre = nombreDeQuestions(questions);
  return (
    <article aria-label={title}>
      <div className={styles["ecran"]}>
        <Link
          to={sien ? vers("/quizz/:id", { id }) : vers("/quizz-communaute/:id", { id })}
          className={styles["retour"]}
        >
          <Icone nom="retour" taille="1.2em" />
          Le quizz
        </Link>
        <Bouton onClick={() => print()}>Imprimer</Bouton>
      </div>
      <section className={styles["page"]}>
        <div>
          <h1>
            <Autrui>{title}</Autrui>
          </h1>
          <p>
            {nombre}&nbsp;question{nombre > 1 ? "s" : ""}, par <Autrui>{createurPseudo}</Autrui>
          </p>
          <p className={styles["nom"]}>Nom&nbsp;:</p>
        </div>
        <ol>
          {questions.map((question, rang) => (
            <QuestionImprimee
              key={question._id}
              question={question}
              numero={rang + 1}
              place={places[rang]}
            />
          ))}
        </ol>
      </section>
      <section className={styles["page"]}>
        <h2>Réponses</h2>
        <ol className={styles["reponses"]}>
          {questions.map((question, rang) => (
            <li key={question._id} data-message={!attendReponse(question)}>
              <ReponseImprimee question={question} />
              {question.preuve !== null && (
                <>
                  <p>
                    <Autrui>{question.preuve.text}</Autrui>
                  </p>
                  <MediaImprime
                    media={question.preuve.media}
                    de={`la preuve ${String(rang + 1)}`}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
        {credit !== "" && (
          <p className={styles["credit"]}>
            <Autrui>{credit}</Autrui>
          </p>
        )}
      </section>
    </article>
  );
}

function ReponseImprimee({ question }: { readonly question: Question }): ReactElement {
  const reponse = TYPES_AFFICHES[question.type].imprimer(question);
  if (reponse === null) return <span className={styles["doux"]}>À lire</span>;
  return (
    <b>
      <Autrui>{reponse}</Autrui>
    </b>
  );
}

interface PropsQuestion {
  readonly question: Question;
  readonly numero: number;
  readonly place: "entiere" | "moitie" | undefined;
}

function QuestionImprimee({ question, numero, place }: PropsQuestion): ReactElement {
  const { text, media } = question;
  return (
    <li data-place={place}>
      <p className={styles["texte"]}>
        <Autrui>{text}</Autrui>
      </p>
      <MediaImprime media={media} de={`la question ${String(numero)}`} />
      <AEcrire question={question} />
    </li>
  );
}

/** The options to tick or to number, or a line to write on. */
function AEcrire({ question }: { readonly question: Question }): ReactElement | null {
  const { options } = question;
  switch (maniereDe(question)) {
    case "uneOption":
      return (
        <ul>
          {options.map((option, rang) => (
            <li key={option}>
              <b>{LETTRES[rang]}.</b> <Autrui>{option}</Autrui>
            </li>
          ))}
        </ul>
      );
    case "toutesLesOptions":
      return (
        <ul>
          {options.map((option) => (
            <li key={option} className={styles["rang"]}>
              <Autrui>{option}</Autrui>
            </li>
          ))}
        </ul>
      );
    case "texte":
      return <p className={styles["ligne"]} aria-hidden="true" />;
    case null:
      return null;
  }
}
