/** A typed answer, beside its button at the bottom, where the keyboard never hides them. */
import type { FormEvent, ReactNode } from "react";
import { REPONSE_LIBRE_MAX } from "#contracts/limites.ts";
import { Champ } from "../../ui/champ.tsx";
import styles from "./mat.module.css";
import type { PropsReponse } from "./repondre.tsx";

interface Props extends PropsReponse {
  readonly onEnvoyer: () => void;
  /** The button. */
  readonly children: ReactNode;
}

export function ReponseEntree({ valeur, onChange, fige, onEnvoyer, children }: Props) {
  const envoyer = (evenement: FormEvent) => {
    evenement.preventDefault();
    onEnvoyer();
  };
  return (
    <form className={styles["saisie"]} onSubmit={envoyer} noValidate>
      <Champ
        libelle="Ta réponse"
        libelleCache
        placeholder="Ta réponse"
        value={valeur[0] ?? ""}
        onChange={(evenement) => onChange([evenement.currentTarget.value])}
        readOnly={fige}
        maxLength={REPONSE_LIBRE_MAX}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      {children}
    </form>
  );
}
