import { type ReactElement, useEffect } from "react";
import { precharger } from "../../quizz/precharger.ts";
import { AuTrait } from "../../ui/au-trait.tsx";
import styles from "./avertissement.module.css";
import { Texte } from "./texte.tsx";

/** Step 4: the warning before a timed question, while its media is fetched. The sentence is of jeu §4. */
export function EtapeAvertissement({ media }: { readonly media: string }): ReactElement {
  useEffect(() => precharger(media), [media]);
  return (
    <div className={styles["page"]}>
      <Sablier />
      <Texte balise="h1" min={3} max={5.6} ancrage="milieu" className={styles["texte"]}>
        <span className={styles["appel"]}>Attention !</span> La prochaine question est une question
        avec un temps limite.
      </Texte>
    </div>
  );
}

/** An hourglass, in the line of our icons. */
function Sablier(): ReactElement {
  return (
    <AuTrait className={styles["sablier"]} boite={[64, 84]} trait={3.6}>
      <path d="M10 5.500c14-.8 30 .6 44 0M10 78.800c15 .5 29-.7 44-.1" />
      <path d="M14 6c-.5 18 3 23 13.500 32.500 2.500 2.300 2.500 4.800 0 7C17 55 13.500 60 14 78M50 6c.5 18-3 23-13.500 32.500-2.500 2.300-2.500 4.800 0 7C47 55 50.500 60 50 78" />
      <path d="M21 23c7 3.500 15 3.500 22 0L32 37z" fill="currentColor" stroke="none" />
      <path
        d="M18.500 76c1-7 6.500-12.500 13.500-16 7 3.500 12.500 9 13.500 16z"
        fill="currentColor"
        stroke="none"
      />
      <path className={styles["filet"]} d="M32 40v18" strokeDasharray="2.500 6" />
    </AuTrait>
  );
}
