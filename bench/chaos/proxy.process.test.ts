/**
 * Routes and refusals of the public address: Caddy with the configuration of deploy/, and our relay on machines without
 * Caddy.
 */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../scripts/free-port.ts";
import {
  isCaddyInstalled,
  type ChaosReverseProxy,
  startCaddyProxy,
  startRelayProxy,
  type ReverseProxyRoutes,
} from "./proxy.ts";

/** A server behind the proxy, which answers with its own name and the request that it received. */
async function derriere(nom: string): Promise<number> {
  const http = createServer((demande, reponse) => {
    reponse.end(`${nom} ${demande.method ?? ""} ${demande.url ?? ""}`);
  });
  http.on("upgrade", (demande, prise) => {
    prise.end(`HTTP/1.1 403 Forbidden\r\nx-qui: ${nom} ${demande.url ?? ""}\r\n\r\n`);
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const adresse = http.address();
  return typeof adresse === "object" ? (adresse?.port ?? 0) : 0;
}

/** A proxy with the API and jeu1 behind it; the port of jeu2 is closed. */
async function monter(ouvrir: (routes: ReverseProxyRoutes) => ChaosReverseProxy) {
  const [port, absent] = [await findFreePort(), await findFreePort()];
  const jeux = new Map([
    ["jeu1", await derriere("jeu1")],
    ["jeu2", absent],
  ]);
  const frontal = ouvrir({ port, api: await derriere("api"), jeux });
  onTestFinished(() => frontal.fermer());
  /** Sends the path as it is written, since an ordinary client would normalise it. */
  const demander = async (chemin: string, method = "GET", headers = {}) => {
    const demande = request({ port, host: "127.0.0.1", path: chemin, method, headers });
    const [reponse] = await once(demande.end(), "response");
    let texte = "";
    for await (const morceau of reponse) texte += String(morceau);
    return { statut: Number(reponse.statusCode), qui: reponse.headers["x-qui"], texte };
  };
  await expect
    .poll(() =>
      demander("/").then(
        ({ texte }) => texte,
        () => "",
      ),
    )
    .toBe("api GET /");
  return {
    demander,
    entrer: async (chemin: string) =>
      (await demander(chemin, "GET", { connection: "Upgrade", upgrade: "websocket" })).qui,
  };
}

const FRONTAUX = [
  ["relais", startRelayProxy, true],
  ["caddy", startCaddyProxy, isCaddyInstalled()],
] as const;

for (const [nom, ouvrir, la] of FRONTAUX) {
  test.skipIf(!la)(
    `${nom}: the path of a process leads to its door, or to the API's when it is gone`,
    async () => {
      const { demander, entrer } = await monter(ouvrir);
      expect(await entrer("/p/jeu1/entrer/ABC123")).toBe("jeu1 /entrer/ABC123");
      expect(await entrer("/p/jeu2/entrer/ABC123")).toBe("api /entrer/ABC123");
      expect(await entrer("/entrer/ABC123")).toBe("api /entrer/ABC123");
      expect(await entrer("/p/jeu9/entrer/ABC123")).toBe("api /p/jeu9/entrer/ABC123");
      expect((await demander("/api/sante")).texte).toBe("api GET /api/sante");
      expect((await demander("/p/jeu1/entrer/ABC123")).texte).toBe("jeu1 GET /entrer/ABC123");
    },
  );

  test.skipIf(!la)(
    `${nom}: of what processes ask one another nothing passes, however it is written`,
    async () => {
      const { demander } = await monter(ouvrir);
      const interne = [
        "/interne/quizz",
        "/interne/",
        "/%69nterne/quizz",
        "/x/../interne/quizz",
        "/p/../interne/quizz",
      ];
      for (const chemin of interne) {
        const { statut, texte } = await demander(chemin, "POST");
        expect([chemin, statut, texte]).toEqual([chemin, 404, ""]);
      }
      // only the door of a game process is reachable
      const chezJeu1 = [
        "/p/jeu1/interne/remise",
        "/p/jeu1//interne/remise",
        "/p/jeu1/%69nterne/remise",
        "/p/jeu1/entrer/../interne/remise",
        "/p/jeu1/entrer/%2e%2e/interne/remise",
        "/p/jeu1%2Fentrer/../interne/remise",
        "/p/jeu1/metrics",
        "/p/jeu1/api/sante",
      ];
      for (const chemin of chezJeu1) {
        const { texte } = await demander(chemin, "POST");
        expect(texte).not.toMatch(/^jeu1/);
        expect(texte).not.toMatch(/^api POST \/+interne/);
      }
    },
  );
}
