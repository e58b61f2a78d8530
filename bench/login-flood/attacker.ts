/**
 * A process that sends a fixed rate of requests. Login attempts come each from another address: wrong passwords, for accounts that exist or
 * not, and among them right passwords, some from a browser that the account knows. Reads of a large report come from its host.
 */
import { Agent, request } from "node:http";
import { setTimeout as dormir } from "node:timers/promises";
import { createHistogram } from "node:perf_hooks";
import { z } from "zod";
import { serveBenchRequests } from "../load/child-process.ts";
import {
  FLOODED_ACCOUNT_COUNT,
  LARGE_EVENING,
  MOT_DE_PASSE,
  composeFloodedAccountPseudo,
  stormRequest,
  type StormRequest,
  type StormResult,
} from "./messages.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
/** One try in five has the right password; one in twenty comes from an owner's known browser. */
const [JUSTE, CONNU] = [5, 20];
const OK = 200;
let appels = 0;
/** Cookie of each owner's known browser, by account. */
const appareils = new Map<string, string>();

interface Essai {
  readonly pseudo: string;
  readonly password: string;
  readonly cookie?: string | undefined;
}

interface Sent {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
  readonly cookie?: string | undefined;
}
interface Received {
  readonly statut: number;
  readonly cookies: readonly string[];
}

/** Sends a request from an address that no other has: 203.0.0.0/8. */
function send(port: number, { method, path, body = "", cookie }: Sent): Promise<Received> {
  const n = appels++;
  const adresse = `203.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
  const headers = {
    "x-forwarded-for": adresse,
    ...(body === "" ? {} : { "content-type": "application/json" }),
    "content-length": Buffer.byteLength(body),
    ...(cookie === undefined ? {} : { cookie }),
  };
  return new Promise((reussir, echouer) => {
    request({ agent, port, host: "127.0.0.1", method, path, headers }, (reponse) => {
      reponse.resume().on("end", () => {
        const poses = reponse.headers["set-cookie"] ?? [];
        const cookies = poses.map((un) => un.split(";")[0] ?? "");
        reussir({ statut: reponse.statusCode ?? 0, cookies });
      });
    })
      .on("error", echouer)
      .end(body);
  });
}

const connecter = (port: number, { cookie, ...essai }: Essai): Promise<Received> =>
  send(port, {
    method: "POST",
    path: "/api/connexion",
    body: JSON.stringify({ ...essai, souvenir: false }),
    cookie,
  });

function createReleve() {
  const durees = createHistogram();
  const parStatut: Record<string, number> = {};
  return {
    async suivre(faire: () => Promise<{ statut: number }>) {
      const debut = performance.now();
      const statut = await faire().then(
        (lu) => lu.statut,
        () => 0,
      );
      parStatut[statut] = (parStatut[statut] ?? 0) + 1;
      if (statut === OK) durees.record(Math.max(1, Math.round((performance.now() - debut) * 1000)));
    },
    lire: () => ({
      parStatut,
      p50: durees.count === 0 ? 0 : durees.percentile(50) / 1000,
      p95: durees.count === 0 ? 0 : durees.percentile(95) / 1000,
    }),
  };
}

/** Logs every owner in once before the flood, so that their browsers are known. */
async function connaitre({ port }: { port: number }): Promise<void> {
  for (let rang = 0; rang < CONNU; rang++) {
    const pseudo = composeFloodedAccountPseudo(rang);
    const { cookies } = await connecter(port, { pseudo, password: MOT_DE_PASSE });
    appareils.set(pseudo, cookies.find((un) => un.startsWith("trinquizz-appareil=")) ?? "");
  }
}

/** Calls `faire` at a fixed rate, and resolves once everything is answered. */
async function repeat(
  { parSeconde, secondes }: StormRequest,
  faire: (n: number) => Promise<void>,
): Promise<void> {
  const enCours: Promise<void>[] = [];
  const debut = performance.now();
  for (let n = 0; n < parSeconde * secondes; n++) {
    const attente = debut + (n * 1000) / parSeconde - performance.now();
    if (attente > 0) await dormir(attente);
    enCours.push(faire(n));
  }
  await Promise.all(enCours);
}

async function logIn(demande: StormRequest): Promise<StormResult> {
  const { port } = demande;
  const releves = { faux: createReleve(), justes: createReleve(), connus: createReleve() };
  await repeat(demande, (n) => {
    const connu = n % CONNU === 0;
    const juste = n % JUSTE === 0;
    // the first accounts have a known browser; the passwords of the others are guessed
    const pseudo = composeFloodedAccountPseudo(
      connu ? (n / CONNU) % CONNU : CONNU + (n % (FLOODED_ACCOUNT_COUNT - CONNU)),
    );
    const essai = {
      pseudo: juste || n % 2 === 0 ? pseudo : `Personne${String(n)}`,
      password: juste ? MOT_DE_PASSE : "Sésame-ferme-toi-8",
      cookie: connu ? appareils.get(pseudo) : undefined,
    };
    const releve = connu ? releves.connus : juste ? releves.justes : releves.faux;
    return releve.suivre(() => connecter(port, essai));
  });
  const { faux, justes, connus } = releves;
  return { faux: faux.lire(), justes: justes.lire(), connus: connus.lire() };
}

async function readReport(demande: StormRequest): Promise<StormResult> {
  const { port } = demande;
  const pseudo = composeFloodedAccountPseudo(0);
  const cookie = (await connecter(port, { pseudo, password: MOT_DE_PASSE })).cookies.join("; ");
  const releve = createReleve();
  const path = `/api/soirees/${LARGE_EVENING}`;
  await repeat(demande, () => releve.suivre(() => send(port, { method: "GET", path, cookie })));
  return { rapports: releve.lire() };
}

serveBenchRequests({
  connaitre: (donnees) => connaitre(z.object({ port: z.int() }).parse(donnees)),
  connexions: (donnees) => logIn(stormRequest.parse(donnees)),
  rapports: (donnees) => readReport(stormRequest.parse(donnees)),
  arreter: () => agent.destroy(),
});
