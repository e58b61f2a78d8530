/**
 * package-lock.json is the same on every system, so that a Mac or an arm64 machine installs what was tested, and no
 * package is installed for nothing.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const paquet = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), paquet) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

/** Whether Node would find a package of this name from the folder of another package. */
function trouver(chez: string, nom: string): boolean {
  for (
    let dossier = chez;
    ;
    dossier = dossier.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")
  ) {
    const ici = dossier === "" ? "" : `${dossier}/`;
    if (`${ici}node_modules/${nom}` in packages) return true;
    if (dossier === "") return false;
  }
}

test("the lock file has the packages of every system", () => {
  const absents = Object.entries(packages).flatMap(([chez, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((nom) => !trouver(chez, nom))
      .map((nom) => `${nom}, of ${chez}`),
  );
  expect(absents).toEqual([]);
});

test("the lock file names no registry: whoever installs chooses it", () => {
  const adresses = Object.values(packages).flatMap(({ resolved = [] }) => resolved);
  expect(adresses).toEqual([]);
});

// knip says it of the other packages, and leaves peerDependencies out
test("each package that builds the client is imported, or is the Node that builds", () => {
  const { peerDependencies } = z
    .object({ peerDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const sources = globSync(["{client,formats,scripts/vite}/**/*.{ts,tsx}", "vite.config.ts"])
    .filter((fichier) => !/\.test\.tsx?$|[\\/]test[\\/]/.test(fichier))
    .map((fichier) => readFileSync(fichier, "utf8"))
    .join("\n");
  const inutiles = Object.keys(peerDependencies).filter(
    (nom) => !sources.includes(`"${nom}"`) && !sources.includes(`"${nom}/`),
  );
  expect(inutiles).toEqual(["node"]);
});
