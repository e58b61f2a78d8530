import { type ReactElement, useState } from "react";
import { BoutonIcone } from "./bouton.tsx";
import { Champ, type ChampProps } from "./champ.tsx";
import styles from "./champ-mot-de-passe.module.css";

/** A password, with the eye that shows what was typed. `autoComplete` says which one it is. */
export function ChampMotDePasse(
  props: Omit<ChampProps, "type" | "code"> & {
    readonly autoComplete: "current-password" | "new-password";
  },
): ReactElement {
  const [visible, setVisible] = useState(false);
  return (
    <Champ
      {...props}
      type={visible ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      bouton={
        <BoutonIcone
          nu
          icone={visible ? "oeil-barre" : "oeil"}
          libelle={visible ? "Cacher le mot de passe" : "Montrer le mot de passe"}
          className={styles["oeil"]}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
