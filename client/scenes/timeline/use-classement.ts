/** The standings, on the slate and in each hand: for a few seconds, from the instant at which this screen saw their step begin. decisions/0108. */
import { CLASSEMENT_MS } from "#contracts/limites.ts";
import { useLigne, useVue } from "../../partie/vue.ts";
import { useMarques } from "./use-marques.ts";

/** They are to be read, with or without motion. */
const MARQUES = [
  { montre: true, debutMs: 0 },
  { montre: false, debutMs: CLASSEMENT_MS },
] as const;

export interface ClassementEnScene {
  readonly montre: boolean;
  /** To the step that they came with, on this screen. */
  readonly finir: () => void;
}

export function useClassementEnScene(): ClassementEnScene {
  const { depuis } = useLigne();
  const { vue } = useVue();
  const dit = vue.phase === "jeu" && vue.classement?.clos === false;
  const { marque, finir } = useMarques(dit ? MARQUES : null, depuis);
  return { montre: marque?.montre ?? false, finir };
}
