/** A game that goes on by itself, held from the screen that leads it. decisions/0108. */
import type { Vue } from "#game/schema/etat.ts";
import { useAgir } from "./use-partie.ts";

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

export const libelleTenue = ({ tenu }: TenueDuRythme): string =>
  tenu ? "Laisser filer" : "Retenir";
export const iconeTenue = ({ tenu }: TenueDuRythme) => (tenu ? "lecture" : "pause");
