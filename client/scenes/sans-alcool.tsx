import type { ReactElement } from "react";
import { Icone } from "../ui/icones.tsx";
import styles from "./sans-alcool.module.css";

interface Props {
  readonly taille: string;
  /** Whether it is hidden from screen readers, because a text beside it says the same. */
  readonly muet?: boolean | undefined;
}

/** The glass of water of a player without alcohol, in a colour that no answer has. mise-en-scene "Sans alcool". */
export function VerreDEauSansAlcool({ taille, muet = false }: Props): ReactElement {
  return (
    <span className={styles["eau"]}>
      <Icone nom="eau" taille={taille} libelle={muet ? undefined : "Sans alcool"} />
    </span>
  );
}
