import type { ReactElement } from "react";
import { changerType } from "../../../atelier/question-ecrite.ts";
import { ChoixSegmente } from "../../../ui/choix-segmente.tsx";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./panneau.module.css";
import { useRedaction } from "./redaction.ts";
import { ORDRE_TYPES } from "./types.ts";
import { TYPES_ECRITS } from "../commun/glyphe-type.tsx";

/** Another type clears the answers (plateforme §4); one undo brings them back. */
export function TypeDeQuestion(): ReactElement {
  const { question, changer } = useRedaction();
  return (
    <div className={styles["types"]} data-type-de-question="">
      <ChoixSegmente
        libelle="Type de question"
        libelleCache
        valeur={question.type}
        onChange={(type) => changer((une) => changerType(une, type))}
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
