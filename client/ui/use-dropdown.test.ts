// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement, useState } from "react";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { useDropdown } from "./use-dropdown.ts";

/** A page with a menu, a button that counts its presses, and the button of another menu. */
function Page() {
  const { ouvert, basculer, boite, bouton } = useDropdown();
  const [presses, setPresses] = useState(0);
  const h = createElement;
  return h(
    "main",
    null,
    h(
      "div",
      { ref: boite },
      h("button", { ref: bouton, onClick: basculer, "aria-expanded": ouvert }, "Menu"),
      ouvert && h("p", null, h("button", null, "dedans")),
    ),
    h("button", { onClick: () => setPresses((n) => n + 1) }, `dehors ${String(presses)}`),
    h("button", { onClick: () => setPresses((n) => n + 1), "aria-expanded": false }, "Autre menu"),
  );
}

const bouton = (nom: string | RegExp) => screen.getByRole("button", { name: nom });
const ouvert = () => screen.queryByRole("button", { name: "dedans" }) !== null;
/** Presses as a mouse does. @returns whether the pressed element may take the focus */
function presser(cible: HTMLElement, lacher = cible): boolean {
  const libre = fireEvent.mouseDown(cible, { button: 0 });
  fireEvent.mouseUp(lacher);
  fireEvent.click(lacher);
  return libre;
}

beforeEach(() => {
  render(createElement(Page));
  onTestFinished(cleanup);
  fireEvent.click(bouton("Menu"));
  expect(ouvert()).toBe(true);
});

it("closes by its own button, and stays open for what is inside", () => {
  expect(presser(bouton("dedans"))).toBe(true);
  expect(ouvert()).toBe(true);
  presser(bouton("Menu"));
  expect(ouvert()).toBe(false);
});

it("a press outside only closes: what is under it waits for the next one", () => {
  expect(presser(bouton("dehors 0"))).toBe(false);
  expect(ouvert()).toBe(false);
  expect(presser(bouton("dehors 0"))).toBe(true);
  expect(bouton("dehors 1")).toBe(document.querySelector("main > button"));
});

it("another menu opens at once", () => {
  presser(bouton("Autre menu"));
  expect(ouvert()).toBe(false);
  expect(screen.getByText("dehors 1").textContent).toBe("dehors 1");
});

it("a text selected from inside out is no press outside", () => {
  presser(bouton("dedans"), bouton("dehors 0"));
  expect(ouvert()).toBe(true);
});

it("Escape closes it and nothing around it", () => {
  const autour: string[] = [];
  const entendre = ({ key }: KeyboardEvent) => void autour.push(key);
  // React's handlers of the elements around run on the body
  document.body.addEventListener("keydown", entendre);
  onTestFinished(() => document.body.removeEventListener("keydown", entendre));
  expect(fireEvent.keyDown(bouton("dedans"), { key: "Escape" })).toBe(false);
  expect([ouvert(), autour]).toEqual([false, []]);
  fireEvent.keyDown(bouton("Menu"), { key: "Escape" });
  expect(autour).toEqual(["Escape"]);
});

it("Escape closes and gives the keyboard back; a focus outside closes", () => {
  act(() => bouton("dedans").focus());
  fireEvent.keyDown(document.body, { key: "a" });
  expect(ouvert()).toBe(true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect([ouvert(), document.activeElement]).toEqual([false, bouton("Menu")]);
  fireEvent.click(bouton("Menu"));
  act(() => bouton("dehors 0").focus());
  expect(ouvert()).toBe(false);
});
