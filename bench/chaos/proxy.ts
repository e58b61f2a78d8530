/**
 * One address in front of several processes: `/p/{nom}/entrer/` leads to the door of the process of that name, or to the
 * API's when the process is gone; every other path leads to the API. Caddy with the configuration of deploy/ where it is
 * installed, else this small relay.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CADDY_PROGRAM, findProgram } from "../../scripts/checks/programs.ts";

const MODELE = fileURLToPath(new URL("../../deploy/compose/plusieurs.Caddyfile", import.meta.url));

export function composeCaddyfile({ port, api, jeux }: ReverseProxyRoutes): string {
  let texte = readFileSync(MODELE, "utf8")
    .replace("{$DOMAINE}", `http://127.0.0.1:${String(port)}`)
    .replaceAll("api:3000", `127.0.0.1:${String(api)}`);
  for (const [nom, la] of jeux)
    texte = texte.replaceAll(new RegExp(`\\b${nom}:\\d+`, "g"), `127.0.0.1:${String(la)}`);
  return `{\n\tauto_https off\n\tadmin off\n}\n${texte}`;
}

export interface ChaosReverseProxy {
  readonly nom: "caddy" | "relais";
  fermer(): void;
}

export interface ReverseProxyRoutes {
  readonly port: number;
  readonly api: number;
  /** Port of each process, by its name. */
  readonly jeux: ReadonlyMap<string, number>;
}

export const isCaddyInstalled = (): boolean => findProgram(CADDY_PROGRAM) !== null;

export function startReverseProxy(routes: ReverseProxyRoutes): ChaosReverseProxy {
  return isCaddyInstalled() ? startCaddyProxy(routes) : startRelayProxy(routes);
}

export function startCaddyProxy(routes: ReverseProxyRoutes): ChaosReverseProxy {
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-caddy-"));
  const fichier = join(dossier, "Caddyfile");
  writeFileSync(fichier, composeCaddyfile(routes));
  const caddy: ChildProcess = spawn(
    "caddy",
    ["run", "--config", fichier, "--adapter", "caddyfile"],
    {
      stdio: "ignore",
      env: { ...process.env, XDG_DATA_HOME: dossier, XDG_CONFIG_HOME: dossier },
    },
  );
  return {
    nom: "caddy",
    fermer() {
      caddy.kill("SIGKILL");
      rmSync(dossier, { recursive: true, force: true });
    },
  };
}

/** A relay with the same rules as the Caddy file of deploy/. */
export function startRelayProxy({ port, api, jeux }: ReverseProxyRoutes): ChaosReverseProxy {
  /** The servers to try for this path, in order; none for the paths that processes ask one another. */
  const situer = (url = "/") => {
    const { pathname, search } = new URL(url.replace(/^\/+/, "/"), "http://ici");
    // percent-encoding must not hide a forbidden path
    const lue = pathname.replaceAll(/%([\da-f]{2})/gi, (_, octet: string) =>
      String.fromCodePoint(Number.parseInt(octet, 16)),
    );
    if (lue.startsWith("/interne/")) return { ports: [], chemin: url };
    const [, nom = "", porte = ""] = /^\/p\/([a-z0-9-]+)(\/entrer\/.*)$/.exec(lue) ?? [];
    const jeu = jeux.get(nom);
    if (jeu === undefined) return { ports: [api], chemin: url };
    return { ports: [jeu, api], chemin: porte + search };
  };
  const http = createServer((demande, reponse) => {
    const { ports, chemin } = situer(demande.url);
    if (ports.length === 0) return void reponse.writeHead(404).end();
    const { method, headers } = demande;
    const essayer = (rang: number): void => {
      const la = ports[rang];
      if (la === undefined) return void reponse.writeHead(502).end();
      const ou = { port: la, host: "127.0.0.1", path: chemin, agent: false };
      const vers = request({ ...ou, method, headers });
      vers.once("response", (rendue) => {
        reponse.writeHead(rendue.statusCode ?? 502, rendue.headers);
        rendue.pipe(reponse);
      });
      // a request that has been answered in part cannot be sent again
      vers.once("error", () => (reponse.headersSent ? reponse.destroy() : essayer(rang + 1)));
      vers.once("socket", (prise) => prise.once("connect", () => demande.pipe(vers)));
    };
    essayer(0);
  });
  http.on("upgrade", (demande, prise, debut) => {
    const { ports, chemin } = situer(demande.url);
    const essayer = (rang: number): void => {
      const la = ports[rang];
      if (la === undefined) return void prise.destroy();
      const vers = connect(la, "127.0.0.1");
      vers.once("connect", () => {
        const entetes = demande.rawHeaders.flatMap((nom, i, tous) =>
          i % 2 === 0 ? [`${nom}: ${tous[i + 1] ?? ""}`] : [],
        );
        vers.write(`GET ${chemin} HTTP/1.1\r\n${entetes.join("\r\n")}\r\n\r\n`);
        vers.write(debut);
        vers.removeAllListeners("error");
        vers.pipe(prise).pipe(vers);
        vers.on("error", () => prise.destroy());
        vers.on("close", () => prise.destroy());
        prise.on("close", () => vers.destroy());
      });
      vers.once("error", () => essayer(rang + 1));
    };
    prise.on("error", () => prise.destroy());
    essayer(0);
  });
  http.listen(port, "127.0.0.1");
  return {
    nom: "relais",
    fermer() {
      http.closeAllConnections();
      http.close();
    },
  };
}
