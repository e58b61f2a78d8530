/**
 * Hashes passwords in a child process of low priority, so that a flood of logins does not slow a game (docs/decisions/0096).
 * The process ends with the server and is restarted when it dies.
 */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { HttpError } from "./http-error.ts";
import { startLowPriorityProcess } from "#db/workers.ts";

const PROGRAMME = fileURLToPath(new URL("./password-hasher-process.ts", import.meta.url));
/** Silence after which the process counts as dead, ms. */
const SILENCE_MAX_MS = 20_000;
/** Number of tries of one password when the hashing process dies. */
const ESSAIS = 2;
const HEAP_MB = 64;

/** A password to hash or to verify, before the job gets its number. */
export type PasswordHashRequest =
  | { readonly genre: "hacher"; readonly motDePasse: string }
  | { readonly genre: "verifier"; readonly motDePasse: string; readonly hache: string };

export interface PasswordHasher {
  /** Hashes or verifies a password at once, beside the other jobs. Throws 503 when the process died of it twice. */
  faire(demande: PasswordHashRequest): Promise<PasswordHashResult>;
  /** Starts the process, so that the first login does not wait for it. */
  preparer(): void;
  /** Abandons running hashes and ends the hashing process. */
  fermer(): Promise<void>;
}

interface EnCours {
  readonly travail: PasswordHashJob;
  readonly finir: (hashResult: PasswordHashResult | null) => void;
  readonly silence: NodeJS.Timeout;
}

/** @param programme path of the program of the child process; a test gives its own */
export function createPasswordHasher(programme = PROGRAMME): PasswordHasher {
  const enCours = new Map<number, EnCours>();
  let processus: ChildProcess | null = null;
  let prochain = 0;
  let ferme = false;

  function rendre(id: number, issue: PasswordHashResult | null): void {
    const un = enCours.get(id);
    if (un === undefined) return;
    enCours.delete(id);
    clearTimeout(un.silence);
    un.finir(issue);
  }

  function demarrer(): ChildProcess {
    const nouveau = startLowPriorityProcess({
      program: programme,
      priority: constants.priority.PRIORITY_BELOW_NORMAL,
      heapMb: HEAP_MB,
      compileCache: "password-hasher",
    });
    // the idle child must not keep the server alive; a request that waits for a hash does
    nouveau.unref();
    nouveau.channel?.unref();
    nouveau.on("message", (message) => {
      const lu = passwordHashResult.safeParse(message);
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

  function confier(demande: PasswordHashRequest): Promise<PasswordHashResult | null> {
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
      // the process counts as work again (`ref`), so that the stop of the server waits for its end
      ancien.ref();
      const sorti = once(ancien, "exit");
      ancien.kill("SIGKILL");
      await sorti;
    },
  };
}

export const passwordHashJob = z.discriminatedUnion("genre", [
  z.object({ id: z.int(), genre: z.literal("hacher"), motDePasse: z.string() }),
  z.object({
    id: z.int(),
    genre: z.literal("verifier"),
    motDePasse: z.string(),
    hache: z.string(),
  }),
]);
export type PasswordHashJob = z.infer<typeof passwordHashJob>;

/**
 * Answer of the hashing process. `hache`: result of "hacher"; `bon`: result of "verifier"; `erreur`: unreadable hash, with
 * an English reason for the log.
 */
export const passwordHashResult = z.discriminatedUnion("genre", [
  z.object({ id: z.int(), genre: z.literal("hacher"), hache: z.string() }),
  z.object({ id: z.int(), genre: z.literal("verifier"), bon: z.boolean() }),
  z.object({ id: z.int(), genre: z.literal("erreur"), raison: z.string() }),
]);
export type PasswordHashResult = z.infer<typeof passwordHashResult>;
