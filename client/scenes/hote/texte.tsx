import type { ReactElement, ReactNode } from "react";
import { joinClassNames } from "../../ui/classes.ts";
import { TexteAjuste } from "../../ui/texte-ajuste.tsx";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import type { Typeface } from "../../ui/name-width.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import styles from "./texte.module.css";

interface TexteProps {
  readonly children: ReactNode;
  /** Bounds of the size on the slate, in rem. */
  readonly min: number;
  readonly max: number;
  readonly plancher?: number | undefined;
  readonly balise?: "h1" | "h2" | "p" | "div" | undefined;
  readonly ancrage?: "haut" | "milieu" | undefined;
  readonly className?: string | undefined;
}

/** A text as large as its box allows on the slate; on a phone, which scrolls, in one fixed size. */
export function TexteAjusteHote({ className, ...props }: TexteProps): ReactElement {
  const compact = useIsCompactScreen();
  if (!compact) return <TexteAjuste className={className} {...props} />;
  const { balise: Balise = "div", max, children } = props;
  return (
    <div className={className}>
      <Balise className={joinClassNames(styles["texte"], max > 4 && styles["grand"])}>
        {children}
      </Balise>
    </div>
  );
}

/** A whole name on a line of its own, as wide as its container: a long one is written smaller, never cut. */
export function NomEntierHote({
  children,
  ecriture,
}: {
  readonly children: string;
  /** Typeface of the name; `craie` by default. */
  readonly ecriture?: Typeface | undefined;
}): ReactElement {
  return (
    <span className={styles["nom"]}>
      <NomAjuste ecriture={ecriture}>{children}</NomAjuste>
    </span>
  );
}
