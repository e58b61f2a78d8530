/** The list of game processes as Redis knows them, and the orders that an administrator gives them, on the site or in a terminal. */
import { setTimeout as sleep } from "node:timers/promises";
import type { GameProcessControl } from "#api/services/ports.ts";
import { HttpError } from "#api/services/http-error.ts";
import type {
  FicheProcessus,
  ConsigneProcessus,
  ProcessusPourAdministrateur,
} from "#contracts/processus.ts";
import { findHandoverTargets } from "./handover-plan.ts";
import type { RedisStore } from "./redis/redis-store.ts";
import { readProcessNameFromId } from "./redis/room-directory.ts";

/**
 * Longest wait until a process shows that it has heard an order, in ms. It hears the order at its next heartbeat, and shows it with the
 * one after, or once it knows which processes answer it.
 */
const HEARD_MAX_MS = 4_000;
const POLL_MS = 50;

const describe = (
  { adresse: _, versionPartie: _version, seVide, ...fiche }: FicheProcessus,
  sansPreneur: boolean,
): ProcessusPourAdministrateur => ({
  ...fiche,
  etat: seVide ? "seVide" : "joue",
  sansPreneur: sansPreneur || fiche.sansReponse,
  enAttente: 0,
});

/** Rejects with 503 while Redis is away. */
export function createGameProcessControl(
  store: Pick<RedisStore, "processes" | "codesOf" | "askToHandOver" | "askToPlay">,
): GameProcessControl {
  async function list(): Promise<readonly ProcessusPourAdministrateur[]> {
    const known = await store.processes();
    const fiches = known.flatMap(({ fiche }) => fiche ?? []);
    const noTarget = (version: number | null, others: readonly FicheProcessus[]) =>
      findHandoverTargets(others, version).length === 0;
    const seen = new Map<string, ProcessusPourAdministrateur>();
    for (const { processId, fiche, versionPartie } of known.filter(({ alive }) => alive)) {
      const nom = readProcessNameFromId(processId);
      const sansPreneur = noTarget(
        versionPartie,
        fiches.filter((other) => other.nom !== nom),
      );
      seen.set(
        nom,
        fiche === null
          ? { ...withoutFiche(nom, "autreVersion", await gameCount(processId)), sansPreneur }
          : describe(fiche, sansPreneur),
      );
    }
    for (const { processId, versionPartie } of known.filter(({ alive }) => !alive)) {
      const nom = readProcessNameFromId(processId);
      const parties = await gameCount(processId);
      const vu = seen.get(nom) ?? withoutFiche(nom, "muet", 0);
      // games of a dead process wait when no living one, its own successor included, can read them
      const field = noTarget(versionPartie, fiches) ? "enAttente" : "parties";
      // games under the former id of a restarted process are not counted when somebody takes them, which is done in a moment
      if (vu.etat === "muet" || field === "enAttente")
        seen.set(nom, { ...vu, [field]: vu[field] + parties });
    }
    return [...seen.values()].sort((a, b) => a.nom.localeCompare(b.nom));
  }

  const gameCount = async (processId: string): Promise<number> =>
    (await store.codesOf(processId)).length;

  /** Whether the process shows that it has heard: when emptied, it has given a game away or found no process to give one to. */
  async function hasHeard(nom: string, ordre: ConsigneProcessus, partiesBefore: number) {
    const expected = ordre === "vider" ? "seVide" : "joue";
    const vu = (await list()).find((one) => one.nom === nom && one.etat === expected);
    if (vu === undefined || ordre === "reprendre") return vu !== undefined;
    return vu.parties === 0 || vu.parties < partiesBefore || vu.sansPreneur;
  }

  const isUnreachable = async (nom: string) =>
    (await list()).some((one) => one.nom === nom && one.sansReponse && one.parties > 0);

  async function order(nom: string, ordre: ConsigneProcessus) {
    const all = await list();
    const vu = all.find((one) => one.nom === nom && one.etat !== "muet");
    if (vu === undefined) return "inconnu";
    if (ordre === "reprendre") await store.askToPlay(nom);
    else {
      const others = all.filter(
        (one) => one.nom !== nom && one.etat === "joue" && one.enregistrees && one.manque === null,
      );
      if (others.length > 0 && vu.sansPreneur && !vu.sansReponse && vu.parties > 0)
        return "illisible";
      const names = others.map((one) => one.nom);
      // the order is checked in Redis, since two administrators may each empty another process at the same moment
      if (!(await store.askToHandOver(nom, names))) return "dernier";
    }
    const end = performance.now() + HEARD_MAX_MS;
    while (!(await hasHeard(nom, ordre, vu.parties)) && performance.now() < end)
      await sleep(POLL_MS);
    if (ordre === "reprendre" || !(await isUnreachable(nom))) return "fait";
    // no other process answered the process to empty, so it plays on as if the order had not been given
    await store.askToPlay(nom);
    return "injoignable";
  }

  return {
    lire: async () => ({ plusieurs: true, processus: [...(await list().catch(redisAway))] }),
    demander: (nom, ordre) => order(nom, ordre).catch(redisAway),
  };
}

const withoutFiche = (
  nom: string,
  etat: "muet" | "autreVersion",
  parties: number,
): ProcessusPourAdministrateur => ({
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
  manque: null,
  enAttente: 0,
});

function redisAway(cause: unknown): never {
  const refus = new HttpError(
    503,
    "Redis ne répond pas\u00A0: rien n’est perdu, mais rien ne bouge. Réessayez quand il sera revenu.",
  );
  refus.cause = cause;
  throw refus;
}
