/**
 * Who may be in no room any more, looked for in the games that have just changed hands: whoever excluded them may have asked this process
 * before it had the game, and the other one after. And in all of one that wakes: it was asked nothing while it seemed dead.
 */
import { setTimeout as dormir } from "node:timers/promises";
import { comptesRendus } from "#contracts/interne.ts";
import type { GameService } from "#server/game-service.ts";
import type { Call } from "./internal-calls/calls.ts";

const REESSAI_MS = 1_000;

export interface ExclusionCheckOptions {
  readonly jeu: Pick<GameService, "comptes" | "exclure">;
  /** Of these accounts, those that may be in no room. */
  readonly juger: (comptes: readonly string[]) => Promise<readonly string[]>;
  readonly signaler: (erreur: unknown) => void;
  /** Sooner, for a test. */
  readonly reessaiMs?: number;
}

export interface ExclusionCheck {
  /** Somebody may have been missed in this game. It is looked at until somebody can say who may be in it. */
  noter(code: string): void;
  fermer(): void;
}

export function createExclusionCheck({
  jeu,
  juger,
  signaler,
  reessaiMs = REESSAI_MS,
}: ExclusionCheckOptions): ExclusionCheck {
  const codes = new Set<string>();
  let enCours = false;
  let fermes = false;
  const estFermes = () => fermes;

  async function regarder(lot: readonly string[]): Promise<void> {
    const comptes = await jeu.comptes(lot);
    const exclus = new Set(comptes.length === 0 ? [] : await juger(comptes));
    if (exclus.size > 0) await jeu.exclure((compte) => exclus.has(compte));
  }

  async function toutRegarder(): Promise<void> {
    enCours = true;
    while (codes.size > 0 && !estFermes()) {
      const lot = [...codes];
      codes.clear();
      try {
        await regarder(lot);
      } catch (erreur) {
        for (const code of lot) codes.add(code);
        signaler(erreur);
        await dormir(reessaiMs);
      }
    }
    enCours = false;
  }

  return {
    noter(code) {
      codes.add(code);
      if (!enCours) void toutRegarder();
    },
    fermer() {
      fermes = true;
    },
  };
}

/** Asks the process of the API. */
export const exclusionClient =
  (call: Call, apiUrl: string) =>
  async (comptes: readonly string[]): Promise<readonly string[]> =>
    (await call(apiUrl, "exclus", comptesRendus, { comptes })).comptes;
