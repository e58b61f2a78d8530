/** `.env` files as the editors of Windows, macOS and Linux write them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { loadEnvFile, parseEnvFile } from "./env-file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const BOM = "\uFEFF";

test.each([
  ["plain", utf8("PORT=8080\nDATA_DIR=/srv\n")],
  ["a mark before the first line", utf8(`${BOM}PORT=8080\nDATA_DIR=/srv\n`)],
  ["lines of Windows", utf8(`${BOM}PORT=8080\r\nDATA_DIR=/srv\r\n`)],
  ["two bytes a letter", Buffer.from(`${BOM}PORT=8080\r\nDATA_DIR=/srv\r\n`, "utf16le")],
  ["quotes, spaces, comments", utf8(`PORT="8080" # here\n  export DATA_DIR = '/srv'\n# PORT=1\n`)],
])("%s", (_name, bytes) => {
  const { values, lines } = parseEnvFile(bytes);
  expect(values).toEqual({ PORT: "8080", DATA_DIR: "/srv" });
  expect([...lines]).toEqual([
    ["PORT", 1],
    ["DATA_DIR", 2],
  ]);
});

test("variables that are set stay, the others come from the file with their line; a missing file is no error", () => {
  const path = join(creerDossierTemporaire(), ".env");
  const env: NodeJS.ProcessEnv = { PORT: "3000" };
  expect(loadEnvFile(path, env).size).toBe(0);
  writeFileSync(path, `${BOM}PORT=8080\n\nHOST=127.0.0.1\n`);
  expect([...loadEnvFile(path, env)]).toEqual([["HOST", 3]]);
  expect(env).toEqual({ PORT: "3000", HOST: "127.0.0.1" });
});
