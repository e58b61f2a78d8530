/** The standings, on the slate and in each hand: for a few seconds, from the instant at which this screen saw their step begin. decisions/0108. */
import { CLASSEMENT_MS } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { attendReponse } from "#contracts/quizz.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { useLigne, useVue } from "../../partie/vue.ts";
import { useMarques } from "./use-marques.ts";

/** They are to be read, with or without motion. */
const MARQUES = [
  { montre: true, debutMs: 0 },
  { montre: false, debutMs: CLASSEMENT_MS },
] as const;

export interface ClassementEnScene {
  readonly montre: boolean;
  /** To the step that they came with, for who leads the game: the question that they cover opens for everybody. */
  readonly finir: () => void;
}

export function useClassementEnScene(): ClassementEnScene {
  const { depuis } = useLigne();
  const { vue } = useVue();
  const dit = vue.phase === "jeu" && vue.classement?.clos === false;
  const { marque, finir } = useMarques(dit ? MARQUES : null, depuis);
  const agir = useAgir();
  const { tour, etape, question } = vue;
  const couvre = etape === ETAPE.question && question !== undefined && attendReponse(question);
  return {
    montre: marque?.montre ?? false,
    finir: () => {
      finir();
      if (couvre) void agir({ type: "suivant", tour });
    },
  };
}
