// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { ChampsListeDeTextesCourts, jugerReponseTesteeParAuteur } from "./reponses.tsx";
import {
  convertirEnQuestionAEnregistrer,
  creerQuestionVierge,
} from "../../../../document/question-ecrite.ts";

/** The answers in the group of fields, and the last field that was focused. */
function ouvrir() {
  onTestFinished(cleanup);
  let ici: readonly string[] = ["a", "b", "c", "d"];
  const vises: number[] = [];
  function Groupe() {
    const [valeurs, onChange] = useState(ici);
    ici = valeurs;
    return h(ChampsListeDeTextesCourts, {
      titre: "Réponses",
      une: "Réponse",
      invite: "une autre",
      valeurs,
      fautes: [],
      champ: () => ({}),
      onViser: (rang) => vises.push(rang),
      onChange,
    });
  }
  render(h(Groupe));
  return { valeurs: () => ici.join("|"), vises };
}
const champ = (rang: number) => screen.getByRole("textbox", { name: `Réponse ${String(rang)}` });
const vider = (rang: number) => {
  champ(rang).focus();
  fireEvent.change(champ(rang), { target: { value: "" } });
};

test("the one whose × is pressed goes, and the empty one with it, none in its stead", () => {
  const { valeurs, vises } = ouvrir();
  vider(1);
  const croix = screen.getByRole("button", { name: "Ôter c" });
  // a press moves the focus, unless its default is prevented
  if (fireEvent.mouseDown(croix)) act(() => champ(1).blur());
  fireEvent.click(croix);
  expect(valeurs()).toBe("b|d");
  expect(vises).toEqual([1]);
});

test("Backspace held down to empty one does not go on to the others", () => {
  const { valeurs } = ouvrir();
  vider(2);
  fireEvent.keyDown(champ(2), { key: "Backspace", repeat: true });
  expect(valeurs()).toBe("a||c|d");
  fireEvent.keyDown(champ(2), { key: "Backspace" });
  expect(valeurs()).toBe("a|c|d");
});

const FROMAGE = convertirEnQuestionAEnregistrer({
  ...creerQuestionVierge("entree"),
  reponses: ["turophile"],
  reponsesBonus: ["tante Odile"],
});

test.each([
  ["Turophile", true, "acceptée"],
  ["turophyle", true, "acceptée, 1\u00A0faute pardonnée, sauf si c’est un autre mot"],
  ["tante odile", true, "acceptée, avec son bonus"],
  ["fromage", false, "refusée"],
])("%s", (essai, juste, phrase) => {
  expect(jugerReponseTesteeParAuteur(FROMAGE, essai)).toEqual({ juste, phrase });
});

test("nothing typed is not judged", () => {
  expect(jugerReponseTesteeParAuteur(FROMAGE, "  ")).toBeNull();
});
