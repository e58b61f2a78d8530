import { type ReactElement, useState } from "react";
import type { Vue, VueImprevuEnCours } from "#game/schema/etat.ts";
import { MediaAffiche } from "../../quizz/media.tsx";
import { TexteEnMorceaux } from "../../scenes/morceaux.tsx";
import { useActionsHote } from "./actions.ts";
import { mettreEspacesInsecablesAuxMorceaux } from "../../partie/mots/typographie.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./ecran-hote.module.css";
import { BoutonsOffresDeGorgees } from "./offres.tsx";

/** Most rules written in the title bar: the last ones, one line each. */
const ECRITES_MAX = 2;

/**
 * Button of the title bar with the rules of the imprévus that go on, "jusqu’à nouvel ordre". Its dialogue writes their sips
 * on the ardoise and reads their follow-up; closing the dialogue ends an imprévu whose follow-up was read.
 */
export function BoutonReglesDImprevusEnCours({ vue }: { readonly vue: Vue }): ReactElement | null {
  const { finirImprevu, montrerSuite } = useActionsHote();
  const [ouvert, setOuvert] = useState(false);
  const { enCours } = vue;
  if (enCours.length === 0) return null;
  const titre = enCours.length > 1 ? "Imprévus en cours" : "Imprévu en cours";
  const fermer = () => {
    setOuvert(false);
    for (const { tour, suiteMontree } of enCours) if (suiteMontree) void finirImprevu(tour);
  };
  return (
    <>
      <button
        type="button"
        className={styles["rappel"]}
        data-regle={enCours.length === 1 ? "seule" : "plusieurs"}
        aria-haspopup="dialog"
        onClick={() => setOuvert(true)}
      >
        <b>{enCours.length > 1 ? `${String(enCours.length)}\u00A0en cours` : "En cours"}</b>
        <span className={styles["dites"]}>
          {enCours.slice(-ECRITES_MAX).map(({ tour, texte }) => (
            <span key={tour} className={styles["dite"]}>
              <TexteEnMorceaux texte={mettreEspacesInsecablesAuxMorceaux(texte)} />{" "}
            </span>
          ))}
        </span>
      </button>
      <Dialogue ouvert={ouvert} onFermer={fermer} titre={titre} variante="modale" largeur="46rem">
        {enCours.map((carte) => (
          <Rappel
            key={carte.tour}
            vue={vue}
            carte={carte}
            lire={() => void montrerSuite(carte.tour)}
          />
        ))}
      </Dialogue>
    </>
  );
}

interface RappelProps {
  readonly vue: Vue;
  readonly carte: VueImprevuEnCours;
  readonly lire: () => void;
}

function Rappel({ vue, carte, lire }: RappelProps): ReactElement {
  return (
    <article className={styles["regle"]}>
      <p>
        <TexteEnMorceaux texte={carte.texte} />
      </p>
      {carte.suiteMontree && (
        <div className={styles["regle-suite"]} role="status">
          {carte.suiteMedia !== "" && (
            <MediaAffiche media={carte.suiteMedia} joue className={styles["regle-media"]} />
          )}
          <p>
            <TexteEnMorceaux texte={carte.suiteTexte} />
          </p>
        </div>
      )}
      <div className={styles["gestes"]}>
        <BoutonsOffresDeGorgees vue={vue} offres={carte.offres} tour={carte.tour} />
        {!carte.suiteMontree && (
          <Bouton variante="contour" onClick={lire}>
            Lire la suite
          </Bouton>
        )}
      </div>
    </article>
  );
}
