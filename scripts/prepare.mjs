/**
 * Makes a fresh clone ready: packages when the lock file is newer than what is installed, a Node 24 where the machine's
 * is older, then the client when its sources are newer than the last build. `--tools` also installs what tests and
 * checks use, and `--no-build` leaves the client alone. Plain JavaScript without dependencies: it runs on the machine's
 * own Node (20 or later), before the Node 24 of the project is there.
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const racine = fileURLToPath(new URL("..", import.meta.url));
const sansClient = process.argv.includes("--no-build");
const chemin = (...morceaux) => join(racine, ...morceaux);
const paquet = (...morceaux) => chemin("node_modules", ...morceaux);
/** The mark of an installation that has begun; npm leaves a name with a dot alone. */
const enCours = paquet(".installation");
const dateDe = (fichier) => (existsSync(fichier) ? statSync(fichier).mtimeMs : 0);

function executer(commande, args, message) {
  console.log(message);
  const { status, error } = spawnSync(commande, args, {
    cwd: racine,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  // npm undoes an installation that fails, but not one that is killed
  if (status !== null) rmSync(enCours, { force: true });
  console.error(`Échec : ${commande} ${args.join(" ")}${error ? ` (${error.message})` : ""}`);
  process.exit(1);
}

/** Newest date of the files below a folder or of a file, in ms. */
function dernierChangement(fichier) {
  if (!existsSync(fichier)) return 0;
  const etat = statSync(fichier);
  if (!etat.isDirectory()) return etat.mtimeMs;
  const dates = readdirSync(fichier).map((nom) => dernierChangement(join(fichier, nom)));
  return Math.max(etat.mtimeMs, ...dates);
}

/** Removes what only tests, compilers and debuggers read: a quarter of what `--omit=dev` installs. */
function removeWhatNoHostReads() {
  const { packages = {} } = JSON.parse(readFileSync(chemin("package-lock.json"), "utf8"));
  // npm installs the optional peers of a package, such as TypeScript, as soon as a test needs them too
  for (const [dossier, { devOptional }] of Object.entries(packages))
    if (devOptional) rmSync(chemin(dossier), { recursive: true, force: true });
  for (const nom of readdirSync(paquet(), { recursive: true }))
    if (/\.(?:[cm]?[jt]s|css)\.map$/.test(nom)) rmSync(paquet(nom), { force: true });
}

const majeure = Number(process.versions.node.split(".")[0]);
if (majeure < 20) {
  console.error(
    `Trinquizz demande Node 20 ou plus récent ; celui-ci est le ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Vite cuts an address at the first two, and the third one separates the folders of PATH, where npm puts Node 24. */
const illisibles = process.platform === "win32" ? /[#?]/ : /[#?:]/;
const signe = illisibles.exec(racine)?.[0];
if (signe !== undefined) {
  console.error(
    `Le nom d’un dossier ne doit pas contenir « ${signe} » : renommez ${racine}, puis recommencez.`,
  );
  process.exit(1);
}

// an image contains the built client without its sources
if (!existsSync(chemin("client"))) process.exit(0);

const installe = paquet(".package-lock.json");
const sienNode = paquet(".bin", "node");
/** npm puts the Node of the packages first, so an installed one hides how old the machine's is. */
const ancien = majeure < 24 || existsSync(sienNode);
const outils = existsSync(paquet("vitest"));
const voulus = outils || process.argv.includes("--tools");

// npm trusts the packages that were half written when an installation was stopped
if (existsSync(enCours) || !existsSync(installe))
  rmSync(paquet(), { recursive: true, force: true });

if (
  voulus !== outils ||
  !existsSync(paquet("vite")) ||
  dateDe(installe) < Math.max(dateDe(chemin("package-lock.json")), dateDe(chemin("package.json")))
) {
  mkdirSync(paquet(), { recursive: true });
  writeFileSync(enCours, "");
  executer(
    "npm",
    [
      "install",
      // in both cases by name: NODE_ENV=production changes what npm installs, and a later start keeps the tools
      voulus ? "--include=dev" : "--omit=dev",
      // Node's own script, which fetches 190 MB, is run below; no other package needs its script
      "--ignore-scripts",
      // the lock file stays as it is
      "--no-save",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    "Installation des dépendances (une minute environ, la première fois)…",
  );
  if (!voulus) removeWhatNoHostReads();
  rmSync(enCours);
  // npm leaves the file alone when nothing changed, and the next start would install again
  if (existsSync(installe)) utimesSync(installe, new Date(), new Date());
}

if (ancien && !existsSync(sienNode)) {
  const telecharge = paquet("node", "node_modules");
  // what is left of a download that was stopped would be taken for a whole one
  rmSync(telecharge, { recursive: true, force: true });
  executer(
    "npm",
    ["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"],
    "Installation de Node 24…",
  );
  if (!existsSync(sienNode)) {
    console.error(
      "npm n’a pas installé Node 24 : installez-le (https://nodejs.org), puis recommencez.",
    );
    process.exit(1);
  }
  // the program has another name outside of this folder, which also holds headers and manuals
  rmSync(telecharge, { recursive: true, force: true });
}

// `exec` replaces npm's shell by the server, which then receives npm's signals; cmd.exe has no such command
if (process.platform === "win32") writeFileSync(paquet(".bin", "exec.cmd"), "@%*\r\n");

if (!sansClient) {
  const buildStamp = chemin("dist", ".construit");
  const sources = [
    "client",
    "contracts",
    "formats",
    "game-server",
    "scripts/browser-floor/engines.ts",
    "scripts/vite/compress.ts",
    "scripts/vite/fonts.ts",
    "scripts/vite/licences.ts",
    "scripts/vite/prerender.ts",
    "scripts/vite/start-chunks.ts",
    "scripts/vite/version.ts",
    "vite.config.ts",
    "package-lock.json",
  ];
  if (
    dateDe(buildStamp) < Math.max(...sources.map((source) => dernierChangement(chemin(source))))
  ) {
    const node = existsSync(sienNode) ? sienNode : process.execPath;
    executer(
      node,
      [paquet("vite", "bin", "vite.js"), "build", "--logLevel", "error"],
      "Construction de l’interface…",
    );
    writeFileSync(buildStamp, "");
  }
}
