/**
 * `npm run bench:metrics [-- rooms]`: how long the event loop of a full server is held by one reading of its figures:
 * open rooms (1,000 by default), 150 addresses answered in three classes; from the first source to the last line of the
 * text.
 */
import { COMPOSITION_SANS_QUESTION } from "#contracts/composition.ts";
import { createServer } from "node:http";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { systemRandomness } from "#game/ports/adapters/system-randomness.ts";
import { JOURNAL_SANS_STOCKAGE } from "#game/rooms/essais.ts";
import { LEXIQUE_VIDE } from "#game/rules/texte-libre.ts";
import { createGameService } from "#server/game-service.ts";
import { createServerMetrics } from "../server/metrics/metrics.ts";

const [ROUTES, CLASSES] = [150, ["2xx", "4xx", "5xx"]] as const;
/** The first readings are not measured, since their code is being compiled. */
const [CHAUFFE, LECTURES] = [20, 100];
const REPOS_MS = 20;

const rooms = Number(process.argv[2] ?? 1000);
const metrics = createServerMetrics();
const jeu = await createGameService({
  http: createServer(),
  ports: {
    hasard: systemRandomness,
    quizz: {
      quizz: async () => null,
      cartes: async () => [],
      imprevu: async () => null,
      composer: async () => COMPOSITION_SANS_QUESTION,
      questionsComposees: async () => [],
    },
    journal: JOURNAL_SANS_STOCKAGE,
    historique: { relever: () => {} },
    lumiere: { mettre: () => {} },
    metrics,
    lexique: LEXIQUE_VIDE,
    repliques: null,
  },
  portier: {
    recevoir: async (_requete, _code, chercher) => (await chercher(null, "")) ?? "aucune_room",
  },
  placesMax: 60,
  origineAcceptee: () => true,
  signaler: (erreur, contexte) => console.error(contexte, erreur),
  frameworkLog: () => {},
});
for (let i = 0; i < rooms; i++) await jeu.creer();
for (let i = 0; i < ROUTES; i++)
  for (const classe of CLASSES)
    metrics.requete({ methode: "GET", route: `/api/banc/${i}/:id`, classe, dureeMs: i });
metrics.brancher({
  pret: async () => true,
  occupation: () => jeu.occupation(),
  attenteMs: () => 0,
  hachages: () => ({ enVol: 0, enAttente: 0 }),
  flux: () => 0,
  courrier: () => ({ envoyes: 0, rates: 0, enAttente: 0 }),
  stockage: async () => ({ base: 0, journal: 0, medias: 0 }),
  disque: async () => ({ libre: 0, total: 0 }),
  sauvegarde: async () => null,
  heuresEntreSauvegardes: 24,
});

/** CPU time of this thread alone, without the other programs of the machine. */
const travailMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const durees: number[] = [];
let octets = 0;
for (let i = 0; i < CHAUFFE + LECTURES; i++) {
  const debut = travailMs();
  octets = (await metrics.lire()).texte.length;
  if (i >= CHAUFFE) durees.push(travailMs() - debut);
  await dormir(REPOS_MS);
}
durees.sort((a, b) => a - b);
const rang = (part: number) => (durees[Math.floor(part * (durees.length - 1))] ?? 0).toFixed(1);
console.log(
  `${rooms} rooms, ${Math.round(octets / 1024)} KB of figures: p50 ${rang(0.5)} ms, p95 ${rang(0.95)}, worst ${rang(1)}`,
);
process.exit(0);
