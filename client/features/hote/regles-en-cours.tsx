import { type ReactElement, useState } from "react";
import { Media } from "../../partie/media.tsx";
import { Morceaux } from "../../partie/morceaux.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./imprevu.module.css";
import type { Regle, Regles } from "./use-regles.ts";

/** A button of the title bar while an imprévu goes on, and the sheet that reminds of it and reads its end. */
export function ReglesEnCours({ regles }: { readonly regles: Regles }): ReactElement | null {
  const [ouvert, setOuvert] = useState(false);
  const [lues, setLues] = useState<readonly number[]>([]);
  const { enCours } = regles;
  if (enCours.length === 0) return null;
  const fermer = () => {
    setOuvert(false);
    for (const tour of lues) regles.finir(tour);
    setLues([]);
  };
  return (
    <>
      <Bouton variante="contour" className={styles["rappel"]} onClick={() => setOuvert(true)}>
        {enCours.length > 1 ? `${String(enCours.length)} imprévus en cours` : "Imprévu en cours"}
      </Bouton>
      <Dialogue
        ouvert={ouvert}
        onFermer={fermer}
        titre={enCours.length > 1 ? "Imprévus en cours" : "Imprévu en cours"}
        variante="modale"
        largeur="42rem"
      >
        {enCours.map((regle) => (
          <Rappel
            key={regle.tour}
            regle={regle}
            lue={lues.includes(regle.tour)}
            lire={() => setLues([...lues, regle.tour])}
          />
        ))}
      </Dialogue>
    </>
  );
}

interface RappelProps {
  readonly regle: Regle;
  readonly lue: boolean;
  readonly lire: () => void;
}

function Rappel({ regle: { imprevu }, lue, lire }: RappelProps): ReactElement {
  return (
    <article className={styles["regle"]}>
      <p>
        <Morceaux texte={imprevu.texte} />
      </p>
      {lue ? (
        <div className={styles["regle-suite"]} role="status">
          {imprevu.suiteMedia !== "" && (
            <Media media={imprevu.suiteMedia} joue className={styles["regle-media"]} />
          )}
          <p>
            <Morceaux texte={imprevu.suiteTexte} />
          </p>
        </div>
      ) : (
        <Bouton variante="contour" onClick={lire}>
          La suite
        </Bouton>
      )}
    </article>
  );
}
