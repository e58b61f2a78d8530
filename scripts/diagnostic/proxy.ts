/**
 * Calls this server through PUBLIC_URL. While the server runs, it must answer there and its sockets must open; when it
 * is stopped, the diagnostic takes its port for a moment and reads what the proxy tells about the caller.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { WebSocket } from "ws";
import { reponseAdresseServeur, CHEMIN_SOCKET } from "#contracts/room.ts";
import { chooseTrustProxyOption } from "#api/plugins/request-origin.ts";
import type { ServerConfig } from "#config";
import {
  createWarningFinding,
  createGoodFinding,
  type DiagnosticFinding,
  createSeriousFinding,
} from "./finding.ts";
import { requestJsonIfAnswered } from "./port.ts";

const POINT = "Adresse publique";
const PATIENCE_MS = 5000;
const AIDE = "docs/exploitation.md#le-serveur-ne-repond-plus";

type Reglages = Pick<ServerConfig, "PORT" | "HOST" | "TRUSTED_PROXY"> & {
  readonly PUBLIC_URL: string;
};

/** A join request from a player whom no room knows, which the server refuses. */
const INCONNU = JSON.stringify({ role: "joueur", jeton: randomUUID(), pseudo: "Diagnostic" });

/**
 * Whether a socket opens and answers at this address, as the screens of a game need. Some filters let a socket open and
 * hold back its messages.
 */
async function repondParSocket(publique: string): Promise<boolean> {
  const socket = new WebSocket(new URL(`${CHEMIN_SOCKET}AAAAAA`, publique.replace(/^http/, "ws")), {
    handshakeTimeout: PATIENCE_MS,
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const silence = setTimeout(() => resolve(false), 2 * PATIENCE_MS);
  socket.once("open", () => socket.send(INCONNU));
  socket.once("message", () => resolve(true));
  socket.once("close", () => resolve(false));
  // an error needs nothing here: the close event follows it
  socket.on("error", () => {});
  const entendu = await promise;
  clearTimeout(silence);
  socket.terminate();
  return entendu;
}

const muet = (quoi: string): DiagnosticFinding =>
  createSeriousFinding(
    POINT,
    `${quoi} ne répond pas d’ici.`,
    `Vérifiez que le nom mène à cette machine, que le proxy est en marche et envoie vers le bon port : ${AIDE}`,
  );
const sansSocket = createSeriousFinding(
  POINT,
  "les pages passent, mais pas les WebSockets\u00A0: aucune partie ne commencera.",
  "Dans nginx : proxy_http_version 1.1, et les en-têtes Upgrade et Connection ; Caddy le fait de lui-même.",
);

/** Checks PUBLIC_URL while the server runs. */
export async function checkPublicUrlOfRunningServer({
  PUBLIC_URL,
}: Reglages): Promise<DiagnosticFinding> {
  const lue = await requestJsonIfAnswered(`${PUBLIC_URL}/api/adresse`);
  if (lue === undefined) return muet(PUBLIC_URL);
  if (!reponseAdresseServeur.safeParse(lue.corps).success)
    return createSeriousFinding(
      POINT,
      `${PUBLIC_URL} mène à autre chose que Trinquizz.`,
      `Corrigez le proxy ou PUBLIC_URL : ${AIDE}`,
    );
  if (!(await repondParSocket(PUBLIC_URL))) return sansSocket;
  return createGoodFinding(
    POINT,
    `${PUBLIC_URL} mène ici, WebSockets compris.`,
    "Pour vérifier aussi X-Forwarded-For, relancez cette commande serveur arrêté.",
  );
}

/** Checks PUBLIC_URL while the server is stopped and its port is free. */
export async function checkPublicUrlOfStoppedServer(
  reglages: Reglages,
): Promise<DiagnosticFinding> {
  const { PUBLIC_URL, PORT, HOST } = reglages;
  const chemin = `/diagnostic-${randomUUID()}`;
  let appel: CallThroughProxy | null = null;
  const serveur = createServer((requete, reponse) => {
    if (requete.url === chemin)
      appel = { headers: requete.headers, address: requete.socket.remoteAddress ?? "" };
    reponse.setHeader("content-type", "application/json").end("{}");
  });
  let monte = false;
  serveur.on("upgrade", (requete, socket) => {
    monte = requete.url === `${CHEMIN_SOCKET}AAAAAA`;
    socket.destroy();
  });
  serveur.listen(PORT, HOST);
  await once(serveur, "listening");
  try {
    await requestJsonIfAnswered(PUBLIC_URL + chemin);
    await repondParSocket(PUBLIC_URL);
  } finally {
    serveur.closeAllConnections();
    serveur.close();
  }
  return judgeReverseProxy(reglages, appel, monte);
}

/** A call as it arrived here through the proxy, from this address. */
interface CallThroughProxy {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}

/** @param appel null when the call did not arrive. `monte`: whether a socket arrived too */
export function judgeReverseProxy(
  reglages: Reglages,
  appel: CallThroughProxy | null,
  monte: boolean,
): DiagnosticFinding {
  const { PUBLIC_URL, PORT } = reglages;
  if (appel === null) return muet(PUBLIC_URL);
  if (!monte) return sansSocket;
  // the address has our own port, so there is no proxy
  if (new URL(PUBLIC_URL).port === String(PORT))
    return createGoodFinding(POINT, `${PUBLIC_URL} mène ici.`);
  const { headers, address } = appel;
  if (headers["x-forwarded-for"] === undefined)
    return createSeriousFinding(
      POINT,
      "le proxy ne transmet pas X-Forwarded-For\u00A0: tout le monde paraît venir de la même adresse, et les limites bloqueront une salle entière.",
      "Dans nginx : proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; Caddy le fait de lui-même.",
    );
  const isTrusted = chooseTrustProxyOption(reglages);
  if (!isTrusted || !isTrusted(address, 0))
    return createSeriousFinding(
      POINT,
      `rien ne dit que ${address} est le proxy\u00A0: son X-Forwarded-For n’est pas cru, et les limites bloqueront une salle entière.`,
      `Réglez TRUSTED_PROXY=${address}`,
    );
  if (headers.host !== new URL(PUBLIC_URL).host)
    return createWarningFinding(
      POINT,
      "le proxy change l’en-tête Host.",
      "Dans nginx : proxy_set_header Host $host;",
    );
  return createGoodFinding(POINT, `${PUBLIC_URL} mène ici, WebSockets et X-Forwarded-For compris.`);
}
