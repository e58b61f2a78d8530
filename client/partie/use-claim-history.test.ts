// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { exempleDeFinAvecJoueurs } from "../galerie/exemples-fin.ts";
import { VUE_DE_ROOM_EXEMPLE } from "../galerie/exemples-vue.ts";
import { bannerTexts, renderInRoom, TestRoom } from "../test/render-hook.ts";
import { useClaimHistoryLine } from "./use-claim-history.ts";

const FIN = exempleDeFinAvecJoueurs(3);
const [{ id: MOI, gorgees: BUES } = { id: "", gorgees: 0 }] = FIN.table;
const USER = { userId: "lea", pseudo: "Lea", icon: "ico0", role: "user", sansPublier: null };
const LIGNE = { quizz: { _id: "q1", title: "À table" }, date: "2026-11-28", gorgees: 3 };

let connu: boolean;
let reponse: readonly [statut: number, corps: unknown];
/** Paths and bodies of the requests to the server. */
let appels: (readonly [chemin: string, corps: unknown])[];

beforeEach(() => {
  [connu, reponse, appels] = [true, [200, LIGNE], []];
  vi.stubGlobal("fetch", async (chemin: string, { body }: RequestInit) => {
    appels.push([chemin, typeof body === "string" ? JSON.parse(body) : undefined]);
    if (chemin === "/api/connecte")
      return Response.json(connu ? { allowed: true, user: USER } : { allowed: false });
    return Response.json(reponse[1], { status: reponse[0] });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

async function finir(moi = MOI) {
  const room = new TestRoom({ ...VUE_DE_ROOM_EXEMPLE, phase: "fin", fin: FIN }, moi);
  const rendu = renderInRoom(useClaimHistoryLine, "q1", room);
  await act(async () => {});
  return {
    ...rendu,
    revenir: () => act(async () => document.dispatchEvent(new Event("visibilitychange"))),
  };
}
const reclamees = () => appels.filter(([chemin]) => chemin === "/api/historique");

it("claims the line of this screen's player, in the specification's words", async () => {
  await finir();
  await vi.waitFor(() => expect(reclamees()).toHaveLength(1));
  const jeton: unknown = expect.stringMatching(/^[\w-]{22,64}$/);
  expect(reclamees()).toEqual([
    [
      "/api/historique",
      {
        quizzId: "q1",
        room: "4KX2P9",
        jeton,
        info: { nbJoueurs: FIN.table.length },
        gorgees: BUES,
      },
    ],
  ]);
});

it("claims once, however often the page comes back", async () => {
  const { revenir } = await finir();
  await vi.waitFor(() => expect(reclamees()).toHaveLength(1));
  await revenir();
  expect(appels.map(([chemin]) => chemin)).toEqual(["/api/connecte", "/api/historique"]);
});

it("asks nothing for a visitor, and claims when they are back from logging in", async () => {
  connu = false;
  const { revenir } = await finir();
  await vi.waitFor(() => expect(appels).toHaveLength(1));
  expect(reclamees()).toEqual([]);
  connu = true;
  await revenir();
  await vi.waitFor(() => expect(reclamees()).toHaveLength(1));
});

it.each([401, 404])("is silent about %i: there is no history, or no line", async (statut) => {
  reponse = [statut, { message: "Aucune partie finie." }];
  await finir();
  await vi.waitFor(() => expect(reclamees()).toHaveLength(1));
  await act(async () => {});
  expect(bannerTexts()).toBe("");
});

it("asks nothing for a host who did not play", async () => {
  await finir(CLE_CREATEUR);
  await vi.waitFor(() => expect(appels).toHaveLength(1));
  await act(async () => {});
  expect(reclamees()).toEqual([]);
});

it("tells another refusal in the server's words", async () => {
  reponse = [409, { message: "Déjà dans un autre historique." }];
  await finir();
  await vi.waitFor(() => expect(bannerTexts()).toContain("Déjà dans un autre historique."));
});
