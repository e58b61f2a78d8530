/** What the processes of one Trinquizz have in common: the settings that they cannot do without, and the log of a Redis that comes and goes. */
import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { LimitesApi } from "#api/plugins/limites.ts";
import type { CompterEchec } from "#api/services/essais-de-code.ts";
import { createFrein } from "#api/services/frein.ts";
import { decrireDit } from "#api/services/journal-de-bord.ts";
import type { Config } from "#config";
import { createMagasin, type Magasin } from "#server/several-processes/redis/redis-store.ts";

/** `lireConfig` has seen that they are there: throws otherwise. */
export function exiger(config: Config, nom: "REDIS_URL" | "SERVICE_KEY" | "API_URL"): string {
  const valeur = config[nom];
  if (valeur === undefined) throw new Error(`${nom} is missing`);
  return valeur;
}

/** Nobody answers where `REDIS_URL` says. */
export class RedisAbsent extends Error {
  override readonly name = "RedisAbsent";
}

/** Says in the log when Redis goes, and when it is back. Rejects with `RedisAbsent`. */
export async function ouvrirMagasin(config: Config, bord: Logger): Promise<Magasin> {
  let dite = false;
  const dire = createFrein((dit, tus) => {
    dite = true;
    bord.error({ dit: decrireDit(dit), tus }, "redis");
  });
  const magasin = createMagasin(exiger(config, "REDIS_URL"), dire);
  try {
    await magasin.ouvrir();
  } catch (cause) {
    magasin.fermer();
    throw new RedisAbsent(
      "Redis ne répond pas à l’adresse de REDIS_URL : démarrez-le, ou corrigez-la.",
      { cause },
    );
  }
  // one that comes and goes all the time is said no more often than its failures
  magasin.surRetour(() => {
    if (dite) bord.info("redis is back");
    dite = false;
  });
  return magasin;
}

/** Wrong codes of an address at all the doors together. Redis, whose writes stay on a disk, never hears the address: a print of it under the key of the service. */
export const compterEnsemble =
  (
    magasin: Pick<Magasin, "compterEchec">,
    cle: string,
    { codesParMinute }: Pick<LimitesApi, "codesParMinute">,
  ): CompterEchec =>
  (adresse) =>
    magasin.compterEchec(
      createHmac("sha256", cle).update(adresse).digest("base64url"),
      codesParMinute,
    );
