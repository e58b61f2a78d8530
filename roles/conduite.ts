/** The processes that play as Redis knows them, and what they are asked: for the administrator, on the site and from the machine. */
import { setTimeout as dormir } from "node:timers/promises";
import type { Conduite } from "#api/services/conduite.ts";
import { ErreurHttp } from "#api/services/erreur-http.ts";
import {
  CONSIGNE_VIDER,
  type FicheProcessus,
  type OrdreProcessus,
  type ProcessusVu,
} from "#contracts/processus.ts";
import { nomDe } from "#game/ports/adapters/redis/annuaire-redis.ts";
import type { Magasin } from "#game/ports/adapters/redis/magasin.ts";

/** It hears at each of its signs of life, and says so with the next. */
const ENTENDU_MAX_MS = 3_000;
const SONDE_MS = 50;

const decrire = ({ adresse: _, seVide, ...fiche }: FicheProcessus): ProcessusVu => ({
  ...fiche,
  etat: seVide ? "seVide" : "joue",
});

/** Rejects with 503 while Redis is away. */
export function createConduite(
  magasin: Pick<Magasin, "processus" | "codesDe" | "demander">,
): Conduite {
  async function vus(): Promise<readonly ProcessusVu[]> {
    const connus = await magasin.processus();
    const vivants = new Map(
      connus.flatMap(({ fiche }) => (fiche === null ? [] : [[fiche.nom, decrire(fiche)] as const])),
    );
    const muets = new Map<string, ProcessusVu>();
    for (const { qui, fiche } of connus) {
      const nom = nomDe(qui);
      // one that was started again has left its former self behind
      if (fiche !== null || vivants.has(nom)) continue;
      const codes = await magasin.codesDe(qui);
      muets.set(nom, muet(nom, codes.length + (muets.get(nom)?.parties ?? 0)));
    }
    return [...vivants.values(), ...muets.values()].sort((a, b) => a.nom.localeCompare(b.nom));
  }

  async function entendu(nom: string, ordre: OrdreProcessus): Promise<boolean> {
    const voulu = ordre === "vider" ? "seVide" : "joue";
    return (await vus()).some((un) => un.nom === nom && un.etat === voulu);
  }

  async function demander(nom: string, ordre: OrdreProcessus) {
    const tous = await vus();
    if (!tous.some((un) => un.nom === nom && un.etat !== "muet")) return "inconnu";
    const ailleurs = tous.some((un) => un.nom !== nom && un.etat === "joue" && un.enregistrees);
    if (ordre === "vider" && !ailleurs) return "dernier";
    await magasin.demander(nom, ordre === "vider" ? CONSIGNE_VIDER : null);
    const limite = performance.now() + ENTENDU_MAX_MS;
    while (!(await entendu(nom, ordre)) && performance.now() < limite) await dormir(SONDE_MS);
    return "fait";
  }

  return {
    lire: async () => ({ plusieurs: true, processus: [...(await vus().catch(redire))] }),
    demander: (nom, ordre) => demander(nom, ordre).catch(redire),
  };
}

const muet = (nom: string, parties: number): ProcessusVu => ({
  nom,
  etat: "muet",
  depuis: null,
  parties,
  essais: 0,
  hotes: 0,
  telephones: 0,
  enregistrees: false,
  attenteMs: 0,
});

function redire(cause: unknown): never {
  const refus = new ErreurHttp(
    503,
    "Redis ne répond pas\u00A0: rien n’est perdu, mais rien ne bouge. Réessayez quand il sera revenu.",
  );
  refus.cause = cause;
  throw refus;
}
