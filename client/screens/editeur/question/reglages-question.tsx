/** The settings of the question: type, time, order, proof, follow-up. plateforme §2, "right panel". */
import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../../questions/types-de-question.ts";
import { type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { estReponseFaiteDOptions, typeQuestion } from "#contracts/quizz.ts";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { DialoguePreuveOuSuite, type NomDeComplementPreuveOuSuite } from "./complement.tsx";
import styles from "./reglages-question.module.css";
import { FautesDesChampsAuDessus, useQuestionEnCoursDeRedaction } from "./redaction.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Icone, type NomIcone } from "../../../ui/icones.tsx";
import { PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import { MINUTEUR_QUESTION_MAX_S } from "#contracts/limites.ts";
import { changerTypeDeQuestion, type QuestionEcrite } from "../../../document/question-ecrite.ts";
import { ChoixSegmente } from "../../../ui/choix.tsx";

export function PanneauReglagesDeQuestion(): ReactElement {
  const { question, changer } = useQuestionEnCoursDeRedaction();
  const [ouvert, setOuvert] = useState<NomDeComplementPreuveOuSuite | null>(null);
  return (
    <div className={styles["panneau"]}>
      <TypeDeQuestion />
      <Temps />
      {estReponseFaiteDOptions(question) && (
        <div className={styles["reglage"]}>
          <Interrupteur
            libelle="Mélanger les options"
            coche={question.aleatoire}
            onChange={(aleatoire) => changer((une) => ({ ...une, aleatoire }))}
          />
        </div>
      )}
      <Complement
        titre="Preuve"
        sinon="aucune preuve après la réponse"
        dit={question.preuve}
        onOuvrir={() => setOuvert("preuve")}
      />
      <Complement
        titre="Suite"
        sinon="aucun imprévu après la réponse"
        dit={question.suite}
        onOuvrir={() => setOuvert("suite")}
      />
      {ouvert !== null && <DialoguePreuveOuSuite nom={ouvert} onFermer={() => setOuvert(null)} />}
    </div>
  );
}

interface ComplementProps {
  readonly titre: string;
  readonly sinon: string;
  readonly dit: { readonly text: string; readonly media: string } | null;
  readonly onOuvrir: () => void;
}

function Complement({ titre, sinon, dit, onOuvrir }: ComplementProps): ReactElement {
  return (
    <div className={styles["complement"]}>
      <h2>{titre}</h2>
      <p className={styles["dit"]} dir="auto">
        {dit === null ? sinon : dit.text || "un média"}
      </p>
      <button type="button" onClick={onOuvrir}>
        {dit === null ? "Écrire" : "Modifier"}
        <span className="visually-hidden"> la {titre.toLowerCase()}</span>
      </button>
    </div>
  );
}

type Volet = NomDeComplementPreuveOuSuite | "type" | "temps";

/** The settings of the question on a phone: a row of chips, each of which opens one setting. */
export function PucesReglagesDeQuestion(): ReactElement {
  const { question, changer, refus } = useQuestionEnCoursDeRedaction();
  const [ouvert, setOuvert] = useState<Volet | null>(null);
  const fermer = () => setOuvert(null);
  const { nom, icone } = AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type];
  return (
    <div>
      <div className={styles["puces"]} role="group" aria-label="Réglages">
        <Puce icone={icone} onClick={() => setOuvert("type")}>
          {nom}
          <Icone nom="chevron" taille="0.9em" />
        </Puce>
        <Puce icone="horloge" onClick={() => setOuvert("temps")}>
          {question.temps === 0 ? "Sans minuteur" : `${String(question.temps)}\u00A0s`}
        </Puce>
        {estReponseFaiteDOptions(question) && (
          <Puce
            icone="melange"
            presse={question.aleatoire}
            onClick={() => changer((une) => ({ ...une, aleatoire: !une.aleatoire }))}
          >
            Mélangées
          </Puce>
        )}
        <Puce
          icone={question.preuve === null ? "plus" : "coche"}
          onClick={() => setOuvert("preuve")}
        >
          Preuve
        </Puce>
        <Puce icone={question.suite === null ? "plus" : "coche"} onClick={() => setOuvert("suite")}>
          Suite
        </Puce>
      </div>
      <FautesDesChampsAuDessus codes={["extraitLong"]} refus={[refus.temps]} />
      {(ouvert === "preuve" || ouvert === "suite") && (
        <DialoguePreuveOuSuite nom={ouvert} onFermer={fermer} />
      )}
      <Dialogue
        ouvert={ouvert === "type" || ouvert === "temps"}
        onFermer={fermer}
        titre={ouvert === "temps" ? "Temps" : "Type de question"}
        actions={<Bouton onClick={fermer}>Voilà</Bouton>}
      >
        {ouvert === "temps" ? <Temps /> : <TypeDeQuestion />}
      </Dialogue>
    </div>
  );
}

interface PuceProps {
  readonly icone?: NomIcone;
  readonly presse?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Puce({ icone, presse, onClick, children }: PuceProps): ReactElement {
  return (
    <button type="button" className={styles["puce"]} aria-pressed={presse} onClick={onClick}>
      {icone !== undefined && <Icone nom={icone} taille="1.2em" />}
      {children}
    </button>
  );
}

/** Reads a typed time. @returns seconds to answer, 0 for an empty text, null when the text is no whole number. plateforme §5. */
function lireTemps(texte: string): number | null {
  const nombre = Number(texte);
  return Number.isInteger(nombre) && nombre >= 0 ? nombre : null;
}

function Temps(): ReactElement {
  const { question, changer, refus } = useQuestionEnCoursDeRedaction();
  const { temps } = question;
  const id = useId();
  /** A typed text that is no valid time, which stays in the field; null when the field shows the question's time. */
  const [brut, setBrut] = useState<string | null>(null);
  const faux = brut === null ? undefined : PHRASES_EDITION_QUIZZ.tempsEntier;
  const poser = (secondes: number, geste = "") => {
    setBrut(null);
    changer((une) => (une.temps === secondes ? une : { ...une, temps: secondes }), geste);
  };
  const pas = (de: number) =>
    poser(Math.max(0, Math.min(MINUTEUR_QUESTION_MAX_S, temps + de)), "temps/pas");
  return (
    <div className={styles["temps"]}>
      <div className={styles["ligne"]}>
        <label htmlFor={id}>Temps</label>
        <span id={`${id}-aide`} className={styles["aide"]}>
          0 ou vide&nbsp;: sans minuteur
        </span>
        <span className={styles["pas"]}>
          <button
            type="button"
            aria-label="Une seconde de moins"
            aria-disabled={temps === 0}
            onClick={() => pas(-1)}
          >
            <Icone nom="moins" taille="1em" />
          </button>
          <span className={styles["secondes"]}>
            <input
              id={id}
              type="number"
              min={0}
              max={MINUTEUR_QUESTION_MAX_S}
              step={1}
              inputMode="numeric"
              placeholder="5"
              value={brut ?? (temps === 0 ? "" : String(temps))}
              aria-invalid={faux === undefined ? undefined : true}
              aria-describedby={`${id}-aide ${id}-fautes`}
              onChange={({ currentTarget: { value, validity } }) => {
                const lu = validity.badInput ? null : lireTemps(value);
                if (lu === null) setBrut(value);
                else poser(lu, "temps");
              }}
            />
            <span>s</span>
          </span>
          <button
            type="button"
            aria-label="Une seconde de plus"
            aria-disabled={temps >= MINUTEUR_QUESTION_MAX_S}
            onClick={() => pas(1)}
          >
            <Icone nom="plus" taille="1em" />
          </button>
        </span>
      </div>
      <div id={`${id}-fautes`}>
        <FautesDesChampsAuDessus codes={["extraitLong"]} refus={[faux, refus.temps]} />
      </div>
    </div>
  );
}

/**
 * Choice of the type. Another type clears the answers (plateforme §4), and one undo brings them back. With the arrow
 * keys, each type is derived from the question as it was before the first arrow.
 */
function TypeDeQuestion(): ReactElement {
  const { question, changer } = useQuestionEnCoursDeRedaction();
  const depart = useRef<QuestionEcrite | null>(null);
  const oublier = () => {
    depart.current = null;
  };
  return (
    // the keys are those of the radio buttons inside
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles["types"]}
      data-type-de-question=""
      onKeyDown={({ key }) => {
        if (key.startsWith("Arrow")) depart.current ??= question;
      }}
      onPointerDown={oublier}
      onBlur={oublier}
    >
      <ChoixSegmente
        libelle="Type de question"
        libelleCache
        valeur={question.type}
        onChange={(type) => {
          const de = depart.current;
          // the present id is kept: a save may have changed it since the first arrow
          changer((une) =>
            changerTypeDeQuestion(de === null ? une : { ...de, _id: une._id }, type),
          );
        }}
        options={typeQuestion.options.map((type) => ({
          valeur: type,
          libelle: (
            <b className={styles["type"]}>
              <Icone nom={AFFICHAGE_PAR_TYPE_DE_QUESTION[type].icone} taille="1.4em" />
              {AFFICHAGE_PAR_TYPE_DE_QUESTION[type].nom}
            </b>
          ),
        }))}
      />
    </div>
  );
}
