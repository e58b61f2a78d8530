// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { createElement as h, type ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Quizz } from "#contracts/quizz.ts";
import { type PageNavigator, NavigationProvider } from "../../../app/navigation.tsx";
import { garderBrouillonDeQuizz } from "../../../document/brouillons.ts";
import { convertirEnQuizzEcrit } from "../../../document/quizz-ecrit.ts";
import { fermerQuizz, ouvrirQuizz } from "../../../document/quizz-ouverts.ts";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";
import { BannieresProvider } from "../../../ui/bannieres.tsx";
import { useOuvertureDuQuizzEdite } from "./cadre-edition.tsx";

const DEPUIS: Quizz = { ...EXAMPLE_QUIZZ, title: "Depuis", date: "2026-11-23T20:00:00.000Z" };
const versAdresse = vi.fn<PageNavigator["versAdresse"]>();
const IMMOBILE: PageNavigator = {
  destination: () => "/",
  versAdresse,
  parHistorique: () => {},
  preload: () => {},
  addGuard: () => () => {},
};
const lire = vi.fn(() => Promise.resolve(Response.json(DEPUIS)));

beforeEach(() => {
  localStorage.clear();
  lire.mockClear();
  versAdresse.mockClear();
  vi.stubGlobal("fetch", lire);
  onTestFinished(() => {
    cleanup();
    fermerQuizz("lea", "q");
    vi.unstubAllGlobals();
  });
});

/** A page inside the frame that edits a quizz. */
function ouvrir(compte = "lea") {
  const client = new QueryClient();
  const endroit = { pathname: "/quizz/q", search: "", state: null, key: "x" };
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    h(
      QueryClientProvider,
      { client },
      h(NavigationProvider, {
        endroit,
        deplacement: IMMOBILE,
        children: h(BannieresProvider, null, children),
      }),
    );
  return renderHook(() => useOuvertureDuQuizzEdite("q", compte), { wrapper });
}

test("a quizz that was left open for a try, then for elsewhere, is read again when one comes back", async () => {
  const edite = ouvrirQuizz("lea", EXAMPLE_QUIZZ);
  ouvrir();
  await waitFor(() => expect(edite.lire().document.reglages.title).toBe("Depuis"));
  expect(lire).toHaveBeenCalledTimes(1);
});

test("from a page of it to the next, it is not asked for again", () => {
  ouvrirQuizz("lea", EXAMPLE_QUIZZ);
  ouvrir();
  lire.mockClear();
  ouvrir();
  expect(lire).not.toHaveBeenCalled();
});

test("who logs in where somebody else was writing is told that the draft is kept, and where it will be", async () => {
  ouvrir("zoe");
  await waitFor(() => expect(versAdresse).toHaveBeenCalledOnce());
  expect(JSON.stringify(versAdresse.mock.calls)).not.toContain("brouillon");
  versAdresse.mockClear();
  const contenu = {
    document: convertirEnQuizzEcrit(EXAMPLE_QUIZZ),
    base: EXAMPLE_QUIZZ.date,
    garde: Date.now(),
  };
  garderBrouillonDeQuizz({ compte: "lea", quizz: "q", atelier: "a" }, contenu);
  cleanup();
  ouvrir("zoe");
  await waitFor(() => expect(versAdresse).toHaveBeenCalledOnce());
  const dit = JSON.stringify(versAdresse.mock.calls);
  expect(dit).toContain("Seul le créateur d’un quizz peut le modifier. Rien n’est perdu");
  expect(dit).toContain("Reconnectez-vous avec ce compte et rouvrez le quizz depuis Mes Quizz");
});

test("a co-author opens the quizz of somebody else; who only may read it does not", async () => {
  lire.mockImplementationOnce(() => Promise.resolve(Response.json({ ...DEPUIS, coauteur: true })));
  const { result } = ouvrir("zoe");
  await waitFor(() => expect(result.current?.lire().coauteurDe).toBe("Léa"));
  expect(versAdresse).not.toHaveBeenCalled();
  fermerQuizz("zoe", "q");
});
