/** Handovers go to processes that can read the games, also when answers are lost and other processes stop meanwhile. */
import { expect, test } from "vitest";
import { STORED_GAME_FORMAT } from "#game/ports/adapters/stored-game.ts";
import { type TestRedis, startTestRedis } from "#server/several-processes/test/redis.ts";
import { startNeighbourProcesses } from "./test/neighbour-processes.ts";

const ICI = STORED_GAME_FORMAT.version;
const CODES = ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"];

test("games go to the newest process, and never back to an older one", async () => {
  const versions = { vieux: ICI, pareil: ICI, neuf: ICI + 1 };
  const jeu = await startNeighbourProcesses(await startTestRedis(), versions);
  const [vieux, pareil, neuf] = [jeu("vieux"), jeu("pareil"), jeu("neuf")];
  await vieux.ouvrir(...CODES);
  await vieux.handover.handOverAll();
  expect(neuf.ouvertes).toEqual(new Map(CODES.map((code) => [code, ICI + 1])));
  expect([vieux.ouvertes.size, pareil.ouvertes.size, vieux.leases.codes()]).toEqual([0, 0, []]);

  // a game stored by the newer version never goes back to an older one
  await neuf.ouvrir("EEEEEE");
  await neuf.handover.handOverAll();
  await neuf.handover.handOverAll();
  expect(neuf.gelees).toEqual([]);
  expect(neuf.ouvertes.size).toBe(CODES.length + 1);
  expect(neuf.dites).toEqual([
    `5 games stay: no other process plays that reads their version, ${String(ICI + 1)}`,
  ]);
});

test("an older process refuses a game that it cannot read, and the other plays on", async () => {
  const jeu = await startNeighbourProcesses(await startTestRedis(), { neuf: ICI + 1, vieux: ICI });
  const [neuf, vieux] = [jeu("neuf"), jeu("vieux")];
  await neuf.ouvrir("AAAAAA");
  const lease = neuf.leases.of("AAAAAA") ?? 0;
  expect(await vieux.handover.accept({ code: "AAAAAA", from: neuf.processId, lease })).toBe(false);
  expect([vieux.ouvertes.size, vieux.leases.codes()]).toEqual([0, []]);
  expect(await neuf.store.holder("AAAAAA")).toEqual({ processId: neuf.processId, lease });
});

test("games are spread over the targets, and a later version is found when it comes", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, {
    neuf: ICI + 1,
    vieux: ICI,
    un: ICI + 2,
    deux: ICI + 2,
  });
  const [neuf, un, deux] = [jeu("neuf"), jeu("un"), jeu("deux")];
  await neuf.ouvrir(...CODES);
  await un.dire(true);
  await deux.dire(true);
  await neuf.handover.handOverAll();
  expect(neuf.dites).toHaveLength(1);
  await un.dire();
  await deux.dire();
  await neuf.handover.handOverAll();
  expect([un.ouvertes.size, deux.ouvertes.size, neuf.ouvertes.size]).toEqual([2, 2, 0]);
  expect([...un.ouvertes.values()]).toEqual([ICI + 2, ICI + 2]);
});

const chez = (redis: TestRedis) => async (code: string) => {
  const tenue = await (await redis.store()).holder(code);
  return tenue?.processId;
};

test("when the answer of the taker is lost, only the taker plays the game, and screens are sent to ask", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, deux: ICI, trois: ICI });
  const [un, deux, trois] = [jeu("un"), jeu("deux"), jeu("trois")];
  await trois.ouvrir("ZZZZZZ");
  await trois.dire();
  await un.ouvrir("AAAAAA");
  deux.repondre = async (faire) => {
    await faire();
    throw new Error("lost on the way");
  };
  await un.vivre();
  await un.handover.handOverAll();
  expect([[...deux.ouvertes.keys()], un.leases.codes()]).toEqual([["AAAAAA"], []]);
  expect(un.envoyes).toEqual([["AAAAAA", "/p/un/"]]);
  // the next heartbeats of the process change nothing
  await un.handover.handOverAll(true);
  await expect.poll(() => chez(redis)("AAAAAA")).toBe(deux.processId);
  expect([un.ouvertes.size, [...trois.ouvertes.keys()]]).toEqual([0, ["ZZZZZZ"]]);
});

test("after an offer that nobody heard the game is opened here again, and a late taker is refused", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, deux: ICI });
  const [un, deux] = [jeu("un"), jeu("deux")];
  await un.ouvrir("AAAAAA");
  const avant = un.leases.of("AAAAAA") ?? 0;
  let tard = () => Promise.resolve(true);
  deux.repondre = (faire) => {
    tard = faire;
    return Promise.reject(new Error("nobody answers"));
  };
  await un.handover.handOverAll();
  expect([un.ouvertes.size, un.leases.codes()]).toEqual([0, []]);
  // Redis still gives the game to the first process, whose next heartbeat finds that
  await un.vivre();
  await expect.poll(() => [...un.ouvertes.keys()]).toEqual(["AAAAAA"]);
  expect(un.leases.of("AAAAAA")).toBeGreaterThan(avant);
  expect(await tard()).toBe(false);
  expect([deux.ouvertes.size, un.ouvertes.size]).toEqual([0, 1]);
});

test("a target that fails is offered nothing more: its share goes to the others, and no game is cut off for nothing", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, gele: ICI, vif: ICI });
  const [un, gele, vif] = [jeu("un"), jeu("gele"), jeu("vif")];
  const codes = Array.from({ length: 40 }, (_, n) => `GAME${String(10 + n)}`);
  await un.ouvrir(...codes);
  let demandes = 0;
  gele.repondre = () => {
    demandes++;
    return Promise.reject(new Error("nobody answers"));
  };
  await un.handover.handOverAll();
  expect([...vif.ouvertes.keys()].toSorted()).toEqual(codes);
  expect(un.envoyes.filter(([, chemin]) => chemin !== "/p/vif/")).toEqual([]);
  // several games were being offered at the same time
  expect(demandes).toBeGreaterThan(0);
  expect(demandes).toBeLessThan(8);
});

test("when no target can be reached no game is cut off, and it is reported once", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, deux: ICI, trois: ICI });
  const [un, deux, trois] = [jeu("un"), jeu("deux"), jeu("trois")];
  const codes = Array.from({ length: 20 }, (_, n) => `GAME${String(10 + n)}`);
  await un.ouvrir(...codes);
  let offertes = 0;
  for (const autre of [deux, trois]) {
    autre.decrocher = () => Promise.reject(new Error("no way there"));
    autre.repondre = async (faire) => offertes++ < 0 || faire();
  }
  for (const presse of [false, false, true]) await un.handover.handOverAll(presse);
  expect([offertes, un.gelees, un.envoyes, un.ouvertes.size]).toEqual([0, [], [], 20]);
  expect(un.handover.nobodyAnswered()).toBe(true);
  expect(un.dites).toEqual([
    "deux does not answer at http://deux:3000: no game goes there",
    "trois does not answer at http://trois:3000: no game goes there",
  ]);

  // once a target can be reached all games go there, and none is lost on the unreachable one
  trois.decrocher = () => Promise.resolve();
  await un.handover.handOverAll();
  expect([...trois.ouvertes.keys()].toSorted()).toEqual(codes);
  expect(un.envoyes.filter(([, chemin]) => chemin !== "/p/trois/")).toEqual([]);
  expect([un.handover.nobodyAnswered(), un.dites.length]).toEqual([false, 2]);
});

test("when every target refuses, players are not cut off again at each heartbeat", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, deux: ICI });
  const [un, deux] = [jeu("un"), jeu("deux")];
  await un.ouvrir("AAAAAA");
  deux.accueillir("none");
  un.accueillir("own");
  await un.vivre();
  await un.handover.handOverAll();
  // an emptied process opens its own games again
  await expect.poll(() => [...un.ouvertes.keys()]).toEqual(["AAAAAA"]);
  await un.handover.handOverAll();
  expect([un.gelees, un.envoyes]).toEqual([["AAAAAA"], [["AAAAAA", "/p/un/"]]]);
  // a stopping process does not wait for the pause after a failure
  deux.accueillir("all");
  await un.handover.handOverAll(true);
  expect([...deux.ouvertes.keys()]).toEqual(["AAAAAA"]);
});

test("of three processes two stop at once: neither takes a game, and the third has all", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, deux: ICI, trois: ICI });
  const [un, deux, trois] = [jeu("un"), jeu("deux"), jeu("trois")];
  await un.ouvrir("AAAAAA", "BBBBBB", "CCCCCC");
  await deux.ouvrir("DDDDDD", "EEEEEE", "FFFFFF");
  for (const voisin of [un, deux, trois]) await voisin.vivre();
  await Promise.all([un.arreter(), deux.arreter()]);
  await expect.poll(() => trois.ouvertes.size).toBe(6);
  expect([un.ouvertes.size, deux.ouvertes.size]).toEqual([0, 0]);
  const connus = async () => (await trois.store.processes()).map(({ processId }) => processId);
  await expect.poll(connus).toEqual([trois.processId]);
});

test("a game taken by a process that is already dead and forgotten is found, and played by another", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, parti: ICI, trois: ICI });
  const [un, parti, trois] = [jeu("un"), jeu("parti"), jeu("trois")];
  await un.ouvrir("AAAAAA");
  await trois.ouvrir("ZZZZZZ");
  await trois.dire();
  const connus = async () =>
    (await trois.store.processes()).map(({ processId }) => processId).toSorted();
  // the target was alive when it was asked, and is dead when its write reaches Redis
  parti.repondre = async (faire) => {
    await parti.store.declareDead(parti.processId);
    await trois.store.forget(parti.processId);
    expect(await connus()).toEqual([trois.processId, un.processId]);
    return faire();
  };
  await un.handover.handOverAll();
  expect(await chez(redis)("AAAAAA")).toBe(parti.processId);
  await trois.vivre();
  await expect.poll(() => [...trois.ouvertes.keys()]).toEqual(["ZZZZZZ", "AAAAAA"]);
  await expect.poll(connus).toEqual([trois.processId, un.processId]);
});

test("a process that stops opens no game again: the others open those that nobody took", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, deux: ICI });
  const [un, deux] = [jeu("un"), jeu("deux")];
  await un.ouvrir("AAAAAA", "BBBBBB");
  deux.repondre = () => Promise.reject(new Error("busy"));
  await un.vivre();
  await deux.vivre();
  await un.arreter();
  expect([un.ouvertes.size, un.leases.codes()]).toEqual([0, []]);
  await expect.poll(() => [...deux.ouvertes.keys()].toSorted()).toEqual(["AAAAAA", "BBBBBB"]);
});

test("a game that comes back while it is being released is played here, in one room", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, deux: ICI });
  const [un, deux] = [jeu("un"), jeu("deux")];
  await un.ouvrir("AAAAAA");
  await un.handover.handOverAll();
  await deux.dire();
  await un.dire();
  const [retour, lache] = [deux.handover.handOverAll(), un.handover.release("AAAAAA")];
  await Promise.all([retour, lache]);
  await un.handover.release("AAAAAA");
  expect([[...un.ouvertes.keys()], un.leases.codes()]).toEqual([["AAAAAA"], ["AAAAAA"]]);
  expect(deux.ouvertes.size).toBe(0);
});

/** A process is emptied of nine games. One of the eight answers of a slow target is lost, and another comes after the list was made. */
async function viderLentement() {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, lent: ICI, tard: ICI });
  const [un, lent, tard] = [jeu("un"), jeu("lent"), jeu("tard")];
  await tard.dire(true);
  const codes = Array.from({ length: 9 }, (_, n) => `GAME${String(10 + n)}`);
  await un.ouvrir(...codes);
  const [demandee, repondre] = [attente(), attente()];
  let perdues = 0;
  lent.repondre = async (faire) => {
    demandee.resolve();
    await repondre.promise;
    const prise = await faire();
    if (perdues++ === 0) throw new Error("lost on the way");
    return prise;
  };
  void un.handover.handOverAll();
  await demandee.promise;
  await tard.dire();
  const ailleurs = () => [...lent.ouvertes.keys(), ...tard.ouvertes.keys()].toSorted();
  return { un, codes, ailleurs, repondre: () => repondre.resolve() };
}
const attente = () => Promise.withResolvers<void>();

test("an urgent handover waits for the one under way, then hands over the games opened since", async () => {
  const { un, codes, ailleurs, repondre } = await viderLentement();
  const presse = un.handover.handOverAll(true);
  repondre();
  await presse;
  expect([un.ouvertes.size, ailleurs()]).toEqual([0, codes]);
});

test("a process that stops while it is emptied leaves no game behind, not even one that was being opened", async () => {
  const { un, codes, ailleurs, repondre } = await viderLentement();
  const prete = attente();
  const creation = un.admission.admit(async () => {
    await prete.promise;
    await un.ouvrir("NEUVES");
  });
  const depart = un.arreter();
  repondre();
  await expect.poll(() => un.ouvertes.size).toBe(0);
  // after this call to Redis, the process has had time to do its next steps
  await un.store.processes();
  prete.resolve();
  await Promise.all([creation, depart]);
  expect([un.ouvertes.size, await un.store.codesOf(un.processId)]).toEqual([0, []]);
  expect(ailleurs()).toEqual([...codes, "NEUVES"]);
});

test("a game that was being taken over when the process was told to stop is handed over too", async () => {
  const redis = await startTestRedis();
  const jeu = await startNeighbourProcesses(redis, { un: ICI, mort: ICI, trois: ICI });
  const [un, mort, trois] = [jeu("un"), jeu("mort"), jeu("trois")];
  await un.ouvrir("AAAAAA");
  await mort.ouvrir("BBBBBB");
  const [prise, suite] = [attente(), attente()];
  un.avantReprise = async () => {
    prise.resolve();
    await suite.promise;
  };
  await mort.store.declareDead(mort.processId);
  await un.vivre();
  await prise.promise;
  const depart = un.arreter();
  await expect.poll(() => un.ouvertes.size).toBe(0);
  await un.store.processes();
  suite.resolve();
  await depart;
  expect([...trois.ouvertes.keys()].toSorted()).toEqual(["AAAAAA", "BBBBBB"]);
  expect(await un.store.codesOf(un.processId)).toEqual([]);
});
