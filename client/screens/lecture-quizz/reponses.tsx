import type { ReactElement } from "react";
import type { Question } from "#contracts/quizz.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { OptionVerreLue } from "../../ui/option-verre.tsx";
import { VERRES } from "../../ui/verre.tsx";
import { EssaiDeReponse } from "./essai-reponse.tsx";
import styles from "./vue-question.module.css";

interface Props {
  readonly question: Question;
  readonly montrees: boolean;
}

/** What may be answered; what is right once it is asked for. */
export function Reponses({ question, montrees }: Props): ReactElement | null {
  switch (question.type) {
    case "entree":
      return <Libre question={question} montrees={montrees} />;
    case "choix":
      return <ParmiOptions question={question} montrees={montrees} enOrdre={false} />;
    case "ordre":
      return <ParmiOptions question={question} montrees={montrees} enOrdre />;
    // a message asks for none
    case "rien":
      return null;
  }
}

function ParmiOptions({
  question,
  montrees,
  enOrdre,
}: Props & {
  /** What is right is their order. */
  readonly enOrdre: boolean;
}): ReactElement {
  const { options, reponse } = question;
  const etat = (option: string) =>
    !montrees ? "neutre" : reponse.includes(option) ? "bonne" : "mauvaise";
  const marque = (option: string) => {
    const rang = reponse.indexOf(option);
    return montrees && enOrdre && rang >= 0 ? <b className="chiffre">{rang + 1}</b> : null;
  };
  return (
    <ul className={styles["options"]} aria-live="polite">
      {options.map((option, rang) => (
        <li key={option}>
          <OptionVerreLue
            lettre={VERRES[rang]?.lettre ?? "A"}
            etat={etat(option)}
            marque={marque(option)}
          >
            <Autrui>{option}</Autrui>
          </OptionVerreLue>
        </li>
      ))}
    </ul>
  );
}

/** How a typed answer is judged, and those that are right. */
function Libre({ question, montrees }: Props): ReactElement {
  const { reponse, precis } = question;
  return (
    <div className={styles["libre"]}>
      <p className={styles["aide"]}>
        Les joueurs écrivent leur réponse. Majuscules, accents et petites fautes ne comptent pas, et
        l’hôte peut toujours accepter ou refuser.
      </p>
      <EssaiDeReponse question={question} />
      <div aria-live="polite">
        {montrees && (
          <>
            <h2>{reponse.length > 1 ? "Réponses acceptées" : "Réponse acceptée"}</h2>
            <ul>
              {reponse.map((une) => (
                <li key={une}>
                  <Autrui>{une}</Autrui>
                </li>
              ))}
            </ul>
            {precis.length > 0 && (
              <>
                <h2>Acceptées, à peu près</h2>
                <ul>
                  {precis.map((une) => (
                    <li key={une}>
                      <Autrui>{une}</Autrui>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}
