// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ChampRecherche } from "./recherche.tsx";

const SUGGESTIONS: Readonly<Record<string, readonly string[]>> = {
  vol: ["Volcans", "Volley"],
  voll: ["Volley", "Vollard"],
};

/** A search field over a server that suggests two titles for each text; `choisies` are those chosen. */
function ouvrir(choisies: string[]) {
  onTestFinished(cleanup);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("fetch", (chemin: string) => {
    const cherche = new URL(chemin, "https://trinquizz.test").searchParams.get("search") ?? "";
    const suggestions = (SUGGESTIONS[cherche] ?? []).map((texte) => ({ genre: "titre", texte }));
    return Promise.resolve(Response.json({ suggestions }));
  });
  function Page() {
    const [valeur, setValeur] = useState("");
    return createElement(ChampRecherche, {
      libelle: "Chercher",
      placeholder: "",
      valeur,
      onSaisie: setValeur,
      onChoisir: ({ texte }) => choisies.push(texte),
      onChercher: () => choisies.push("(searched)"),
    });
  }
  render(createElement(Page));
  return screen.getByRole("combobox");
}

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

/** Types "vol", then "voll": the suggestions of the first text are still there. */
async function taperDeuxFois() {
  const choisies: string[] = [];
  const champ = ouvrir(choisies);
  fireEvent.change(champ, { target: { value: "vol" } });
  await vi.waitFor(() => expect(options()[0]).toContain("Volcans"));
  fireEvent.change(champ, { target: { value: "voll" } });
  return { champ, choisies };
}

test("Enter chooses the suggestion that is marked, also after a later list has come", async () => {
  const { champ, choisies } = await taperDeuxFois();
  // pressed while the former list is still there: "Volley" is its second
  fireEvent.keyDown(champ, { key: "ArrowDown" });
  fireEvent.keyDown(champ, { key: "ArrowDown" });
  await vi.waitFor(() => expect(options()[1]).toContain("Vollard"));
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("Volley");
  act(() => void fireEvent.keyDown(champ, { key: "Enter" }));
  expect(choisies).toEqual(["Volley"]);
});

test("a marked suggestion that the later list lacks is marked no more", async () => {
  const { champ, choisies } = await taperDeuxFois();
  fireEvent.keyDown(champ, { key: "ArrowDown" });
  await vi.waitFor(() => expect(options()[1]).toContain("Vollard"));
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  act(() => void fireEvent.keyDown(champ, { key: "Enter" }));
  expect(choisies).toEqual(["(searched)"]);
});
