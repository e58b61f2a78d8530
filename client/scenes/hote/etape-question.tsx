import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../questions/types-de-question.ts";
import { type ReactElement, type ReactNode, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { MediaAffiche } from "../../quizz/media.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { BandeauConstatDonsEtSuite } from "./bandeau-reponse.tsx";
import { sontOptionsDenses, OptionsDeQuestionHote } from "./options.tsx";
import { TexteAjusteHote } from "./texte.tsx";
import { useRevealMoment, useHasRevealReached } from "../timeline/use-reveal.ts";
import { IntituleQuestion } from "../../quizz/intitule.tsx";
import { estRoomLocale } from "../../partie/joueurs.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { direNombreDeLettresFausses, listerJoueursDontReponseCompte } from "./joueurs.ts";
import { enumererNoms, mettreEspacesInsecables } from "../../ui/typographie.tsx";
import styles from "./etape.module.css";

/**
 * A question with options, before and after its reveal, and any other question before it: nothing moves but the
 * answers. A message (`rien`) fills the slate.
 */
export function EtapeQuestionOuRevelationDOptions({
  vue,
  question,
  gestes,
  onMediaPret,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
  /** The host's buttons at the reveal. */
  readonly gestes?: ReactNode;
  /** Called once the media can be shown or played, or has failed. */
  readonly onMediaPret?: () => void;
}): ReactElement {
  const reponse = vue.etape === ETAPE.reponse;
  return (
    <PageQuestion
      question={question}
      media={<MediaQuestion vue={vue} question={question} onPret={onMediaPret} />}
      milieu={
        reponse ? (
          <BandeauConstatDonsEtSuite vue={vue} question={question} gestes={gestes} />
        ) : (
          <Consigne vue={vue} question={question} />
        )
      }
      bas={question.options.length > 0 && <OptionsDeQuestionHote vue={vue} question={question} />}
    />
  );
}

const MESSAGE_COURT = 140;
/** Up to so many options stand in two rows; more leave a proof less room. */
const PEU = 4;

interface PageProps {
  readonly question: VueQuestion;
  readonly media: ReactNode;
  readonly milieu?: ReactNode;
  readonly bas?: ReactNode;
}

/** The question on top: beside its media when there is one, above its options otherwise. */
function PageQuestion({ question, media, milieu, bas }: PageProps): ReactElement {
  const { enDirect } = useRevealMoment();
  // whether the question writes itself, decided once: on a screen that saw it come, and not again at its reveal, which is the same page
  const [ecrite] = useState(enDirect);
  const enMedia = question.media !== "";
  // a short message is in the school hand; a long one would not be read from afar
  const message = !questionAttendReponse(question) && question.text.length <= MESSAGE_COURT;
  return (
    <div
      className={styles["etape"]}
      data-media={enMedia}
      data-seule={!bas}
      data-dense={sontOptionsDenses(question)}
      data-serree={question.options.length > PEU}
      data-suivie={estSuivie(question)}
    >
      <div className={styles["question"]}>
        <TexteAjusteHote
          balise="h1"
          min={2.2}
          plancher={1}
          max={enMedia ? 4.4 : message ? 7 : 5.6}
          ancrage={bas || enMedia ? "haut" : "milieu"}
          className={joinClassNames(
            styles["intitule"],
            message && styles["message"],
            ecrite && styles["ecrite"],
          )}
        >
          <IntituleQuestion question={question} />
        </TexteAjusteHote>
        <PreuveEcrite question={question} />
      </div>
      {enMedia && <div className={styles["media"]}>{media}</div>}
      {milieu}
      {bas}
    </div>
  );
}

/** A media that plays once it is seen and the countdown runs. */
function MediaQuestion({
  vue: { minuteur, enPause },
  question,
  onPret,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
  readonly onPret: (() => void) | undefined;
}): ReactElement {
  const { compte } = useRevealMoment();
  const joue = !compte && !enPause && (minuteur === undefined || minuteur.marche);
  return <MediaAffiche media={question.media} alt="" joue={joue} onPret={onPret} />;
}

/** Most players that a race names. */
const NOMS_MONTRES = 3;

function Consigne({
  vue,
  question,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
}): ReactElement | null {
  const locale = estRoomLocale(vue);
  const presque = listerJoueursDontReponseCompte(vue).filter(({ fautes }) => fautes > 0);
  if (presque.length > 0)
    return (
      <p className={styles["consigne"]} data-milieu role="status">
        <Icone nom="telephone" taille="1.3em" />
        <span>
          <NomCraie>
            {enumererNoms(
              presque.map(({ pseudo }) => pseudo),
              NOMS_MONTRES,
            )}
          </NomCraie>{" "}
          {presque.length > 1 ? "y sont" : "y est"},{" "}
          {direNombreDeLettresFausses(Math.max(...presque.map(({ fautes }) => fautes)))}&nbsp;: la
          course continue
        </span>
      </p>
    );
  const texte = AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type].consigne(locale);
  if (texte === null) return null;
  return (
    <p className={styles["consigne"]} data-milieu>
      <Icone nom={locale ? "joueurs" : "telephone"} taille="1.3em" />
      {texte}
    </p>
  );
}

/** Whether the question has a follow-up, so that something is to be done after the reveal. */
const estSuivie = ({ suiteTexte, suiteMedia }: VueQuestion): boolean =>
  suiteTexte.length > 0 || suiteMedia !== "";

/** The text of the proof at this moment; empty: none. */
export function useTexteDePreuveAEcrire({ preuve }: VueQuestion): string {
  return useHasRevealReached("preuve") ? (preuve?.text ?? "") : "";
}

/**
 * The text of the proof, once all is told. The style cuts a long one; the whole of it and the media are behind a button.
 * Beside a suite, which players have to do, the proof is set smaller.
 */
export function PreuveEcrite({
  question,
}: {
  readonly question: VueQuestion;
}): ReactElement | null {
  const texte = useTexteDePreuveAEcrire(question);
  if (texte === "") return null;
  return (
    <p className={styles["preuve"]} data-suivie={estSuivie(question)}>
      {mettreEspacesInsecables(texte)}
    </p>
  );
}
