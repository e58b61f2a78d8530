import { type ReactElement, useState } from "react";
import type { Vue, VueImprevu } from "#game/schema/etat.ts";
import { gorgees } from "../../partie/gorgees.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./imprevu.module.css";
import { buveurs, pseudoDe } from "./joueurs.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { useCompact } from "../../partie/use-compact.ts";

interface Props {
  readonly vue: Vue;
  readonly imprevu: VueImprevu;
  readonly suite: boolean;
}

/**
 * One tap puts on the ardoise the sips that the text names, or in the hand of whom hands them out; when it names nobody,
 * the host points.
 */
export function Offres({ vue, imprevu, suite }: Props): ReactElement | null {
  const agir = useAgir();
  const [aQui, setAQui] = useState<number | null>(null);
  const noter = (offre: number, joueur: string | null) =>
    void agir({ type: "noterImprevu", tour: vue.tour, offre, joueur });
  const visibles = imprevu.offres
    .map((offre, rang) => ({ ...offre, rang }))
    // what only the suite names would give it away
    .filter((offre) => suite || !offre.suite);
  const choisie = aQui === null ? undefined : imprevu.offres[aQui];
  if (visibles.length === 0) return null;
  return (
    <div className={styles["offres"]} role="group" aria-label="Gorgées de l’imprévu">
      {visibles.map(({ rang, ...offre }) => (
        <Bouton
          key={rang}
          variante="contour"
          taille="hote"
          className={styles["offre"]}
          aria-disabled={offre.prise || undefined}
          icone={offre.prise ? "coche" : undefined}
          onClick={() => {
            // not `disabled`, which would drop the keyboard
            if (offre.prise) return;
            if (offre.joueur === "") setAQui(rang);
            else noter(rang, offre.joueur);
          }}
        >
          {direOffre(vue, offre)}
        </Bouton>
      ))}
      <ChoixJoueur
        vue={vue}
        titre={choisie === undefined ? "" : aQuiDemander(choisie)}
        ouvert={choisie !== undefined && !choisie.prise}
        onFermer={() => setAQui(null)}
        choisir={(joueur) => {
          if (aQui !== null) noter(aQui, joueur);
          setAQui(null);
        }}
      />
    </div>
  );
}

type Offre = VueImprevu["offres"][number];

function direOffre(vue: Vue, { sens, joueur, gorgees: n, prise }: Offre): string {
  if (sens === "distribuer") {
    if (joueur !== "") return `${pseudoDe(vue, joueur)} distribue ${gorgees(n)}`;
    return prise ? `${gorgees(n)} à distribuer` : `Qui distribue ${gorgees(n)}\u00A0?`;
  }
  if (joueur !== "") return `+${String(n)} à ${pseudoDe(vue, joueur)}`;
  return prise ? `+${String(n)} sur l’ardoise` : `+${String(n)} à qui\u00A0?`;
}

const aQuiDemander = ({ sens, gorgees: n }: Offre): string =>
  sens === "distribuer" ? `Qui distribue ${gorgees(n)}\u00A0?` : `${gorgees(n)} à qui\u00A0?`;

interface ChoixProps {
  readonly vue: Vue;
  readonly titre: string;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
  readonly choisir: (joueur: string) => void;
}

function ChoixJoueur({ vue, titre, ouvert, onFermer, choisir }: ChoixProps): ReactElement {
  const compact = useCompact();
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre={titre}
      variante="modale"
      largeur={compact ? undefined : "44rem"}
    >
      <ul className={styles["choix"]}>
        {buveurs(vue).map(({ id, pseudo }) => (
          <li key={id}>
            <button type="button" onClick={() => choisir(id)}>
              <NomCraie coupe>{pseudo}</NomCraie>
            </button>
          </li>
        ))}
      </ul>
    </Dialogue>
  );
}
