import { TYPES_AFFICHES } from "../../questions/types-de-question.ts";
import type { ReactElement } from "react";
import { type TypeQuestion, typeQuestion } from "#contracts/quizz.ts";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./reparer-ligne.module.css";

interface Props {
  readonly type: TypeQuestion;
  readonly onChange: (type: TypeQuestion) => void;
}

/** What the file said, or what was guessed, may be another type. */
export function TypeLu({ type, onChange }: Props): ReactElement {
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
              <Icone nom={TYPES_AFFICHES[valeur].icone} taille="1.2em" />
              {TYPES_AFFICHES[valeur].nom}
            </b>
          ),
        }))}
      />
    </div>
  );
}
