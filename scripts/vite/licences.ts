/** At the build, writes beside the client the licences of all that is installed for it and for the server, and npm's list of it (SBOM). */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };
import { CHEMIN_LICENCES, CHEMIN_SBOM, type LicencesDesPaquets } from "../../contracts/licences.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** npm's record of what it has installed. */
const installedPackages = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(""),
      license: z.string().default(""),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
    }),
  ),
});
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** The texts of licences in the folder of a package. */
const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
    .map((file) => readFileSync(join(folder, file.name), "utf8").trim())
    .filter((text) => text !== "");

/** The installed packages with their licences, development packages left out, by name. Throws when nothing is installed. */
export function readLicences(sbom: boolean): LicencesDesPaquets {
  const record: unknown = JSON.parse(
    readFileSync(join(ROOT, "node_modules", ".package-lock.json"), "utf8"),
  );
  const ranks = new Map<string, number>();
  const rankOf = (text: string): number => {
    const rank = ranks.get(text) ?? ranks.size;
    ranks.set(text, rank);
    return rank;
  };
  const paquets = Object.entries(installedPackages.parse(record).packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { version, license }]) => ({
      nom: path.replace(/^.*node_modules\//, ""),
      version,
      licence: license.replace(/^\((.*)\)$/, "$1"),
      textes: textsIn(join(ROOT, path)).map(rankOf),
    }))
    .toSorted((a, b) => a.nom.localeCompare(b.nom, "en") || a.version.localeCompare(b.version));
  return { paquets, textes: [...ranks.keys()], sbom };
}

const billOfMaterials = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
});

/** The software bill of materials, as JSON; null where npm is too old to write one. */
function writeBillOfMaterials(): string | null {
  const { status, stdout } = spawnSync(
    "npm",
    ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx"],
    { cwd: ROOT, encoding: "utf8", shell: process.platform === "win32", maxBuffer: 16_000_000 },
  );
  if (status !== 0) return null;
  const bill = billOfMaterials.parse(JSON.parse(stdout));
  // npm names the product after its folder
  bill.metadata.component.name = manifest.name;
  return JSON.stringify(bill);
}

/** The Vite plugin; `vite dev` reads the licences when they are asked for. */
export function createViteLicencesPlugin(): Plugin {
  return {
    name: "trinquizz-licences",
    configureServer(server) {
      server.middlewares.use(CHEMIN_LICENCES, (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(readLicences(false)));
      });
    },
    generateBundle() {
      const bill = writeBillOfMaterials();
      if (bill === null) this.warn("this npm has no `npm sbom`: no list of packages is written");
      else this.emitFile({ type: "asset", fileName: CHEMIN_SBOM.slice(1), source: bill });
      const licences = JSON.stringify(readLicences(bill !== null));
      this.emitFile({ type: "asset", fileName: CHEMIN_LICENCES.slice(1), source: licences });
    },
  };
}
