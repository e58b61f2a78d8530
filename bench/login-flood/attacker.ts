/**
 * A process that sends a fixed rate of login attempts, each from another address: wrong passwords, for accounts that exist or not, and
 * among them right passwords, some from a browser that the account knows.
 */
import { Agent, request } from "node:http";
import { setTimeout as dormir } from "node:timers/promises";
import { createHistogram } from "node:perf_hooks";
import { z } from "zod";
import { FLOODED_ACCOUNT_COUNT, MOT_DE_PASSE, composeFloodedAccountPseudo } from "./messages.ts";
import { serveBenchRequests } from "../load/child-process.ts";
import { loginFloodRequest, type LoginFloodResult } from "./messages.ts";

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

function connecter(port: number, { pseudo, password, cookie }: Essai) {
  const corps = JSON.stringify({ pseudo, password, souvenir: false });
  const n = appels++;
  // addresses of 203.0.0.0/8, another one for each attempt
  const adresse = `203.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
  return new Promise<{ statut: number; appareil: string | undefined }>((reussir, echouer) => {
    const requete = request(
      {
        agent,
        port,
        host: "127.0.0.1",
        method: "POST",
        path: "/api/connexion",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(corps),
          "x-forwarded-for": adresse,
          ...(cookie === undefined ? {} : { cookie }),
        },
      },
      (reponse) => {
        reponse.resume().on("end", () => {
          const pose = (reponse.headers["set-cookie"] ?? []).find((un) =>
            un.startsWith("trinquizz-appareil="),
          );
          reussir({ statut: reponse.statusCode ?? 0, appareil: pose?.split(";")[0] });
        });
      },
    );
    requete.on("error", echouer).end(corps);
  });
}

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
    const { appareil = "" } = await connecter(port, { pseudo, password: MOT_DE_PASSE });
    appareils.set(pseudo, appareil);
  }
}

async function souffler({
  port,
  parSeconde,
  secondes,
}: z.infer<typeof loginFloodRequest>): Promise<LoginFloodResult> {
  const releves = { faux: createReleve(), justes: createReleve(), connus: createReleve() };
  const enCours: Promise<void>[] = [];
  const debut = performance.now();
  for (let n = 0; n < parSeconde * secondes; n++) {
    const attente = debut + (n * 1000) / parSeconde - performance.now();
    if (attente > 0) await dormir(attente);
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
    enCours.push(releve.suivre(() => connecter(port, essai)));
  }
  await Promise.all(enCours);
  const { faux, justes, connus } = releves;
  return { faux: faux.lire(), justes: justes.lire(), connus: connus.lire() };
}

serveBenchRequests({
  connaitre: (donnees) => connaitre(z.object({ port: z.int() }).parse(donnees)),
  souffler: (donnees) => souffler(loginFloodRequest.parse(donnees)),
  arreter: () => agent.destroy(),
});
