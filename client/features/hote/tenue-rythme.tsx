import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { BarreRythme } from "../../scenes/hote/barre-rythme.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { useCompact } from "../../ui/use-compact.ts";

export interface TenueDuRythme {
  /** Something is counted, or held. */
  readonly possible: boolean;
  readonly tenu: boolean;
  readonly basculer: () => void;
}

/** One press holds the step of a game that goes on by itself, another lets it go. */
export function useTenueDuRythme(vue: Vue): TenueDuRythme {
  const agir = useAgir();
  const enMarche = vue.phase === "jeu" && vue.rythme !== "main" && !vue.enPause;
  const possible = enMarche && (vue.tenu || vue.cadence !== undefined);
  const basculer = () => {
    if (possible) void agir({ type: "tenir", tenu: !vue.tenu });
  };
  return { possible, tenu: vue.tenu, basculer };
}

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
        icone={tenue.tenu ? "lecture" : "pause"}
        aria-keyshortcuts="R"
        onClick={tenue.basculer}
      >
        {tenue.tenu ? "Laisser filer" : "Retenir"}
      </Bouton>
    </>
  );
}
