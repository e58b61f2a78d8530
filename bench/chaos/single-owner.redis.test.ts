/** Detection of a game that is open twice: bench/chaos. */
import { expect, test } from "vitest";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { compareRoomOwnership, waitForSingleOwnerOfRooms } from "./single-owner.ts";

const tenue = (nom: string, ouvertes: string, siennes = ouvertes) => ({
  nom,
  ouvertes: [...ouvertes],
  siennes: [...siennes],
});
const ABC = [..."ABC"];

test("each room is open where Redis says that its game is, and each is a table's", () => {
  const droites = [tenue("jeu1", "AB"), tenue("jeu2", "C"), tenue("mort", "")];
  expect(compareRoomOwnership(droites, ABC)).toEqual([]);
  // the number of open rooms is right, but one is open twice and another nowhere
  expect(compareRoomOwnership([tenue("jeu1", "AB"), tenue("jeu2", "A", "C")], ABC)).toEqual([
    "A is open at jeu2, and not its by Redis",
    "C is jeu2's by Redis, and not open there",
    "A is open in 2 places",
    "C is open in 0 places",
  ]);
  // each of two leases names the other's games
  expect(compareRoomOwnership([tenue("jeu1", "AB", "AC"), tenue("jeu2", "C", "B")], ABC)).toEqual([
    "B is open at jeu1, and not its by Redis",
    "C is jeu1's by Redis, and not open there",
    "C is open at jeu2, and not its by Redis",
    "B is jeu2's by Redis, and not open there",
  ]);
  // a twin under another lease: each process has the rooms that Redis says
  expect(compareRoomOwnership([tenue("jeu1", "AB"), tenue("jeu2", "BC")], ABC)).toEqual([
    "B is open in 2 places",
  ]);
  expect(compareRoomOwnership([tenue("jeu1", "ABCD")], ABC)).toEqual(["D is open, and no table's"]);
});

test("what is on its way is waited for, and what stays doubled is said", async () => {
  const store = await (await startTestRedis()).store();
  await store.reserve("AAAAAA", "jeu1.a");
  const ouvertes = new Map([
    ["jeu1", ["AAAAAA"]],
    ["jeu2", ["AAAAAA"]],
  ]);
  const regard = {
    store,
    ouvertes: async (nom: string) => ouvertes.get(nom) ?? [],
    noms: ["jeu1", "jeu2"],
    tables: ["AAAAAA"],
  };
  expect(await waitForSingleOwnerOfRooms(regard, 0)).toEqual([
    "AAAAAA is open at jeu2, and not its by Redis",
    "AAAAAA is open in 2 places",
  ]);
  const attendu = waitForSingleOwnerOfRooms(regard, 60_000);
  ouvertes.delete("jeu2");
  expect(await attendu).toEqual([]);
});
