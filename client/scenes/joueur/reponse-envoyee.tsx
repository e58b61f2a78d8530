/** The mat between an answer and its reveal, and of a player who came during the question: who is still thinking. */
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { ReactNode } from "react";
import type { VueQuestion, VueJoueur } from "#game/schema/etat.ts";
import { useMonJoueur, useVueDeLaRoom } from "../../partie/vue.ts";
import { joinClassNames } from "../../ui/classes.ts";
import { OptionDeReponseEnLecture } from "../../ui/option-verre.tsx";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import { LISTE_DES_VERRES_DE_REPONSE } from "../../ui/verre.tsx";
import { direNombreDeLettresFausses } from "../hote/joueurs.ts";
import { NumeroDeQuestionEtSecondesRestantesJoueur } from "./avancement.tsx";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";
import styles from "./mat.module.css";

/** How many the question waits for: players who were there when it began, are there now, and have not answered. */
function useEncore(): number {
  const { vue } = useVueDeLaRoom();
  return Object.values(vue.joueurs).filter((j) => j.participe && j.present && !j.aRepondu).length;
}

function Encore() {
  const n = useEncore();
  if (n === 0) return "Tout le monde a répondu.";
  return n === 1 ? "Une personne réfléchit encore." : `${n}\u00A0personnes réfléchissent encore.`;
}

export function CarteReponseEnvoyee({
  question,
  envoyee,
  nonGardee,
}: {
  question: VueQuestion;
  envoyee: readonly string[];
  /** The room has the answer but cannot store it yet, so that the answer could be lost. */
  nonGardee: boolean;
}) {
  return (
    <CadreDeTelephone
      centre
      haut={
        <>
          <span>Réponse envoyée</span>
          <NumeroDeQuestionEtSecondesRestantesJoueur />
        </>
      }
      phrase
      bas={
        <p className={styles["doux"]} role="status">
          <Encore />
        </p>
      }
    >
      <h1 className={styles["verdict"]}>{nonGardee ? "C’est envoyé" : "C’est noté"}&nbsp;!</h1>
      <p className={joinClassNames(styles["rappel"], styles["relue"])}>
        {mettreEspacesInsecables(question.text)}
      </p>
      <MaReponse question={question} reponse={envoyee} />
      <EnCourse />
    </CadreDeTelephone>
  );
}

/** Tells a player whose answer has typos that it was accepted, and that the race goes on; nothing without typos: decision 0022. */
function EnCourse() {
  const { fautes = 0 } = useMonJoueur() ?? {};
  if (fautes === 0) return null;
  return (
    <p className={styles["doux"]} role="status">
      Tu y es, {direNombreDeLettresFausses(fautes)}&nbsp;: la course continue.
    </p>
  );
}

/** The answer as it was sent; nothing when this phone no longer knows it. */
function MaReponse({ question, reponse }: { question: VueQuestion; reponse: readonly string[] }) {
  switch (trouverManiereDeRepondre(question)) {
    case "texte":
      return reponse[0] === undefined ? null : (
        <p className={styles["ecrit"]}>«&nbsp;{reponse[0]}&nbsp;»</p>
      );
    case "uneOption":
      return <MesOptions question={question} reponse={reponse} />;
    case "toutesLesOptions":
      return <MesOptions question={question} reponse={reponse} marque={enRang} />;
    // a message takes no answer
    case null:
      return null;
  }
}

const enRang = (rang: number) => <b className={styles["rang"]}>{rang}</b>;

function MesOptions({
  question,
  reponse,
  marque,
}: {
  question: VueQuestion;
  reponse: readonly string[];
  /** @param rang from 1 */
  marque?: (rang: number) => ReactNode;
}) {
  const lignes = reponse.flatMap((option) => {
    const verre = LISTE_DES_VERRES_DE_REPONSE[question.options.indexOf(option)];
    return verre === undefined ? [] : [{ option, lettre: verre.lettre }];
  });
  return (
    <ol className={styles["envoyees"]} aria-label="Ta réponse">
      {lignes.map(({ option, lettre }, i) => (
        <li key={option}>
          <OptionDeReponseEnLecture lettre={lettre} etat="choisie" marque={marque?.(i + 1)}>
            {mettreEspacesInsecables(option)}
          </OptionDeReponseEnLecture>
        </li>
      ))}
    </ol>
  );
}

/** The player came during this question, and plays from the next one. */
export function CarteArriveEnCoursDeQuestion({ question }: { question: VueQuestion }) {
  return (
    <CadreDeTelephone
      centre
      haut={
        <>
          <span>Bienvenue</span>
          <NumeroDeQuestionEtSecondesRestantesJoueur />
        </>
      }
      phrase
      bas={
        <p className={styles["doux"]}>
          <Encore />
        </p>
      }
    >
      <h1 className={styles["verdict"]}>Tu joues à partir de la prochaine question</h1>
      <p className={styles["rappel"]}>
        En attendant, celle-ci&nbsp;: {mettreEspacesInsecables(question.text)}
      </p>
    </CadreDeTelephone>
  );
}

interface Props {
  readonly question: VueQuestion;
  readonly moi: VueJoueur;
}

export function SuspensAvantRevelation({ question, moi: { reponse } }: Props) {
  return (
    // screen readers stay silent here: they read the verdict a moment later
    <div aria-live="off" className={styles["suspens"]}>
      <CadreDeTelephone
        centre
        haut={
          <>
            <span>Roulement…</span>
            <NumeroDeQuestionEtSecondesRestantesJoueur />
          </>
        }
        // the line at the bottom is only to be read; empty, it keeps its room once all have answered
        phrase
        bas={<p className={styles["doux"]}>{"\u00A0"}</p>}
      >
        <h1 className={styles["verdict"]}>
          {reponse.length > 0 ? "Tu as dit…" : "Et la réponse est…"}
        </h1>
        <MaReponse question={question} reponse={reponse} />
      </CadreDeTelephone>
    </div>
  );
}
