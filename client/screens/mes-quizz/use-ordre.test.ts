// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { createElement as h, type ReactNode } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import {
  type PageNavigator,
  NavigationProvider,
  type PageLeaveGuard,
} from "../../app/navigation.tsx";
import { bannerTexts, freezeTime } from "../../test/render-hook.ts";
import { BannieresProvider } from "../../ui/bannieres.tsx";
import { useOrdreDeMesQuizz } from "./use-ordre.ts";

/** Orders of quizzes sent to the fake server, and whether it accepts them. */
let ecrits: unknown[];
let repond: boolean;

beforeEach(() => {
  localStorage.clear();
  ecrits = [];
  repond = true;
  vi.stubGlobal("fetch", (_chemin: string, { body }: RequestInit = {}) => {
    ecrits.push(typeof body === "string" ? JSON.parse(body) : null);
    return Promise.resolve(Response.json({ message: "Fait" }, { status: repond ? 200 : 500 }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

const SERVEUR = ["a", "b", "c"];
const GARDE = "ordre/lea";
const envoi = (...ids: readonly string[]) => ({ quizz: ids.map((_id) => ({ _id })) });

/** Opens Léa's list on a page with a leave guard. */
function ouvrir() {
  onTestFinished(cleanup);
  let retenue: PageLeaveGuard | null = null;
  const deplacement: PageNavigator = {
    destination: () => "/quizz",
    versAdresse: () => {},
    parHistorique: () => {},
    preload: () => {},
    addGuard(demander) {
      retenue = demander;
      return () => {};
    },
  };
  const endroit = { pathname: "/quizz", search: "", state: null, key: "x" };
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    h(
      QueryClientProvider,
      { client: new QueryClient() },
      h(NavigationProvider, {
        endroit,
        deplacement,
        children: h(BannieresProvider, null, children),
      }),
    );
  const { result } = renderHook(() => useOrdreDeMesQuizz("lea"), { wrapper });
  const lu = () => result.current;
  const partir = () => act(async () => retenue?.ask("/profile"));
  return {
    lu,
    noter: (apres: readonly string[]) => act(() => lu().noter(lu().appliquer(SERVEUR), apres)),
    confronter: (ids: readonly string[]) => act(() => lu().confronter(ids)),
    demander: () => retenue?.ask("/profile"),
    partir,
  };
}

it("keeps an order in the browser until the page is left, then sends it and forgets it", async () => {
  const { lu, noter, partir } = ouvrir();
  noter(["c", "a", "b"]);
  expect(lu().change).toBe(true);
  expect(lu().appliquer(SERVEUR)).toEqual(["c", "a", "b"]);
  expect(ecrits).toEqual([]);
  expect(localStorage.getItem(GARDE)).not.toBeNull();
  expect(await partir()).toBe(true);
  expect(ecrits).toEqual([envoi("c", "a", "b")]);
  expect(lu().change).toBe(false);
  expect(localStorage.getItem(GARDE)).toBeNull();
});

it("a server that refuses keeps nobody on the page: it is said, and leaves from here at the next visit", async () => {
  repond = false;
  const premiere = ouvrir();
  premiere.noter(["b", "a", "c"]);
  expect(await premiere.partir()).toBe(true);
  expect(bannerTexts()).toContain("repartira d’ici");

  repond = true;
  const seconde = ouvrir();
  expect(seconde.lu().change).toBe(false);
  seconde.confronter(SERVEUR);
  expect(seconde.lu().appliquer(SERVEUR)).toEqual(["b", "a", "c"]);
  ecrits = [];
  await seconde.partir();
  expect(ecrits).toEqual([envoi("b", "a", "c")]);
});

it("a line that is dead holds nobody on the page, since the order is kept", async () => {
  freezeTime();
  const { noter, demander } = ouvrir();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  noter(["b", "a", "c"]);
  const parti = demander();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await parti).toBe(true);
  expect(bannerTexts()).toContain("repartira d’ici");
});

it("where the browser keeps nothing, one stays until it could be sent", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  repond = false;
  const { noter, partir } = ouvrir();
  noter(["b", "a", "c"]);
  expect(await partir()).toBe(false);
  repond = true;
  expect(await partir()).toBe(true);
});

it("what another visit left is dropped once the rows are in another order, and put back as before on demand", () => {
  const { noter } = ouvrir();
  noter(["c", "b", "a"]);
  const autre = ouvrir();
  autre.confronter(["b", "a", "c"]);
  expect(autre.lu().change).toBe(false);

  autre.noter(["c", "a", "b"]);
  act(() => autre.lu().remettre());
  expect(autre.lu().change).toBe(false);
  expect(autre.lu().appliquer(SERVEUR)).toEqual(SERVEUR);
});

it("a tab that is closed sends what it can at once", async () => {
  const { noter } = ouvrir();
  noter(["b", "c", "a"]);
  await act(async () => dispatchEvent(new Event("pagehide")));
  expect(ecrits).toEqual([envoi("b", "c", "a")]);
});
