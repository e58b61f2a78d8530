/** `npm start` under a supervisor, and in a folder with unusual characters in its name. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { creerDossierTemporaire } from "#db/test/banc.ts";

const verrou = z.object({ pid: z.int() });
const vit = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * A supervisor signals npm alone, which passes the signal on; a terminal signals npm and the server, and npm passes the
 * signal on a second time.
 */
test.each(["SIGTERM to npm", "SIGINT to both"])(
  "%s: the server stops in good order, then npm",
  async (quoi) => {
    const [signal] = quoi.split(" ");
    const DATA_DIR = creerDossierTemporaire();
    // `--ignore-scripts` leaves out the preparation, since a folder that runs this test is prepared
    const npm = spawn("npm", ["start", "--ignore-scripts", "--silent"], {
      env: { ...process.env, DATA_DIR, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let dit = "";
    for (const flux of [npm.stdout, npm.stderr]) flux.on("data", (texte) => (dit += String(texte)));
    await expect.poll(() => dit).toContain("Ctrl+C");
    const { pid } = verrou.parse(JSON.parse(readFileSync(join(DATA_DIR, "serveur.json"), "utf8")));
    onTestFinished(() => {
      if (vit(pid)) process.kill(pid, "SIGKILL");
    });
    expect(vit(pid)).toBe(true);
    const fini = once(npm, "close");
    const accueil = dit;
    // a negative number stands for the whole process group
    process.kill(quoi.endsWith("both") ? -(npm.pid ?? 0) : (npm.pid ?? 0), signal);
    if (quoi.endsWith("both")) {
      // a server without anything to close would stop before npm passes the signal on, so the test sends it
      await dormir(2);
      process.kill(pid, signal);
    }
    const [code] = await fini;
    expect([code, dit]).toEqual([0, accueil]);
    expect(vit(pid)).toBe(false);
  },
);

test.each(["#", "?", ":"])(
  "a folder called with %s is refused in one line, and nothing is installed",
  (signe) => {
    const dossier = join(creerDossierTemporaire(), `Soirée${signe} chez nous`);
    mkdirSync(join(dossier, "scripts"), { recursive: true });
    cpSync("scripts/prepare.mjs", join(dossier, "scripts", "prepare.mjs"));
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/prepare.mjs"], {
      cwd: dossier,
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(`« ${signe} »`);
  },
);
