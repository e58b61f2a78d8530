/** A question of the report of an evening: its figures, one's own answer, and who answered what for the host. */
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import type { BilanDeQuestion, PartieDeSoiree } from "#contracts/compte-rendu.ts";
import { type GroupeDeReponses, regrouperReponses } from "#game/apercu/regrouper.ts";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { direSecondes } from "../../partie/mots/typographie.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { enumererNoms, TexteDAutrui } from "../../ui/typographie.tsx";
import { useActionsDeSoiree } from "./actions.ts";
import { direCombienOntTrouve } from "./phrases.ts";
import { type IdsDeQuestionJouee, useReponsesNommees } from "./queries.ts";
import styles from "./soiree.module.css";

interface Props {
  readonly question: BilanDeQuestion;
  /** The answer of the reader; null without one. */
  readonly mienne: PartieDeSoiree["miennes"][number] | null;
  readonly ou: IdsDeQuestionJouee;
  /** Whether the reader may see who answered what. */
  readonly nommee: boolean;
}

export function ResultatsDeQuestionJouee({ question, mienne, ou, nommee }: Props): ReactElement {
  const { text, type, reponse, posees, justes, fausses, medianeMs, gorgees } = question;
  const part = posees === 0 ? 0 : Math.round((100 * justes) / posees);
  const faits = [
    direCombienOntTrouve(question),
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
      {/* the same in words is below */}
      <span className={styles["jauge"]} aria-hidden="true">
        <i style={{ width: `${String(part)}%` }} />
      </span>
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
      {fausses.length > 0 && (
        <ul className={styles["fausses"]} aria-label="Réponses fausses">
          {fausses.map(({ texte, fois }) => (
            <li key={texte}>
              <TexteDAutrui>{texte}</TexteDAutrui>
              {fois > 1 && <small>{` ${String(fois)} fois`}</small>}
            </li>
          ))}
        </ul>
      )}
      {nommee && <QuiARepondu question={question} ou={ou} />}
    </li>
  );
}

/** Who answered what, read once it is opened. */
function QuiARepondu({
  question,
  ou,
}: {
  readonly question: BilanDeQuestion;
  readonly ou: IdsDeQuestionJouee;
}): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const titre = useRef<HTMLElement>(null);
  const requete = useReponsesNommees(ou, ouvert);
  const { data } = requete;
  const groupes = useMemo(
    () => (data === undefined ? [] : regrouperReponses(question.type, data.reponses)),
    [data, question.type],
  );
  // focus goes to the title once an accepted answer has joined another group: the button that was pressed is gone
  const accepte = useRef(false);
  useEffect(() => {
    if (!accepte.current) return;
    accepte.current = false;
    titre.current?.focus();
  }, [groupes]);
  return (
    <details
      className={styles["volet"]}
      onToggle={(evenement) => setOuvert(evenement.currentTarget.open)}
    >
      <summary ref={titre}>Qui a répondu quoi</summary>
      {data === undefined ? (
        <SqueletteOuEchecDeRequete requete={requete}>
          <Squelette lignes={3} />
        </SqueletteOuEchecDeRequete>
      ) : (
        <ul className={styles["groupes"]}>
          {groupes.map((groupe) => (
            <Groupe
              key={`${groupe.verdict} ${groupe.texte}`}
              groupe={groupe}
              acceptable={question.type === "entree"}
              ou={ou}
              onAccepter={() => (accepte.current = true)}
            />
          ))}
        </ul>
      )}
    </details>
  );
}

interface GroupeProps {
  readonly groupe: GroupeDeReponses;
  readonly acceptable: boolean;
  readonly ou: IdsDeQuestionJouee;
  readonly onAccepter: () => void;
}

/** Players who gave the same answer; the host may accept a refused one, once told what it changes. */
function Groupe({
  groupe: { texte, verdict, pseudos },
  acceptable,
  ou,
  onAccepter,
}: GroupeProps): ReactElement {
  const { accepter } = useActionsDeSoiree();
  const [demande, setDemande] = useState(false);
  const [enCours, setEnCours] = useState(false);
  const presser = async () => {
    setEnCours(true);
    onAccepter();
    await accepter(ou, texte);
    setEnCours(false);
    setDemande(false);
  };
  const noms = enumererNoms(pseudos);
  return (
    <li data-verdict={verdict}>
      <p>
        <b>
          {texte === "" ? (
            direSansTexte(verdict)
          ) : (
            <>
              <TexteDAutrui>{texte}</TexteDAutrui>
              {verdict === "faux" ? " (faux)" : " (juste)"}
            </>
          )}
        </b>
        <span>
          <TexteDAutrui>{noms}</TexteDAutrui>
        </span>
      </p>
      {acceptable && verdict === "faux" && texte !== "" && (
        <>
          <Bouton variante="contour" onClick={() => setDemande(true)}>
            Accepter cette réponse
          </Bouton>
          <Dialogue
            ouvert={demande}
            onFermer={() => setDemande(false)}
            titre="Accepter cette réponse ?"
            actions={
              <>
                <Bouton variante="contour" onClick={() => setDemande(false)}>
                  Annuler
                </Bouton>
                <Bouton chargement={enCours} onClick={() => void presser()}>
                  Accepter
                </Bouton>
              </>
            }
          >
            <p>
              «&nbsp;<TexteDAutrui>{texte}</TexteDAutrui>&nbsp;» devient juste. Un point de plus
              pour <TexteDAutrui>{noms}</TexteDAutrui>, et pour qui a écrit presque la même
              chose&nbsp;: la table et les historiques suivent, les distinctions restent. Si le
              quizz est à vous, il l’acceptera aussi.
            </p>
          </Dialogue>
        </>
      )}
    </li>
  );
}

/** Words for players without a written answer: they were silent, or they answered aloud. */
const direSansTexte = (verdict: GroupeDeReponses["verdict"]): string =>
  verdict === "faux" ? "Pas trouvé" : "Trouvé, de vive voix";
