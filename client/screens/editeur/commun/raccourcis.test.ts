// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { IssueEnregistrement } from "../../../document/edited-document.ts";
import { useRaccourcisEdition } from "./raccourcis.tsx";

const gestes = {
  annuler: vi.fn(),
  retablir: vi.fn(),
  enregistrer: vi.fn(() => Promise.resolve<IssueEnregistrement>("enregistre")),
};

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<textarea></textarea><input role="combobox"><input data-a-part><dialog></dialog>`;
  renderHook(() => useRaccourcisEdition(gestes.enregistrer, gestes));
  onTestFinished(cleanup);
});

/** Whether the browser keeps its own action for this key. */
const presser = (ou: string, key: string, champs = {}) => {
  const cible = document.querySelector(ou);
  if (cible === null) throw new Error(`no ${ou}`);
  return fireEvent.keyDown(cible, { key, ctrlKey: true, ...champs });
};

test.each([
  ["z", {}, "annuler"],
  ["Z", { shiftKey: true }, "retablir"],
  ["y", {}, "retablir"],
  ["s", {}, "enregistrer"],
  ["s", { ctrlKey: false, metaKey: true }, "enregistrer"],
] as const)("in a field of the document, %s %j: %s", (touche, champs, geste) => {
  expect(presser("textarea", touche, champs)).toBe(false);
  expect(gestes[geste]).toHaveBeenCalledOnce();
});

test.each(['[role="combobox"]', "[data-a-part]"])(
  "in %s, whose text is its own, undo is the browser's, and saving saves",
  (ou) => {
    expect(presser(ou, "z")).toBe(true);
    expect(presser(ou, "y")).toBe(true);
    expect(presser(ou, "s")).toBe(false);
    expect(gestes.annuler).not.toHaveBeenCalled();
    expect(gestes.retablir).not.toHaveBeenCalled();
    expect(gestes.enregistrer).toHaveBeenCalledOnce();
  },
);

test("behind a dialogue nothing is undone nor saved, and the browser does not offer to save the page", () => {
  document.querySelector("dialog")?.setAttribute("open", "");
  expect(presser("textarea", "z")).toBe(true);
  expect(presser("textarea", "s")).toBe(false);
  for (const geste of Object.values(gestes)) expect(geste).not.toHaveBeenCalled();
});

test("Alt and other keys are not its business", () => {
  expect(presser("textarea", "z", { altKey: true })).toBe(true);
  expect(presser("textarea", "b")).toBe(true);
  for (const geste of Object.values(gestes)) expect(geste).not.toHaveBeenCalled();
});
