/** A process that reads lists: as fast as the server answers, or at a fixed rate whatever the answers take. */
import { Agent, get } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as dormir } from "node:timers/promises";
import { z } from "zod";
import { serveBenchRequests } from "../load/child-process.ts";

export const benchReadRequest = z.object({
  port: z.int(),
  chemins: z.array(z.string()),
  secondes: z.number(),
  /** Number of readers who ask again as soon as they are answered; 0 for a fixed rate. */
  lecteurs: z.int().default(0),
  /** Requests that leave each second, whether the earlier ones are answered or not. */
  parSeconde: z.number().default(0),
});
export type BenchReadRequest = z.input<typeof benchReadRequest>;

/** Delays in ms. `totaux`: number of quizzes found at each path, to compare two servers. */
export const benchReadResult = z.object({
  parSeconde: z.number(),
  p50: z.number(),
  p99: z.number(),
  max: z.number(),
  totaux: z.record(z.string(), z.number()),
});

const agent = new Agent({ keepAlive: true });
const liste = z.object({ totalCount: z.number() });

function appeler(port: number, chemin: string): Promise<string> {
  return new Promise((resoudre, rejeter) => {
    get({ agent, host: "127.0.0.1", port, path: `/api/${chemin}` }, (reponse) => {
      const morceaux: Buffer[] = [];
      reponse.on("data", (morceau: Buffer) => morceaux.push(morceau));
      reponse.on("end", () => {
        const texte = Buffer.concat(morceaux).toString();
        if (reponse.statusCode === 200) resoudre(texte);
        else rejeter(new Error(`${chemin}: ${String(reponse.statusCode)} ${texte}`));
      });
    }).on("error", rejeter);
  });
}

async function lire(demande: BenchReadRequest): Promise<z.infer<typeof benchReadResult>> {
  const { port, chemins, secondes, lecteurs, parSeconde } = benchReadRequest.parse(demande);
  const delais = createHistogram();
  const totaux: Record<string, number> = {};
  let rang = 0;
  const un = async (depuis: number) => {
    const chemin = chemins[rang++ % chemins.length] ?? "";
    const texte = await appeler(port, chemin);
    delais.record(Math.max(1, Math.round((performance.now() - depuis) * 1000)));
    totaux[chemin] ??= liste.parse(JSON.parse(texte)).totalCount;
  };
  const debut = performance.now();
  const fin = debut + secondes * 1000;
  const sansFin = async () => {
    while (performance.now() < fin) await un(performance.now());
  };
  const aLHeure = async () => {
    const partis: Promise<void>[] = [];
    for (let n = 0; ; n++) {
      const heure = debut + (n * 1000) / parSeconde;
      if (heure >= fin) break;
      await dormir(Math.max(0, heure - performance.now()));
      // the delay counts from the planned departure, so that a late request counts as late
      partis.push(un(heure));
    }
    await Promise.all(partis);
  };
  await Promise.all([
    ...Array.from({ length: lecteurs }, sansFin),
    ...(parSeconde > 0 ? [aLHeure()] : []),
  ]);
  const ms = (part: number) => delais.percentile(part) / 1000;
  const dureeS = (performance.now() - debut) / 1000;
  return {
    parSeconde: delais.count / dureeS,
    p50: ms(50),
    p99: ms(99),
    max: delais.max / 1000,
    totaux,
  };
}

serveBenchRequests({
  lire: (donnees) => lire(benchReadRequest.parse(donnees)),
  arreter: () => agent.destroy(),
});
