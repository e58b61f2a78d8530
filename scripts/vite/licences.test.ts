import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { licencesDesPaquets } from "../../contracts/licences.ts";
import { readLicences } from "./licences.ts";

const shipped = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

describe("the licences of what is installed", () => {
  const { paquets, textes, ...rest } = licencesDesPaquets.parse(readLicences(true));
  const named = new Map(paquets.map((paquet) => [paquet.nom, paquet]));

  it("hold every package that serves or builds, each with a licence, and no tool of the tests", () => {
    expect(shipped.filter((nom) => !named.has(nom))).toEqual([]);
    expect(paquets.filter(({ licence }) => licence === "")).toEqual([]);
    expect(["vitest", "oxlint", "@playwright/test"].filter((nom) => named.has(nom))).toEqual([]);
    expect(rest).toEqual({ sbom: true });
  });

  it("hold the text that a package brings, once", () => {
    const text = readFileSync("node_modules/fastify/LICENSE", "utf8").trim();
    expect(named.get("fastify")?.textes.map((rank) => textes[rank])).toEqual([text]);
    expect(new Set(textes).size).toBe(textes.length);
  });
});
