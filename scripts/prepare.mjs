/**
 * Makes a fresh clone ready: dependencies when the lock file is newer than what is installed, then the client when its
 * sources are newer than the last build. Plain JavaScript without dependencies: it runs on the machine's own Node (20 or
 * later), before the Node 24 of the project is there.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const racine = fileURLToPath(new URL("..", import.meta.url));
const sansClient = process.argv.includes("--no-build");
const chemin = (...morceaux) => join(racine, ...morceaux);
const dateDe = (fichier) => (existsSync(fichier) ? statSync(fichier).mtimeMs : 0);

function executer(commande, args, message) {
  console.log(message);
  const { status, error } = spawnSync(commande, args, {
    cwd: racine,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status === 0) return;
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

const installe = chemin("node_modules", ".package-lock.json");
/** An installation without development packages, which lacks Node 24. */
const incomplet =
  !existsSync(chemin("node_modules", "vite")) || !existsSync(chemin("node_modules", "node"));
if (
  incomplet ||
  dateDe(installe) < Math.max(dateDe(chemin("package-lock.json")), dateDe(chemin("package.json")))
) {
  executer(
    "npm",
    // `--include=dev` also in production (NODE_ENV), since the client is built here; `--no-save` leaves the lock file as it is
    ["install", "--include=dev", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    "Installation des dépendances (une minute environ, la première fois)…",
  );
  // npm leaves the file alone when nothing changed, and the next start would install again
  if (existsSync(installe)) utimesSync(installe, new Date(), new Date());
}

// `exec` replaces npm's shell by the server, which then receives npm's signals; cmd.exe has no such command
if (process.platform === "win32")
  writeFileSync(chemin("node_modules", ".bin", "exec.cmd"), "@%*\r\n");

if (!sansClient) {
  const temoin = chemin("dist", ".construit");
  const sources = [
    "client",
    "contracts",
    "formats",
    "game-server",
    "scripts/browser-floor/engines.ts",
    "scripts/vite/fonts.ts",
    "scripts/vite/prerender.ts",
    "scripts/vite/version.ts",
    "vite.config.ts",
    "package-lock.json",
  ];
  if (dateDe(temoin) < Math.max(...sources.map((source) => dernierChangement(chemin(source))))) {
    const node = chemin("node_modules", ".bin", "node");
    const vite = chemin("node_modules", "vite", "bin", "vite.js");
    executer(node, [vite, "build", "--logLevel", "error"], "Construction de l’interface…");
    writeFileSync(temoin, "");
  }
}
