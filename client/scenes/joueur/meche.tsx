import type { CSSProperties } from "react";
import { useVue } from "../../partie/vue.ts";
import { useSecondes } from "./avancement.tsx";
import styles from "./imprevu.module.css";

/** The time that is left to vote, as a fuse that burns. */
export function Meche() {
  const { vue } = useVue();
  const part = ((useSecondes() ?? 0) * 1000) / Math.max(1, vue.minuteur?.dureeMs ?? 0);
  const reste: CSSProperties & Record<"--reste", string> = { "--reste": String(part) };
  return (
    <span className={styles["meche"]} aria-hidden="true">
      <span style={reste} />
    </span>
  );
}
