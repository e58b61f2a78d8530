// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { freezeTime, renderInRoom } from "../../test/render-hook.ts";
import { useHostKeys } from "./keyboard.ts";

const faites: string[] = [];
beforeEach(() => {
  freezeTime();
  faites.length = 0;
});

function ouvrir(moment = "") {
  const noter = (quoi: string) => () => void faites.push(quoi);
  const touches = {
    principal: noter("principal"),
    menu: noter("menu"),
    pleinEcran: noter("pleinEcran"),
    son: noter("son"),
    tenir: noter("tenir"),
  };
  return renderInRoom((quand: string) => useHostKeys({ ...touches, moment: quand }), moment);
}
/** Puts an element on the page, and returns it. */
function poser<Nom extends keyof HTMLElementTagNameMap>(nom: Nom): HTMLElementTagNameMap[Nom] {
  const element = document.createElement(nom);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}
const presser = (key: string, init: KeyboardEventInit = {}, cible: Element = document.body) =>
  fireEvent.keyDown(cible, { key, ...init });

it("each key has its action, whatever its case; the others are the browser's", () => {
  ouvrir();
  for (const touche of [" ", "ArrowRight", "m", "F", "s", "R", "a", "Enter"]) presser(touche);
  expect(faites).toEqual(["principal", "principal", "menu", "pleinEcran", "son", "tenir"]);
  expect([presser("m"), presser("a")]).toEqual([false, true]);
});

it("a key that is held, or pressed with another, is no shortcut", () => {
  ouvrir();
  presser(" ", { repeat: true });
  presser("s", { ctrlKey: true });
  presser("f", { metaKey: true });
  presser("m", { altKey: true });
  expect(faites).toEqual([]);
});

it("letters are a field's, keys a dialogue's, and space the button's that has the keyboard", () => {
  ouvrir();
  presser("m", {}, poser("input"));
  const bouton = poser("button");
  presser(" ", {}, bouton);
  expect(faites).toEqual([]);
  presser("m", {}, bouton);
  expect(faites).toEqual(["menu"]);
  poser("dialog").open = true;
  presser("s");
  expect(faites).toEqual(["menu"]);
});

it("a press right after a move of a mini-game was meant for that move, but the menu opens", () => {
  const { rerender } = ouvrir();
  rerender("tir 1");
  vi.advanceTimersByTime(599);
  presser(" ");
  presser("m");
  expect(faites).toEqual(["menu"]);
  vi.advanceTimersByTime(1);
  presser(" ");
  expect(faites).toEqual(["menu", "principal"]);
  // the mini-game is over, so the main key works at once
  rerender("");
  presser(" ");
  expect(faites).toEqual(["menu", "principal", "principal"]);
});
