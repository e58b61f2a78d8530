// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, onTestFinished, test } from "vitest";
import { ChampMotDePasse } from "./champ.tsx";

test("a password is masked until one asks to see it; it may be pasted and filled in by a manager", () => {
  onTestFinished(cleanup);
  render(h(ChampMotDePasse, { libelle: "Mot de passe", autoComplete: "current-password" }));
  const champ = screen.getByLabelText("Mot de passe", { exact: true });
  expect(champ.getAttribute("type")).toBe("password");
  expect(champ.getAttribute("autocomplete")).toBe("current-password");
  const coller = createEvent.paste(champ);
  fireEvent(champ, coller);
  expect(coller.defaultPrevented).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Montrer le mot de passe" }));
  expect(champ.getAttribute("type")).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Cacher le mot de passe" }));
  expect(champ.getAttribute("type")).toBe("password");
});
