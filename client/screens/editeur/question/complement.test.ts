// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  convertirEnQuestionAEnregistrer,
  creerQuestionVierge,
} from "../../../document/question-ecrite.ts";
import { BannieresProvider } from "../../../ui/bannieres.tsx";
import { DialoguePreuveOuSuite, ChampsListeDeSuite } from "./complement.tsx";
import { trouverErreursDeQuestionParChamp } from "./fautes-de-champs.ts";
import {
  QuestionEnCoursDeRedactionProvider,
  type QuestionEnCoursDeRedaction,
} from "./redaction.tsx";

/** Opens the dialogue of the proof, for a question without one. */
function ouvrir(question = creerQuestionVierge("rien")) {
  onTestFinished(cleanup);
  const changer = vi.fn<QuestionEnCoursDeRedaction["changer"]>();
  const onFermer = vi.fn<() => void>();
  const redaction: QuestionEnCoursDeRedaction = {
    question,
    ecrite: convertirEnQuestionAEnregistrer(question),
    fautes: [],
    refus: trouverErreursDeQuestionParChamp(question),
    rang: 0,
    cle: question._id,
    changer,
    viser: () => {},
    champ: (nom) => ({ "data-champ": nom }),
  };
  render(
    h(
      QueryClientProvider,
      { client: new QueryClient() },
      h(
        BannieresProvider,
        null,
        h(
          QuestionEnCoursDeRedactionProvider,
          { value: redaction },
          h(DialoguePreuveOuSuite, { nom: "preuve", onFermer }),
        ),
      ),
    ),
  );
  return { changer, onFermer, question };
}
const champ = () => screen.getByLabelText("Texte de la preuve");
const ecrire = (value: string) => fireEvent.change(champ(), { target: { value } });
const echapper = () => {
  const dialogue = champ().closest("dialog");
  if (dialogue === null) throw new Error("no dialog");
  fireEvent(dialogue, new Event("cancel", { cancelable: true }));
};
/** Whether the browser would ask before the tab is closed, because of unsaved text. */
const retenue = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a proof in which nothing was written closes at once", () => {
  const { onFermer } = ouvrir();
  ecrire("Le comté");
  ecrire("");
  expect(retenue()).toBe(false);
  echapper();
  expect(onFermer).toHaveBeenCalledTimes(1);
});

test("one that was written is not lost unasked: by Esc, nor with the page", () => {
  const { onFermer, changer } = ouvrir();
  ecrire("Le comté");
  expect(retenue()).toBe(true);
  echapper();
  expect(onFermer).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Continuer à écrire" }));
  expect(champ()).toHaveProperty("value", "Le comté");
  echapper();
  fireEvent.click(screen.getByRole("button", { name: "Fermer sans valider" }));
  expect(onFermer).toHaveBeenCalledTimes(1);
  expect(changer).not.toHaveBeenCalled();
  cleanup();
  expect(retenue()).toBe(false);
});

test("one that was being written when the tab was killed is taken up again, until it is validated or given up", () => {
  const { question } = ouvrir();
  ecrire("Le comté");
  cleanup();
  const revenue = ouvrir(question);
  expect(champ()).toHaveProperty("value", "Le comté");
  expect(screen.getByText(/Repris où vous en étiez/)).toBeTruthy();
  expect(retenue()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Valider" }));
  expect(revenue.changer).toHaveBeenCalledTimes(1);
  cleanup();

  ouvrir(question);
  expect(champ()).toHaveProperty("value", "");
  ecrire("Le brie");
  echapper();
  fireEvent.click(screen.getByRole("button", { name: "Fermer sans valider" }));
  cleanup();
  ouvrir(question);
  expect(champ()).toHaveProperty("value", "");
  // another question does not get the text that was left in the dialogue
  cleanup();
  ouvrir();
  expect(screen.queryByText(/Repris/)).toBeNull();
});

// @vitest-environment happy-dom

function Liste() {
  const [liste, onChange] = useState<readonly string[]>([]);
  return h(ChampsListeDeSuite, { liste, dite: false, onChange });
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
