/** The settings of the question: plateforme §2, "right panel". */
import { type ReactElement, useState } from "react";
import { aDesOptions } from "#contracts/quizz.ts";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { DialogueComplement, type NomComplement } from "./complement.tsx";
import styles from "./reglages-question.module.css";
import { useRedaction } from "./redaction.tsx";
import { Temps } from "./temps.tsx";
import { TypeDeQuestion } from "./type-question.tsx";

export function PanneauQuestion(): ReactElement {
  const { question, changer } = useRedaction();
  const [ouvert, setOuvert] = useState<NomComplement | null>(null);
  return (
    <div className={styles["panneau"]}>
      <TypeDeQuestion />
      <Temps />
      {aDesOptions(question) && (
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
      {ouvert !== null && <DialogueComplement nom={ouvert} onFermer={() => setOuvert(null)} />}
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
