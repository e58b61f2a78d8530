/** A question of the report of an evening: its figures, one's own answer, and who answered what for the host. */
import { type ReactElement, useState } from "react";
import type { BilanDeQuestion, PartieDeSoiree } from "#contracts/compte-rendu.ts";
import { type GroupeDeReponses, regrouperReponses } from "#game/apercu/regrouper.ts";
import { RequeteEnAttente } from "../../app/page/query-states.tsx";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { direSecondes } from "../../partie/mots/typographie.ts";
import { enumererNoms } from "../../scenes/hote/joueurs.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { useActionsDeSoiree } from "./actions.ts";
import { direJustes } from "./phrases.ts";
import { type QuestionDeSoiree, useReponsesNommees } from "./queries.ts";
import styles from "./soiree.module.css";

interface Props {
  readonly question: BilanDeQuestion;
  /** What the reader answered; null for nothing. */
  readonly mienne: PartieDeSoiree["miennes"][number] | null;
  readonly ou: QuestionDeSoiree;
  /** Whether the reader may see who answered what. */
  readonly nommee: boolean;
}

export function QuestionJouee({ question, mienne, ou, nommee }: Props): ReactElement {
  const { text, type, reponse, posees, justes, fausses, medianeMs, gorgees } = question;
  const part = posees === 0 ? 0 : Math.round((100 * justes) / posees);
  const faits = [
    direJustes(question),
    ...(medianeMs === null ? [] : [`la moitié en ${direSecondes(medianeMs)} au plus`]),
    ...(gorgees > 0 ? [direGorgees(gorgees)] : []),
  ];
  return (
    <li className={styles["question"]}>
      <p className={styles["texte"]}>
        <TexteDAutrui>{text}</TexteDAutrui>
      </p>
      <p className={styles["reponse"]}>
        <TexteDAutrui>{reponse.join(type === "ordre" ? " → " : " ou ")}</TexteDAutrui>
      </p>
      <meter
        className={styles["jauge"]}
        min={0}
        max={100}
        value={part}
        aria-label="Bonnes réponses"
      >
        {part}&nbsp;%
      </meter>
      <p className={styles["chiffres"]}>{faits.join(" · ")}</p>
      {mienne !== null && (
        <p className={styles["mienne"]} data-verdict={mienne.verdict}>
          {mienne.donnee.length === 0 ? (
            "Vous avez laissé passer le temps."
          ) : (
            <>
              Vous&nbsp;: <TexteDAutrui>{mienne.donnee.join(" → ")}</TexteDAutrui>
              {mienne.verdict === "faux" ? " (faux)" : " (juste)"}
            </>
          )}
        </p>
      )}
      {nommee ? (
        <QuiARepondu question={question} ou={ou} />
      ) : (
        fausses.length > 0 && (
          <ul className={styles["fausses"]} aria-label="Réponses fausses">
            {fausses.map(({ texte, fois }) => (
              <li key={texte}>
                <TexteDAutrui>{texte}</TexteDAutrui>
                {fois > 1 && <small>{` ${String(fois)} fois`}</small>}
              </li>
            ))}
          </ul>
        )
      )}
    </li>
  );
}

/** Who answered what, read once it is opened. */
function QuiARepondu({
  question,
  ou,
}: {
  readonly question: BilanDeQuestion;
  readonly ou: QuestionDeSoiree;
}): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const requete = useReponsesNommees(ou, ouvert);
  const { data } = requete;
  return (
    <details
      className={styles["volet"]}
      onToggle={(evenement) => setOuvert(evenement.currentTarget.open)}
    >
      <summary>Qui a répondu quoi</summary>
      {data === undefined ? (
        <RequeteEnAttente requete={requete}>
          <Squelette lignes={3} />
        </RequeteEnAttente>
      ) : (
        <ul className={styles["groupes"]}>
          {regrouperReponses(question.type, data.reponses).map((groupe) => (
            <Groupe
              key={`${groupe.verdict} ${groupe.texte}`}
              groupe={groupe}
              acceptable={question.type === "entree"}
              ou={ou}
            />
          ))}
        </ul>
      )}
    </details>
  );
}

function Groupe({
  groupe: { texte, verdict, pseudos },
  acceptable,
  ou,
}: {
  readonly groupe: GroupeDeReponses;
  readonly acceptable: boolean;
  readonly ou: QuestionDeSoiree;
}): ReactElement {
  const { accepter } = useActionsDeSoiree();
  const [enCours, setEnCours] = useState(false);
  const presser = () => {
    setEnCours(true);
    void accepter(ou, texte).finally(() => setEnCours(false));
  };
  return (
    <li data-verdict={verdict}>
      <p>
        <b>
          {texte === "" ? "Sans réponse" : <TexteDAutrui>{texte}</TexteDAutrui>}
          <span className="visually-hidden">{verdict === "faux" ? ", faux" : ", juste"}</span>
        </b>
        <span>
          <TexteDAutrui>{enumererNoms(pseudos)}</TexteDAutrui>
        </span>
      </p>
      {acceptable && verdict === "faux" && texte !== "" && (
        <Bouton variante="contour" chargement={enCours} onClick={presser}>
          Accepter cette réponse
        </Bouton>
      )}
    </li>
  );
}
