import type { ReactElement } from "react";
import { CadreArdoise } from "./cadre-ardoise.tsx";
import { CadrePoche, type CadrePocheProps } from "./cadre-poche.tsx";
import { useCompact } from "../ui/use-compact.ts";

/** A host's screen: the slate in its frame or, on a phone, the same parts in one column. */
export function CadreHote({ libelle, page, ...parts }: CadrePocheProps): ReactElement {
  if (useCompact()) return <CadrePoche libelle={libelle} page={page} {...parts} />;
  return <CadreArdoise {...parts} />;
}
