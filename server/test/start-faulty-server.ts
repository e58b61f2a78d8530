/** Starts faulty-server.ts, and keeps all its output. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { creerDossierTemporaire } from "#db/test/banc.ts";

const PROGRAMME = fileURLToPath(new URL("./faulty-server.ts", import.meta.url));
const pret = z.object({ adresse: z.string() });

export async function startFaultyServer(env: Readonly<Record<string, string>>) {
  const donnees = creerDossierTemporaire();
  const processus = fork(PROGRAMME, [], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: donnees, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void processus.kill("SIGKILL"));
  let dit = "";
  for (const flux of [processus.stdout, processus.stderr])
    flux?.on("data", (texte) => (dit += String(texte)));
  const adresse = await new Promise<string>((reussir, echouer) => {
    // Colyseus also sends "ready" to any parent process
    processus.on("message", (message) => {
      const lu = pret.safeParse(message);
      if (lu.success) reussir(lu.data.adresse);
    });
    processus.once("exit", () => echouer(new Error(dit)));
  });
  return {
    adresse,
    donnees,
    /** Output of the server so far. */
    dit: () => dit,
    /** The next command of a room throws an error with this message. */
    async casser(panne: string): Promise<void> {
      const prete = once(processus, "message");
      processus.send({ panne });
      await prete;
    },
    /** Stops the server. Returns its whole output. */
    async arreter(): Promise<string> {
      const fini = once(processus, "close");
      processus.kill("SIGTERM");
      await fini;
      return dit;
    },
  };
}
