import type { ReactElement, ReactNode } from "react";

interface Props {
  /** Width and height of the box it is drawn in, in its own units. */
  readonly boite: readonly [largeur: number, hauteur: number];
  /** Width of the line, in the same units. */
  readonly trait: number;
  /** Gives the width. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is drawn in one line, with round ends and joins, in the colour of the text around it. Decorative. */
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
