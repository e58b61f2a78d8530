/** Settings of the server, read once from the environment. Every variable has a default: nothing needs to be set. */
import { homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { nomProcessus } from "#contracts/processus.ts";
import { JOUEURS_MAX_DEFAUT, JOUEURS_MAX_POSSIBLE } from "#contracts/limites.ts";

const NIVEAUX = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const entier = (min: number, max: number, defaut: number) => {
  const error = `il faut un nombre entier de ${min} à ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((n) => n >= min && n <= max, { error })
    .default(defaut);
};

/** Characters: nobody guesses one. */
const JETON_MIN = 24;
/** What is not written out again when it is wrong. */
const SECRETS: ReadonlySet<string> = new Set([
  "METRICS_TOKEN",
  "SMTP_URL",
  "REDIS_URL",
  "SERVICE_KEY",
]);

const adresseHttp = z.url({
  protocol: /^https?$/,
  error: "il faut une adresse qui commence par http:// ou https://",
});

/** The address of a site alone: what is behind it would be dropped. */
const adresseDeSite = adresseHttp
  .refine((adresse) => !URL.canParse(adresse) || estUnSite(new URL(adresse)), {
    error:
      "il faut l’adresse du site seule, sans rien derrière le nom : Trinquizz ne se met pas dans un sous-dossier",
  })
  .transform((adresse) => new URL(adresse).origin);

const estUnSite = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === "/" && [search, hash, username, password].every((part) => part === "");

/** A folder, from the one that the server was started in. A quote or `~` in it is one that no terminal has read. */
const dossier = z
  .string()
  .refine((chemin) => !/^["']|["']$/.test(chemin), {
    error: "un guillemet y est resté : écrivez le chemin sans guillemets",
  })
  .refine((chemin) => !/^~(?:[/\\]|$)/.test(chemin), {
    error: `« ~ » n’est compris que par un terminal : écrivez le chemin entier, qui commence sans doute par ${homedir()} (un dossier qui s’appelle vraiment « ~ » s’écrit « ./~ »)`,
  })
  .transform((chemin) => resolve(chemin));

/** A name and an address, or the address alone; a server of the house may have no dot. */
const EXPEDITEUR = /^(?:[^<>]*<\s*[^\s@<>,;"]+@[^\s@<>,;"]+\s*>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/;

/** Everything in one process; or, of several, the one that has the database, and those that play. */
const ROLES = ["tout", "api", "jeu"] as const;
export type Role = (typeof ROLES)[number];

/** The variables, one by one. What is unknown is left alone: the environment belongs to everybody. */
const schema = z.object({
  /** Port to listen on; 0 takes any free one. */
  PORT: entier(0, 65_535, 3000),
  /** Address to listen on; by default every one of the machine, so that phones of the same Wi-Fi can come in. */
  HOST: z.string().trim().default("0.0.0.0"),
  /** Folder of everything that must last: the database and the media. Made when missing. */
  DATA_DIR: dossier.default(() => resolve("data")),
  /**
   * Address under which people reach the server when a proxy stands before it, such as https://quizz.exemple.fr.
   * Setting it also says that one proxy is there, whose X-Forwarded-For tells who calls.
   */
  PUBLIC_URL: adresseDeSite.optional(),
  /** Called (POST) when a cul sec begins: the lamp of the room turns red (decisions-plateforme, "Light"). */
  LIGHT_ROUGE_URL: adresseHttp.optional(),
  /** Called (POST) when the cul sec is over. */
  LIGHT_NORMAL_URL: adresseHttp.optional(),
  /** Where mails leave from, such as smtps://user:password@smtp.exemple.fr; without it they are written to DATA_DIR/mails. */
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "il faut une adresse qui commence par smtp:// ou smtps://",
    })
    .optional(),
  /** Who the mails come from. */
  MAIL_FROM: z
    .string()
    .regex(EXPEDITEUR, {
      error: "il faut une adresse mail, seule ou après un nom : Trinquizz <bonjour@exemple.fr>",
    })
    .default("Trinquizz <trinquizz@localhost>"),
  /** Where people write to whoever runs this server; by default, contact@ the name of the site. */
  CONTACT_MAIL: z.email({ error: "il faut une adresse mail" }).optional(),
  /** Where backups are kept; by default in the data folder, which saves from a mistake and not from a broken disk. */
  SAUVEGARDES_DIR: dossier.optional(),
  /** How many stay: the oldest go. */
  SAUVEGARDES_GARDEES: entier(1, 1000, 14),
  /** Hours between two that the running server makes by itself; 0: none. */
  SAUVEGARDE_HEURES: entier(0, 720, 24),
  /** Lets whoever has it read `/metrics` and the details of `/api/sante` from elsewhere (docs/decisions/0097). */
  METRICS_TOKEN: z
    .string()
    .trim()
    .min(JETON_MIN, { error: `il faut au moins ${JETON_MIN} caractères` })
    .regex(/^\S+$/, { error: "il ne faut ni espace ni retour à la ligne" })
    .optional(),
  /** How much the server writes of what it does. */
  LOG_LEVEL: z
    .enum(NIVEAUX, { error: `il faut un de ces mots : ${NIVEAUX.join(", ")}` })
    .default("info"),
  /** Seats of a room, host not counted (decisions-jeu, "People and devices"). */
  JOUEURS_MAX: entier(2, JOUEURS_MAX_POSSIBLE, JOUEURS_MAX_DEFAUT),
  /** Rooms open at once, and people connected to them: beyond, the bar is full (docs/decisions/0031). */
  ROOMS_MAX: entier(1, 100_000, 500),
  PLACES_MAX: entier(2, 1_000_000, 5000),
  /** What this process does of the whole (docs/plusieurs-machines.md). */
  ROLE: z.enum(ROLES, { error: `il faut un de ces mots : ${ROLES.join(", ")}` }).default("tout"),
  /** The Redis that the processes share. */
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: "il faut une adresse qui commence par redis:// ou rediss://",
    })
    .optional(),
  /** Where those that play find the one that has the database. */
  API_URL: adresseDeSite.optional(),
  /** What the processes show one another; whoever has it is one of them. */
  SERVICE_KEY: z
    .string()
    .trim()
    .min(JETON_MIN, { error: `il faut au moins ${JETON_MIN} caractères` })
    .regex(/^\S+$/, { error: "il ne faut ni espace ni retour à la ligne" })
    .optional(),
  /** Name of one that plays, in the addresses of its rooms; by default the machine's. */
  PROCESSUS: nomProcessus
    .or(
      z.never({ error: "il faut des lettres minuscules sans accent, des chiffres et des tirets" }),
    )
    .default(() => nomDeMachine(hostname())),
  /** Where the other processes reach this one; by default its name and its port. */
  ADRESSE_INTERNE: adresseDeSite.optional(),
});

export type Config = Readonly<z.infer<typeof schema>>;

/** What each role cannot do without. */
const EXIGES = {
  tout: [],
  api: ["REDIS_URL", "SERVICE_KEY"],
  jeu: ["REDIS_URL", "SERVICE_KEY", "API_URL"],
} as const satisfies Readonly<Record<Role, readonly (keyof Config)[]>>;

/** As much of it as may be in an address. */
function nomDeMachine(nom: string): string {
  const lisible = nom
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-|-$/g, "");
  return lisible === "" ? "jeu" : lisible;
}

/** Every variable, in the order above. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** Whether the site is reached over HTTPS, as far as the settings say. */
export const isHttps = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): boolean =>
  PUBLIC_URL?.startsWith("https:") ?? false;

/** Where backups are kept. */
export const dossierSauvegardes = ({
  DATA_DIR,
  SAUVEGARDES_DIR,
}: Pick<Config, "DATA_DIR" | "SAUVEGARDES_DIR">): string =>
  SAUVEGARDES_DIR ?? join(DATA_DIR, "sauvegardes");

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  /** One readable French line: which variables, what is wrong with them. */
  | { readonly ok: false; readonly message: string };

/** A value between two quotes: `docker run -e` and systemd leave those that a shell would have read. */
const ENTRE_GUILLEMETS = /^(?:"([^"]*)"|'([^']*)')$/;

function sansGuillemets(valeur: string): string {
  const nue = valeur.trim();
  const lue = ENTRE_GUILLEMETS.exec(nue);
  return (lue?.[1] ?? lue?.[2] ?? nue).trim();
}

/**
 * Reads the settings. An empty variable counts as unset: that is how Docker Compose passes the ones it lacks.
 * @param lignes of a `.env`, by variable: where what it refuses is written
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  lignes: ReadonlyMap<string, number> = new Map(),
): ConfigResult {
  const remplies = Object.fromEntries(
    Object.keys(schema.shape)
      .map((nom) => [nom, sansGuillemets(env[nom] ?? "")] as const)
      .filter(([, valeur]) => valeur !== ""),
  );
  const lecture = schema.safeParse(remplies);
  if (lecture.success) {
    const { ROLE } = lecture.data;
    const manquent = EXIGES[ROLE].filter((nom) => lecture.data[nom] === undefined);
    if (manquent.length === 0) return { ok: true, config: lecture.data };
    const message = `Avec ROLE=${ROLE}, il faut aussi ${manquent.join(", ")} : docs/plusieurs-machines.md dit lesquels.`;
    return { ok: false, message };
  }
  const fautes = lecture.error.issues.map((faute) => {
    const nom = faute.path.join(".");
    const ligne = lignes.get(nom);
    const ou = ligne === undefined ? "" : ` (.env, ligne ${String(ligne)})`;
    if (SECRETS.has(nom)) return `${nom}${ou} ne convient pas, ${faute.message}`;
    return `${nom}${ou} vaut « ${env[nom] ?? ""} », ${faute.message}`;
  });
  return { ok: false, message: `Réglage incorrect : ${fautes.join(" ; ")}.` };
}
