// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { type PageNavigator, NavigationProvider } from "../../app/navigation.tsx";
import { OngletHistoriqueDesParties } from "./profil.tsx";

const DEPLACEMENT: PageNavigator = {
  destination: () => "/profile",
  versAdresse: () => {},
  parHistorique: () => {},
  preload: () => {},
  addGuard: () => () => {},
};

test("a game whose quizz may not be read is a line without a link, and covers nothing", async () => {
  const ligne = (_id: string | null, title: string, jour: number) => ({
    quizz: { _id, title },
    date: `2026-11-0${jour}T20:00:00.000Z`,
    gorgees: jour,
  });
  const historique = [ligne("q", "Fromages", 2), ligne(null, "Supprimé depuis", 1)];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ historique })));
  const client = new QueryClient();
  onTestFinished(() => {
    cleanup();
    client.clear();
    vi.unstubAllGlobals();
  });
  render(
    h(NavigationProvider, {
      endroit: { pathname: "/profile", search: "", state: null, key: "x" },
      deplacement: DEPLACEMENT,
      children: h(QueryClientProvider, { client }, h(OngletHistoriqueDesParties)),
    }),
  );
  const titre = await screen.findByText("Supprimé depuis");
  // the class `lien` covers the nearest positioned ancestor, which would be the page for a line without a link
  expect([...document.querySelectorAll('[class*="lien"]')].map(({ tagName }) => tagName)).toEqual([
    "A",
  ]);
  expect(titre.closest("a")).toBeNull();
});
