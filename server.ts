/** Starts Trinquizz, whole or the part of it that `ROLE` says; each role is composed in `server/`. */
import process from "node:process";
import closeWithGrace from "close-with-grace";
import type { LimitesApi } from "#api/plugins/limites.ts";
import { decrireDit } from "#api/services/journal-de-bord.ts";
import { type Config, readConfig } from "#config";
import type { Ports } from "#game/ports/ports.ts";
import { terminalWelcome, explainStartupError } from "./server/terminal.ts";
import { loadEnvFile } from "./server/env-file.ts";

/**
 * Starts what these settings ask for, and resolves once the port is open. Tests may let one address do more than a Wi-Fi may
 * (`limites`), and give the game other ports (`brancher`).
 */
export async function demarrer(
  config: Config,
  limites: Partial<LimitesApi> = {},
  brancher: (ports: Ports) => Ports = (ports) => ports,
) {
  // what the other roles need is not even read
  switch (config.ROLE) {
    case "tout":
      return (await import("./server/all-in-one.ts")).startAllInOne(config, limites, brancher);
    case "api":
      return (await import("./server/several-processes/api-role.ts")).startApiRole(config, limites);
    case "jeu":
      return (await import("./server/several-processes/game-role.ts")).startGameRole(
        config,
        limites,
        brancher,
      );
  }
}

/** How long a stop may take. One that plays hands a thousand games over first: whoever stops it leaves it a minute (deploy/). */
export const STOP_MS = { tout: 8_000, api: 8_000, jeu: 50_000 } as const;

const SIGNAUX = ["SIGINT", "SIGTERM"] as const;
/** A terminal tells both npm and the server to stop, and npm tells the server again: so soon after the first, ms, it is one order. */
const ECHO_MS = 500;

/** Closes on the first signal; another one, later, ends the process at once. */
function ecouterArret(fermer: () => void): void {
  let premier: number | null = null;
  const entendre = () => {
    const maintenant = performance.now();
    if (premier === null) {
      premier = maintenant;
      fermer();
    } else if (maintenant - premier > ECHO_MS) process.exit(1);
  };
  for (const signal of SIGNAUX) process.on(signal, entendre);
}

/**
 * A signal while it starts stops it at once: nobody is here yet. The first process of a container would not hear it otherwise, and would be
 * killed at the end of its delay.
 */
function ecouterAvantOuverture(): () => void {
  const partir = () => process.exit(0);
  for (const signal of SIGNAUX) process.once(signal, partir);
  return () => {
    for (const signal of SIGNAUX) process.removeListener(signal, partir);
  };
}

async function principal(): Promise<void> {
  const lacher = ecouterAvantOuverture();
  const dire = console.error.bind(console);
  const lignes = loadEnvFile();
  const lecture = readConfig(process.env, lignes);
  if (!lecture.ok) {
    dire(lecture.message);
    process.exitCode = 1;
    return;
  }
  try {
    const serveur = await demarrer(lecture.config);
    // an error may carry what it was about: the code of a room
    const decrire = (dit: unknown) => dire(decrireDit(dit));
    const delay = STOP_MS[lecture.config.ROLE];
    const arret = { delay, logger: { error: decrire }, skip: [...SIGNAUX] };
    const { close } = closeWithGrace(arret, async ({ err }) => {
      if (err) decrire(err);
      await serveur.fermer();
    });
    ecouterArret(close);
    lacher();
    console.log(terminalWelcome(serveur.locale, serveur.telephones));
  } catch (erreur) {
    dire(explainStartupError(erreur, lecture.config));
    process.exit(1);
  }
}

if (import.meta.main) await principal();
