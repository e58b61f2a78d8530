// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { bannerTexts, renderInRoom } from "../test/render-hook.ts";
import { useVoteQuizz } from "./vote-quizz.tsx";

type Reponse = readonly [statut: number, corps: unknown];
const USER = { userId: "lea", pseudo: "Lea", icon: "ico0", role: "user", sansPublier: null };
const PANNE: Reponse = [500, { message: "Note refusée." }];

/** The answers of the server at each address, and the requests that it received. */
let serveur: Record<string, Reponse>;
let appels: string[];
/** Bodies of the likes that it received. */
let corps: unknown[];
/** Holds the answers until it is resolved. */
let portes: PromiseWithResolvers<void> | null;

beforeEach(() => {
  serveur = {
    "/api/connecte": [200, { allowed: true, user: USER }],
    "/api/deja-note": [200, { note: false }],
    "/api/note": [200, { note: true }],
  };
  appels = [];
  portes = null;
  corps = [];
  vi.stubGlobal("fetch", async (chemin: string, { body }: RequestInit = {}) => {
    appels.push(chemin);
    if (chemin === "/api/note" && typeof body === "string") corps.push(JSON.parse(body));
    await portes?.promise;
    const [status, rendu] = serveur[chemin] ?? PANNE;
    return Response.json(rendu, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

async function ouvrir() {
  const rendu = renderInRoom(useVoteQuizz, "q1");
  await act(async () => {});
  const { result } = rendu;
  return {
    vote: () => result.current.vote,
    basculer: () => act(async () => result.current.basculer()),
    reessayer: () => act(async () => result.current.reessayer()),
  };
}

it("tells the author that it is for the others to say", async () => {
  serveur["/api/deja-note"] = [200, { note: false, sien: true }];
  const { vote, basculer } = await ouvrir();
  expect(vote()).toEqual({ etat: "auteur" });
  await basculer();
  expect(appels).not.toContain("/api/note");
});

it("asks a visitor nothing that would be refused, and looks again when they come back", async () => {
  serveur["/api/connecte"] = [200, { allowed: false }];
  const { vote, basculer } = await ouvrir();
  expect([vote(), appels]).toEqual([{ etat: "visiteur" }, ["/api/connecte"]]);
  await basculer();
  expect(appels).toHaveLength(1);
  serveur["/api/connecte"] = [200, { allowed: true, user: USER }];
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(vote()).toEqual({ etat: "connecte", note: false });
  // a member whose vote is known is not asked again
  const n = appels.length;
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(appels).toHaveLength(n);
});

it("says what is wanted, so that a tap after a lost answer does not take the like back", async () => {
  const { vote, basculer } = await ouvrir();
  serveur["/api/note"] = PANNE;
  await basculer();
  expect(vote()).toEqual({ etat: "connecte", note: false });
  serveur["/api/note"] = [200, { note: true }];
  await basculer();
  expect(corps).toEqual([
    { quizzId: "q1", aime: true },
    { quizzId: "q1", aime: true },
  ]);
});

it("shows what was tapped at once, takes one tap at a time, and the server has the last word", async () => {
  const { vote, basculer } = await ouvrir();
  portes = Promise.withResolvers();
  serveur["/api/note"] = [200, { note: false }];
  await basculer();
  expect(vote()).toEqual({ etat: "connecte", note: true });
  await basculer();
  expect(appels.filter((chemin) => chemin === "/api/note")).toHaveLength(1);
  await act(async () => portes?.resolve());
  await vi.waitFor(() => expect(vote()).toEqual({ etat: "connecte", note: false }));
});

it("takes back what the server has refused, and says why", async () => {
  const { vote, basculer } = await ouvrir();
  serveur["/api/note"] = PANNE;
  await basculer();
  await vi.waitFor(() => expect(bannerTexts()).toContain("Note refusée."));
  expect(vote()).toEqual({ etat: "connecte", note: false });
  serveur["/api/note"] = [200, { note: true }];
  await basculer();
  await vi.waitFor(() => expect(vote()).toEqual({ etat: "connecte", note: true }));
});

it("says that it could not be read, and tries again when it is asked to", async () => {
  serveur["/api/deja-note"] = PANNE;
  const { vote, reessayer } = await ouvrir();
  await vi.waitFor(() => expect(vote()).toEqual({ etat: "panne", message: "Note refusée." }));
  serveur["/api/deja-note"] = [200, { note: true }];
  await reessayer();
  await vi.waitFor(() => expect(vote()).toEqual({ etat: "connecte", note: true }));
});

it("a phone whose line comes back, or that wakes up, reads again what it could not", async () => {
  serveur["/api/deja-note"] = PANNE;
  const { vote } = await ouvrir();
  await vi.waitFor(() => expect(vote()).toMatchObject({ etat: "panne" }));
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await vi.waitFor(() => expect(vote()).toMatchObject({ etat: "panne" }));
  serveur["/api/deja-note"] = [200, { note: true }];
  await act(async () => window.dispatchEvent(new Event("online")));
  await vi.waitFor(() => expect(vote()).toEqual({ etat: "connecte", note: true }));
  const n = appels.length;
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(appels).toHaveLength(n);
});
