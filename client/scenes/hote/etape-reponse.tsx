import { maniereDe } from "#contracts/quizz.ts";
import type { ReactElement, ReactNode } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { Media } from "../../quizz/media.tsx";
import { PreuveEcrite } from "./etape-question.tsx";
import { useHasBegun } from "../timeline/use-reveal.ts";
import { Texte } from "./texte.tsx";
import { Intitule } from "../../quizz/intitule.tsx";
import { Icone } from "../../ui/icones.tsx";
import { teinte, Verre, VERRES } from "../../ui/verre.tsx";
import styles from "./reponse.module.css";

interface Props {
  readonly question: VueQuestion;
  /** Whether its proof is written when its time has come; default true. */
  readonly preuve?: boolean;
  /** Somebody judges what was said aloud. */
  readonly aVoixHaute?: boolean;
  /** So many answers that the question yields room to them. */
  readonly foule?: boolean;
  /** Who found it. */
  readonly children: ReactNode;
}

/** Step 1 of a question typed on the phones, and of any question in local mode: what was right, who found it. */
export function EtapeReponse({
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

/** The question in small, its answer in large, and what it showed. */
function Tete({
  question,
  preuve,
  aVoixHaute,
}: Required<Omit<Props, "children" | "foule">>): ReactElement {
  // its room is kept: nothing moves when it is said
  const dite = useHasBegun("verdict");
  return (
    <div className={styles["tete"]} data-type={question.type}>
      <div className={styles["dite"]}>
        <Texte balise="h1" min={1.6} plancher={1.2} max={3.2} className={styles["rappel"]}>
          <Intitule question={question} />
        </Texte>
        <div className={styles["cachee"]} data-dite={dite}>
          <BonneReponse question={question} variantes={aVoixHaute} />
        </div>
        {preuve && <PreuveEcrite question={question} />}
      </div>
      {question.media !== "" && (
        <div className={styles["media"]}>
          <Media media={question.media} />
        </div>
      )}
    </div>
  );
}

/** What had to be found, in brass: the text, the option with its glass, or the right order. */
function BonneReponse({
  question,
  variantes,
}: {
  readonly question: VueQuestion;
  /** Whether somebody judges by ear what was said, and wants to know all that is accepted. */
  readonly variantes: boolean;
}): ReactElement | null {
  switch (maniereDe(question)) {
    case "texte":
      return <EnToutesLettres question={question} variantes={variantes} />;
    case "uneOption":
      return <ParmiLesOptions question={question} marque={coche} />;
    case "toutesLesOptions":
      return <ParmiLesOptions question={question} marque={enGras} />;
    // a message has none
    case null:
      return null;
  }
}

const coche = () => <Tic />;
const enGras = (rang: number) => <b>{rang}</b>;

/** More would leave no room for what people typed. */
const LONGUE = 36;
/** Of all that is in order: as many lines more, and the names under it would have no room. */
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
  /** `rang`: from 1. */
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
        const verre = VERRES[question.options.indexOf(texte)];
        return (
          <li key={texte} style={teinte(verre?.token)}>
            {marque(i + 1)}
            {verre !== undefined && (
              <>
                <span className={styles["lettre"]}>{verre.lettre}</span>
                <Verre lettre={verre.lettre} taille="1.5em" />
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
