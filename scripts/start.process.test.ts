/** `npm start` under a supervisor, in a folder with unusual characters in its name, and what it installs. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
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

/** Stands in for npm: it notes its arguments, and makes the files by which an installation is known. */
const FAKE_NPM = `#!/bin/sh
echo "$*" >> npm-calls
mkdir -p node_modules/.bin node_modules/vite node_modules/half-written
[ -e killed ] && kill -9 $$
[ -e refused ] && exit 1
case "$*" in
  install*--include=dev*) mkdir -p node_modules/vitest ;;
  rebuild*) touch node_modules/.bin/node ;;
esac
touch node_modules/.package-lock.json
`;

/** A clone without packages, and what its preparation asks of npm each time. */
function createUnpreparedClone() {
  const dossier = creerDossierTemporaire();
  for (const nom of ["scripts", "client", "bin"])
    mkdirSync(join(dossier, nom), { recursive: true });
  cpSync("scripts/prepare.mjs", join(dossier, "scripts", "prepare.mjs"));
  for (const nom of ["package.json", "package-lock.json"]) writeFileSync(join(dossier, nom), "{}");
  writeFileSync(join(dossier, "bin", "npm"), FAKE_NPM, { mode: 0o755 });
  const dans = (...morceaux: readonly string[]) => join(dossier, ...morceaux);
  /** Prepares as a machine whose Node is of this version; gives npm's calls, shortened to their meaning. */
  const preparer = (version: string, ...options: readonly string[]) => {
    writeFileSync(dans("npm-calls"), "");
    const versions = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
    const { status } = spawnSync(
      process.execPath,
      [
        `--import=data:text/javascript,${encodeURIComponent(versions)}`,
        "scripts/prepare.mjs",
        "--no-build",
        ...options,
      ],
      {
        cwd: dossier,
        env: {
          ...process.env,
          PATH: [dans("bin"), process.env["PATH"] ?? ""].join(delimiter),
          NODE_ENV: "production",
        },
      },
    );
    const appels = readFileSync(dans("npm-calls"), "utf8").trim().split("\n");
    return {
      status,
      appels: appels.flatMap((appel) => /--(?:omit|include)=dev|rebuild node/.exec(appel) ?? []),
    };
  };
  return { dans, preparer };
}

describe.skipIf(process.platform === "win32")("what a preparation installs", () => {
  test("a start takes what serves and builds, a check adds the tools, and a later start keeps them", () => {
    const { dans, preparer } = createUnpreparedClone();
    expect(preparer("24.0.0")).toEqual({ status: 0, appels: ["--omit=dev"] });
    expect(preparer("24.0.0").appels).toEqual([]);
    expect(preparer("24.0.0", "--tools").appels).toEqual(["--include=dev"]);
    expect(preparer("24.0.0").appels).toEqual([]);
    const plusTard = Date.now() / 1000 + 60;
    utimesSync(dans("package-lock.json"), plusTard, plusTard);
    expect(preparer("24.0.0").appels).toEqual(["--include=dev"]);
  });

  test("a start leaves out source maps, and optional peers that only tests need", () => {
    const { dans, preparer } = createUnpreparedClone();
    const packages = {
      "": {},
      "node_modules/vite": {},
      "node_modules/half-written": { devOptional: true },
    };
    writeFileSync(dans("package-lock.json"), JSON.stringify({ packages }));
    writeFileSync(
      dans("bin", "npm"),
      `${FAKE_NPM}touch node_modules/vite/a.js node_modules/vite/a.js.map\n`,
    );
    const installed = () =>
      ["vite/a.js", "vite/a.js.map", "half-written"].filter((nom) =>
        existsSync(dans("node_modules", nom)),
      );
    expect(preparer("24.0.0").status).toBe(0);
    expect(installed()).toEqual(["vite/a.js"]);
    expect(preparer("24.0.0", "--tools").status).toBe(0);
    expect(installed()).toEqual(["vite/a.js", "vite/a.js.map", "half-written"]);
  });

  test("a Node 24 is installed where the machine's is older, and again when an update has removed it", () => {
    const { dans, preparer } = createUnpreparedClone();
    expect(preparer("26.1.0").appels).toEqual(["--omit=dev"]);
    expect(preparer("20.19.0").appels).toEqual(["rebuild node"]);
    // from now on the Node that prepares is the one of the packages
    expect(preparer("24.9.0").appels).toEqual([]);
    writeFileSync(
      dans("bin", "npm"),
      FAKE_NPM.replace("rebuild*)", "install*) rm node_modules/.bin/node ;;\n  rebuild*)"),
    );
    const plusTard = Date.now() / 1000 + 60;
    utimesSync(dans("package-lock.json"), plusTard, plusTard);
    expect(preparer("24.9.0").appels).toEqual(["--omit=dev", "rebuild node"]);
  });

  test("an installation that was killed begins anew, and one that npm gave up goes on", () => {
    const { dans, preparer } = createUnpreparedClone();
    expect(preparer("24.0.0").status).toBe(0);
    writeFileSync(dans("killed"), "");
    expect(preparer("24.0.0", "--tools").status).toBe(1);
    writeFileSync(dans("node_modules", "half-written", "rest"), "");
    rmSync(dans("killed"));
    expect(preparer("24.0.0")).toEqual({ status: 0, appels: ["--omit=dev"] });
    expect(existsSync(dans("node_modules", "half-written", "rest"))).toBe(false);

    writeFileSync(dans("refused"), "");
    expect(preparer("24.0.0", "--tools").status).toBe(1);
    writeFileSync(dans("node_modules", "half-written", "rest"), "");
    rmSync(dans("refused"));
    expect(preparer("24.0.0", "--tools")).toEqual({ status: 0, appels: ["--include=dev"] });
    expect(existsSync(dans("node_modules", "half-written", "rest"))).toBe(true);
  });
});

test("every command installs what it needs: all but those of a host need the tools", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const hotes = ["start", "dev", "admin", "sauvegarde", "restaurer", "diagnostic"];
  // the image builds with what it has installed itself
  const commandes = Object.keys(scripts).filter((nom) => !nom.startsWith("pre") && nom !== "build");
  expect(commandes).toEqual(expect.arrayContaining(hotes));
  const attendu = (nom: string) =>
    scripts[`pre${nom}`]?.startsWith("node scripts/prepare.mjs") === true;
  expect(commandes.filter((nom) => !attendu(nom))).toEqual([]);
  const avecOutils = commandes.filter((nom) => scripts[`pre${nom}`]?.includes(" --tools") === true);
  expect(avecOutils).toEqual(commandes.filter((nom) => !hotes.includes(nom)));
});
