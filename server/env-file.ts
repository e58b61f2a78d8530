/** Reads the `.env` of the working directory, as dotenv does. Variables that are set already keep their value. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseEnv } from "node:util";

export interface EnvFile {
  readonly values: Readonly<Record<string, string>>;
  /** Line of each value, counted from 1, for errors about a setting. */
  readonly lines: ReadonlyMap<string, number>;
}

const NAME = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=/;
const UTF16_LE = [0xff, 0xfe] as const;

/** Decodes UTF-8, or UTF-16 as PowerShell writes it, without the byte order mark that editors of Windows add. */
function decode(bytes: Uint8Array): string {
  const utf16 = bytes[0] === UTF16_LE[0] && bytes[1] === UTF16_LE[1];
  // the decoder removes the byte order mark
  return new TextDecoder(utf16 ? "utf-16le" : "utf-8").decode(bytes).replaceAll("\r\n", "\n");
}

/** Reads the bytes of a `.env` file, and changes nothing. */
export function parseEnvFile(bytes: Uint8Array): EnvFile {
  const text = decode(bytes);
  const lines = new Map<string, number>();
  for (const [index, line] of text.split("\n").entries()) {
    const name = NAME.exec(line)?.[1];
    if (name !== undefined) lines.set(name, index + 1);
  }
  const values = Object.fromEntries(
    Object.entries(parseEnv(text)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  return { values, lines };
}

/** Loads `.env` into the environment, if there is one: the line of each variable that was set. Throws when the file cannot be read. */
export function loadEnvFile(path = ".env", env: NodeJS.ProcessEnv = process.env): EnvFile["lines"] {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Map();
    throw error;
  }
  const { values, lines } = parseEnvFile(bytes);
  const taken = new Map<string, number>();
  for (const [name, value] of Object.entries(values)) {
    if (env[name] !== undefined) continue;
    env[name] = value;
    const line = lines.get(name);
    if (line !== undefined) taken.set(name, line);
  }
  return taken;
}
