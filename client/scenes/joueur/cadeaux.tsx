/** Sips that others give this player: 'Tom t’offre 2 gorgées'. */
import { gorgees } from "../../partie/mots/gorgees.ts";
import { pseudoDe } from "../../partie/joueurs.ts";
import { useMoi, useVue } from "../../partie/vue.ts";
import { NomCraie } from "../../ui/craie.tsx";
import styles from "./mat.module.css";

interface Cadeau {
  readonly de: string;
  readonly n: number;
}

/** What this player received for the question on the table, one line per giver. */
export function useCadeaux(): readonly Cadeau[] {
  const { vue, moi } = useVue();
  const parGens = new Map<string, number>();
  for (const { de, a, gorgees: n } of vue.dons)
    if (a === moi) parGens.set(de, (parGens.get(de) ?? 0) + n);
  return [...parGens].map(([de, n]) => ({ de, n }));
}

export function Cadeaux() {
  const { vue } = useVue();
  const sansAlcool = useMoi()?.sansAlcool === true;
  const cadeaux = useCadeaux();
  return (
    <ul className={styles["cadeaux"]} aria-live="polite" aria-label="On t’offre">
      {cadeaux.map(({ de, n }) => (
        <li key={de}>
          <NomCraie>{pseudoDe(vue, de)}</NomCraie> t’offre <b>{gorgees(n, sansAlcool)}</b>
        </li>
      ))}
    </ul>
  );
}
