/** The processes that play as Redis knows them, and what they are asked: for the administrator, on the site and from the machine. */
import { setTimeout as dormir } from "node:timers/promises";
import type { Conduite } from "#api/services/conduite.ts";
import { ErreurHttp } from "#api/services/erreur-http.ts";
import {
  type FicheProcessus,
  type OrdreProcessus,
  type ProcessusVu,
} from "#contracts/processus.ts";
import { processName } from "#server/several-processes/redis/room-directory.ts";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";
import { handoverTargets } from "./handover-plan.ts";

/** It hears at each of its signs of life, and says so with the next, or once it knows who answers it. */
const ENTENDU_MAX_MS = 4_000;
const SONDE_MS = 50;

const decrire = (
  { adresse: _, versionPartie: _version, seVide, ...fiche }: FicheProcessus,
  sansPreneur: boolean,
): ProcessusVu => ({
  ...fiche,
  etat: seVide ? "seVide" : "joue",
  sansPreneur: sansPreneur || fiche.sansReponse,
  enAttente: 0,
});

/** Rejects with 503 while Redis is away. */
export function createProcessControl(
  store: Pick<RedisStore, "processus" | "codesDe" | "vider" | "reprendre">,
): Conduite {
  async function vus(): Promise<readonly ProcessusVu[]> {
    const connus = await store.processus();
    const fiches = connus.flatMap(({ fiche }) => fiche ?? []);
    const personne = (version: number | null, autres: readonly FicheProcessus[]) =>
      handoverTargets(autres, version).length === 0;
    const tous = new Map<string, ProcessusVu>();
    for (const { qui, fiche, versionPartie } of connus.filter(({ vivant }) => vivant)) {
      const nom = processName(qui);
      const seul = personne(
        versionPartie,
        fiches.filter((autre) => autre.nom !== nom),
      );
      tous.set(
        nom,
        fiche === null
          ? { ...sansFiche(nom, "autreVersion", await combien(qui)), sansPreneur: seul }
          : decrire(fiche, seul),
      );
    }
    for (const { qui, versionPartie } of connus.filter(({ vivant }) => !vivant)) {
      const nom = processName(qui);
      const parties = await combien(qui);
      const vu = tous.get(nom) ?? sansFiche(nom, "muet", 0);
      // whoever has its name now may take what it left
      const champ = personne(versionPartie, fiches) ? "enAttente" : "parties";
      // one that was started again has left its former self behind: what others take is gone in a moment
      if (vu.etat === "muet" || champ === "enAttente")
        tous.set(nom, { ...vu, [champ]: vu[champ] + parties });
    }
    return [...tous.values()].sort((a, b) => a.nom.localeCompare(b.nom));
  }

  const combien = async (qui: string): Promise<number> => (await store.codesDe(qui)).length;

  /** One that had so many games, and is being emptied, has given one of them or found nobody to give it to. */
  async function entendu(nom: string, ordre: OrdreProcessus, avant: number): Promise<boolean> {
    const voulu = ordre === "vider" ? "seVide" : "joue";
    const lui = (await vus()).find((un) => un.nom === nom && un.etat === voulu);
    if (lui === undefined || ordre === "reprendre") return lui !== undefined;
    return lui.parties === 0 || lui.parties < avant || lui.sansPreneur;
  }

  const seul = async (nom: string) =>
    (await vus()).some((un) => un.nom === nom && un.sansReponse && un.parties > 0);

  async function demander(nom: string, ordre: OrdreProcessus) {
    const tous = await vus();
    const lui = tous.find((un) => un.nom === nom && un.etat !== "muet");
    if (lui === undefined) return "inconnu";
    if (ordre === "reprendre") await store.reprendre(nom);
    else {
      const ailleurs = tous.filter((un) => un.nom !== nom && un.etat === "joue" && un.enregistrees);
      if (ailleurs.length > 0 && lui.sansPreneur && !lui.sansReponse && lui.parties > 0)
        return "illisible";
      const noms = ailleurs.map((un) => un.nom);
      // two people may each empty one at the same moment
      if (!(await store.vider(nom, noms))) return "dernier";
    }
    const limite = performance.now() + ENTENDU_MAX_MS;
    while (!(await entendu(nom, ordre, lui.parties)) && performance.now() < limite)
      await dormir(SONDE_MS);
    if (ordre === "reprendre" || !(await seul(nom))) return "fait";
    // it has let nobody go, and plays on as if nothing had been asked
    await store.reprendre(nom);
    return "injoignable";
  }

  return {
    lire: async () => ({ plusieurs: true, processus: [...(await vus().catch(toHttpError))] }),
    demander: (nom, ordre) => demander(nom, ordre).catch(toHttpError),
  };
}

const sansFiche = (nom: string, etat: "muet" | "autreVersion", parties: number): ProcessusVu => ({
  nom,
  etat,
  depuis: null,
  parties,
  essais: 0,
  hotes: 0,
  telephones: 0,
  enregistrees: false,
  attenteMs: 0,
  sansReponse: false,
  sansPreneur: false,
  enAttente: 0,
});

function toHttpError(cause: unknown): never {
  const refus = new ErreurHttp(
    503,
    "Redis ne répond pas\u00A0: rien n’est perdu, mais rien ne bouge. Réessayez quand il sera revenu.",
  );
  refus.cause = cause;
  throw refus;
}
