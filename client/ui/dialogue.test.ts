// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h, type ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { Dialogue } from "./dialogue.tsx";

test("Escape on a dialogue that is in another closes that one alone", () => {
  onTestFinished(cleanup);
  const fermes: string[] = [];
  const ouvrir = (titre: string, children: ReactNode) =>
    h(Dialogue, { ouvert: true, titre, children, onFermer: () => void fermes.push(titre) });
  render(ouvrir("Paramètres", ouvrir("Choix des imprévus", "Paquets")));
  const dessus = screen.getByRole("dialog", { name: "Choix des imprévus" });
  for (const evenement of ["cancel", "close"])
    fireEvent(dessus, new Event(evenement, { cancelable: true }));
  expect(fermes).toEqual(["Choix des imprévus", "Choix des imprévus"]);
});

test("the page behind is held while one is open, and let go when it is closed or taken away", () => {
  onTestFinished(cleanup);
  const feuille = (ouvert: boolean) =>
    h(Dialogue, { ouvert, titre: "Paramètres", children: null, onFermer: () => undefined });
  const tenue = () => document.documentElement.hasAttribute("data-modale");
  const { rerender, unmount } = render(feuille(true));
  expect(tenue()).toBe(true);
  rerender(feuille(false));
  expect(tenue()).toBe(false);
  rerender(feuille(true));
  expect(tenue()).toBe(true);
  unmount();
  expect(tenue()).toBe(false);
});
