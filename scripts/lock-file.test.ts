/** package-lock.json is the same on every system, so that a Mac or an arm64 machine installs what was tested. */
import { readFileSync } from "node:fs";
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
