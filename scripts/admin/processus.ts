/**
 * Game processes, seen from a machine that reaches their Redis: listing them, emptying one, letting one play again.
 * docs/plusieurs-machines.md.
 */
import { pino } from "pino";
import type { ServerConfig } from "#config";
import { direEtatDuProcessus, direRefusDeViderProcessus } from "#contracts/process-words.ts";
import { nomProcessus, type ConsigneProcessus } from "#contracts/processus.ts";
import { createGameProcessControl } from "../../server/several-processes/process-control.ts";
import { openRedisStore } from "../../server/several-processes/redis/redis-store.ts";
import type { ScriptOutcome } from "../command.ts";
import { composeSuccessResult, composeRefusalResult } from "./machine.ts";

export type ParsedGameProcessOrder =
  | { readonly genre: "lister" }
  | { readonly genre: ConsigneProcessus; readonly nom: string };

export async function executeGameProcessOrder(
  config: ServerConfig,
  ordre: ParsedGameProcessOrder,
): Promise<ScriptOutcome> {
  if (config.REDIS_URL === undefined)
    return composeRefusalResult(
      "REDIS_URL n’est pas réglé\u00A0: un seul processus fait tout, ou cette machine n’est pas une des leurs.",
    );
  const store = await openRedisStore(config, pino({ level: "silent" }));
  try {
    const conduite = createGameProcessControl(store);
    if (ordre.genre !== "lister") {
      const refus = await demander(conduite, ordre.genre, ordre.nom);
      if (refus !== null) return composeRefusalResult(refus);
    }
    const { processus } = await conduite.lire();
    if (processus.length === 0) return composeSuccessResult("Aucun processus ne joue encore.");
    const large = Math.max(...processus.map(({ nom }) => nom.length));
    return composeSuccessResult(
      processus.map((un) => `${un.nom.padEnd(large)}  ${direEtatDuProcessus(un)}`).join("\n"),
    );
  } finally {
    store.close();
  }
}

/** Gives an order to a game process: null once it has heard it; otherwise the sentence that says why it has not. */
async function demander(
  conduite: ReturnType<typeof createGameProcessControl>,
  ordre: ConsigneProcessus,
  nom: string,
): Promise<string | null> {
  const inconnu = `Aucun processus qui joue ne s’appelle ${nom}\u00A0: «\u00A0npm run admin -- processus\u00A0» en donne la liste.`;
  if (!nomProcessus.safeParse(nom).success) return inconnu;
  const issue = await conduite.demander(nom, ordre);
  switch (issue) {
    case "fait":
      return null;
    case "inconnu":
      return inconnu;
    case "dernier":
    case "illisible":
    case "injoignable":
      return direRefusDeViderProcessus(nom, issue);
  }
}
