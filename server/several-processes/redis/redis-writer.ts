/** What the journal of a process that plays writes with: in Redis, under the number of its lease. */
import type { LotParties } from "#db/repositories/parties-repository.ts";
import type { Ecrivain } from "../../../game-server/ports/adapters/journal-par-lots.ts";
import type { Baux } from "./leases.ts";
import type { Magasin } from "./redis-store.ts";

/** What is not played here is not written, whatever Redis would say. */
export function createEcrivainRedis(
  magasin: Pick<Magasin, "ecrire">,
  qui: string,
  baux: Baux,
): Ecrivain {
  return {
    async ecrire({ ecrire, soirees, oublier }: LotParties) {
      const etats = new Map(ecrire.map((partie) => [partie.code, partie]));
      const finies = Map.groupBy(soirees, ({ code }) => code);
      const oubliees = new Set(oublier);
      const codes = [...new Set([...etats.keys(), ...finies.keys(), ...oubliees])];
      const ecritures = codes.flatMap((code) => {
        const bail = baux.de(code);
        if (bail === undefined) return [];
        const partie = etats.get(code) ?? null;
        const siennes = finies.get(code) ?? [];
        return [{ code, bail, partie, soirees: siennes, oubliee: oubliees.has(code) }];
      });
      const perdues = new Set(await magasin.ecrire(qui, ecritures));
      for (const { code, bail, oubliee } of ecritures)
        if (oubliee || perdues.has(code)) baux.perdre(code, bail);
      const tenues = new Set(ecritures.map(({ code }) => code));
      // nobody waits for what was to be forgotten
      return codes.filter(
        (code) => (!tenues.has(code) || perdues.has(code)) && !oubliees.has(code),
      );
    },
    fermer: async () => {},
  };
}
