import type { ReactElement } from "react";
import type { VuePatron } from "#game/schema/etat.ts";
import { ditEnTexte } from "../../../partie/patron.ts";

/** His words for a screen reader, once: a region that is always there, and fills when he speaks. */
export function DitDuPatron({ dit }: { readonly dit: VuePatron | null }): ReactElement {
  return (
    <p className="visually-hidden" role="status">
      {dit === null ? "" : `Le patron\u00A0: ${ditEnTexte(dit)}`}
    </p>
  );
}
