/** Which process plays a room, by what Redis says of its lease. */
import { cheminDe } from "#contracts/processus.ts";
import type { Ailleurs, Annuaire } from "#game/ports/room-directory.ts";
import type { Journal } from "#game/ports/ports.ts";
import type { Baux } from "./leases.ts";
import type { Magasin } from "./redis-store.ts";

/** Under which a process keeps its games: its name, and what tells this start from the others. */
export const identiteDe = (nom: string, demarrage: string): string => `${nom}.${demarrage}`;
export const nomDe = (qui: string): string => qui.split(".", 1)[0] ?? "";

/** Where a game is played; `enRoute` while whoever has it gives no sign of life, or is about to open it. */
export async function situer(
  magasin: Pick<Magasin, "tenue" | "vivant">,
  code: string,
  moi = "",
): Promise<Ailleurs | null> {
  const tenue = await magasin.tenue(code);
  if (tenue === null) return null;
  if (tenue.qui === moi || !(await magasin.vivant(tenue.qui))) return "enRoute";
  return { chemin: cheminDe(nomDe(tenue.qui)) };
}

/** @param oublier the journal's: what is to be forgotten while Redis is away is forgotten when it is back */
export const createAnnuaireRedis = (
  magasin: Pick<Magasin, "reserver" | "tenue" | "vivant">,
  qui: string,
  baux: Baux,
  oublier: Journal["oublier"],
): Annuaire => ({
  reserver: (code) =>
    baux.enMain(code, async () => {
      const bail = await magasin.reserver(code, qui);
      if (bail !== null) baux.noter(code, bail);
      return bail !== null;
    }),
  rendre: oublier,
  ailleurs: (code) => situer(magasin, code, qui),
});
