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

/** One tap puts on the ardoise the sips that the text names; when it names nobody, the host points. */
export function Offres({ vue, imprevu, suite }: Props): ReactElement | null {
  const agir = useAgir();
  const [aQui, setAQui] = useState<number | null>(null);
  // what only the suite names would give it away
  const dites = new Set(imprevu.texte.filter(({ t }) => t === "nombre").map(({ n }) => n));
  const noter = (offre: number, joueur: string | null) =>
    void agir({ type: "noterImprevu", tour: vue.tour, offre, joueur });
  const visibles = imprevu.offres
    .map((offre, rang) => ({ ...offre, rang }))
    .filter(({ gorgees: n }) => suite || dites.has(n));
  const choisie = aQui === null ? undefined : imprevu.offres[aQui];
  if (visibles.length === 0) return null;
  return (
    <div className={styles["offres"]} role="group" aria-label="Mettre sur l’ardoise">
      {visibles.map(({ rang, joueur, gorgees: n, prise }) => (
        <Bouton
          key={rang}
          variante="contour"
          taille="hote"
          className={styles["offre"]}
          disabled={prise}
          icone={prise ? "coche" : undefined}
          onClick={() => (joueur === "" ? setAQui(rang) : noter(rang, joueur))}
        >
          {joueur === ""
            ? prise
              ? `+${String(n)} sur l’ardoise`
              : `+${String(n)} à qui\u00A0?`
            : `+${String(n)} à ${pseudoDe(vue, joueur)}`}
        </Bouton>
      ))}
      <ChoixJoueur
        vue={vue}
        titre={`${gorgees(choisie?.gorgees ?? 1)} à qui\u00A0?`}
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
