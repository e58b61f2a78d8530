import type { ReactElement, ReactNode } from "react";
import { CadreArdoise } from "../../ui/cadre-ardoise.tsx";
import styles from "./cadre-salon.module.css";
import { useCompact } from "../../partie/use-compact.ts";

interface Props {
  readonly entete: ReactNode;
  readonly centre: ReactNode;
  /** On the slate only: a phone opens it from a button. */
  readonly droite: ReactNode;
  readonly pied: ReactNode;
}

/** The slate in its frame or, on a phone, one column with the button under the thumb. */
export function CadreSalon({ entete, centre, droite, pied }: Props): ReactElement {
  const compact = useCompact();
  if (!compact) return <CadreArdoise entete={entete} centre={centre} droite={droite} pied={pied} />;
  return (
    <div className={`${styles["poche"] ?? ""} sur-ardoise`}>
      <header className={styles["entete"]}>{entete}</header>
      <main className={styles["centre"]}>{centre}</main>
      <footer className={styles["pied"]}>{pied}</footer>
    </div>
  );
}
