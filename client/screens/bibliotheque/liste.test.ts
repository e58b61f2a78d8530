// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { SessionProvider } from "../../compte/session.tsx";
import { type PageNavigator, NavigationProvider } from "../../app/navigation.tsx";
import { composerRequeteDeListeParDefaut } from "../../quizz/requete.ts";
import { BannieresProvider } from "../../ui/bannieres.tsx";
import { ListeDeQuizzEnLectureSeule } from "./liste.tsx";

const DEPLACEMENT: PageNavigator = {
  destination: () => "/quizz-communaute",
  versAdresse: () => {},
  parHistorique: () => {},
  preload: () => {},
  addGuard: () => () => {},
};
const USER = { userId: "lea", pseudo: "Lea", icon: "ico0", role: "user", sansPublier: null };

test("a bookmark taken off among the bookmarks leaves the keyboard to the row that comes to its place", async () => {
  let gardes = ["brie", "bleu", "gouda"];
  const ligne = (_id: string) => ({
    _id,
    title: _id,
    createur: { pseudo: "Tom" },
    questionsCount: 1,
    note: -1,
    tags: [],
  });
  vi.stubGlobal(
    "EventSource",
    class {
      addEventListener() {}
      close() {}
    },
  );
  vi.stubGlobal("fetch", (chemin: string, { body }: RequestInit = {}) => {
    if (chemin === "/api/connecte")
      return Promise.resolve(Response.json({ allowed: true, user: USER }));
    if (chemin === "/api/notif") return Promise.resolve(Response.json({ notif: false }));
    if (typeof body === "string") ({ favoris: gardes } = JSON.parse(body));
    return Promise.resolve(
      Response.json(
        chemin.startsWith("/api/fav")
          ? { favoris: gardes }
          : { quizz: gardes.map(ligne), totalCount: gardes.length },
      ),
    );
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => {
    cleanup();
    client.clear();
    vi.unstubAllGlobals();
  });
  const liste = h(ListeDeQuizzEnLectureSeule, {
    requete: composerRequeteDeListeParDefaut("5"),
    onChange: () => {},
    ici: { chemin: "/quizz-communaute", defaut: "3" },
    signets: true,
  });
  render(
    h(NavigationProvider, {
      endroit: { pathname: "/quizz-communaute", search: "", state: null, key: "x" },
      deplacement: DEPLACEMENT,
      children: h(
        QueryClientProvider,
        { client },
        h(BannieresProvider, null, h(SessionProvider, null, liste)),
      ),
    }),
  );
  const signet = (titre: string) => screen.findByRole("button", { name: `Sauvegarder ${titre}` });
  const oter = async (titre: string) => {
    const bouton = await signet(titre);
    await waitFor(() => expect(bouton.getAttribute("aria-pressed")).toBe("true"));
    bouton.focus();
    fireEvent.click(bouton);
    await waitFor(() => expect(bouton.isConnected).toBe(false));
  };
  await oter("bleu");
  await waitFor(async () => expect(document.activeElement).toBe(await signet("gouda")));
  await oter("gouda");
  await waitFor(async () => expect(document.activeElement).toBe(await signet("brie")));
  await oter("brie");
  await waitFor(() => expect(document.activeElement?.getAttribute("tabindex")).toBe("-1"));
});
