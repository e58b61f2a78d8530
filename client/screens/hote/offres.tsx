import { type ReactElement, useState } from "react";
import type { Vue, VueOffre } from "#game/schema/etat.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { demander, direOffre, estAEcrire, estServie, nomme } from "../../scenes/hote/dire-offre.ts";
import styles from "./offres.module.css";
import { PanneauGorgees } from "./panneau-gorgees.tsx";

interface Props {
  readonly vue: Vue;
  readonly offres: readonly VueOffre[];
  /** The step that their text came with. */
  readonly tour: number;
}

/**
 * Every amount that a text names, to be written on the ardoise, or put in somebody's hands: one tap when it names who,
 * otherwise a panel for everybody, everybody but somebody, several.
 */
export function Offres({ vue, offres, tour }: Props): ReactElement | null {
  const agir = useAgir();
  const [choisi, setChoisi] = useState(-1);
  if (!offres.some((offre) => estAEcrire(vue, offre))) return null;
  const noter = (offre: number, joueurs: readonly string[]) => {
    const { prises = 0 } = offres[offre] ?? {};
    void agir({ type: "noterOffre", tour, offre, prises, joueurs: [...joueurs] });
    setChoisi(-1);
  };
  const ouverte = offres[choisi];
  return (
    <div className={styles["offres"]} role="group" aria-label="Gorgées à noter">
      {offres.map(
        (offre, rang) =>
          estAEcrire(vue, offre) && (
            <Bouton
              key={rang}
              variante="contour"
              taille="hote"
              className={styles["offre"]}
              aria-disabled={estServie(offre) || undefined}
              icone={offre.prises > 0 ? "coche" : undefined}
              onClick={() => {
                // not `disabled`, which would drop the keyboard
                if (estServie(offre)) return;
                if (nomme(vue, offre)) noter(rang, offre.cibles);
                else setChoisi(rang);
              }}
            >
              {direOffre(vue, offre)}
            </Bouton>
          ),
      )}
      <PanneauGorgees
        key={choisi}
        vue={vue}
        titre={ouverte === undefined ? "" : demander(ouverte)}
        ouvert={ouverte !== undefined}
        coches={ouverte?.cibles ?? []}
        onFermer={() => setChoisi(-1)}
        noter={(joueurs) => noter(choisi, joueurs)}
      />
    </div>
  );
}
