/** "7 / 15 · 12 s": where the quizz stands, and the time that is left. */
import { useVue } from "../../partie/vue.ts";
import { classes } from "../../ui/classes.ts";
import { useSecondes } from "./chrono.tsx";
import styles from "./mat.module.css";

const URGENT_S = 5;
/** Seconds at which the time left is read aloud. */
const ANNONCES: ReadonlySet<number> = new Set([10, URGENT_S]);

export function Avancement() {
  const { vue } = useVue();
  const secondes = useSecondes();
  return (
    <span className={styles["compte"]}>
      <span>
        {vue.position + 1} / {vue.nbQuestions}
      </span>
      {secondes !== null && (
        <span
          className={classes(styles["reste"], secondes <= URGENT_S && styles["urgent"])}
          role="timer"
          aria-live="off"
        >
          {secondes}&nbsp;s
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {secondes !== null && ANNONCES.has(secondes) && `Il reste ${secondes}\u00a0secondes`}
      </span>
    </span>
  );
}
