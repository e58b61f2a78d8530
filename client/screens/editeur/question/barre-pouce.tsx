/** On a phone, what the thumb does most: the foot of the screen. */
import type { ReactElement } from "react";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useEdition } from "../commun/edition.tsx";
import { CHAMP_JOUER } from "../commun/vise.ts";
import styles from "./barre-pouce.module.css";
import { useJouer } from "./jouer-question.tsx";
import { useRedaction } from "./redaction.tsx";
import type { GestesQuestion } from "./actions.ts";

export function BarrePouce({ gestes }: { readonly gestes: GestesQuestion }): ReactElement {
  const { etat } = useEdition();
  const { rang, champ } = useRedaction();
  const jouer = useJouer();
  const derniere = rang === etat.document.questions.length - 1;
  return (
    <div className={styles["barre"]} role="group" aria-label="Questions">
      <BoutonIcone
        icone="precedente"
        libelle="Question précédente"
        aria-disabled={rang === 0}
        onClick={gestes.precedente}
      />
      <BoutonIcone icone="doubler" libelle="Dupliquer la question" onClick={gestes.dupliquer} />
      {jouer !== null && (
        <BoutonIcone
          {...champ(CHAMP_JOUER)}
          icone="lecture"
          libelle="Jouer cette question"
          onClick={() => void jouer()}
        />
      )}
      <Bouton className={styles["suivante"]} onClick={gestes.suivante}>
        {derniere ? "Nouvelle" : "Suivante"}
        <Icone nom={derniere ? "plus" : "suivante"} taille="1em" />
      </Bouton>
    </div>
  );
}
