import { type ReactElement, type ReactNode, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { attendReponse } from "#contracts/quizz.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { Media } from "../../quizz/media.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./etape.module.css";
import { BandeauReponse } from "./bandeau-reponse.tsx";
import { Consigne } from "./consigne.tsx";
import { estDense, Options } from "./options.tsx";
import { PreuveEcrite } from "./preuve-ecrite.tsx";
import { Texte } from "./texte.tsx";
import { useMoment } from "../timeline/use-reveal.ts";
import { Intitule } from "../../quizz/intitule.tsx";

/**
 * Steps 0 and 1 of a question with options (and step 0 of any other): the same table before and after the reveal, so
 * that nothing moves but the answers. A message (`rien`) fills the slate.
 */
export function EtapeQuestion({
  vue,
  question,
  gestes,
  onMediaPret,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
  /** What the host may do at the reveal. */
  readonly gestes?: ReactNode;
  /** The media can be shown or played, or never will be. */
  readonly onMediaPret?: () => void;
}): ReactElement {
  const reponse = vue.etape === ETAPE.reponse;
  return (
    <PageQuestion
      question={question}
      media={<MediaQuestion vue={vue} question={question} onPret={onMediaPret} />}
      milieu={
        reponse ? (
          <BandeauReponse vue={vue} question={question} gestes={gestes} />
        ) : (
          <Consigne vue={vue} question={question} />
        )
      }
      bas={question.options.length > 0 && <Options vue={vue} question={question} />}
    />
  );
}

const MESSAGE_COURT = 140;
/** Options in two rows; more leave a proof less room. */
const PEU = 4;

interface PageProps {
  readonly question: VueQuestion;
  readonly media: ReactNode;
  readonly milieu?: ReactNode;
  readonly bas?: ReactNode;
}

/** The question on top; beside its media when it has one, or above its options. */
function PageQuestion({ question, media, milieu, bas }: PageProps): ReactElement {
  const { enDirect } = useMoment();
  // of a question that this screen saw come, once: its reveal is the same page
  const [ecrite] = useState(enDirect);
  const enMedia = question.media !== "";
  // a short message is written in the school hand; a long one would not be read from afar
  const message = !attendReponse(question) && question.text.length <= MESSAGE_COURT;
  return (
    <div
      className={styles["etape"]}
      data-media={enMedia}
      data-seule={!bas}
      data-dense={estDense(question)}
      data-serree={question.options.length > PEU}
    >
      <div className={styles["question"]}>
        <Texte
          balise="h1"
          min={2.2}
          plancher={1}
          max={enMedia ? 4.4 : message ? 7 : 5.6}
          ancrage={bas || enMedia ? "haut" : "milieu"}
          className={classes(
            styles["intitule"],
            message && styles["message"],
            ecrite && styles["ecrite"],
          )}
        >
          <Intitule question={question} />
        </Texte>
        <PreuveEcrite question={question} />
      </div>
      {enMedia && <div className={styles["media"]}>{media}</div>}
      {milieu}
      {bas}
    </div>
  );
}

/** Plays once it is seen, and the countdown runs. */
function MediaQuestion({
  vue: { minuteur, enPause },
  question,
  onPret,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
  readonly onPret: (() => void) | undefined;
}): ReactElement {
  const { compte } = useMoment();
  const joue = !compte && !enPause && (minuteur === undefined || minuteur.marche);
  return <Media media={question.media} alt="" joue={joue} onPret={onPret} />;
}
