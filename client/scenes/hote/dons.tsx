import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { estLocale, pseudoDe } from "../../partie/joueurs.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { useCompact } from "../../ui/use-compact.ts";
import { ditLesDons } from "./ardoise-joueurs.tsx";
import styles from "./bandeau-reponse.module.css";
import { buveurs } from "./joueurs.ts";

const DONS_MONTRES = 6;
/** They hold on one line. */
const EN_MAIN_MONTRES = 2;

/** Gifts as they come, and those still in somebody’s hand, unless the slate beside says so. */
export function Dons({ vue }: { readonly vue: Vue }): ReactElement | null {
  const compact = useCompact();
  const dits = !compact && ditLesDons(vue);
  const enMain = dits || estLocale(vue) ? [] : buveurs(vue).filter(({ reste }) => reste > 0);
  if (vue.dons.length === 0 && enMain.length === 0) return null;
  const debut = Math.max(0, vue.dons.length - DONS_MONTRES);
  return (
    <ul className={styles["dons"]} aria-label="Gorgées distribuées">
      {vue.dons.slice(debut).map((don, i) => (
        <li key={debut + i} className={styles["don"]}>
          <NomCraie>{pseudoDe(vue, don.de)}</NomCraie> → <NomCraie>{pseudoDe(vue, don.a)}</NomCraie>
          &nbsp;: <b>{don.gorgees}</b>
        </li>
      ))}
      {enMain.length > EN_MAIN_MONTRES ? (
        <li className={styles["en-main"]}>{enMain.length}&nbsp;personnes distribuent encore…</li>
      ) : (
        enMain.map(({ id, pseudo, reste }) => (
          <li key={id} className={styles["en-main"]}>
            <NomCraie>{pseudo}</NomCraie> distribue <b>{reste}</b>…
          </li>
        ))
      )}
    </ul>
  );
}
