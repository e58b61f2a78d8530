import type { ReactElement } from "react";
import type { TypeQuestion } from "#contracts/quizz.ts";
import { NOMS_TYPES } from "../../quizz/en-mots.ts";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Icone } from "../../ui/icones.tsx";
import { ICONES_TYPES } from "./icones-types.ts";
import styles from "./reparer-ligne.module.css";

const TYPES: readonly TypeQuestion[] = ["choix", "entree", "ordre", "rien"];

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
        options={TYPES.map((valeur) => ({
          valeur,
          libelle: (
            <b>
              <Icone nom={ICONES_TYPES[valeur]} taille="1.2em" />
              {NOMS_TYPES[valeur]}
            </b>
          ),
        }))}
      />
    </div>
  );
}
