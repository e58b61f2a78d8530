/** What the processes of one Trinquizz have in common: the settings that they cannot do without, and the log of a Redis that comes and goes. */
import type { Logger } from "pino";
import { createFrein } from "#api/services/frein.ts";
import { decrireDit } from "#api/services/journal-de-bord.ts";
import type { Config } from "#config";
import { createMagasin, type Magasin } from "#game/ports/adapters/redis/magasin.ts";

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

/** Rejects with `RedisAbsent`. */
export async function ouvrirMagasin(config: Config, bord: Logger): Promise<Magasin> {
  const dire = createFrein((dit, tus) => bord.error({ dit: decrireDit(dit), tus }, "redis"));
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
  return magasin;
}
