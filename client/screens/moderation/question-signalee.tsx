import type { ReactElement } from "react";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { aDesOptions, type Complement, type Question } from "#contracts/quizz.ts";
import { Icone } from "../../ui/icones.tsx";
import { teinte, Verre, VERRE_PAR_LETTRE, VERRES } from "../../ui/verre.tsx";
import styles from "./contenu-signale.module.css";
import { DesMots } from "./des-mots.tsx";
import { MediaSignale } from "./media-signale.tsx";

interface Props {
  readonly question: Question;
  readonly mots: readonly string[];
}

/** A question with all that it shows: its glasses, what is right, its media, what comes after. */
export function QuestionSignalee({ question, mots }: Props): ReactElement {
  const { text, media, preuve, suite, liste } = question;
  return (
    <div className={styles["question"]}>
      <p className={styles["enonce"]}>
        <DesMots texte={text} mots={mots} />
      </p>
      {media !== MEDIA_QUESTION_DEFAUT && media !== "" && <MediaSignale media={media} />}
      {aDesOptions(question) ? (
        <Options question={question} mots={mots} />
      ) : (
        <Ecrites question={question} mots={mots} />
      )}
      <EnPlus titre="Preuve" complement={preuve} mots={mots} />
      <EnPlus titre="Suite" complement={suite} mots={mots} />
      {liste.length > 0 && (
        <p className={styles["plus"]}>
          <b>Liste</b> <DesMots texte={liste.join(", ")} mots={mots} />
        </p>
      )}
    </div>
  );
}

function Options({ question: { options, reponse, type }, mots }: Props): ReactElement {
  return (
    <ul className={styles["options"]}>
      {options.map((option, rang) => {
        const verre = VERRES[rang] ?? VERRE_PAR_LETTRE.F;
        const place = reponse.indexOf(option);
        const bonne = place >= 0;
        return (
          <li key={option} data-bonne={bonne} style={teinte(verre.token)}>
            <span className={styles["verre"]}>
              <Verre lettre={verre.lettre} taille="1.4rem" couleur="currentColor" />
            </span>
            <span className="visually-hidden">Réponse {verre.lettre} </span>
            <span className={styles["option"]}>
              <DesMots texte={option} mots={mots} />
            </span>
            {bonne && type === "ordre" && <b className="chiffre">{place + 1}</b>}
            {bonne && type !== "ordre" && (
              <span className={styles["coche"]}>
                <Icone nom="coche" taille="0.9rem" libelle="Bonne réponse" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Answers that are typed; a message has none. */
function Ecrites({ question: { reponse, precis }, mots }: Props): ReactElement | null {
  const toutes = [...reponse, ...precis];
  if (toutes.length === 0) return null;
  return (
    <p className={styles["plus"]}>
      <b>{toutes.length > 1 ? "Réponses acceptées" : "Réponse acceptée"}</b>{" "}
      <DesMots texte={toutes.join(", ")} mots={mots} />
    </p>
  );
}

function EnPlus({
  titre,
  complement,
  mots,
}: {
  readonly titre: string;
  readonly complement: Complement | null;
  readonly mots: readonly string[];
}): ReactElement | null {
  if (complement === null) return null;
  return (
    <div className={styles["plus"]}>
      <b>{titre}</b> <DesMots texte={complement.text} mots={mots} />
      {complement.media !== "" && complement.media !== MEDIA_QUESTION_DEFAUT && (
        <MediaSignale media={complement.media} />
      )}
    </div>
  );
}
