// @vitest-environment happy-dom
import { defaultScheduler, notifyManager, useQueryClient } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { MessageDeMessagerie } from "#contracts/messagerie.ts";
import { QUERY_KEY_PREFIX_MESSAGERIE } from "../../app/api/queries.ts";
import { bannerTexts, renderInRoom } from "../../test/render-hook.ts";
import { useMarquerMessageLu } from "./actions.ts";
import { useDossierDeMessagerie } from "./queries.ts";

/** The folder on the server, latest first. */
let dossier: MessageDeMessagerie[];
/** Requests that wait for the fake server's answer, in their order. */
let file: { readonly adresse: string; readonly repondre: (statut?: number) => void }[];
/** Ids of the messages marked as read. */
let lus: unknown[];

const message = (rang: number): MessageDeMessagerie => ({
  _id: `m${String(rang)}`,
  from: "Tom",
  to: "Léa",
  icon: null,
  text: `Message ${String(rang)}`,
  date: "2026-11-22T20:00:00.000Z",
  lu: false,
  mesure: null,
});

beforeEach(() => {
  dossier = Array.from({ length: 240 }, (_, rang) => message(240 - rang));
  file = [];
  lus = [];
  vi.stubGlobal("fetch", (adresse: string, { body, signal }: RequestInit = {}) => {
    const { searchParams } = new URL(adresse, "http://x");
    const debut = 100 * Number(searchParams.get("page"));
    return new Promise<Response>((resoudre, rejeter) => {
      signal?.addEventListener("abort", () => rejeter(new Error("given up")));
      const repondre = (status = 200) => {
        if (status !== 200) return resoudre(Response.json({ message: "Non." }, { status }));
        if (typeof body === "string") lus.push(JSON.parse(body));
        resoudre(
          Response.json(
            typeof body === "string"
              ? { message: "" }
              : {
                  messages: dossier.slice(debut, debut + 100),
                  totalCount: dossier.length,
                  nonLus: 3,
                },
          ),
        );
      };
      file.push({ adresse, repondre });
    });
  });
  notifyManager.setScheduler(queueMicrotask);
  onTestFinished(() => {
    notifyManager.setScheduler(defaultScheduler);
    vi.unstubAllGlobals();
  });
});

/** Answers the oldest pending request. */
async function repondre(statut = 200) {
  await expect.poll(() => file.length).toBeGreaterThan(0);
  const demande = file.shift();
  await act(async () => demande?.repondre(statut));
  return demande?.adresse;
}

async function ouvrir() {
  const { result } = renderInRoom(() => {
    const client = useQueryClient();
    return {
      ...useDossierDeMessagerie("recus"),
      marquer: useMarquerMessageLu(),
      nouvelles: () => client.invalidateQueries({ queryKey: [QUERY_KEY_PREFIX_MESSAGERIE] }),
    };
  }, undefined);
  expect(await repondre()).toBe("/api/messages?page=0&limit=100");
  const vus = () => result.current.messages?.map(({ _id }) => _id) ?? [];
  await expect.poll(() => vus().length).toBe(100);
  return { result, vus, faire: (geste: () => void) => act(async () => geste()) };
}

it("is read page after page, to its end", async () => {
  const { result, vus, faire } = await ouvrir();
  expect(result.current).toMatchObject({ total: 240, nonLus: 3, aSuite: true });
  for (const page of [1, 2]) {
    await faire(() => result.current.lireSuite());
    expect(result.current.suiteEnCours).toBe(true);
    expect(await repondre()).toBe(`/api/messages?page=${String(page)}&limit=100`);
    await expect.poll(() => result.current.suiteEnCours).toBe(false);
  }
  expect(vus()).toEqual(dossier.map(({ _id }) => _id));
  expect(result.current.aSuite).toBe(false);
});

it("shows once a message that one that has just come pushed onto the next page", async () => {
  const { result, vus, faire } = await ouvrir();
  dossier.unshift(message(241));
  await faire(() => result.current.lireSuite());
  await repondre();
  await expect.poll(() => vus().length).toBe(199);
  expect(new Set(vus()).size).toBe(199);
});

it("asks again for the page that news have cut short", async () => {
  const { result, vus, faire } = await ouvrir();
  await faire(() => result.current.lireSuite());
  await faire(() => void result.current.nouvelles());
  // the aborted request is dropped: nobody listens to its answer
  file.shift();
  expect(await repondre()).toBe("/api/messages?page=0&limit=100");
  expect(await repondre()).toBe("/api/messages?page=1&limit=100");
  await expect.poll(() => vus().length).toBe(200);
});

it("says once that a message was opened, and again after a refusal only", async () => {
  const { result, faire } = await ouvrir();
  const lu = () => result.current.messages?.find(({ _id }) => _id === "m200")?.lu;
  await faire(() => result.current.marquer("recus", "m200"));
  await repondre(500);
  await expect.poll(bannerTexts).not.toBe("");
  expect(lu()).toBe(false);
  await faire(() => result.current.marquer("recus", "m200"));
  await faire(() => result.current.marquer("recus", "m200"));
  await repondre();
  await expect.poll(lu).toBe(true);
  expect([lus, file]).toEqual([[{ _id: "m200" }], []]);
});
