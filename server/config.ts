/** Settings of the server, read once from the environment. Every variable has a default, so none needs to be set. */
import { homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import proxyAddr from "@fastify/proxy-addr";
import { z } from "zod";
import { nomProcessus } from "#contracts/processus.ts";
import { PLACES_ROOM_MAX_DEFAUT, PLACES_ROOM_MAX_POSSIBLE } from "#contracts/limites.ts";

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const integer = (min: number, max: number, byDefault: number) => {
  const error = `il faut un nombre entier de ${min} à ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((n) => n >= min && n <= max, { error })
    .default(byDefault);
};

/** Least number of characters of a secret, so that nobody can guess it. */
const SECRET_MIN = 24;
/** Variables whose value is never shown in an error. */
const SECRETS: ReadonlySet<string> = new Set([
  "METRICS_TOKEN",
  "SMTP_URL",
  "REDIS_URL",
  "SERVICE_KEY",
]);

const httpAddress = z.url({
  protocol: /^https?$/,
  error: "il faut une adresse qui commence par http:// ou https://",
});

/** Addresses, networks and names of networks (`loopback`, `uniquelocal`) that `proxy-addr` reads, separated by commas. */
const proxyAddresses = z
  .string()
  .transform((list) => list.split(",").map((address) => address.trim()))
  .refine(isProxyList, {
    error: "il faut des adresses IP ou des réseaux, comme 127.0.0.1, 172.18.0.0/16 ou loopback",
  });

function isProxyList(addresses: readonly string[]): boolean {
  try {
    proxyAddr.compile([...addresses]);
    return true;
  } catch {
    return false;
  }
}

/** The address of a site; a path in it is refused, since it would be dropped. */
const siteAddress = httpAddress
  .refine((adresse) => !URL.canParse(adresse) || isSite(new URL(adresse)), {
    error:
      "il faut l’adresse du site seule, sans rien derrière le nom : Trinquizz ne se met pas dans un sous-dossier",
  })
  .transform((adresse) => new URL(adresse).origin);

const isSite = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === "/" && [search, hash, username, password].every((part) => part === "");

/** A folder, relative to the working directory. A quote or `~` left in it was not read by a terminal, and is refused. */
const folder = z
  .string()
  .refine((chemin) => !/^["']|["']$/.test(chemin), {
    error: "un guillemet y est resté : écrivez le chemin sans guillemets",
  })
  .refine((chemin) => !/^~(?:[/\\]|$)/.test(chemin), {
    error: `« ~ » n’est compris que par un terminal : écrivez le chemin entier, qui commence sans doute par ${homedir()} (un dossier qui s’appelle vraiment « ~ » s’écrit « ./~ »)`,
  })
  .transform((chemin) => resolve(chemin));

/** Sender of the mails: a name and an address, or an address alone. The domain may have no dot, as on a private network. */
const SENDER = /^(?:[^<>]*<\s*[^\s@<>,;"]+@[^\s@<>,;"]+\s*>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/;

/** Roles of a process: `tout` does everything; with several processes, `api` has the database and `jeu` plays. */
const ROLES = ["tout", "api", "jeu"] as const;
export type ProcessRole = (typeof ROLES)[number];

/**
 * Schema of the settings, one entry for each variable. Unknown variables are ignored, since the environment is shared with
 * other programs.
 */
const schema = z.object({
  /** Port to listen on; 0 takes any free port. */
  PORT: integer(0, 65_535, 3000),
  /** Address to listen on; by default all addresses of the machine, so that phones of the same Wi-Fi can come in. */
  HOST: z.string().trim().default("0.0.0.0"),
  /** Folder of everything that must last: database and media. Created when missing. */
  DATA_DIR: folder.default(() => resolve("data")),
  /** Public address of the site, such as https://quizz.exemple.fr. */
  PUBLIC_URL: siteAddress.optional(),
  /**
   * Addresses or networks of the proxy before the server, whose X-Forwarded-For is trusted. By default any private address when PUBLIC_URL
   * is https, which this server does not speak by itself, and nobody otherwise.
   */
  TRUSTED_PROXY: proxyAddresses.optional(),
  /** Address of the lamp, called (POST) when a cul sec begins: the lamp turns red (decisions-plateforme, "Light"). */
  LIGHT_ROUGE_URL: httpAddress.optional(),
  /** Address of the lamp, called (POST) when the cul sec is over. */
  LIGHT_NORMAL_URL: httpAddress.optional(),
  /** SMTP server, such as smtps://user:password@smtp.exemple.fr; without it mails are written to DATA_DIR/mails. */
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "il faut une adresse qui commence par smtp:// ou smtps://",
    })
    .optional(),
  /** Sender of the mails. */
  MAIL_FROM: z
    .string()
    .regex(SENDER, {
      error: "il faut une adresse mail, seule ou après un nom : Trinquizz <bonjour@exemple.fr>",
    })
    .default("Trinquizz <trinquizz@localhost>"),
  /** Mail address of the person who runs this server; by default contact@ the name of the site. */
  CONTACT_MAIL: z.email({ error: "il faut une adresse mail" }).optional(),
  /** Folder of the backups; by default in the data folder, where they do not survive a broken disk. */
  SAUVEGARDES_DIR: folder.optional(),
  /** Number of backups that are kept; the oldest are deleted. */
  SAUVEGARDES_GARDEES: integer(1, 1000, 14),
  /** Hours between two automatic backups; 0: none. */
  SAUVEGARDE_HEURES: integer(0, 720, 24),
  /** Secret that lets other machines read `/metrics` and the details of `/api/sante` (docs/decisions/0097). */
  METRICS_TOKEN: z
    .string()
    .trim()
    .min(SECRET_MIN, { error: `il faut au moins ${SECRET_MIN} caractères` })
    .regex(/^\S+$/, { error: "il ne faut ni espace ni retour à la ligne" })
    .optional(),
  /** Lowest level of the lines that are logged. */
  LOG_LEVEL: z
    .enum(LEVELS, { error: `il faut un de ces mots : ${LEVELS.join(", ")}` })
    .default("info"),
  /** Seats of a room, without the host (decisions-jeu, "People and devices"). */
  JOUEURS_MAX: integer(2, PLACES_ROOM_MAX_POSSIBLE, PLACES_ROOM_MAX_DEFAUT),
  /** Rooms open at once, and people connected to them; beyond, the bar is full (docs/decisions/0031). */
  ROOMS_MAX: integer(1, 100_000, 500),
  PLACES_MAX: integer(2, 1_000_000, 5000),
  /** Role of the server process (docs/plusieurs-machines.md). */
  ROLE: z.enum(ROLES, { error: `il faut un de ces mots : ${ROLES.join(", ")}` }).default("tout"),
  /** Redis that the processes share. */
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: "il faut une adresse qui commence par redis:// ou rediss://",
    })
    .optional(),
  /** Address of the API process, for the game processes. */
  API_URL: siteAddress.optional(),
  /** Secret that the processes show one another. */
  SERVICE_KEY: z
    .string()
    .trim()
    .min(SECRET_MIN, { error: `il faut au moins ${SECRET_MIN} caractères` })
    .regex(/^\S+$/, { error: "il ne faut ni espace ni retour à la ligne" })
    .optional(),
  /** Name of a game process, in the addresses of its rooms; by default the name of the machine. */
  PROCESSUS: nomProcessus
    .or(
      z.never({ error: "il faut des lettres minuscules sans accent, des chiffres et des tirets" }),
    )
    .default(() => machineName(hostname())),
  /** Address of this process for the others; by default its name and its port. */
  ADRESSE_INTERNE: siteAddress.optional(),
});

export type ServerConfig = Readonly<z.infer<typeof schema>>;

/** Variables that each role requires. */
const REQUIRED = {
  tout: [],
  api: ["REDIS_URL", "SERVICE_KEY", "PUBLIC_URL"],
  jeu: ["REDIS_URL", "SERVICE_KEY", "API_URL"],
} as const satisfies Readonly<Record<ProcessRole, readonly (keyof ServerConfig)[]>>;

/** A setting that `readServerConfig` requires of this role. Throws when it is missing. */
export function requireServerSetting(
  config: ServerConfig,
  name: "REDIS_URL" | "SERVICE_KEY" | "API_URL",
): string {
  const value = config[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}

/** The name of a machine, reduced to what an address may contain. */
function machineName(name: string): string {
  const readable = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-|-$/g, "");
  return readable === "" ? "jeu" : readable;
}

/** Names of all variables of the server's settings. */
export const SERVER_SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** Whether the site is reached over HTTPS, according to `PUBLIC_URL`. */
export const isSiteOnHttps = ({ PUBLIC_URL }: Pick<ServerConfig, "PUBLIC_URL">): boolean =>
  PUBLIC_URL?.startsWith("https:") ?? false;

/** Folder of the backups, absolute. */
export const composeBackupFolderPath = ({
  DATA_DIR,
  SAUVEGARDES_DIR,
}: Pick<ServerConfig, "DATA_DIR" | "SAUVEGARDES_DIR">): string =>
  SAUVEGARDES_DIR ?? join(DATA_DIR, "sauvegardes");

export type ServerConfigResult =
  | { readonly ok: true; readonly config: ServerConfig }
  /** One French line: which variables are wrong, and why. */
  | { readonly ok: false; readonly message: string };

/** A value between quotes, which a shell would have removed; `docker run -e` and systemd leave them. */
const QUOTED = /^(?:"([^"]*)"|'([^']*)')$/;

function withoutQuotes(value: string): string {
  const bare = value.trim();
  const match = QUOTED.exec(bare);
  return (match?.[1] ?? match?.[2] ?? bare).trim();
}

/**
 * Reads the settings. An empty variable counts as unset, since Docker Compose passes missing variables as empty ones.
 * @param lines line of each variable in `.env`, named in the error
 */
export function readServerConfig(
  env: Readonly<Record<string, string | undefined>>,
  lines: ReadonlyMap<string, number> = new Map(),
): ServerConfigResult {
  const filled = Object.fromEntries(
    Object.keys(schema.shape)
      .map((nom) => [nom, withoutQuotes(env[nom] ?? "")] as const)
      .filter(([, valeur]) => valeur !== ""),
  );
  const result = schema.safeParse(filled);
  if (result.success) {
    const { ROLE } = result.data;
    const missing = REQUIRED[ROLE].filter((nom) => result.data[nom] === undefined);
    if (missing.length === 0) return { ok: true, config: result.data };
    const message = `Avec ROLE=${ROLE}, il faut aussi ${missing.join(", ")} : docs/plusieurs-machines.md dit lesquels.`;
    return { ok: false, message };
  }
  const errors = result.error.issues.map((issue) => {
    const nom = issue.path.join(".");
    const line = lines.get(nom);
    const ou = line === undefined ? "" : ` (.env, ligne ${String(line)})`;
    if (SECRETS.has(nom)) return `${nom}${ou} ne convient pas, ${issue.message}`;
    return `${nom}${ou} vaut « ${env[nom] ?? ""} », ${issue.message}`;
  });
  return { ok: false, message: `Réglage incorrect : ${errors.join(" ; ")}.` };
}
