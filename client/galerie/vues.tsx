import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";

/** One view of the gallery for each state, made when it is looked at: each opens a router. */
export function vues(
  prefixe: string,
  rendre: (vue: Vue) => () => ReactElement,
  table: Readonly<Record<string, Vue>>,
): Readonly<Record<string, () => ReactElement>> {
  return Object.fromEntries(
    Object.entries(table).map(([nom, vue]) => {
      const Ecran = (): ReactElement => {
        const [Rendu] = useState(() => rendre(vue));
        return <Rendu />;
      };
      return [`${prefixe}-${nom}`, Ecran];
    }),
  );
}
