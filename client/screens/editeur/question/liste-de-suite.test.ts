// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { ListeDeSuite } from "./liste-de-suite.tsx";

function Liste() {
  const [liste, onChange] = useState<readonly string[]>([]);
  return h(ListeDeSuite, { liste, dite: false, onChange });
}

test("one adds and goes on typing; what is taken away leaves the keyboard to what took its place", () => {
  render(h(Liste));
  onTestFinished(cleanup);
  const presser = (name: string) => {
    const bouton = screen.getByRole("button", { name });
    bouton.focus();
    fireEvent.click(bouton);
  };
  for (const rang of [1, 2, 3]) {
    presser("Ajouter un élément");
    const champ = screen.getByRole("textbox", { name: `Élément ${String(rang)}` });
    expect(document.activeElement).toBe(champ);
    fireEvent.change(champ, { target: { value: String(rang) } });
  }
  for (const [ote, ensuite] of [
    [1, "Ôter l’élément 1"],
    [2, "Ôter l’élément 1"],
    [1, "Ajouter un élément"],
  ] as const) {
    presser(`Ôter l’élément ${String(ote)}`);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: ensuite }));
  }
});
