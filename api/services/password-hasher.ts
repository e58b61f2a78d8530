/**
 * Where passwords are hashed: a process of its own, behind everything else that the machine does, so that whoever storms the door does
 * not slow a game (docs/decisions/0096). It ends with the server, and is started again when it dies.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { HttpError } from "./http-error.ts";

const PROGRAMME = fileURLToPath(new URL("./password-hasher-process.ts", import.meta.url));
/** Where this folder cannot be written, it is compiled each time. */
const COMPILE = fileURLToPath(
  new URL("../../node_modules/.cache/password-hasher", import.meta.url),
);
/** A process that says nothing for so long, ms, is a dead one. */
const SILENCE_MAX_MS = 20_000;
/** How often a password is given to a process, when the one that had it died. */
const ESSAIS = 2;
/** The memory of JavaScript alone, in MB: that of the hashes is beside it. */
const MEMOIRE_MO = 64;

/** What is asked, before it has its number. */
export type HashRequest =
  | { readonly genre: "hacher"; readonly motDePasse: string }
  | { readonly genre: "verifier"; readonly motDePasse: string; readonly hache: string };

export interface PasswordHasher {
  /** Throws 503 when two processes died of it. Those it is given at once are done at once. */
  faire(demande: HashRequest): Promise<HashResult>;
  /** Starts the process, so that the first who logs in does not wait for it. */
  preparer(): void;
  /** What is being done is given up. */
  fermer(): Promise<void>;
}

interface EnCours {
  readonly travail: HashJob;
  readonly finir: (hashResult: HashResult | null) => void;
  readonly silence: NodeJS.Timeout;
}

/** @param programme another one, for a test */
export function createPasswordHasher(programme = PROGRAMME): PasswordHasher {
  const enCours = new Map<number, EnCours>();
  let processus: ChildProcess | null = null;
  let prochain = 0;
  let ferme = false;

  function rendre(id: number, issue: HashResult | null): void {
    const un = enCours.get(id);
    if (un === undefined) return;
    enCours.delete(id);
    clearTimeout(un.silence);
    un.finir(issue);
  }

  function demarrer(): ChildProcess {
    const nouveau = fork(programme, {
      execArgv: [`--max-old-space-size=${MEMOIRE_MO}`],
      // of the settings of the server, nothing: there are secrets among them
      env: { NODE_COMPILE_CACHE: COMPILE },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    ceder(nouveau);
    // it does not keep a process that has nothing else to do; whoever waits for a hash is kept by their request
    nouveau.unref();
    nouveau.channel?.unref();
    nouveau.on("message", (message) => {
      const lu = rendu.safeParse(message);
      if (lu.success) rendre(lu.data.id, lu.data);
    });
    const perdre = () => {
      if (processus === nouveau) processus = null;
      nouveau.removeAllListeners("message");
      for (const id of enCours.keys()) rendre(id, null);
    };
    nouveau.once("exit", perdre);
    nouveau.once("error", perdre);
    return nouveau;
  }

  function confier(demande: HashRequest): Promise<HashResult | null> {
    return new Promise((finir) => {
      const travail = { ...demande, id: prochain++ };
      processus ??= demarrer();
      const sien = processus;
      const silence = setTimeout(() => sien.kill("SIGKILL"), SILENCE_MAX_MS);
      enCours.set(travail.id, { travail, finir, silence });
      sien.send(travail, (erreur) => {
        if (erreur !== null) rendre(travail.id, null);
      });
    });
  }

  return {
    async faire(demande) {
      for (let essai = 0; essai < ESSAIS; essai++) {
        const issue = ferme ? null : await confier(demande);
        if (issue !== null) return issue;
      }
      throw new HttpError(
        503,
        "Les mots de passe ne peuvent pas être vérifiés pour l’instant. Réessayez dans un instant.",
      );
    },
    preparer() {
      processus ??= demarrer();
    },
    async fermer() {
      ferme = true;
      const ancien = processus;
      if (ancien === null) return;
      // the rest of the stop waits for it
      ancien.ref();
      const sorti = once(ancien, "exit");
      ancien.kill("SIGKILL");
      await sorti;
    },
  };
}

/** Lets everything else of the machine go first. Its threads are not started yet: they will be as polite. */
function ceder({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // it has ended already, or the system does not let us: the same work, less politely
  }
}

/** What the server and the process that hashes say to each other. */
export const hashJob = z.discriminatedUnion("genre", [
  z.object({ id: z.int(), genre: z.literal("hacher"), motDePasse: z.string() }),
  z.object({
    id: z.int(),
    genre: z.literal("verifier"),
    motDePasse: z.string(),
    hache: z.string(),
  }),
]);
export type HashJob = z.infer<typeof hashJob>;

/** `hache`: of "hacher"; `bon`: of "verifier". A hash that cannot be read is an error, in English, for the log. */
export const rendu = z.discriminatedUnion("genre", [
  z.object({ id: z.int(), genre: z.literal("hacher"), hache: z.string() }),
  z.object({ id: z.int(), genre: z.literal("verifier"), bon: z.boolean() }),
  z.object({ id: z.int(), genre: z.literal("erreur"), raison: z.string() }),
]);
export type HashResult = z.infer<typeof rendu>;
