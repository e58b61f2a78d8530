/** The entry: reads the settings, starts the role that they name, and stops it on a signal. Each role is composed in `server/`. */
import process from "node:process";
import closeWithGrace from "close-with-grace";
import type { ApiRateLimits } from "#api/plugins/rate-limits.ts";
import { describeLibraryReportForLog } from "#api/services/log.ts";
import { type ServerConfig, readServerConfig } from "#config";
import type { GameServerPorts } from "#game/ports/ports.ts";
import { loadEnvFile } from "./server/env-file.ts";
import { explainStartupError, describeAddressesForTerminal } from "./server/terminal.ts";

/**
 * Starts the role of these settings, and resolves once the port is open.
 *
 * @param limites higher limits for tests that make one address do more than a Wi-Fi does
 * @param replacePorts other ports of the game for tests, such as a known chance
 */
export async function startServer(
  config: ServerConfig,
  limites: Partial<ApiRateLimits> = {},
  replacePorts: (ports: GameServerPorts) => GameServerPorts = (ports) => ports,
) {
  // imported on demand: the code of the other roles, Redis included, is not even read
  switch (config.ROLE) {
    case "tout": {
      const { startAllInOne } = await import("./server/all-in-one.ts");
      return startAllInOne(config, limites, replacePorts);
    }
    case "api": {
      const { startApiRole } = await import("./server/several-processes/api-role.ts");
      return startApiRole(config, limites);
    }
    case "jeu": {
      const { startGameRole } = await import("./server/several-processes/game-role.ts");
      return startGameRole(config, limites, replacePorts);
    }
  }
}

/** How long a stop may take. A game process hands up to a thousand games over first, and deploy/ leaves it a minute. */
export const SERVER_STOP_MAX_MS_BY_ROLE = { tout: 8_000, api: 8_000, jeu: 50_000 } as const;

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** Signals closer together count as one: a terminal signals npm and the server, and npm signals the server again. */
const SAME_ORDER_MS = 500;

/** Closes on the first signal; a later one ends the process at once. */
function closeOnSignal(close: () => void): void {
  let first: number | null = null;
  const onSignal = () => {
    const now = performance.now();
    if (first === null) {
      first = now;
      close();
    } else if (now - first > SAME_ORDER_MS) process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

/**
 * Exits on a signal during the start, when nobody is connected yet; returns the way to stop listening. Without a listener the first process
 * of a container ignores signals, and would be killed after its delay.
 */
function exitOnSignalUntilOpen(): () => void {
  const exit = () => process.exit(0);
  for (const signal of SIGNALS) process.once(signal, exit);
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, exit);
  };
}

async function main(): Promise<void> {
  const stopListening = exitOnSignalUntilOpen();
  const say = console.error.bind(console);
  const lines = loadEnvFile();
  const result = readServerConfig(process.env, lines);
  if (!result.ok) {
    say(result.message);
    process.exitCode = 1;
    return;
  }
  try {
    const server = await startServer(result.config);
    // the description leaves out personal data that an error may carry, such as the code of a room
    const describe = (said: unknown) => say(describeLibraryReportForLog(said));
    const delay = SERVER_STOP_MAX_MS_BY_ROLE[result.config.ROLE];
    const options = { delay, logger: { error: describe }, skip: [...SIGNALS] };
    const { close } = closeWithGrace(options, async ({ err }) => {
      if (err) describe(err);
      await server.fermer();
    });
    closeOnSignal(close);
    stopListening();
    console.log(describeAddressesForTerminal(server.locale, server.telephones));
  } catch (error) {
    say(explainStartupError(error, result.config));
    process.exit(1);
  }
}

if (import.meta.main) await main();
