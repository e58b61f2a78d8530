/** Asked once, before the first use: decisions-jeu "Adults, health". */
import type { ReactNode } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./accueil.module.css";

interface Props {
  /** Code of the room that waits, or empty; null while it is not known: both titles are there, and avant.ts shows one. */
  readonly code: string | null;
  readonly onMajeur: () => void;
}

export function Majorite({ code, onMajeur }: Props) {
  const nom = code ?? <span className={styles["code"]} />;
  return (
    <section
      className={classes(styles["majorite"], "sous-bock-papier")}
      aria-labelledby="majorite-titre"
    >
      <Tampon />
      <h2 id="majorite-titre">
        <SelonLeCode
          code={code}
          sans="On ne sert que les adultes"
          avec={<>La room {nom} vous attend</>}
        />
      </h2>
      <p>
        <SelonLeCode
          code={code}
          sans={
            "Trinquizz compte les gorgées entre amis. Une seule chose à confirmer avant de passer à table\u00a0:"
          }
          avec={
            "Ici on compte les gorgées entre adultes. Une seule chose à confirmer avant d’entrer\u00a0:"
          }
        />
      </p>
      <Bouton taille="telephone" pleineLargeur data-geste="majeur" onClick={onMajeur}>
        J’ai 18 ans ou plus
      </Bouton>
    </section>
  );
}

interface Selon {
  readonly code: string | null;
  readonly sans: string;
  readonly avec: ReactNode;
}

function SelonLeCode({ code, sans, avec }: Selon): ReactNode {
  if (code !== null) return code === "" ? sans : avec;
  return (
    <>
      <span className={styles["sans-code"]}>{sans}</span>
      <span className={styles["avec-code"]}>{avec}</span>
    </>
  );
}

/** The stamp of the house: 18, in a ring that was inked a little too fast. */
function Tampon() {
  return (
    <svg className={styles["tampon"]} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M48 4.500c25-.3 43.500 19 43.500 43S72 92 47.500 91.500 4 71 4.500 47 23 4.800 48 4.500z" />
      <path
        d="M48 12c20-.2 36 16 36 35.500S68 84.500 47.500 84 12 67 12.500 47.500 28 12.200 48 12z"
        strokeWidth="1.6"
      />
      <path
        d="M27 37.500l8.500-6.500v34M58 47c-12-2.500-10.500-16.500 1-16.500S70.500 44.500 58 47zM58 47c-15 1.500-14 18.500.5 18.500S73.500 48.500 58 47z"
        strokeWidth="5"
      />
    </svg>
  );
}
