// @vitest-environment happy-dom
import { defaultScheduler, notifyManager, useQueryClient } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { bannerTexts, renderInRoom } from "../test/render-hook.ts";
import { composerRequeteDeListeParDefaut } from "./requete.ts";
import { useSignets } from "./signets.ts";
import { useListeDeQuizz } from "./queries.ts";

interface Demande {
  readonly methode: string;
  readonly corps: unknown;
  readonly repondre: (reponse: Response) => void;
}

/** Pending requests by address, for the bookmarks and their list. */
let file: Record<string, Demande[]>;
/** Number of reads of the list of bookmarked quizzes. */
let listes: number;

beforeEach(() => {
  file = { "/api/fav-id": [], "/api/fav": [] };
  listes = 0;
  vi.stubGlobal("fetch", (chemin: string, { method = "GET", body }: RequestInit = {}) => {
    const attente = file[chemin];
    if (attente === undefined) {
      listes++;
      return Promise.resolve(Response.json({ quizz: [], totalCount: 0 }));
    }
    return new Promise<Response>((repondre) => {
      const corps: unknown = typeof body === "string" ? JSON.parse(body) : null;
      attente.push({ methode: method, corps, repondre });
    });
  });
  // queries notify in a microtask instead of a task
  notifyManager.setScheduler(queueMicrotask);
  onTestFinished(() => {
    notifyManager.setScheduler(defaultScheduler);
    vi.unstubAllGlobals();
  });
});

const enAttente = (chemin: string) => file[chemin]?.length ?? 0;
const LUS = "/api/fav-id";
const ECRITS = "/api/fav";

/** Answers the oldest request at this address, once it has come, and returns its body. */
async function repondre(chemin: string, favoris: readonly string[], status = 200) {
  await expect.poll(() => enAttente(chemin)).toBeGreaterThan(0);
  const demande = file[chemin]?.shift();
  await act(async () => demande?.repondre(Response.json({ favoris }, { status })));
  return [demande?.methode, demande?.corps];
}

function ouvrir(connecte = true) {
  const { result } = renderInRoom(() => {
    useListeDeQuizz({ ...composerRequeteDeListeParDefaut("3"), menu: "5" });
    const client = useQueryClient();
    return { ...useSignets(connecte), relire: () => client.invalidateQueries() };
  }, undefined);
  return {
    mis: () => ["a", "b", "c"].filter((id) => result.current.a(id)),
    basculer: (id: string) => act(async () => result.current.basculer(id)),
    /** Refetches everything, as on a return to the page. */
    relire: () => act(async () => void result.current.relire()),
  };
}

/** Opens the page of a member with these bookmarks. */
async function avecSignets(...favoris: readonly string[]) {
  const page = ouvrir();
  await repondre(LUS, favoris);
  await expect.poll(page.mis).toEqual(favoris);
  await expect.poll(() => listes).toBe(1);
  return page;
}

it("asks nothing of a visitor, and takes nothing from them", async () => {
  const { mis, basculer } = ouvrir(false);
  await expect.poll(() => listes).toBe(1);
  await basculer("a");
  expect([mis(), enAttente(LUS), enAttente(ECRITS)]).toEqual([[], 0, 0]);
});

it("keeps a press that comes before the list of bookmarks, and sends it once the list is there", async () => {
  const { mis, basculer } = ouvrir();
  await basculer("a");
  expect([mis(), enAttente(ECRITS)]).toEqual([[], 0]);
  await repondre(LUS, ["b"]);
  expect(await repondre(ECRITS, ["a", "b"])).toEqual([
    "PUT",
    { avant: ["b"], favoris: ["b", "a"] },
  ]);
  await expect.poll(mis).toEqual(["a", "b"]);
});

it("changes nothing while the list of bookmarks cannot be read", async () => {
  const { mis, basculer, relire } = ouvrir();
  await basculer("a");
  await repondre(LUS, [], 500);
  expect([mis(), enAttente(ECRITS)]).toEqual([[], 0]);
  await relire();
  await repondre(LUS, ["b"]);
  await expect.poll(mis).toEqual(["b"]);
  expect(enAttente(ECRITS)).toBe(0);
});

it("shows at once what was pressed, and the server has the last word", async () => {
  const { mis, basculer } = await avecSignets("a");
  await basculer("b");
  expect(mis()).toEqual(["a", "b"]);
  // another page has removed one bookmark and added one meanwhile
  expect(await repondre(ECRITS, ["b", "c"])).toEqual([
    "PUT",
    { avant: ["a"], favoris: ["a", "b"] },
  ]);
  await expect.poll(mis).toEqual(["b", "c"]);
});

it("takes out what was in", async () => {
  const { mis, basculer } = await avecSignets("a", "b");
  await basculer("a");
  expect(mis()).toEqual(["b"]);
  expect(await repondre(ECRITS, ["b"])).toEqual(["PUT", { avant: ["b", "a"], favoris: ["b"] }]);
});

it("sends one press at a time, in their order, and the answer to one does not undo the next", async () => {
  const { mis, basculer } = await avecSignets("a");
  await basculer("b");
  await basculer("c");
  expect(mis()).toEqual(["a", "b", "c"]);
  await expect.poll(() => enAttente(ECRITS)).toBe(1);
  await repondre(ECRITS, ["a", "b"]);
  await expect.poll(() => enAttente(ECRITS)).toBe(1);
  expect(mis()).toEqual(["a", "b", "c"]);
  expect(await repondre(ECRITS, ["a", "b", "c"])).toEqual([
    "PUT",
    { avant: ["a", "b"], favoris: ["a", "b", "c"] },
  ]);
  await expect.poll(() => listes).toBe(3);
  expect(mis()).toEqual(["a", "b", "c"]);
});

it("a reading that was under way does not undo what was pressed since", async () => {
  const { mis, basculer, relire } = await avecSignets("a");
  await relire();
  await expect.poll(() => enAttente(LUS)).toBe(1);
  await basculer("b");
  await repondre(LUS, ["a"]);
  await expect.poll(() => enAttente(ECRITS)).toBe(1);
  expect(mis()).toEqual(["a", "b"]);
});

it("takes back in silence what the server has refused: what it has is read again", async () => {
  const { mis, basculer } = await avecSignets("a");
  await basculer("b");
  await repondre(ECRITS, [], 500);
  await repondre(LUS, ["a", "c"]);
  await expect.poll(mis).toEqual(["a", "c"]);
  expect(bannerTexts()).toBe("");
});

it("reads the list of the bookmarked again once the server has answered", async () => {
  const { basculer } = await avecSignets("a");
  await basculer("b");
  await expect.poll(() => enAttente(ECRITS)).toBe(1);
  expect(listes).toBe(1);
  await repondre(ECRITS, ["a", "b"]);
  await expect.poll(() => listes).toBe(2);
});
