// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement as h, useSyncExternalStore } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type PageNavigator, NavigationProvider } from "../../../app/navigation.tsx";
import { lireBrouillonsDeQuizz } from "../../../document/brouillons.ts";
import { changerReglagesDuQuizz } from "../../../document/quizz-ecrit.ts";
import { fermerQuizz, ouvrirQuizz } from "../../../document/quizz-ouverts.ts";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";
import { BannieresProvider } from "../../../ui/bannieres.tsx";
import { DialogueQuizzSupprimeAilleurs } from "./conflit.tsx";
import { assemblerQuizzEnCoursDEdition, QuizzEnCoursDEditionProvider } from "./edition.tsx";

const COMPTE = {
  etat: "connecte",
  userId: "lea",
  pseudo: "Léa",
  icon: "ico1",
  role: "user",
  sansPublier: null,
  aLire: false,
  affaires: false,
} as const;

/** Bodies of the saves that the fake server received, by address. */
let ecrits: [string, unknown][];

beforeEach(() => {
  localStorage.clear();
  ecrits = [];
  // the server no longer has the quizz, and creates another one
  vi.stubGlobal("fetch", (chemin: string, { method, body }: RequestInit = {}) => {
    const corps: unknown = typeof body === "string" ? JSON.parse(body) : null;
    if (corps !== null) ecrits.push([`${method ?? ""} ${chemin}`, corps]);
    return Promise.resolve(
      chemin === "/api/quizz/q"
        ? Response.json({ message: "Ce quizz n’existe pas." }, { status: 404 })
        : method === "POST"
          ? Response.json({ _id: "neuf" })
          : method === "PUT"
            ? Response.json({ message: "", date: EXAMPLE_QUIZZ.date, questions: [] })
            : Response.json({ ...EXAMPLE_QUIZZ, _id: "neuf" }),
    );
  });
  onTestFinished(() => {
    cleanup();
    fermerQuizz("lea", "q");
    vi.unstubAllGlobals();
  });
});

/** Saves a quizz that was deleted elsewhere. */
async function enregistrer() {
  const edite = ouvrirQuizz("lea", EXAMPLE_QUIZZ);
  const adresses: string[] = [];
  const deplacement: PageNavigator = {
    destination: () => "/",
    versAdresse: (adresse) => void adresses.push(adresse),
    parHistorique: () => {},
    preload: () => {},
    addGuard: () => () => {},
  };
  function Page() {
    const etat = useSyncExternalStore(edite.abonner, edite.lire);
    const value = assemblerQuizzEnCoursDEdition({
      idQuizz: "q",
      compte: COMPTE,
      edite,
      etat,
      retours: edite,
    });
    return h(QuizzEnCoursDEditionProvider, { value }, h(DialogueQuizzSupprimeAilleurs));
  }
  render(
    h(NavigationProvider, {
      endroit: { pathname: "/quizz/q", search: "", state: null, key: "x" },
      deplacement,
      children: h(BannieresProvider, null, h(Page)),
    }),
  );
  await act(async () => {
    edite.faire((document) => changerReglagesDuQuizz(document, { title: "Fromages du soir" }));
    await edite.enregistrer();
  });
  return adresses;
}
const bouton = (name: string) => screen.getByRole("button", { name });
const brouillons = () => lireBrouillonsDeQuizz("lea", Date.now(), "q");

test("a quizz that was deleted elsewhere is kept as another, under its title", async () => {
  const adresses = await enregistrer();
  expect(brouillons()).toHaveLength(1);
  // keys typed while the conflict's dialogue opens press no button
  expect(document.activeElement?.textContent).toBe("Ce quizz a été supprimé ailleurs.");
  fireEvent.click(bouton("Garder en copie"));
  await waitFor(() => expect(adresses).toEqual(["/quizz/neuf"]));
  expect(ecrits.at(-1)).toMatchObject(["PUT /api/quizz/neuf", { title: "Fromages du soir" }]);
  expect(brouillons()).toEqual([]);
});

test("or let go, with its draft", async () => {
  const adresses = await enregistrer();
  fireEvent.click(bouton("Le laisser partir"));
  expect(adresses).toEqual(["/quizz"]);
  expect(brouillons()).toEqual([]);
});
