import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, onTestFinished, test } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { createPasswordHasher } from "./password-hasher.ts";
import { createPasswordHashQueue } from "./passwords.ts";

const ENFANTS = (pid: number) => `/proc/${pid}/task/${pid}/children`;
/** Child processes with our program: the test runner has other children. */
const hashersOf = (pid: number): number[] =>
  readFileSync(ENFANTS(pid), "utf8")
    .split(" ")
    .map(Number)
    .filter((enfant) => enfant > 0 && ligneDe(enfant).includes("password-hasher-process"));
/** Command line of a process; empty once it has ended. */
function ligneDe(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
/** Nice value of each thread: field 19 of its line; field 2 may hold spaces. */
const politesses = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((fil) => {
    const ligne = readFileSync(`/proc/${pid}/task/${fil}/stat`, "utf8");
    return Number(ligne.slice(ligne.lastIndexOf(")") + 2).split(" ")[16]);
  });

function ouvrir(programme?: string) {
  const hasher = createPasswordHasher(programme);
  onTestFinished(() => hasher.fermer());
  return hasher;
}

describe.skipIf(!existsSync(ENFANTS(process.pid)))("the process that hashes", () => {
  test("does the same, behind everything else, all its threads", async () => {
    const mots = createPasswordHashQueue(ouvrir());
    const hache = await mots.hacher("Sésame-1");
    expect(hache).toMatch(/^\$argon2id\$v=19\$(?=.*m=19456)(?=.*t=2)(?=.*p=1)/);
    expect(await mots.verifier(hache, "Sésame-1")).toBe(true);
    expect(await mots.verifier(hache, "Sésame-2")).toBe(false);
    const [pid = 0] = hashersOf(process.pid);
    const siennes = politesses(pid);
    // the thread pool of the hashing process has started
    expect(siennes.length).toBeGreaterThan(2);
    expect(new Set(siennes)).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
  });

  test("is started again when it dies, and whoever waited hears nothing of it", async () => {
    const mots = createPasswordHashQueue(ouvrir());
    const hache = await mots.hacher("Sésame-1");
    const [ancien = 0] = hashersOf(process.pid);
    const reponse = mots.verifier(hache, "Sésame-1");
    process.kill(ancien, "SIGKILL");
    expect(await reponse).toBe(true);
    const [nouveau] = hashersOf(process.pid);
    expect(nouveau).not.toBe(ancien);
  });

  test("what a terminal says to every process does not stop it, the server does", async () => {
    const hasher = createPasswordHasher();
    const mots = createPasswordHashQueue(hasher);
    await mots.hacher("Sésame-1");
    const [pid = 0] = hashersOf(process.pid);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.kill(pid, signal);
    await mots.hacher("Sésame-2");
    expect(hashersOf(process.pid)).toEqual([pid]);
    await hasher.fermer();
    expect(hashersOf(process.pid)).toEqual([]);
    await expect(mots.hacher("Sésame-3")).rejects.toMatchObject({ statusCode: 503 });
  });

  test("ends with a server that was killed", async () => {
    const programme = `
      const { createPasswordHasher } = await import("./api/services/password-hasher.ts");
      await createPasswordHasher().faire({ genre: "hacher", motDePasse: "Sésame-1" });
      console.log("hashed");
      setInterval(() => {}, 1000);
    `;
    const serveur = spawn(process.execPath, ["--input-type=module", "-e", programme], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void serveur.kill("SIGKILL"));
    await once(serveur.stdout, "data");
    const [pid = 0] = hashersOf(serveur.pid ?? 0);
    expect(ligneDe(pid)).not.toBe("");
    serveur.kill("SIGKILL");
    await expect.poll(() => ligneDe(pid)).toBe("");
  });
});

test("503 when every process dies of it, and the next one may still pass", async () => {
  const dossier = creerDossierTemporaire();
  const programme = join(dossier, "meurt.mjs");
  writeFileSync(programme, `process.on("message", () => process.exit(1));`);
  const mots = createPasswordHashQueue(ouvrir(programme));
  await expect(mots.verifier(null, "Sésame-1")).rejects.toMatchObject({ statusCode: 503 });
  writeFileSync(
    programme,
    `process.on("message", ({ id, genre }) => process.send({ id, genre, hache: "h" }));`,
  );
  expect(await mots.hacher("Sésame-1")).toBe("h");
});
