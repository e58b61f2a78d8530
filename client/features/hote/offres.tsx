import { type ReactElement, useState } from "react";
import type { Vue, VueOffre } from "#game/schema/etat.ts";
import { gorgees } from "../../partie/mots/gorgees.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { pseudoDe } from "../../partie/mots/pseudo-de.ts";
import { buveurs, enumerer } from "../../scenes/hote/joueurs.ts";
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
  if (offres.length === 0) return null;
  const noter = (offre: number, joueurs: readonly string[]) => {
    const { prises = 0 } = offres[offre] ?? {};
    void agir({ type: "noterOffre", tour, offre, prises, joueurs: [...joueurs] });
    setChoisi(-1);
  };
  const ouverte = offres[choisi];
  return (
    <div className={styles["offres"]} role="group" aria-label="Gorgées à noter">
      {offres.map((offre, rang) => (
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
      ))}
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

/** Those whom the text names are still there to drink. */
function nomme(vue: Vue, { nommee, cibles }: VueOffre): boolean {
  const presents = new Set(buveurs(vue).map(({ id }) => id));
  return nommee && cibles.every((id) => presents.has(id));
}

const estServie = ({ nommee, prises }: VueOffre): boolean => nommee && prises > 0;

function direOffre(vue: Vue, offre: VueOffre): string {
  const { sens, cibles, gorgees: n, prises } = offre;
  if (!nomme(vue, offre)) return prises > 0 ? encore(offre) : demander(offre);
  const noms = enumerer(cibles.map((id) => pseudoDe(vue, id)));
  if (sens === "distribuer")
    return `${noms} ${cibles.length > 1 ? "distribuent" : "distribue"} ${gorgees(n)}`;
  return `${signe(offre)} à ${noms}`;
}

const signe = ({ sens, gorgees: n }: VueOffre): string =>
  sens === "effacer" ? `\u2212${String(n)}` : `+${String(n)}`;

function demander(offre: VueOffre): string {
  return offre.sens === "distribuer"
    ? `Qui distribue ${gorgees(offre.gorgees)}\u00A0?`
    : `${signe(offre)} à qui\u00A0?`;
}

/** What happens more than once is written more than once. */
const encore = (offre: VueOffre): string =>
  offre.sens === "distribuer"
    ? `Qui d’autre distribue ${gorgees(offre.gorgees)}\u00A0?`
    : `${signe(offre)} à qui d’autre\u00A0?`;
