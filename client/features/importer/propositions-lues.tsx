/** The options, the order or the accepted answers of a question that is mended, each with what is wrong with it. */
import { type ReactElement, useId } from "react";
import type { FauteLue } from "#formats/etat.ts";
import type { QuestionLue } from "#formats/lecture.ts";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { teinte, Verre, VERRES } from "../../ui/verre.tsx";
import {
  ajouterLigne,
  basculerBonne,
  ecrireLigne,
  estBonne,
  fauteDeLigne,
  lignesDe,
  longueurMax,
  oterLigne,
} from "./reparer.ts";
import styles from "./reparer-ligne.module.css";

interface Props {
  readonly question: QuestionLue;
  readonly fautes: readonly FauteLue[];
  readonly onChange: (question: QuestionLue) => void;
}

const NOMS = { choix: "Proposition", ordre: "Élément", entree: "Réponse", rien: "" } as const;

export function PropositionsLues({ question, fautes, onChange }: Props): ReactElement | null {
  if (question.type === "rien") return null;
  const plus = ajouterLigne(question);
  const nom = NOMS[question.type];
  return (
    <div className={styles["propositions"]}>
      {lignesDe(question).map((_, rang) => (
        // a line has no other name than its place
        <Ligne
          key={String(rang)}
          nom={nom}
          rang={rang}
          question={question}
          faute={fauteDeLigne(question, fautes, rang)}
          onChange={onChange}
        />
      ))}
      {plus !== null && (
        <button type="button" className={styles["ajouter"]} onClick={() => onChange(plus)}>
          <Icone nom="plus" taille="1.1em" />
          {nom}
        </button>
      )}
    </div>
  );
}

function Ligne({
  nom,
  rang,
  question,
  faute,
  onChange,
}: {
  readonly nom: string;
  readonly rang: number;
  readonly question: QuestionLue;
  readonly faute: string | null;
  readonly onChange: (question: QuestionLue) => void;
}): ReactElement {
  const id = useId();
  const texte = lignesDe(question)[rang] ?? "";
  const max = longueurMax(question);
  const lettres = [...texte];
  const bonne = estBonne(question, rang);
  const verre = question.type === "choix" ? VERRES[rang] : undefined;
  const signe = verre?.lettre ?? String(rang + 1);
  return (
    <div className={styles["proposition"]} style={teinte(verre?.token)} data-faute={faute !== null}>
      <div className={styles["boite"]} data-bonne={bonne}>
        {verre === undefined ? (
          <span className={styles["numero"]} aria-hidden="true">
            {signe}
          </span>
        ) : (
          <span className={styles["verre"]} aria-hidden="true">
            <Verre lettre={verre.lettre} taille="1.7rem" couleur="currentColor" />
          </span>
        )}
        {/* what is beyond the limit is marked behind the text */}
        <span className={styles["jumeau"]}>
          <span className={styles["fond"]} aria-hidden="true">
            {lettres.slice(0, max).join("")}
            <mark>{lettres.slice(max).join("")}</mark>{" "}
          </span>
          <textarea
            rows={1}
            dir="auto"
            value={texte}
            aria-label={`${nom} ${signe}${bonne ? ", bonne réponse" : ""}`}
            aria-invalid={faute === null ? undefined : true}
            aria-describedby={faute === null ? undefined : id}
            onChange={({ currentTarget: { value } }) =>
              onChange(ecrireLigne(question, rang, value.replaceAll(/\r?\n/g, " ")))
            }
          />
        </span>
        {lettres.length > max && (
          <span className={styles["longueur"]}>
            {lettres.length} / {max}
          </span>
        )}
        {question.type === "choix" && (
          <button
            type="button"
            className={styles["coche"]}
            aria-pressed={bonne}
            aria-label={`Bonne réponse\u00A0: ${nom.toLowerCase()} ${signe}`}
            title="Bonne réponse"
            onClick={() => onChange(basculerBonne(question, rang))}
          >
            <Icone nom="coche" taille="1em" />
          </button>
        )}
        <button
          type="button"
          className={styles["oter"]}
          aria-label={`Ôter ${nom.toLowerCase()} ${signe}`}
          title="Ôter"
          onClick={() => onChange(oterLigne(question, rang))}
        >
          <Icone nom="croix" taille="1.1em" />
        </button>
      </div>
      {faute !== null && <ErreurChamp id={id} texte={faute} />}
    </div>
  );
}
