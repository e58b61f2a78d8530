import type { ReactElement, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./dessins.module.css";

export interface DessinProps {
  /** Width and height of the box it is drawn in, in its own units. */
  readonly boite: readonly [largeur: number, hauteur: number];
  /** Width of the line, in the same units; default 4.4. */
  readonly trait?: number | undefined;
  /** Side on screen, any CSS length; without it, `className` gives the width. */
  readonly taille?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An ink drawing: a line with round joins, and flat colours given by each path. Decorative. */
export function Dessin({
  boite,
  trait = 4.4,
  taille,
  className,
  children,
}: DessinProps): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${boite.join(" ")}`}
      className={classes(styles["dessin"], className)}
      style={taille === undefined ? undefined : { width: taille, height: taille, flex: "none" }}
      strokeWidth={trait}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface Props {
  /** Width and height of the box it is drawn in, in its own units. */
  readonly boite: readonly [largeur: number, hauteur: number];
  /** Width of the line, in the same units. */
  readonly trait: number;
  /** Class that gives the width. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line drawing with round ends and joins, in the colour of the text around it. Decorative. */
export function AuTrait({ boite, trait, className, children }: Props): ReactElement {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${boite.join(" ")}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={trait}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A spilt glass, for errors. */
export function VerreRenverse({
  className,
}: {
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <Dessin boite={[220, 110]} className={className}>
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
    </Dessin>
  );
}

/** Clapping hands. */
export function Bravo({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <AuTrait className={className} boite={[30, 26]} trait={2.1}>
      <path
        transform="translate(3 3) rotate(-24 12 12)"
        d="M8 13V6.200c0-2 2.800-2 2.800 0V11M10.800 11V4.600c0-2 2.900-2 2.900 0V11M13.700 11.200V5.800c0-2 2.800-2 2.800 0v6M16.500 9.600c0-1.900 2.700-1.900 2.700 0 0 5-.2 11.200-6.400 11.400-4.300.1-5.400-2.700-8.600-7.600-1-1.700 1-3 2.300-1.600L8 13.600"
      />
      <path d="M23.500 9.500c2.600 3.800 3.600 8-.3 11.700M20.500 3.300l1.600-2.200M24.600 5.500l2.600-.9M3.800 4.200 2.200 2.200M7.600 2.300 7.200.2" />
    </AuTrait>
  );
}
