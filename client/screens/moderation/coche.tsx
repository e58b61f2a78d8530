import type { ReactElement, ReactNode } from "react";
import styles from "./panneau.module.css";

export function Coche({
  coche,
  onChange,
  children,
}: {
  readonly coche: boolean;
  readonly onChange: (coche: boolean) => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <label className={styles["coche"]}>
      <input
        type="checkbox"
        className={styles["case"]}
        checked={coche}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
