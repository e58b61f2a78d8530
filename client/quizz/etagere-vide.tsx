import type { ReactElement } from "react";
import { DessinALEncre } from "../ui/dessins.tsx";

/** Drawing of an empty list: a bar shelf with one empty glass under a magnifying glass. */
export function DessinEtagereVide(): ReactElement {
  return (
    <DessinALEncre boite={[200, 116]} trait={4} taille="11rem">
      <path d="M20 90c54-3 108-3 160 0l-1 11c-53 2-106 2-158 0z" fill="var(--spritz)" />
      <path d="M44 48h34l-4 40c-9 1-17 1-26 0z" fill="var(--papier-clair)" />
      <path d="M46 64c10 3 20 3 30 0" stroke="var(--curacao)" />
      <path d="M128 18a29 29 0 1 1-26 44 29 29 0 0 1 26-44z" fill="var(--papier-creux)" />
      <path d="M108 66 88 86" strokeWidth="7" />
      <path d="M117 36c4-5 9-7 15-7" />
    </DessinALEncre>
  );
}
