/** A quizz to print: its questions, then its answers on another page. */
import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../questions/types-de-question.ts";
import { type ReactElement, useState } from "react";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { copierQuizzSansQuestionsVides } from "#contracts/question-vide.ts";
import {
  compterQuestionsDuQuizz,
  type Question,
  type Quizz,
  questionAttendReponse,
  trouverManiereDeRepondre,
} from "#contracts/quizz.ts";
import { lireVideoYoutube } from "#contracts/youtube.ts";
import { Link } from "../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { ImageRecadree } from "../../quizz/image-recadree.tsx";
import { ecrireAdresseDExtraitDeMedia, lireMediaAAfficher } from "../../quizz/lire-media.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { CodeQr } from "../../ui/qr.tsx";
import styles from "./feuille-imprimee.module.css";

const LETTRES = "ABCDEF";

interface Props {
  readonly quizz: Quizz;
  /** Whether the reader is the quizz's author: the link then leads back to the editor. */
  readonly sien: boolean;
}

export function FeuilleImprimee({ quizz, sien }: Props): ReactElement {
  const { _id: id, title, createurPseudo, source, auteur, licence } = quizz;
  const { questions } = copierQuizzSansQuestionsVides(quizz);
  const places = calculerLargeursDesQuestionsImprimees(
    questions.map(({ media }) => aUneImage(media)),
  );
  const credit = [source, auteur, licence].filter((un) => un !== "").join(", ");
  const nombre = compterQuestionsDuQuizz(questions);
  return (
    <article aria-label={title}>
      <div className={styles["ecran"]}>
        <Link
          to={
            sien
              ? ecrireAdresseDePage("/quizz/:id", { id })
              : ecrireAdresseDePage("/quizz-communaute/:id", { id })
          }
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
            <TexteDAutrui>{title}</TexteDAutrui>
          </h1>
          <p>
            {nombre}&nbsp;question{nombre > 1 ? "s" : ""}, par{" "}
            <TexteDAutrui>{createurPseudo}</TexteDAutrui>
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
            <li key={question._id} data-message={!questionAttendReponse(question)}>
              <ReponseImprimee question={question} />
              {question.preuve !== null && (
                <>
                  <p>
                    <TexteDAutrui>{question.preuve.text}</TexteDAutrui>
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
            <TexteDAutrui>{credit}</TexteDAutrui>
          </p>
        )}
      </section>
    </article>
  );
}

function ReponseImprimee({ question }: { readonly question: Question }): ReactElement {
  const reponse = AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type].imprimer(question);
  if (reponse === null) return <span className={styles["doux"]}>À lire</span>;
  return (
    <b>
      <TexteDAutrui>{reponse}</TexteDAutrui>
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
        <TexteDAutrui>{text}</TexteDAutrui>
      </p>
      <MediaImprime media={media} de={`la question ${String(numero)}`} />
      <AEcrire question={question} />
    </li>
  );
}

/** Where a question is answered on paper: its options, to tick or to number, or a line to write on. */
function AEcrire({ question }: { readonly question: Question }): ReactElement | null {
  const { options } = question;
  switch (trouverManiereDeRepondre(question)) {
    case "uneOption":
      return (
        <ul>
          {options.map((option, rang) => (
            <li key={option}>
              <b>{LETTRES[rang]}.</b> <TexteDAutrui>{option}</TexteDAutrui>
            </li>
          ))}
        </ul>
      );
    case "toutesLesOptions":
      return (
        <ul>
          {options.map((option) => (
            <li key={option} className={styles["rang"]}>
              <TexteDAutrui>{option}</TexteDAutrui>
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

const estImage = (media: string): boolean => lireMediaAAfficher(media)?.sortes[0] === "image";

/** Whether the sheet shows the media: not the default image, nor an address that no screen opens. */
const estImprimable = (media: string): boolean =>
  media !== MEDIA_QUESTION_DEFAUT && lireMediaAAfficher(media) !== null;

/** Address of a media for a phone that scans its code; the media plays from its extrait. */
function adresseAJouer(media: string): string {
  const video = lireVideoYoutube(media);
  if (video !== null) {
    const depart = Math.floor(video.extrait?.debut ?? 0);
    return `https://youtu.be/${video.id}${depart > 0 ? `?t=${String(depart)}` : ""}`;
  }
  const lu = lireMediaAAfficher(media);
  return lu === null
    ? media
    : new URL(ecrireAdresseDExtraitDeMedia(lu.src, lu.extrait), location.href).href;
}

interface MediaImprimeProps {
  readonly media: string;
  /** Owner of the media, after "de": "la question 3". */
  readonly de: string;
}

/** The printed form of a media: an image is drawn, a sound or a video has a code that leads to it. */
function MediaImprime({ media, de }: MediaImprimeProps): ReactElement | null {
  /** Whether the media did not load as an image; a code to scan then replaces it. */
  const [rate, setRate] = useState(false);
  const lu = lireMediaAAfficher(media);
  if (lu === null || !estImprimable(media)) return null;
  if (estImage(media) && !rate)
    return (
      <div className={styles["image"]}>
        <ImageRecadree
          src={lu.src}
          alt={`Image de ${de}`}
          cadre={lu.cadre}
          rotation={lu.rotation}
          onError={() => setRate(true)}
        />
      </div>
    );
  const quoi = lu.sortes[0] === "audio" ? "À écouter" : "À voir";
  return (
    <p className={styles["a-jouer"]}>
      <CodeQr texte={adresseAJouer(media)} libelle={`Code QR du média de ${de}`} taille="5.5rem" />
      <span>{quoi}&nbsp;: scannez ce code.</span>
    </p>
  );
}

/** Width of each question on the printed sheet: two consecutive questions with an image take half a line each. Pure. */
export function calculerLargeursDesQuestionsImprimees(
  images: readonly boolean[],
): readonly ("entiere" | "moitie")[] {
  const places: ("entiere" | "moitie")[] = [];
  while (places.length < images.length) {
    const [ici, suivante] = images.slice(places.length);
    if (ici === true && suivante === true) places.push("moitie", "moitie");
    else places.push("entiere");
  }
  return places;
}

const aUneImage = (media: string): boolean => estImprimable(media) && estImage(media);
