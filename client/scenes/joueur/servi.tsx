/** The bonus is handed out: who got what. */
import type { ReactNode } from "react";
import { AttenteSuite, Avancement } from "./avancement.tsx";
import { gorgees } from "../../partie/mots/gorgees.ts";
import { pseudoDe } from "../../partie/joueurs.ts";
import { useVue } from "../../partie/vue.ts";
import { classes } from "../../ui/classes.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { SousBock } from "../../ui/sous-bock.tsx";
import { Presque } from "./c-etait.tsx";
import { PourToi, Cadeaux } from "./servir.tsx";
import { Preuve } from "./preuve.tsx";
import finStyles from "./fin.module.css";
import mat from "./mat.module.css";

interface ServiProps {
  readonly bonus: string;
  /** The advice and buttons for many sips, shown below the rest. */
  readonly beaucoup: ReactNode;
}

export function Servi({ bonus, beaucoup }: ServiProps) {
  const { vue, moi } = useVue();
  const donnes = new Map<string, number>();
  for (const { de, a, gorgees: n } of vue.dons)
    if (de === moi) donnes.set(a, (donnes.get(a) ?? 0) + n);
  return (
    <SousBock
      centre
      haut={
        <>
          <span>Réponse bonus {bonus}</span>
          <Avancement />
        </>
      }
      phrase
      bas={
        <p className={mat["doux"]}>
          <AttenteSuite />
        </p>
      }
    >
      <h1 className={mat["verdict"]}>
        {donnes.size > 0 ? "C’est servi\u00a0!" : "Personne à servir"}
      </h1>
      <ul
        className={classes(finStyles["lignes"], finStyles["servi"])}
        aria-label="Ce que tu as donné"
      >
        {[...donnes].map(([id, n]) => (
          <li key={id}>
            <span className={finStyles["nom"]}>
              <NomCraie coupe>{pseudoDe(vue, id)}</NomCraie>
            </span>
            <b>{gorgees(n, vue.joueurs[id]?.sansAlcool)}</b>
          </li>
        ))}
      </ul>
      <PourToi />
      <Presque />
      <Preuve />
      <Cadeaux />
      {beaucoup}
    </SousBock>
  );
}
