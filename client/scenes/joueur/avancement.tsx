/** "7 / 15 · 12 s": where the quizz stands, unless a message is on the table, and the time that is left. */
import { useVue } from "../../partie/vue.ts";
import { classes } from "../../ui/classes.ts";
import { useSecondes } from "./chrono.tsx";
import styles from "./mat.module.css";

const URGENT_S = 5;
/** Seconds at which the time left is read aloud. */
const ANNONCES: ReadonlySet<number> = new Set([10, URGENT_S]);

const RAYON = 8;
const TOUR = 2 * Math.PI * RAYON;

/** The ring of the TV, in small: it empties with each second, and beats in brass at the end. */
function Anneau({ secondes }: { secondes: number }) {
  const { vue } = useVue();
  const duree = (vue.minuteur?.dureeMs ?? 0) / 1000;
  const part = duree > 0 ? Math.min(1, secondes / duree) : 0;
  return (
    <svg key={secondes <= URGENT_S ? secondes : "calme"} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r={RAYON} />
      <circle
        cx="10"
        cy="10"
        r={RAYON}
        strokeDasharray={TOUR}
        strokeDashoffset={TOUR * (1 - part)}
      />
    </svg>
  );
}

export function Avancement() {
  const { vue } = useVue();
  const secondes = useSecondes();
  return (
    <span className={styles["compte"]}>
      {vue.numero > 0 && (
        <span>
          {vue.numero} / {vue.nbQuestions}
        </span>
      )}
      {secondes !== null && (
        <span
          className={classes(styles["reste"], secondes <= URGENT_S && styles["urgent"])}
          role="timer"
          aria-live="off"
        >
          <Anneau secondes={secondes} />
          {secondes}&nbsp;s
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {secondes !== null && ANNONCES.has(secondes) && `Il reste ${secondes}\u00a0secondes`}
      </span>
    </span>
  );
}
