// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { SessionProvider } from "../../compte/session.tsx";
import { type PageNavigator, NavigationProvider } from "../../app/navigation.tsx";
import { BannieresProvider } from "../../ui/bannieres.tsx";
import { CarteConfirmerMailParPression } from "./confirmer.tsx";

const TOKEN = "a".repeat(43);
const versAdresse = vi.fn<PageNavigator["versAdresse"]>();
const DEPLACEMENT: PageNavigator = {
  destination: () => "/confirm",
  versAdresse,
  parHistorique: () => {},
  preload: () => {},
  addGuard: () => () => {},
};

test("loading confirms nothing, so that a mail scanner may open the link; a press does", async () => {
  const envois: unknown[] = [];
  vi.stubGlobal("fetch", (chemin: string, { body }: RequestInit = {}) => {
    if (chemin === "/api/connecte") return Promise.resolve(Response.json({ allowed: false }));
    envois.push([chemin, body]);
    return Promise.resolve(Response.json({ message: "Votre compte est confirmé." }));
  });
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  render(
    h(NavigationProvider, {
      endroit: { pathname: "/confirm", search: `?token=${TOKEN}`, state: null, key: "x" },
      deplacement: DEPLACEMENT,
      children: h(
        BannieresProvider,
        null,
        h(SessionProvider, null, h(CarteConfirmerMailParPression)),
      ),
    }),
  );
  await act(async () => {});
  expect(envois).toEqual([]);
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Confirmer mon adresse" }));
  });
  expect(envois).toEqual([["/api/confirme", JSON.stringify({ token: TOKEN })]]);
  expect(document.body.textContent).toContain("Votre compte est confirmé.");
  // a login, which reloads the page, then goes home
  expect(versAdresse).toHaveBeenCalledExactlyOnceWith(`/confirm?token=${TOKEN}`, {
    replace: true,
    state: { retour: "/" },
  });
});
