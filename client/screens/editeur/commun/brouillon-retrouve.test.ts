// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h, useSyncExternalStore } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { QuizzEdite } from "../../../document/quizz-edite.ts";
import {
  openEditorsRegistry,
  OPEN_EDITORS_CHANNEL,
  createOpenEditorsRegistry,
} from "../../../document/open-editors.ts";
import { garderBrouillonDeQuizz, lireBrouillonsDeQuizz } from "../../../document/brouillons.ts";
import { changerReglagesDuQuizz } from "../../../document/quizz-ecrit.ts";
import { fermerQuizz, ouvrirQuizz } from "../../../document/quizz-ouverts.ts";
import { EncartBrouillonRetrouve } from "./brouillon-retrouve.tsx";
import { assemblerQuizzEnCoursDEdition, QuizzEnCoursDEditionProvider } from "./edition.tsx";
import { EXAMPLE_ACCOUNT } from "../../../test/account-example.ts";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  onTestFinished(() => void vi.unstubAllGlobals());
});

function ouvrir(quizz = EXAMPLE_QUIZZ): QuizzEdite {
  const edite = ouvrirQuizz("lea", quizz);
  onTestFinished(() => fermerQuizz("lea", "q"));
  return edite;
}
const titrer = (edite: QuizzEdite, title: string) =>
  edite.faire((document) => changerReglagesDuQuizz(document, { title }));

function montrer(edite: QuizzEdite): void {
  onTestFinished(cleanup);
  function Page() {
    const etat = useSyncExternalStore(edite.abonner, edite.lire);
    return h(
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
      h(EncartBrouillonRetrouve),
    );
  }
  render(h(Page));
}
const OFFRE = { name: /^Reprendre le brouillon/ };
const offre = () => screen.queryByRole("heading", OFFRE);
/** Waits until a found draft is offered, after the time that other tabs have to claim it. */
const offerte = () => screen.findByRole("heading", OFFRE);

test("what was left unsaved is offered in the same page, and outlives what is written meanwhile", async () => {
  titrer(ouvrir(), "Fromages perdus");
  fermerQuizz("lea", "q");

  const edite = ouvrir();
  montrer(edite);
  await offerte();
  titrer(edite, "Autre chose");
  edite.poser();
  expect(
    lireBrouillonsDeQuizz("lea", Date.now(), "q").map(({ document }) => document.reglages.title),
  ).toContain("Fromages perdus");

  fireEvent.click(screen.getByRole("button", { name: "Reprendre" }));
  expect(edite.lire().document.reglages.title).toBe("Fromages perdus");
  expect(offre()).toBeNull();
  expect(lireBrouillonsDeQuizz("lea", Date.now(), "q")).toHaveLength(1);
});

test("of several drafts the latest is the first", () => {
  const { document } = ouvrir().lire();
  const garder = (atelier: string, garde: number) =>
    garderBrouillonDeQuizz({ compte: "lea", quizz: "q", atelier }, { document, base: "", garde });
  const maintenant = Date.now();
  for (const [rang, age] of [3_000, 1_000, 2_000].entries())
    garder(`visite-${String(rang)}`, maintenant - age);
  expect(
    lireBrouillonsDeQuizz("lea", maintenant, "q").map(({ garde }) => maintenant - garde),
  ).toEqual([1_000, 2_000, 3_000]);
});

test("what another tab is writing is not offered before that tab is closed", async () => {
  titrer(ouvrir(), "D’une visite");
  fermerQuizz("lea", "q");
  const ailleurs = ouvrir();
  titrer(ailleurs, "D’un autre onglet");
  fermerQuizz("lea", "q");
  const autre = createOpenEditorsRegistry(new BroadcastChannel(OPEN_EDITORS_CHANNEL));
  const edite = ouvrir();
  montrer(edite);
  autre.ouvrir(ailleurs.id);
  await expect.poll(() => openEditorsRegistry.ailleurs()).toEqual(new Set([ailleurs.id]));
  await offerte();
  fireEvent.click(screen.getByRole("button", { name: "Jeter" }));
  expect(offre()).toBeNull();
  autre.fermer(ailleurs.id);
  await offerte();
  fireEvent.click(screen.getByRole("button", { name: "Reprendre" }));
  expect(edite.lire().document.reglages.title).toBe("D’un autre onglet");
});

test("a draft of an older version says that it will have to be chosen from, and keeps its date", async () => {
  titrer(ouvrir(), "D’avant");
  fermerQuizz("lea", "q");
  const edite = ouvrir({ ...EXAMPLE_QUIZZ, title: "Depuis", date: "2026-11-23T20:00:00.000Z" });
  montrer(edite);
  await offerte();
  expect(screen.queryByText(/Elle a changé depuis/)).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Reprendre" }));
  expect(lireBrouillonsDeQuizz("lea", Date.now(), "q")).toMatchObject([
    { base: EXAMPLE_QUIZZ.date, document: { reglages: { title: "D’avant" } } },
  ]);
});

test("whether it is taken up or thrown away, the keyboard stays where it was offered", async () => {
  for (const chemin of [["Jeter"], ["Reprendre"], ["Comparer", "Reprendre"]]) {
    titrer(ouvrir(), `Pour ${chemin.join(", ")}`);
    fermerQuizz("lea", "q");
    montrer(ouvrir());
    await offerte();
    for (const name of chemin) {
      const bouton = screen.getAllByRole("button", { name }).at(-1);
      bouton?.focus();
      if (bouton !== undefined) fireEvent.click(bouton);
    }
    expect(offre(), chemin.join()).toBeNull();
    expect(document.activeElement, chemin.join()).toBe(
      screen.getByRole("group", { name: "Brouillons" }),
    );
    cleanup();
    fermerQuizz("lea", "q");
    localStorage.clear();
  }
});
