import type { ReactElement, ReactNode } from "react";
import styles from "./panne.module.css";
import { DessinALEncre } from "./dessins.tsx";

interface Props {
  readonly texte: ReactNode;
  /** Whether a screen reader says it at once, because it replaces a page that was being read. */
  readonly alerte?: boolean;
  /** Links and buttons to leave the page. */
  readonly children: ReactNode;
}

/** The content of a page that failed: a spilt glass, what happened, and ways out. */
export function ContenuDePageEnPanne({ texte, alerte = false, children }: Props): ReactElement {
  return (
    <div className={styles["panne"]} {...(alerte ? { role: "alert" } : {})}>
      <DessinVerreRenverse className={styles["dessin"]} />
      <h1>Il y a de la casse</h1>
      <p className={styles["texte"]}>{texte}</p>
      {children}
    </div>
  );
}

/** A spilt glass, for errors. */
export function DessinVerreRenverse({
  className,
}: {
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <DessinALEncre boite={[220, 110]} className={className}>
      <path
        d="M12 92c6-14 30-18 52-16 10 1 16-6 30-5 20 2 30 12 26 20-26 5-80 7-108 1z"
        fill="var(--grenadine)"
        stroke="none"
      />
      <path
        d="M92 52c8-1 18 6 24 16l-6 18c-12 4-22 0-28-6z"
        fill="var(--grenadine)"
        stroke="none"
      />
      <path d="M84 28c20-8 44-6 52 16s-8 42-28 48c-14 2-26-2-30-8 14-14 16-36 6-56z" />
      <path d="M136 52c14-5 28-10 42-15M171 20c4 12 8 22 13 34" />
      <path d="M8 98c66-3 136 2 204-1" />
      <path d="M30 62v.1M46 52v.1M20 50v.1" strokeWidth="6" />
    </DessinALEncre>
  );
}
