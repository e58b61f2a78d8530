/** The part that the commands of `npm run` share: settings, message, exit code. */
import process from "node:process";
import { type ServerConfig, readServerConfig } from "#config";
import { loadEnvFile } from "../server/env-file.ts";
import { explainStartupError } from "../server/terminal.ts";

export interface ScriptOutcome {
  readonly ok: boolean;
  /** French sentence for the person who typed the command. */
  readonly message: string;
}

/** Runs a command with the server's settings, prints its message, and ends the process with 0 or 1. */
export async function runScriptWithServerConfig(
  faire: (config: ServerConfig) => Promise<ScriptOutcome>,
): Promise<void> {
  const { ok, message } = await executer(faire);
  if (ok) console.log(message);
  else console.error(message);
  process.exitCode = ok ? 0 : 1;
}

async function executer(
  faire: (config: ServerConfig) => Promise<ScriptOutcome>,
): Promise<ScriptOutcome> {
  const lignes = loadEnvFile();
  const lecture = readServerConfig(process.env, lignes);
  if (!lecture.ok) return { ok: false, message: lecture.message };
  try {
    return await faire(lecture.config);
  } catch (erreur) {
    return { ok: false, message: explainStartupError(erreur, lecture.config) };
  }
}
