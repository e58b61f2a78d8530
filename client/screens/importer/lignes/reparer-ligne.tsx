/** Form that mends a question: its fields, its faults in the words of the specification, and a suggested correction. */
import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../../questions/types-de-question.ts";
import { type ReactElement, useId, useRef, useState } from "react";
import { MINUTEUR_QUESTION_MAX_S } from "#contracts/limites.ts";
import { typeQuestion, type TypeQuestion } from "#contracts/quizz.ts";
import type { LigneImportQuestion, QuestionImport } from "#formats/lecture.ts";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Champ, ErreurChamp } from "../../../ui/champ.tsx";
import { ChoixSegmente } from "../../../ui/choix.tsx";
import { Icone } from "../../../ui/icones.tsx";
import type { GesteImport } from "../import-reducer.ts";
import { trouverEtatDeLigneImportee } from "../import-en-cours.ts";
import { ChampsPropositionsEtReponses } from "./propositions-lues.tsx";
import {
  changerTypeDeQuestionImportee,
  ecrireTexteDeReponse,
  convertirImporteeEnQuestionEcrite,
  convertirEcriteEnQuestionImportee,
  trouverFautesHorsTextesDeReponse,
  proposerTexteDeReponseRaccourci,
} from "./reparer.ts";
import styles from "./reparer-ligne.module.css";

interface Props {
  readonly ligne: LigneImportQuestion;
  readonly rang: number;
  readonly faire: (geste: GesteImport) => void;
  readonly onFermer: () => void;
  readonly onSuivante: () => void;
}

export function PanneauReparerLigne({
  ligne,
  rang,
  faire,
  onFermer,
  onSuivante,
}: Props): ReactElement {
  const { question, doutes, remarques } = ligne;
  /** The question as it is typed, which may have equal or empty answers, unlike a stored one. */
  const [reponses, setReponses] = useState(() => convertirImporteeEnQuestionEcrite(question));
  const parType = useRef(new Map<TypeQuestion, QuestionEcrite>());
  // these fields are taken from the stored question, where a media of another site may have been found meanwhile
  const { media, preuve, suite } = question;
  const ecrite: QuestionEcrite = { ...reponses, media, preuve, suite };
  const { fautes } = trouverEtatDeLigneImportee(ligne);
  const siennes = trouverFautesHorsTextesDeReponse(fautes).filter(
    ({ phrase }) => !doutes.includes(phrase),
  );
  const reste = fautes.length - doutes.length;
  const courte = proposerTexteDeReponseRaccourci(ecrite);
  const changer = (neuve: QuestionEcrite) => {
    setReponses(neuve);
    faire({ geste: "ecrire", rang, question: convertirEcriteEnQuestionImportee(neuve) });
  };
  const champs = (nom: keyof QuestionImport) => siennes.find(({ champ }) => champ === nom)?.phrase;
  return (
    <div className={styles["reparer"]}>
      {doutes.map((doute) => (
        <Doute key={doute}>{doute}</Doute>
      ))}
      {remarques.map((remarque) => (
        <p key={remarque} className={styles["remarque"]}>
          {remarque}
        </p>
      ))}
      <TypeLu
        type={ecrite.type}
        onChange={(type) => {
          parType.current.set(ecrite.type, ecrite);
          changer(changerTypeDeQuestionImportee(ecrite, type, parType.current));
        }}
      />
      <ChampHaut
        libelle="Question"
        valeur={ecrite.text}
        onChange={(text) => changer({ ...ecrite, text })}
      />
      <ChampsPropositionsEtReponses
        ecrite={ecrite}
        question={question}
        fautes={fautes}
        onChange={changer}
      />
      {(ecrite.temps > 0 || champs("temps") !== undefined) && (
        <Champ
          className={styles["temps"]}
          libelle="Temps, en secondes"
          type="number"
          inputMode="numeric"
          min={0}
          max={MINUTEUR_QUESTION_MAX_S}
          value={String(ecrite.temps)}
          erreur={champs("temps")}
          onChange={({ currentTarget }) =>
            changer({ ...ecrite, temps: Number(currentTarget.value) })
          }
        />
      )}
      {(["preuve", "suite"] as const).map((nom) => {
        const dit = ecrite[nom];
        return (
          dit !== null && (
            <ChampHaut
              key={nom}
              libelle={nom === "preuve" ? "Preuve" : "Suite"}
              valeur={dit.text}
              erreur={champs(nom)}
              onChange={(text) => changer({ ...ecrite, [nom]: { ...dit, text } })}
              onOter={() => changer({ ...ecrite, [nom]: null })}
            />
          )
        );
      })}
      {champs("media") !== undefined && (
        <ChampHaut
          libelle="Média"
          valeur={media}
          erreur={champs("media")}
          onChange={(adresse) => changer({ ...ecrite, media: adresse })}
        />
      )}
      {champs("liste") !== undefined && (
        <ChampHaut
          libelle="Liste, un élément par ligne"
          valeur={ecrite.liste.join("\n")}
          lignes
          erreur={champs("liste")}
          onChange={(texte) => changer({ ...ecrite, liste: texte.split("\n") })}
        />
      )}
      {siennes
        .filter(({ champ }) => champ === null || !DITS.has(champ))
        .map(({ phrase }) => (
          <Doute key={phrase}>{phrase}</Doute>
        ))}
      <div className={styles["gestes"]}>
        {courte !== null && (
          <Bouton
            variante="contour"
            onClick={() => changer(ecrireTexteDeReponse(ecrite, courte.ligne, courte.texte))}
          >
            Garder «&nbsp;{courte.texte}&nbsp;»
          </Bouton>
        )}
        <Bouton
          variante="discret"
          onClick={() => {
            faire({ geste: "ignorer", rang });
            onSuivante();
          }}
        >
          Ignorer la question
        </Bouton>
        <Bouton
          className={styles["fini"]}
          aria-disabled={reste > 0}
          title={reste > 0 ? "Il reste quelque chose à corriger" : undefined}
          onClick={() => {
            if (reste > 0) return;
            if (doutes.length > 0) faire({ geste: "confirmer", rang });
            onSuivante();
          }}
        >
          {doutes.length > 0 && reste === 0 ? "C’est bon, suivante" : "Corrigée, suivante"}
        </Bouton>
        <Bouton variante="discret" onClick={onFermer}>
          Replier
        </Bouton>
      </div>
    </div>
  );
}

/** Fields of the form that show their own fault, which is then not listed again. */
const DITS: ReadonlySet<string> = new Set(["temps", "preuve", "suite", "media", "liste"]);

function Doute({ children }: { readonly children: string }): ReactElement {
  return (
    <p className={styles["doute"]}>
      <Icone nom="attention" taille="1.1em" />
      <span>{children}</span>
    </p>
  );
}

interface TypeLuProps {
  readonly type: TypeQuestion;
  readonly onChange: (type: TypeQuestion) => void;
}

/** Choice of the question's type, since the file may have a wrong one. */
function TypeLu({ type, onChange }: TypeLuProps): ReactElement {
  return (
    <div className={styles["type"]}>
      <ChoixSegmente
        libelle="Type de question"
        libelleCache
        valeur={type}
        onChange={onChange}
        options={typeQuestion.options.map((valeur) => ({
          valeur,
          libelle: (
            <b>
              <Icone nom={AFFICHAGE_PAR_TYPE_DE_QUESTION[valeur].icone} taille="1.2em" />
              {AFFICHAGE_PAR_TYPE_DE_QUESTION[valeur].nom}
            </b>
          ),
        }))}
      />
    </div>
  );
}

interface ChampHautProps {
  readonly libelle: string;
  readonly valeur: string;
  readonly erreur?: string | undefined;
  /** Whether the field keeps line breaks; otherwise they become spaces. */
  readonly lignes?: boolean;
  readonly onChange: (valeur: string) => void;
  readonly onOter?: () => void;
}

/** A text field as tall as its text. */
function ChampHaut({
  libelle,
  valeur,
  erreur,
  lignes = false,
  onChange,
  onOter,
}: ChampHautProps): ReactElement {
  const id = useId();
  return (
    <div className={styles["champ"]}>
      <label htmlFor={id}>{libelle}</label>
      <div className={styles["boite"]} data-faute={erreur !== undefined}>
        <span className={styles["jumeau"]} data-texte={valeur}>
          <textarea
            id={id}
            rows={1}
            dir="auto"
            value={valeur}
            aria-invalid={erreur === undefined ? undefined : true}
            aria-describedby={erreur === undefined ? undefined : `${id}-faute`}
            onChange={({ currentTarget: { value } }) =>
              onChange(lignes ? value : value.replaceAll(/\r?\n/g, " "))
            }
          />
        </span>
        {onOter !== undefined && (
          <BoutonIcone nu icone="croix" libelle={`Ôter\u00A0: ${libelle}`} onClick={onOter} />
        )}
      </div>
      {erreur !== undefined && <ErreurChamp id={`${id}-faute`} texte={erreur} />}
    </div>
  );
}
