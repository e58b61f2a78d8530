/** Progress and time on a phone: "7 / 15 · 12 s" (no number for a message), and who moves on. */
import { useVueDeLaRoom, useMillisecondesRestantes } from "../../partie/vue.ts";
import { joinClassNames } from "../../ui/classes.ts";
import { createContext, type ReactNode, useContext } from "react";
import styles from "./mat.module.css";

const URGENT_S = 5;
/** Seconds left at which the time is read aloud. */
const ANNONCES: ReadonlySet<number> = new Set([10, URGENT_S]);

const RAYON = 8;
const TOUR = 2 * Math.PI * RAYON;

/** The ring of the host's screen, in small: it empties with each second, and beats in brass at the end. */
function Anneau({ secondes }: { secondes: number }) {
  const { vue } = useVueDeLaRoom();
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

export function NumeroDeQuestionEtSecondesRestantesJoueur() {
  const { vue } = useVueDeLaRoom();
  const secondes = useSecondesRestantesDuMinuteur();
  return (
    <span className={styles["compte"]}>
      {vue.numero > 0 && (
        <span>
          {vue.numero} / {vue.nbQuestions}
        </span>
      )}
      {secondes !== null && (
        <span
          className={joinClassNames(styles["reste"], secondes <= URGENT_S && styles["urgent"])}
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

interface Props {
  /** The sentence for the players who do not lead the game; by default, that they wait for the host. */
  readonly sinon?: string;
}

/** Who moves on, at the foot of a mat: the host, or the player of this phone with the remote control. */
export function PhraseDisantQuiFaitAvancerLaPartie({
  sinon = "On attend l’hôte pour la suite",
}: Props) {
  const { vue, moi } = useVueDeLaRoom();
  return vue.telecommande === moi ? "À toi d’appuyer sur Suivant" : sinon;
}

/**
 * Seconds left for the question, counted in one place: a view that appears later must not begin again from what the
 * server said when the countdown started.
 */
const Secondes = createContext<number | null>(null);

export function MinuteurJoueurProvider({ children }: { children: ReactNode }) {
  const { vue } = useVueDeLaRoom();
  const resteMs = useMillisecondesRestantes(vue.minuteur);
  const secondes = vue.minuteur === undefined ? null : Math.ceil(resteMs / 1000);
  return <Secondes value={secondes}>{children}</Secondes>;
}

/** Whole seconds left; null when the question has no countdown. */
export const useSecondesRestantesDuMinuteur = (): number | null => useContext(Secondes);
