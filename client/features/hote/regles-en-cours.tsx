import { type ReactElement, useState } from "react";
import type { Vue, VueEnCours } from "#game/schema/etat.ts";
import { Media } from "../../quizz/media.tsx";
import { Morceaux } from "../../scenes/morceaux.tsx";
import { useAgir } from "../../partie/use-agir.ts";
import { useCompact } from "../../ui/use-compact.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./regles-en-cours.module.css";
import { Offres } from "./offres.tsx";

/**
 * "Jusqu’à nouvel ordre": a button of the title bar while an imprévu goes on, and the sheet that reminds of it, writes what
 * it costs, and reads its end.
 */
export function ReglesEnCours({ vue }: { readonly vue: Vue }): ReactElement | null {
  const agir = useAgir();
  const compact = useCompact();
  const [ouvert, setOuvert] = useState(false);
  const { enCours } = vue;
  if (enCours.length === 0) return null;
  const titre = enCours.length > 1 ? "Imprévus en cours" : "Imprévu en cours";
  const fermer = () => {
    setOuvert(false);
    for (const { tour, suiteMontree } of enCours)
      if (suiteMontree) void agir({ type: "finirImprevu", tour });
  };
  return (
    <>
      <Bouton variante="contour" className={styles["rappel"]} onClick={() => setOuvert(true)}>
        <span>
          {enCours.length > 1 ? `${String(enCours.length)}\u00A0imprévus` : "Imprévu"}
          <span className={compact ? "visually-hidden" : undefined}> en cours</span>
        </span>
      </Bouton>
      <Dialogue ouvert={ouvert} onFermer={fermer} titre={titre} variante="modale" largeur="46rem">
        {enCours.map((carte) => (
          <Rappel
            key={carte.tour}
            vue={vue}
            carte={carte}
            lire={() => void agir({ type: "montrerSuite", tour: carte.tour })}
          />
        ))}
      </Dialogue>
    </>
  );
}

interface RappelProps {
  readonly vue: Vue;
  readonly carte: VueEnCours;
  readonly lire: () => void;
}

function Rappel({ vue, carte, lire }: RappelProps): ReactElement {
  return (
    <article className={styles["regle"]}>
      <p>
        <Morceaux texte={carte.texte} />
      </p>
      {carte.suiteMontree && (
        <div className={styles["regle-suite"]} role="status">
          {carte.suiteMedia !== "" && (
            <Media media={carte.suiteMedia} joue className={styles["regle-media"]} />
          )}
          <p>
            <Morceaux texte={carte.suiteTexte} />
          </p>
        </div>
      )}
      <div className={styles["gestes"]}>
        <Offres vue={vue} offres={carte.offres} tour={carte.tour} />
        {!carte.suiteMontree && (
          <Bouton variante="contour" onClick={lire}>
            La suite
          </Bouton>
        )}
      </div>
    </article>
  );
}
