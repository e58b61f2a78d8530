import type { ReactElement } from "react";
import { Icone } from "../ui/icones.tsx";
import styles from "./sans-alcool.module.css";

interface Props {
  readonly taille: string;
  /** It is said elsewhere. */
  readonly muet?: boolean | undefined;
}

/** Who drinks water: the same glass, in a colour that no answer has. mise-en-scene "Sans alcool". */
export function SansAlcool({ taille, muet = false }: Props): ReactElement {
  return (
    <span className={styles["eau"]}>
      <Icone nom="eau" taille={taille} libelle={muet ? undefined : "Sans alcool"} />
    </span>
  );
}
