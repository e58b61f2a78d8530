/**
 * The image: built without Docker as its Dockerfile says, then run as a user who may write in the data folder only.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { joindreRoomParSocket, type OptionsJoindreRoom } from "#game/test/ligne.ts";
import { parseDockerfileExecForm } from "./dockerfile.ts";
import { type ReplayedDockerImage, replayDockerfile } from "./replay.ts";
import { findFreePort } from "../free-port.ts";

const TAILLE_MAX = 200_000_000;

const motifs = (fichier: string) =>
  readFileSync(fichier, "utf8")
    .split("\n")
    .map((ligne) =>
      ligne
        .trim()
        .replace(/^\*\*\//, "")
        .replace(/\/$/, ""),
    )
    .filter((ligne) => ligne !== "" && !ligne.startsWith("#"));

test("what git leaves out of the repository, credentials first, stays out of the image too", () => {
  expect(motifs(".dockerignore")).toEqual(
    expect.arrayContaining([".env", ...motifs(".gitignore")]),
  );
});

const fichiersDe = (dossier: string) =>
  readdirSync(dossier, { recursive: true, withFileTypes: true })
    .filter((entree) => entree.isFile())
    .map((entree) => join(entree.parentPath, entree.name).slice(dossier.length + 1));

/** The packages that serve, by name. */
const listDependencies = () =>
  Object.keys(
    z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync("package.json", "utf8"))).dependencies,
  );

/** Size on the disk, in bytes. */
const tailleDe = (dossier: string) =>
  Number(execFileSync("du", ["-s", "-B1", dossier], { encoding: "utf8" }).split("\t")[0]);

function etape(image: ReplayedDockerImage, mot: string) {
  const trouvee = image.dernier.etapes.findLast((une) => une.mot === mot);
  if (trouvee === undefined) throw new Error(`no ${mot}`);
  return trouvee;
}

/** Runs a program of the image, as the image's own user. */
function lancer(
  image: ReplayedDockerImage,
  [programme = "", ...args]: readonly string[],
  PORT: number,
) {
  const [uid = 0, gid = 0] = etape(image, "USER").texte.split(":").map(Number);
  const TMPDIR = join(image.racine, "tmp");
  const enfant = spawn(programme, args, {
    cwd: image.dossier,
    env: { ...image.env, HOME: "/nonexistent", TMPDIR, PORT: String(PORT), LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
    uid,
    gid,
  });
  onTestFinished(() => void enfant.kill("SIGKILL"));
  let dits = "";
  enfant.stderr.on("data", (texte) => (dits += String(texte)));
  enfant.stdout.on("data", (texte) => (dits += String(texte)));
  return { enfant, dits: () => dits };
}

async function fin(enfant: ChildProcess): Promise<number | null> {
  if (enfant.exitCode === null) await once(enfant, "close");
  return enfant.exitCode;
}

test.skipIf(process.getuid?.() !== 0)(
  "the image holds what runs and no more, serves pages and rooms as somebody else, is seen well, and stops when it is told to",
  async () => {
    const atelier = creerDossierTemporaire();
    const image = replayDockerfile({ contexte: process.cwd(), atelier, paquets: "node_modules" });
    for (const ouvert of [atelier, image.racine]) chmodSync(ouvert, 0o755);
    mkdirSync(join(image.racine, "tmp"));
    chmodSync(join(image.racine, "tmp"), 0o777);

    const presents = new Set(readdirSync(image.dossier));
    for (const absent of ["client", "formats", "e2e", "bench", "docs", ".git", "package-lock.json"])
      expect(presents).not.toContain(absent);
    const paquets = join(image.dossier, "node_modules");
    for (const absent of ["node", "vite", "vitest", "react", "typescript", "@playwright"])
      expect(existsSync(join(paquets, absent)), absent).toBe(false);
    expect(
      listDependencies().filter((nom) => !existsSync(join(paquets, nom))),
      "missing packages",
    ).toEqual([]);
    const sources = fichiersDe(image.dossier)
      .filter((nom) => nom.endsWith(".ts") && !nom.startsWith("node_modules/"))
      .map((nom) => readFileSync(join(image.dossier, nom), "utf8"))
      .join("\n");
    const inutiles = listDependencies().filter(
      (nom) => !sources.includes(`"${nom}"`) && !sources.includes(`"${nom}/`),
    );
    expect(inutiles, "packages that nothing in the image imports").toEqual([]);
    expect(
      fichiersDe(image.dossier).filter(
        (nom) => /\.test\.ts$|(^|\/)test\//.test(nom) && !nom.startsWith("node_modules/"),
      ),
    ).toEqual([]);
    const taille = tailleDe(image.dossier);
    expect(taille).toBeGreaterThan(0);
    expect(taille).toBeLessThan(TAILLE_MAX);
    expect(etape(image, "VOLUME").texte).toBe("/app/data");
    expect(image.env["DATA_DIR"]).toBe(join(image.racine, "/app/data"));

    const port = await findFreePort();
    const adresse = `http://127.0.0.1:${String(port)}`;
    const { enfant, dits } = lancer(image, parseDockerfileExecForm(etape(image, "CMD")), port);
    await expect.poll(dits).toContain("Ctrl+C");
    const sonde = parseDockerfileExecForm(etape(image, "HEALTHCHECK"));
    expect(await fin(lancer(image, sonde, port).enfant)).toBe(0);

    const page = await fetch(`${adresse}/quizz-communaute`, { headers: { accept: "text/html" } });
    const html = await page.text();
    const [, script = ""] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(adresse + script)).headers.get("content-type")).toContain("javascript");
    const lus = await fetch(`${adresse}/api/quizz-officiel`);
    const { quizz } = z
      .object({ quizz: z.array(z.object({ title: z.string() })) })
      .parse(await lus.json());
    expect(quizz.length).toBeGreaterThan(0);
    const ouverte = await fetch(`${adresse}/api/room`, { method: "POST" });
    const { code } = z.object({ code: z.string() }).parse(await ouverte.json());
    const demande = { role: "joueur", jeton: "j".repeat(24), pseudo: "Léa" } as const;
    const ecouter: OptionsJoindreRoom["ecouter"] = (room) => void room.onMessage("*", () => {});
    const { state } = await joindreRoomParSocket(adresse, code, demande, { ecouter });
    expect([...state.joueurs.values()].map(({ pseudo }) => pseudo)).toContain("Léa");

    // the backup is made beside the running server, as with `docker compose exec`
    const sauvegarde = lancer(image, ["npm", "run", "sauvegarde", "--silent"], port);
    expect(await fin(sauvegarde.enfant), sauvegarde.dits()).toBe(0);
    expect(sauvegarde.dits()).toContain("Sauvegardé");

    enfant.kill("SIGTERM");
    expect(await fin(enfant), dits()).toBe(0);
    expect(await fin(lancer(image, sonde, port).enfant)).toBe(1);
  },
  // packages are installed and the client is built, which takes minutes on a busy machine
  300_000,
);
