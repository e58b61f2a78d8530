import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { ReactElement, ReactNode } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { MediaAffiche } from "../../quizz/media.tsx";
import { PreuveEcrite } from "./etape-question.tsx";
import { useHasRevealReached } from "../timeline/use-reveal.ts";
import { TexteAjusteHote } from "./texte.tsx";
import { IntituleQuestion } from "../../quizz/intitule.tsx";
import { Icone } from "../../ui/icones.tsx";
import {
  cssVariablesDeTeinte,
  DessinVerreDeReponse,
  LISTE_DES_VERRES_DE_REPONSE,
} from "../../ui/verre.tsx";
import styles from "./reponse.module.css";

interface Props {
  readonly question: VueQuestion;
  /** Whether the proof is written at its beat; true by default. */
  readonly preuve?: boolean;
  /** Whether somebody judges answers that were said aloud. */
  readonly aVoixHaute?: boolean;
  /** Whether the question gives its room to the answers of a crowd. */
  readonly foule?: boolean;
  /** The players who found the answer. */
  readonly children: ReactNode;
}

/**
 * The reveal of a typed question, and of any question in local mode: the right answer, and who found it. Options that
 * phones chose are revealed where they stand (options.tsx), a race that was won by its lanes (etape-course.tsx).
 */
export function EtapeBonneReponse({
  question,
  preuve = true,
  aVoixHaute = false,
  foule = false,
  children,
}: Props): ReactElement {
  return (
    <div className={styles["page"]} data-foule={foule}>
      <Tete question={question} preuve={preuve} aVoixHaute={aVoixHaute} />
      {children}
    </div>
  );
}

/** The question in small, its answer in large, and its media. */
function Tete({
  question,
  preuve,
  aVoixHaute,
}: Required<Omit<Props, "children" | "foule">>): ReactElement {
  // the place of the answer is kept: nothing moves when it is told
  const dite = useHasRevealReached("verdict");
  return (
    <div className={styles["tete"]} data-type={question.type}>
      <div className={styles["dite"]}>
        <TexteAjusteHote
          balise="h1"
          min={1.6}
          plancher={1.2}
          max={3.2}
          className={styles["rappel"]}
        >
          <IntituleQuestion question={question} />
        </TexteAjusteHote>
        <div className={styles["cachee"]} data-dite={dite}>
          <BonneReponse question={question} variantes={aVoixHaute} />
        </div>
        {preuve && <PreuveEcrite question={question} />}
      </div>
      {question.media !== "" && (
        <div className={styles["media"]}>
          <MediaAffiche media={question.media} />
        </div>
      )}
    </div>
  );
}

/** The right answer in brass: the text, the option with its glass, or the right order. */
function BonneReponse({
  question,
  variantes,
}: {
  readonly question: VueQuestion;
  /** Whether the host judges by ear and needs every accepted answer. */
  readonly variantes: boolean;
}): ReactElement | null {
  switch (trouverManiereDeRepondre(question)) {
    case "texte":
      return <EnToutesLettres question={question} variantes={variantes} />;
    case "uneOption":
      return <ParmiLesOptions question={question} marque={coche} />;
    case "toutesLesOptions":
      return <ParmiLesOptions question={question} marque={enGras} />;
    // a message has no answer
    case null:
      return null;
  }
}

const coche = () => <Tic />;
const enGras = (rang: number) => <b>{rang}</b>;

/** Characters above which the right answer is set smaller, to leave room for the answers that the players typed. */
const LONGUE = 36;
/** Characters of all options of a question to put in order above which its right order is set smaller, to leave room for the players' names. */
const ORDRE_LONG = 150;

function EnToutesLettres({
  question,
  variantes,
}: {
  readonly question: VueQuestion;
  readonly variantes: boolean;
}): ReactElement {
  const [premiere = "", ...autres] = question.reponse;
  return (
    <div className={styles["bonne"]}>
      <p className={styles["principale"]} data-longue={premiere.length > LONGUE}>
        <Tic />
        {premiere}
      </p>
      {variantes && autres.length > 0 && <p className={styles["aussi"]}>ou {autres.join(", ")}</p>}
      {variantes && question.precis.length > 0 && (
        <p className={styles["aussi"]}>Avec un bonus&nbsp;: {question.precis.join(", ")}</p>
      )}
    </div>
  );
}

function ParmiLesOptions({
  question,
  marque,
}: {
  readonly question: VueQuestion;
  /** @param rang from 1 */
  readonly marque: (rang: number) => ReactElement;
}): ReactElement {
  return (
    <ol
      className={styles["bonnes"]}
      data-type={question.type}
      data-longue={question.reponse.join("").length > ORDRE_LONG}
      style={{ "--rangs": Math.ceil(question.reponse.length / 2) }}
    >
      {question.reponse.map((texte, i) => {
        const verre = LISTE_DES_VERRES_DE_REPONSE[question.options.indexOf(texte)];
        return (
          <li key={texte} style={cssVariablesDeTeinte(verre?.token)}>
            {marque(i + 1)}
            {verre !== undefined && (
              <>
                <span className={styles["lettre"]}>{verre.lettre}</span>
                <DessinVerreDeReponse lettre={verre.lettre} taille="1.5em" />
              </>
            )}
            <span>{texte}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Tic(): ReactElement {
  return (
    <span className={styles["tic"]}>
      <Icone nom="coche" taille="68%" libelle="Bonne réponse" />
    </span>
  );
}
