// @vitest-environment happy-dom
import { resumerQuestionPourListeDEditeur } from "../../../questions/types-de-question.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createElement as h, useSyncExternalStore } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Quizz } from "#contracts/quizz.ts";
import { type QuizzEdite, createQuizzEdite } from "../../../document/quizz-edite.ts";
import {
  changerQuestion,
  changerReglagesDuQuizz,
  deplacerQuestions,
} from "../../../document/quizz-ecrit.ts";
import {
  convertirEnQuestionAEnregistrer,
  creerQuestionVierge,
} from "../../../document/question-ecrite.ts";
import { type PageNavigator, NavigationProvider } from "../../../app/navigation.tsx";
import { BannieresProvider } from "../../../ui/bannieres.tsx";
import { assemblerQuizzEnCoursDEdition, QuizzEnCoursDEditionProvider } from "../commun/edition.tsx";
import { EditeurQuizz } from "./editeur-quizz.tsx";
import { EXAMPLE_ACCOUNT } from "../../../test/account-example.ts";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";

// each row calls the mock once for each render
vi.mock("../../../questions/types-de-question.ts", { spy: true });

const question = (_id: string) => ({
  ...convertirEnQuestionAEnregistrer(creerQuestionVierge("choix")),
  _id,
  text: _id,
});
const QUIZZ: Quizz = { ...EXAMPLE_QUIZZ, questions: [..."abcde"].map(question) };
const IMMOBILE: PageNavigator = {
  destination: () => ICI.pathname,
  versAdresse: () => {},
  parHistorique: () => {},
  preload: () => {},
  addGuard: () => () => {},
};
const ICI = { pathname: "/quizz/q", search: "", state: null, key: "ici" };

/** Opens the editor of a quizz; the server changes the id of every question that it is sent. */
function ouvrir(champs: Partial<Quizz> = {}) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ versions: [] })));
  let saves = 0;
  const edite = createQuizzEdite({ ...QUIZZ, ...champs }, "ici", {
    lire: () => Promise.resolve({ ok: false, statut: 0, message: "" }),
    envoyer({ questions }) {
      saves += 1;
      return Promise.resolve({
        ok: true,
        corps: {
          message: "Quizz enregistré",
          date: "2026-11-22T20:01:00.000Z",
          questions: questions.map((une, rang) =>
            typeof une === "string" ? une : `serveur-${String(saves)}-${String(rang)}`,
          ),
        },
      });
    },
    maintenant: () => saves,
    plusTard: () => () => {},
    garder: () => true,
    tirerEnvoi: () => "e",
  });
  function Page() {
    const etat = useSyncExternalStore(edite.abonner, edite.lire);
    return h(NavigationProvider, {
      endroit: ICI,
      deplacement: IMMOBILE,
      children: h(
        BannieresProvider,
        null,
        h(
          QuizzEnCoursDEditionProvider,
          {
            value: assemblerQuizzEnCoursDEdition({
              idQuizz: "q",
              compte: EXAMPLE_ACCOUNT,
              edite,
              etat,
              retours: edite,
            }),
          },
          h(EditeurQuizz),
        ),
      ),
    });
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(h(QueryClientProvider, { client }, h(Page)));
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return {
    edite,
    textes: () =>
      edite
        .lire()
        .document.questions.map(({ text }) => text)
        .join(""),
  };
}

const questions = () => within(screen.getByRole("region", { name: "Questions" }));
const lien = (texte: string) => questions().getByRole("link", { name: texte });
const cocher = (...rangs: readonly number[]) => {
  for (const rang of rangs)
    fireEvent.click(
      questions().getByRole("checkbox", { name: `Choisir la question ${String(rang)}` }),
    );
};
const touche = (key: string, champs = {}) => {
  if (document.activeElement !== null)
    fireEvent.keyDown(document.activeElement, { key, ...champs });
};

test("Alt and an arrow push all that is chosen by one, whichever of them has the keyboard", () => {
  const { textes } = ouvrir();
  cocher(2, 3);
  lien("b").focus();
  touche("ArrowDown", { altKey: true });
  expect(textes()).toBe("adbce");
  touche("ArrowDown", { altKey: true });
  expect(textes()).toBe("adebc");
  lien("c").focus();
  touche("ArrowUp", { altKey: true });
  expect(textes()).toBe("adbce");
});

const tags = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Tags" });
const ecrireTag = (texte: string, ...touches: readonly string[]) => {
  fireEvent.change(tags(), { target: { value: texte } });
  for (const key of touches) fireEvent.keyDown(tags(), { key });
};

test("Enter adds the tag that was typed, the first that is offered, or the one that an arrow went to", () => {
  const { edite } = ouvrir();
  ecrireTag("rap", "Enter");
  ecrireTag("nou", "Enter");
  ecrireTag("sport", "ArrowDown", "Enter");
  expect(edite.lire().document.reglages.tags).toEqual(["Rap", "Nourriture", "E-sport"]);
});

test("a tag that is there already is said, whatever else is offered for it", () => {
  const { edite } = ouvrir({ tags: ["Sport"] });
  ecrireTag("sport");
  expect(screen.getByRole("option", { name: "E-sport" }).getAttribute("aria-selected")).toBe(
    "false",
  );
  fireEvent.keyDown(tags(), { key: "Enter" });
  expect(screen.getByText("Ce tag est déjà présent")).toBeTruthy();
  expect(edite.lire().document.reglages.tags).toEqual(["Sport"]);
  ecrireTag("sport", "ArrowDown", "Enter");
  expect(edite.lire().document.reglages.tags).toEqual(["Sport", "E-sport"]);
});

test("a question moved by the keyboard keeps it, and its place is said", () => {
  const { textes } = ouvrir();
  lien("a").focus();
  for (const attendu of ["bacde", "bcade"]) {
    touche("ArrowDown", { altKey: true });
    expect(textes()).toBe(attendu);
    expect(document.activeElement).toBe(lien("a"));
  }
  expect(screen.getByText("a : place 3 sur 5")).toBeTruthy();
  cocher(3, 4);
  lien("a").focus();
  touche("ArrowDown", { altKey: true });
  expect(textes()).toBe("bcead");
  expect(screen.getByText("2 questions : places 4 à 5 sur 5")).toBeTruthy();
});

test("a row of Ranger moved by the keyboard keeps it", () => {
  const { textes } = ouvrir();
  fireEvent.click(screen.getByRole("button", { name: "Ranger les questions" }));
  const ranger = within(screen.getByRole("region", { name: "Ranger les questions" }));
  const rangee = ranger.getByRole("button", { name: /a$/ });
  rangee.focus();
  for (const attendu of ["bacde", "bcade"]) {
    touche("ArrowDown", { altKey: true });
    expect(textes()).toBe(attendu);
    expect(document.activeElement).toBe(rangee);
  }
  expect(ranger.getByRole("status").textContent).toBe("Question 3.");
});

const doublerDeuxieme = () => {
  fireEvent.click(screen.getByRole("button", { name: "Plus, question 2" }));
  fireEvent.click(questions().getByRole("button", { name: "Dupliquer" }));
};
const enregistrer = async (edite: QuizzEdite) => {
  await act(async () => {
    await edite.enregistrer();
  });
};
const ids = (edite: QuizzEdite) => edite.lire().document.questions.map(({ _id }) => _id);

test("a save that renames a question changes nothing under the fingers: its row, its tick, what is dragged", async () => {
  const { edite, textes } = ouvrir();
  doublerDeuxieme();
  cocher(3);
  const coche = questions().getByRole("checkbox", { name: "Choisir la question 3" });
  const poignee = questions().getByRole("button", { name: /^Déplacer la question 3/ });
  coche.focus();
  // far from the edges of the window, where the page would scroll
  fireEvent.pointerDown(poignee, { button: 0, clientY: 300 });
  await enregistrer(edite);
  expect(ids(edite)).toEqual(["a", "b", "serveur-1-2", "c", "d", "e"]);
  expect(poignee.closest("li")?.dataset["tire"]).toBe("sienne");
  fireEvent.keyDown(window, { key: "Escape" });
  expect(document.activeElement).toBe(coche);
  expect(questions().getByRole("checkbox", { name: "Choisir la question 3", checked: true })).toBe(
    coche,
  );
  fireEvent.click(screen.getByRole("button", { name: "Descendre les questions choisies" }));
  expect(textes()).toBe("abcbde");
  fireEvent.click(questions().getByRole("button", { name: "Supprimer" }));
  expect(textes()).toBe("abcde");
});

test("a copy of the quizz whose answer was lost is asked for again as the same", async () => {
  ouvrir();
  const envois: unknown[] = [];
  vi.stubGlobal("fetch", (chemin: string, { body }: RequestInit = {}) => {
    if (chemin !== "/api/quizz/q/copie") return Promise.resolve(Response.json({ versions: [] }));
    envois.push(typeof body === "string" ? JSON.parse(body) : null);
    return Promise.reject(new TypeError("the line was cut"));
  });
  for (let press = 1; press <= 2; press++) {
    fireEvent.click(screen.getByRole("button", { name: "Plus" }));
    fireEvent.click(await screen.findByRole("button", { name: "Dupliquer le quizz" }));
    await vi.waitFor(() => expect(envois).toHaveLength(press));
  }
  expect(envois[1]).toEqual(envois[0]);
});

test("a save that renames a question while it is moved elsewhere: it leaves all the same", async () => {
  const { edite, textes } = ouvrir();
  doublerDeuxieme();
  cocher(3);
  let arriver: (reponse: Response) => void = () => {};
  vi.stubGlobal("fetch", (adresse: string) =>
    adresse.includes("importer")
      ? new Promise<Response>((resolve) => (arriver = resolve))
      : Promise.resolve(Response.json({ message: "?" }, { status: 404 })),
  );
  fireEvent.click(screen.getByRole("button", { name: "Plus, questions choisies" }));
  fireEvent.click(screen.getByRole("button", { name: "Copier ou déplacer ailleurs" }));
  fireEvent.click(screen.getByRole("radio", { name: "Elle part" }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Déplacer" })));
  await enregistrer(edite);
  expect(ids(edite)).toContain("serveur-1-2");
  await act(async () => arriver(Response.json({ quizz: [{ _id: "z", title: "Suite" }] })));
  expect(textes()).toBe("abcde");
});

test("a save in the middle of Ranger: the chosen one stays so, and Annuler brings back the order alone", async () => {
  const { edite, textes } = ouvrir();
  doublerDeuxieme();
  fireEvent.click(screen.getByRole("button", { name: "Ranger les questions" }));
  const ranger = within(screen.getByRole("region", { name: "Ranger les questions" }));
  const rangee = ranger.getByRole("button", { name: "3 b" });
  fireEvent.click(rangee);
  fireEvent.click(ranger.getByRole("button", { name: "Descendre" }));
  await enregistrer(edite);
  expect(ranger.getByRole("button", { name: "4 b", pressed: true })).toBe(rangee);
  fireEvent.click(ranger.getByRole("button", { name: "Descendre" }));
  expect(textes()).toBe("abcdbe");
  fireEvent.click(ranger.getByRole("button", { name: "Annuler" }));
  expect(ids(edite)).toEqual(["a", "b", "serveur-1-3", "c", "d", "e"]);
});

test("Ranger left as it was found is no step of undo, even after a save", async () => {
  const { edite } = ouvrir();
  doublerDeuxieme();
  fireEvent.click(screen.getByRole("button", { name: "Ranger les questions" }));
  await enregistrer(edite);
  const avant = edite.lire().document;
  const ranger = within(screen.getByRole("region", { name: "Ranger les questions" }));
  fireEvent.click(ranger.getByRole("button", { name: "Annuler" }));
  expect(edite.lire().document).toBe(avant);
});

test("Annuler of Ranger leaves an order that was not made there", () => {
  const { edite, textes } = ouvrir();
  fireEvent.click(screen.getByRole("button", { name: "Ranger les questions" }));
  const ranger = within(screen.getByRole("region", { name: "Ranger les questions" }));
  act(() => edite.faire((document) => deplacerQuestions(document, new Set(["a"]), 4)));
  fireEvent.click(ranger.getByRole("button", { name: "Annuler" }));
  expect(textes()).toBe("bcdea");
});

const supprimer = (rang: number) => {
  fireEvent.click(screen.getByRole("button", { name: `Plus, question ${String(rang)}` }));
  const bouton = questions().getByRole("button", { name: "Supprimer" });
  bouton.focus();
  fireEvent.click(bouton);
};

test("after a deletion the keyboard is on the question that took the place, or on the list when none is left", () => {
  ouvrir();
  supprimer(2);
  expect(document.activeElement).toBe(lien("c"));
  supprimer(4);
  expect(document.activeElement).toBe(lien("d"));
  cocher(1, 2);
  const bouton = questions().getByRole("button", { name: "Supprimer" });
  bouton.focus();
  fireEvent.click(bouton);
  expect(document.activeElement).toBe(lien("d"));
  supprimer(1);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Questions" }));
});

test("what closes gives the keyboard back: the menu of a row, and the bar of what is chosen", () => {
  ouvrir();
  const menu = screen.getByRole("button", { name: "Plus, question 2" });
  fireEvent.click(menu);
  const doubler = questions().getByRole("button", { name: "Dupliquer" });
  doubler.focus();
  fireEvent.click(doubler);
  expect(document.activeElement).toBe(menu);
  for (const lacher of [
    (bouton: HTMLElement) => fireEvent.click(bouton),
    (bouton: HTMLElement) => fireEvent.keyDown(bouton, { key: "Escape" }),
  ]) {
    cocher(1);
    const bouton = questions().getByRole("button", { name: "Ne plus rien choisir" });
    bouton.focus();
    lacher(bouton);
    expect(document.activeElement).toBe(
      questions().getByRole("checkbox", { name: "Tout choisir" }),
    );
  }
});

test("a tag or a range that is taken away leaves the keyboard to the next one, then to what holds them", () => {
  ouvrir({ tags: ["Film", "Rap"], aleatoire: [0, 1, 3, 4] });
  const oter = (nom: string) => {
    const bouton = screen.getByRole("button", { name: nom });
    bouton.focus();
    fireEvent.click(bouton);
  };
  oter("Ôter Film");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ôter Rap" }));
  oter("Ôter Rap");
  expect(document.activeElement).toBe(tags());
  oter("Ne plus mélanger les questions 1 à 2");
  const autre = "Ne plus mélanger les questions 4 à 5";
  expect(document.activeElement).toBe(screen.getByRole("button", { name: autre }));
  oter(autre);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Mélange" }));
});

const VERSIONS = [
  {
    _id: "v1",
    date: "2026-11-22T19:00:00.000Z",
    title: "Fromages",
    questionsCount: 5,
    par: "Léa",
    sienne: true,
  },
];
const repondreVersions = () => Promise.resolve(Response.json({ versions: VERSIONS }));
const enregistrerAutreTitre = (edite: QuizzEdite, title: string) => {
  act(() => edite.faire((document) => changerReglagesDuQuizz(document, { title })));
  return enregistrer(edite);
};

test("a version that is looked at stays in sight through a save", async () => {
  const { edite } = ouvrir();
  vi.stubGlobal("fetch", repondreVersions);
  await enregistrerAutreTitre(edite, "Un");
  const voir = await screen.findByRole("button", { name: "Voir" });
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  await enregistrerAutreTitre(edite, "Deux");
  expect(screen.getByRole("button", { name: "Voir" })).toBe(voir);
  expect(screen.getByRole("heading", { name: "Versions 1\u00A0gardée" })).toBeTruthy();
});

/** The questions whose row is rendered again by an action. */
function redessinees(geste: () => void): string[] {
  vi.mocked(resumerQuestionPourListeDEditeur).mockClear();
  act(geste);
  return [
    ...new Set(vi.mocked(resumerQuestionPourListeDEditeur).mock.calls.map(([{ text }]) => text)),
  ];
}

test("only the rows that something changes for are drawn again", () => {
  const { edite } = ouvrir({ aleatoire: [0, 1] });
  const titre = screen.getByLabelText("Titre du quizz");
  expect(redessinees(() => fireEvent.change(titre, { target: { value: "Fromage" } }))).toEqual([]);
  expect(titre).toHaveProperty("value", "Fromage");
  expect(redessinees(() => cocher(4))).toEqual(["d"]);
  expect(
    redessinees(() => fireEvent.keyDown(lien("d"), { key: "ArrowDown", altKey: true })),
  ).toEqual(["e", "d"]);
  expect(
    redessinees(() =>
      edite.faire((avant) => changerQuestion(avant, "c", (une) => ({ ...une, text: "C" }))),
    ),
  ).toEqual(["C"]);
});
