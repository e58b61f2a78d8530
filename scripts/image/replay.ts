/**
 * Runs a Dockerfile without Docker: each stage is a folder, and its COPY and RUN are carried out with the Node of this
 * process in place of the base image's. The base image itself and other processors are not tested.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { basename, delimiter, dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import dockerignore from "@balena/dockerignore";
import { type DockerfileStage, parseDockerfile } from "./dockerfile.ts";

export interface ReplayedDockerImage {
  /** Root folder of the image: absolute paths of the image begin there. */
  readonly racine: string;
  /** Working folder of the image's programs. */
  readonly dossier: string;
  /** Environment of the programs of the image: its variables, and the path of Node. */
  readonly env: Readonly<Record<string, string>>;
  readonly dernier: DockerfileStage;
}

export interface ReplayDockerfileOptions {
  /** Folder of the Dockerfile. */
  readonly contexte: string;
  /** An empty folder in which the stages are built. */
  readonly atelier: string;
  /** Folder of the installed packages, those of tests included, which saves half a minute of installation. */
  readonly paquets: string;
}

const POUR_CONSTRUIRE = /^npm install --omit=dev\b/;

/** Throws when a step fails or is of an unknown kind. */
export function replayDockerfile({
  contexte,
  atelier,
  paquets,
}: ReplayDockerfileOptions): ReplayedDockerImage {
  const etages = parseDockerfile(readFileSync(join(contexte, "Dockerfile"), "utf8"));
  const ignorees = dockerignore
    .default()
    .add(readFileSync(join(contexte, ".dockerignore"), "utf8").split("\n"));
  const racineDe = (nom: string) => join(atelier, nom === "" ? "image" : nom);
  let image: ReplayedDockerImage | null = null;
  for (const etage of etages) {
    const racine = racineDe(etage.nom);
    let dossier = racine;
    const env: Record<string, string> = { PATH: chercher() };
    for (const { mot, mots, texte, de } of etage.etapes) {
      if (mot === "WORKDIR") {
        dossier = join(racine, texte);
        mkdirSync(dossier, { recursive: true });
      } else if (mot === "ENV") {
        for (const [nom = "", valeur = ""] of mots.map((affecte) => affecte.split("=")))
          env[nom] = valeur.startsWith("/") ? join(racine, valeur) : valeur;
      } else if (mot === "COPY") {
        if (de === null) copier(contexte, dossier, mots, (chemin) => !ignorees.ignores(chemin));
        else doubler(racineDe(de), dossier, mots);
      } else if (mot === "RUN" && POUR_CONSTRUIRE.test(texte)) {
        symlinkSync(resolve(paquets), join(dossier, "node_modules"));
      } else if (mot === "RUN") {
        const options = { npm_config_prefer_offline: "true" };
        execFileSync("sh", ["-c", texte], {
          cwd: dossier,
          env: { ...process.env, ...env, ...options },
          stdio: ["ignore", "ignore", "pipe"],
        });
      } else if (!["USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"].includes(mot)) {
        throw new Error(`${mot} is not played here`);
      }
    }
    image = { racine, dossier, env, dernier: etage };
  }
  if (image === null) throw new Error("no stage");
  return image;
}

/** A PATH with this Node first. */
const chercher = (): string =>
  [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter);

/**
 * Carries out a COPY from the folder of the Dockerfile. With several sources, or a target that ends with a slash, files
 * go into the target; of a folder, its content is copied.
 */
function copier(
  contexte: string,
  dossier: string,
  mots: readonly string[],
  voulu: (chemin: string) => boolean,
): void {
  const sources = mots.slice(0, -1);
  const cible = mots.at(-1) ?? "";
  const dedans = sources.length > 1 || cible.endsWith("/");
  for (const nom of sources) {
    const de = join(contexte, nom);
    const entre = dedans && statSync(de).isFile();
    const vers = entre ? join(dossier, cible, basename(nom)) : join(dossier, cible);
    const filter = (chemin: string) => {
      const relatif = relative(contexte, chemin);
      return relatif === "" || voulu(relatif);
    };
    cpSync(de, vers, { recursive: true, filter });
  }
}

/** Copies a file or a folder of another stage as hard links, since no step writes to them again. */
function doubler(
  racine: string,
  dossier: string,
  [source = "", cible = ""]: readonly string[],
): void {
  execFileSync("cp", ["-al", join(racine, source), join(dossier, cible)]);
}
