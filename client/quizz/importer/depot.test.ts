// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { bannerTexts, renderInRoom } from "../../test/render-hook.ts";
import { type FichierOuTexteAImporter, useDepotOuCollageDansLaPage } from "./depot.tsx";

const fichier = (nom: string) => new File(["Un ? ; Oui"], nom);

function page() {
  const recus: FichierOuTexteAImporter[] = [];
  const recevoir = (apport: FichierOuTexteAImporter) => void recus.push(apport);
  renderInRoom(useDepotOuCollageDansLaPage, recevoir);
  const deposer = (...files: File[]) =>
    fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files } });
  return { recus, deposer };
}

test("a file that is dropped is received", () => {
  const { recus, deposer } = page();
  const un = fichier("un.txt");
  deposer(un);
  expect(recus).toEqual([un]);
  expect(bannerTexts()).toBe("");
});

test("of several, the first; that the others wait is said", () => {
  const { recus, deposer } = page();
  const [un, deux] = [fichier("un.txt"), fichier("deux.txt")];
  deposer(un, deux);
  expect(recus).toEqual([un]);
  expect(bannerTexts()).toContain("«\u00A0un.txt\u00A0» d’abord, déposez l’autre ensuite.");
});

test("what is pasted where somebody writes stays there", () => {
  const { recus } = page();
  const champ = document.createElement("textarea");
  document.body.append(champ);
  const coller = (ou: Element, texte: string) =>
    fireEvent.paste(ou, { clipboardData: { files: [], getData: () => texte } });
  coller(champ, "Un ? ; Oui");
  expect(recus).toEqual([]);
  coller(document.body, " ");
  coller(document.body, "Un ? ; Oui");
  expect(recus).toEqual(["Un ? ; Oui"]);
  champ.remove();
});
