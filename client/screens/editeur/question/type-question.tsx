import { type ReactElement, useRef } from "react";
import { changerType, type QuestionEcrite } from "../../../document/question-ecrite.ts";
import { ChoixSegmente } from "../../../ui/choix-segmente.tsx";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./reglages-question.module.css";
import { useRedaction } from "./redaction.tsx";
import { ORDRE_TYPES } from "./types.ts";
import { TYPES_ECRITS } from "../commun/glyphe-type.tsx";

/**
 * Another type clears the answers (plateforme §4); one undo brings them back. The arrows walk over the types: each is made of what was
 * there when they began, and back on the first one, nothing was done.
 */
export function TypeDeQuestion(): ReactElement {
  const { question, changer } = useRedaction();
  const depart = useRef<QuestionEcrite | null>(null);
  const oublier = () => {
    depart.current = null;
  };
  return (
    // the keys are those of the radios inside
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
          // a save may have given it another id since
          changer((une) => changerType(de === null ? une : { ...de, _id: une._id }, type));
        }}
        options={ORDRE_TYPES.map((type) => ({
          valeur: type,
          libelle: (
            <b className={styles["type"]}>
              <Icone nom={TYPES_ECRITS[type].icone} taille="1.4em" />
              {TYPES_ECRITS[type].nom}
            </b>
          ),
        }))}
      />
    </div>
  );
}
