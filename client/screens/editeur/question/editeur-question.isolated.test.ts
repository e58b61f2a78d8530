// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h, useState, useSyncExternalStore } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Quizz } from "#contracts/quizz.ts";
import { type QuizzEdite, createQuizzEdite } from "../../../document/quizz-edite.ts";
import {
  convertirEnQuestionAEnregistrer,
  creerProposition,
  creerQuestionVierge,
} from "../../../document/question-ecrite.ts";
import { type PageNavigator, NavigationProvider } from "../../../app/navigation.tsx";
import { BannieresProvider } from "../../../ui/bannieres.tsx";
import { assemblerQuizzEnCoursDEdition, QuizzEnCoursDEditionProvider } from "../commun/edition.tsx";
import { EditeurQuestion } from "./editeur-question.tsx";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";
import { bannerTexts } from "../../../test/render-hook.ts";

// the preview is left out, since it needs a real browser
vi.mock("./apercu/apercu-question.tsx", () => ({ ApercuQuestion: () => null }));

const question = (_id: string) => ({
  ...convertirEnQuestionAEnregistrer({
    ...creerQuestionVierge("choix"),
    propositions: [creerProposition("oui", { bonne: true }), creerProposition("non")],
  }),
  _id,
  text: `Question ${_id}`,
});
const QUIZZ: Quizz = { ...EXAMPLE_QUIZZ, questions: ["a", "b", "c"].map(question) };

/**
 * Opens the editor at an address and records the navigations; the server chooses the ids of new questions.
 * @param partir what is awaited before the page changes
 */
function ouvrir(depart: string, quizz = QUIZZ, partir?: (edite: QuizzEdite) => Promise<unknown>) {
  const edite = createQuizzEdite(quizz, "ici", {
    lire: () => Promise.resolve({ ok: false, statut: 0, message: "" }),
    envoyer: ({ questions }) =>
      Promise.resolve({
        ok: true,
        corps: {
          message: "Quizz enregistré",
          date: "2026-11-22T20:01:00.000Z",
          questions: questions.map((une, rang) =>
            typeof une === "string"
              ? une
              : une._id.startsWith("neuve-")
                ? `serveur-${String(rang)}`
                : une._id,
          ),
        },
      }),
    maintenant: () => 0,
    plusTard: () => () => {},
    garder: () => true,
    tirerEnvoi: () => "e",
  });
  const adresses: string[] = [];
  function Page() {
    const etat = useSyncExternalStore(edite.abonner, edite.lire);
    const [chemin, setChemin] = useState(`/quizz/q/${depart}`);
    const [deplacement] = useState<PageNavigator>(() => ({
      destination: () => adresses.at(-1) ?? `/quizz/q/${depart}`,
      versAdresse(adresse) {
        adresses.push(adresse);
        if (partir === undefined) setChemin(adresse);
        else void partir(edite).then(() => setChemin(adresse));
      },
      parHistorique: () => {},
      preload: () => {},
      addGuard: () => () => {},
    }));
    const endroit = { pathname: chemin, search: "", state: null, key: chemin };
    const [, , , idQuestion] = chemin.split("/");
    const edition = assemblerQuizzEnCoursDEdition({
      idQuizz: "q",
      compte: {
        etat: "connecte" as const,
        userId: "lea",
        pseudo: "Léa",
        role: "user" as const,
        icon: "ico0" as const,
        sansPublier: null,
        aLire: false,
        affaires: false,
      },
      edite,
      etat,
      retours: edite,
    });
    return h(NavigationProvider, {
      endroit,
      deplacement,
      children: h(
        BannieresProvider,
        null,
        h(
          QuizzEnCoursDEditionProvider,
          { value: edition },
          idQuestion === undefined ? null : h(EditeurQuestion, { idQuestion }),
        ),
      ),
    });
  }
  render(h(QueryClientProvider, { client: new QueryClient() }, h(Page)));
  onTestFinished(cleanup);
  return { edite, adresses, ecrites: () => edite.lire().document.questions };
}

const option = (lettre: string) =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: new RegExp(`^Option ${lettre}`) });
const taper = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const touche = (key: string, champs = {}) => {
  if (document.activeElement !== null)
    fireEvent.keyDown(document.activeElement, { key, ...champs });
};

test("Enter goes to the next option and makes it, up to six, then says why not", () => {
  ouvrir("a");
  option("A").focus();
  touche("Enter");
  expect(document.activeElement).toBe(option("B"));
  for (const lettre of "CDEF") {
    touche("Enter");
    expect(document.activeElement).toBe(option(lettre));
  }
  touche("Enter");
  expect(screen.getByRole("alert").textContent).toBe(
    "Vous ne pouvez pas ajouter plus de 6 propositions.",
  );
  expect(screen.getAllByRole("textbox", { name: /^Option/ })).toHaveLength(6);
});

test("Backspace takes an empty option away, and only an empty one; one always stays", () => {
  const { ecrites } = ouvrir("a");
  option("B").focus();
  touche("Backspace");
  expect(ecrites()[0]?.propositions).toHaveLength(2);
  taper(option("B"), "");
  touche("Backspace");
  expect(document.activeElement).toBe(option("A"));
  taper(option("A"), "");
  touche("Backspace");
  expect(ecrites()[0]?.propositions).toHaveLength(1);
});

test("an option that was left empty says so; Ctrl+B ticks; Alt and an arrow move it, with the keyboard", () => {
  const { ecrites } = ouvrir("a");
  option("B").focus();
  touche("b", { ctrlKey: true });
  touche("ArrowUp", { altKey: true });
  expect(document.activeElement).toBe(option("A"));
  expect(ecrites()[0]?.propositions).toMatchObject([
    { texte: "non", bonne: true },
    { texte: "oui", bonne: true },
  ]);
  taper(option("A"), "");
  expect(screen.queryByText("Veuillez entrer une proposition.")).toBeNull();
  fireEvent.blur(option("A"));
  expect(screen.getByText("Veuillez entrer une proposition.")).toBeTruthy();
});

test("what is typed in one field is one step of undo; in another, another", () => {
  const { edite, ecrites } = ouvrir("a");
  for (const texte of ["o", "ou", "ouais"]) taper(option("A"), texte);
  taper(screen.getByRole("textbox", { name: "Question" }), "Alors ?");
  act(edite.annuler);
  expect(ecrites()[0]).toMatchObject({
    text: "Question a",
    propositions: [{ texte: "ouais" }, {}],
  });
  act(edite.annuler);
  expect(option("A").value).toBe("oui");
});

test("`new` makes a question at the end; its id of the server takes the place of its own under the fingers", async () => {
  const { edite, adresses, ecrites } = ouvrir("new");
  expect(ecrites()).toHaveLength(4);
  expect(adresses).toEqual([`/quizz/q/${ecrites()[3]?._id ?? ""}`]);
  const champ = screen.getByRole("textbox", { name: "Question" });
  expect(document.activeElement).toBe(champ);
  taper(champ, "Neuve");
  await act(async () => {
    await edite.enregistrer();
  });
  expect(adresses.at(-1)).toBe("/quizz/q/serveur-3");
  // the field is the same element: neither the caret nor the focus has moved
  expect(screen.getByRole("textbox", { name: "Question" })).toBe(champ);
  expect(document.activeElement).toBe(champ);
});

test.each([
  ["the first leaves its place to the next", "a", ["/quizz/q/b"]],
  ["another, to the one before", "c", ["/quizz/q/b"]],
])("deleted: %s", (_, id, attendues) => {
  const { adresses, ecrites } = ouvrir(id);
  fireEvent.click(screen.getByRole("button", { name: "Supprimer" }));
  expect(ecrites()).toHaveLength(2);
  expect(adresses).toEqual(attendues);
});

test("deleted: the only one leads to the quizz", () => {
  const { adresses } = ouvrir("a", { ...QUIZZ, questions: [question("a")] });
  fireEvent.click(screen.getByRole("button", { name: "Supprimer" }));
  expect(adresses).toEqual(["/quizz/q"]);
});

test("a question that is not there is an error; one that was never saved is looked for in its quizz", () => {
  expect(ouvrir("nulle-part").adresses).toEqual(["/error"]);
  cleanup();
  expect(ouvrir("neuve-1234").adresses).toEqual(["/quizz/q"]);
});

test("Ctrl+Enter opens the next one, and makes one after the last, timed alike", () => {
  const derniere = { ...question("b"), temps: 12 };
  const { adresses, ecrites } = ouvrir("a", { ...QUIZZ, questions: [question("a"), derniere] });
  screen.getByRole("textbox", { name: "Question" }).focus();
  touche("Enter", { ctrlKey: true });
  expect(adresses).toEqual(["/quizz/q/b"]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Question" }).value).toBe(
    "Question b",
  );
  touche("Enter", { ctrlKey: true });
  expect(ecrites()).toHaveLength(3);
  expect(ecrites()[2]).toMatchObject({ type: "choix", temps: 12, text: "" });
});

test("a question in which nothing was written goes once it is left, and none is made beside it", () => {
  const { edite, adresses, ecrites } = ouvrir("c");
  touche("Enter", { ctrlKey: true });
  const neuve = ecrites()[3]?._id ?? "";
  expect(adresses).toEqual([`/quizz/q/${neuve}`]);
  // the button pressed again on a blank question keeps the caret in its text
  touche("Enter", { ctrlKey: true });
  expect(ecrites()).toHaveLength(4);
  expect(edite.lire().modifie).toBe(false);
  fireEvent.click(screen.getByRole("link", { name: /Question a/ }));
  expect(ecrites().map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
  expect(edite.lire().annulable).toBe(false);
});

test("a media that is taken off leaves the keyboard where another one is chosen", () => {
  ouvrir("a", { ...QUIZZ, questions: [{ ...question("a"), media: "brie.webp" }] });
  const enlever = screen.getByRole("button", { name: "Enlever" });
  enlever.focus();
  fireEvent.click(enlever);
  expect(screen.queryByRole("button", { name: "Enlever" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Mes médias" }));
});

test("a blank question is not played, and why is said", async () => {
  const { adresses } = ouvrir("new");
  const avant = adresses.length;
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Jouer cette question" }));
  });
  expect(bannerTexts()).toContain("Écrivez d’abord la question");
  expect(adresses).toHaveLength(avant);
});

test("the save that leaves with the page may come back before the next one is drawn: the keyboard still goes there", async () => {
  const { ecrites } = ouvrir("c", QUIZZ, (edite) => edite.enregistrer());
  screen.getByRole("textbox", { name: "Question" }).focus();
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Dupliquer" }));
    await Promise.resolve();
  });
  expect(ecrites()[3]?._id).toBe("serveur-3");
  const champ = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Question" });
  expect(champ.value).toBe("Question c");
  expect(document.activeElement).toBe(champ);
});

/** Opens a question that was just added and not saved; the test decides when a navigation is rendered. */
async function ouvrirNeuve() {
  const moves: (() => void)[] = [];
  let tenir = false;
  const ouvert = ouvrir("new", QUIZZ, () =>
    tenir ? new Promise<void>((dessiner) => moves.push(dessiner)) : Promise.resolve(),
  );
  await act(() => Promise.resolve());
  taper(screen.getByRole("textbox", { name: "Question" }), "Neuve");
  tenir = true;
  return {
    ...ouvert,
    dessiner: () =>
      act(async () => {
        for (const une of moves.splice(0)) une();
        await Promise.resolve();
      }),
  };
}

test("who has gone on is not turned back by the save that gives the one before its id", async () => {
  const { edite, adresses, ecrites, dessiner } = await ouvrirNeuve();
  screen.getByRole("textbox", { name: "Question" }).focus();
  touche("Enter", { ctrlKey: true });
  const derniere = adresses.at(-1);
  expect(derniere).toBe(`/quizz/q/${ecrites()[4]?._id ?? ""}`);
  await act(async () => void (await edite.enregistrer()));
  expect(ecrites()[3]?._id).toBe("serveur-3");
  expect(adresses.at(-1)).toBe(derniere);
  await dessiner();
  taper(screen.getByRole("textbox", { name: "Question" }), "La suivante");
  await act(async () => void (await edite.enregistrer()));
  expect(adresses.at(-1)).toBe("/quizz/q/serveur-4");
});

test("a question deleted while its new id is on its way to the address leaves its place all the same", async () => {
  const { edite, adresses } = await ouvrirNeuve();
  await act(async () => void (await edite.enregistrer()));
  expect(adresses.at(-1)).toBe("/quizz/q/serveur-3");
  fireEvent.click(screen.getByRole("button", { name: "Supprimer" }));
  expect(adresses.at(-1)).toBe("/quizz/q/c");
});

test("a time that is none is said, and not kept; emptied, there is no timer", () => {
  const { ecrites } = ouvrir("a");
  const temps = screen.getByLabelText("Temps");
  taper(temps, "20");
  expect(ecrites()[0]?.temps).toBe(20);
  taper(temps, "1.5");
  expect(screen.getByText(/nombre entier de secondes/)).toBeTruthy();
  expect(ecrites()[0]?.temps).toBe(20);
  taper(temps, "");
  expect(ecrites()[0]?.temps).toBe(0);
  expect(screen.queryByText(/nombre entier de secondes/)).toBeNull();
});

test("a key that is held down goes on to nothing: neither the other options, nor questions without end", () => {
  const { adresses, ecrites } = ouvrir("c");
  option("B").focus();
  taper(option("B"), "");
  touche("Backspace", { repeat: true });
  expect(ecrites()[2]?.propositions).toHaveLength(2);
  touche("Enter", { repeat: true });
  expect(ecrites()[2]?.propositions).toHaveLength(2);
  touche("Enter", { ctrlKey: true, repeat: true });
  expect(ecrites()).toHaveLength(3);
  expect(adresses).toEqual([]);
});

test("the arrows walk over the types and nothing is lost on the way; back on the first, nothing was done", () => {
  const { edite } = ouvrir("a", {
    ...QUIZZ,
    questions: [{ ...question("a"), options: ["oui", "non"], reponse: ["oui"] }],
  });
  const type = (name: string) => screen.getByRole("radio", { name });
  const ecrite = () => {
    const [une] = edite.lire().document.questions;
    return une === undefined ? null : convertirEnQuestionAEnregistrer(une);
  };
  const avant = ecrite();
  const marcher = (de: string, vers: string) => {
    fireEvent.keyDown(type(de), { key: "ArrowRight" });
    fireEvent.click(type(vers));
  };
  marcher("Choix", "Réponse libre");
  expect(ecrite()).toMatchObject({ type: "entree", options: [], reponse: ["oui", "non"] });
  marcher("Réponse libre", "Ordre");
  expect(ecrite()).toMatchObject({ type: "ordre", reponse: ["oui", "non"] });
  marcher("Ordre", "Choix");
  expect(ecrite()).toEqual(avant);
  // a press with the pointer clears the answers
  fireEvent.pointerDown(type("Ordre"));
  fireEvent.click(type("Ordre"));
  fireEvent.pointerDown(type("Choix"));
  fireEvent.click(type("Choix"));
  expect(ecrite()).toMatchObject({ type: "choix", reponse: [] });
});
