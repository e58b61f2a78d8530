import { useEffect, type ReactElement, type ReactNode } from "react";
import styles from "./banniere.module.css";
import { classes } from "./classes.ts";
import { Icone } from "./icones.tsx";

/** Red is for errors; everything else is brass. */
export type TonBanniere = "erreur" | "info";

export interface BanniereProps {
  readonly ton?: TonBanniere | undefined;
  readonly children: ReactNode;
  /** A click, or the end of `dureeMs`, dismisses it. Without it the banner stays. */
  readonly onFermer?: (() => void) | undefined;
  /** Milliseconds before it leaves by itself; default: it stays. */
  readonly dureeMs?: number | undefined;
}

/** One line of news over the screen. Use `useBannieres()` to show one; directly only for a state that lasts (“Hors ligne”). */
export function Banniere({
  ton = "info",
  children,
  onFermer,
  dureeMs,
}: BanniereProps): ReactElement {
  useEffect(() => {
    if (dureeMs === undefined || onFermer === undefined) return;
    const minuterie = setTimeout(onFermer, dureeMs);
    return () => {
      clearTimeout(minuterie);
    };
  }, [dureeMs, onFermer]);
  const contenu = (
    <>
      <Icone nom={ton === "erreur" ? "attention" : "coche"} taille="1.35em" />
      <span className={styles["texte"]}>{children}</span>
    </>
  );
  const noms = classes(styles["banniere"], styles[ton]);
  return onFermer === undefined ? (
    <div className={noms}>{contenu}</div>
  ) : (
    <button type="button" className={noms} onClick={onFermer} title="Fermer">
      {contenu}
      <Icone nom="fermer" taille="1em" />
    </button>
  );
}
