import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { iconeTenue, libelleTenue, type TenueDuRythme } from "../../partie/use-tenue.ts";
import { BarreRythme } from "../../scenes/hote/barre-rythme.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { useCompact } from "../../ui/use-compact.ts";

interface Props {
  readonly vue: Vue;
  readonly tenue: TenueDuRythme;
}

/** The button, and what is left before the game goes on by itself. */
export function TenueRythme({ vue, tenue }: Props): ReactElement | null {
  const compact = useCompact();
  if (!tenue.possible) return null;
  return (
    <>
      <BarreRythme vue={vue} />
      <Bouton
        variante="contour"
        taille={compact ? "telephone" : "hote"}
        icone={iconeTenue(tenue)}
        aria-keyshortcuts="R"
        onClick={tenue.basculer}
      >
        {libelleTenue(tenue)}
      </Bouton>
    </>
  );
}
