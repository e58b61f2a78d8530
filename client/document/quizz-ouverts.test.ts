// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ENTETE_COMPTE_ATTENDU } from "#contracts/compte.ts";
import { setAccountOfApiCalls } from "../app/api/api.ts";
import { changerReglagesDuQuizz } from "./quizz-ecrit.ts";
import { fermerQuizz, ouvrirQuizz } from "./quizz-ouverts.ts";
import { EXAMPLE_QUIZZ } from "../test/quizz-example.ts";

beforeEach(() => {
  localStorage.clear();
  onTestFinished(() => {
    fermerQuizz("lea", "q");
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

/** A call that is never answered, until it is aborted. */
const muet = (_chemin: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_repondre, refuser) => {
    signal?.addEventListener("abort", () => refuser(new Error("given up")));
  });

test("a save that is never answered is given up, and waits for its next try", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("fetch", muet);
  const edite = ouvrirQuizz("lea", EXAMPLE_QUIZZ);
  edite.faire((document) => changerReglagesDuQuizz(document, { title: "Fromages du soir" }));
  const essai = edite.enregistrer();
  expect(edite.lire().envoi).toEqual({ nom: "enCours" });
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await essai).toBe("retenu");
  expect(edite.lire()).toMatchObject({ modifie: true, envoi: { nom: "injoignable" } });
});

test("a save is in the name of its author, whoever has logged in since", async () => {
  const noms: (string | null)[] = [];
  vi.stubGlobal("fetch", (_chemin: string, { headers }: RequestInit = {}) => {
    noms.push(new Headers(headers).get(ENTETE_COMPTE_ATTENDU));
    return Promise.resolve(Response.json({ message: "Rechargez la page." }, { status: 409 }));
  });
  setAccountOfApiCalls("tom");
  onTestFinished(() => setAccountOfApiCalls(null));
  const edite = ouvrirQuizz("lea", EXAMPLE_QUIZZ);
  edite.faire((document) => changerReglagesDuQuizz(document, { title: "Fromages du soir" }));
  await edite.enregistrer();
  expect(noms).toEqual(["lea"]);
  expect(edite.lire().envoi).toMatchObject({ nom: "refus", message: "Rechargez la page." });
});
