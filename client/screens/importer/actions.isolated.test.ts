// @vitest-environment happy-dom
/** An import is made once, whatever was lost, stopped or refused on the way. */
import { act, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { corpsImportQuizz, QUIZZ_PAR_IMPORT } from "#contracts/importation.ts";
import { viderCoffre } from "./test/idb-in-memory.ts";
import { fichierAvecImages, ouverts } from "./test/direct-reader.ts";
import { renderInRoom } from "../../test/render-hook.ts";
import { composerQuizzPretsDeLImport } from "./a-envoyer.ts";
import { useEnvoyerImport } from "./actions.ts";
import { useImport } from "./use-import.ts";

vi.mock("./file-reader.ts", async () => ({
  openImportReader: (await import("./test/direct-reader.ts")).ouvrirDirectement,
}));
vi.mock("idb-keyval", () => import("./test/idb-in-memory.ts"));
/** How the server answers an upload; it may never answer. */
const depot = vi.hoisted(() => ({
  recus: new Array<string>(),
  abandons: 0,
  repondre: (rang: number): unknown => ({
    ok: true,
    corps: { nom: `serveur-${String(rang)}.png` },
  }),
}));
vi.mock("../../app/api/upload.ts", () => ({
  envoyerFichier: (fichier: File) => {
    depot.recus.push(fichier.name);
    const dit = depot.repondre(depot.recus.length);
    return {
      reponse: dit === null ? new Promise(() => {}) : Promise.resolve(dit),
      annuler: () => void (depot.abandons += 1),
    };
  },
}));

type Corps = z.infer<typeof corpsImportQuizz>;
/** Bodies that the fake server received, and its answers: a status, or null for a lost answer. */
let corps: Corps[];
let statuts: (number | null)[];
/** Like the server, one result for each `envoi`. */
let faits: Map<string, { _id: string; title: string }[]>;

const REFUS = "Il vous reste de la place pour 3\u00A0quizz.";

beforeEach(() => {
  localStorage.clear();
  viderCoffre();
  ouverts.clear();
  [corps, statuts, faits] = [[], [], new Map()];
  depot.recus = [];
  depot.abandons = 0;
  depot.repondre = (rang) => ({ ok: true, corps: { nom: `serveur-${String(rang)}.png` } });
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit = {}) => {
    const lu = corpsImportQuizz.parse(JSON.parse(z.string().parse(body)));
    corps.push(lu);
    const statut = statuts.length > 0 ? (statuts.shift() ?? null) : 201;
    if (statut !== null && statut >= 400)
      return Promise.resolve(Response.json({ message: REFUS }, { status: statut }));
    const quizz =
      faits.get(lu.envoi) ??
      lu.quizz.map(({ title }, rang) => ({ _id: `${lu.envoi}/${String(rang)}`, title }));
    faits.set(lu.envoi, quizz);
    return statut === null
      ? Promise.reject(new TypeError("lost"))
      : Promise.resolve(Response.json({ quizz }, { status: 201 }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

const titres = () => [...faits.values()].flat().map(({ title }) => title);

function page() {
  const rendu = renderInRoom(
    () => ({ travail: useImport("lea"), envoyeur: useEnvoyerImport() }),
    null,
  );
  const { result } = rendu;
  const envoyer = (sansMedias = false) => {
    const { travail, envoyeur } = result.current;
    const { etat, lecteur, faire } = travail;
    if (etat === null) throw new Error("nothing to send");
    const prets = composerQuizzPretsDeLImport(etat);
    return envoyeur.envoyer({
      etat,
      prets,
      vers: undefined,
      lecteur,
      faire,
      compte: "lea",
      sansMedias,
    });
  };
  return { ...rendu, envoyer };
}

async function pageAvec(apport: File | string) {
  const rendu = page();
  act(() => rendu.result.current.travail.ouvrir(apport));
  await waitFor(() => expect(rendu.result.current.travail.etat).not.toBeNull());
  return rendu;
}

test("an answer that was lost, then a reload: neither the quizz nor its media are there twice", async () => {
  statuts = [null];
  const { result, envoyer, unmount } = await pageAvec(await fichierAvecImages());
  expect(await act(() => envoyer())).toBeNull();
  expect(result.current.envoyeur.envoi).toMatchObject({ nom: "rate", deconnecte: false });
  expect(depot.recus).toHaveLength(2);
  unmount();

  const apres = page();
  expect(await act(() => apres.envoyer())).toMatchObject({ nombre: 1 });
  expect(corps).toHaveLength(2);
  expect(corps[1]).toEqual(corps[0]);
  expect(titres()).toEqual(["Fromages, ou presque"]);
  expect(depot.recus).toHaveLength(2);
});

test("of several calls one is refused: only the rest leaves again, whatever was unticked meanwhile", async () => {
  const tous = Array.from({ length: QUIZZ_PAR_IMPORT + 10 }, (_, rang) => `Quizz ${String(rang)}`);
  const { result } = await pageAvec("Un ? ; Oui\nDeux ? ; Non");
  const { etat } = result.current.travail;
  const [un] = etat?.quizz ?? [];
  if (etat === null || un === undefined) throw new Error("no quizz");
  const { envoyeur, travail } = result.current;
  const quizz = tous.map((titre) => ({ ...un, titre }));
  const quoi = {
    etat: { ...etat, quizz },
    prets: composerQuizzPretsDeLImport({ quizz, pris: quizz.map(() => true), parNiveaux: false }),
    vers: undefined,
    lecteur: travail.lecteur,
    faire: travail.faire,
    compte: "lea",
    sansMedias: false,
  };
  statuts = [201, 409];
  expect(await act(() => envoyeur.envoyer(quoi))).toBeNull();
  expect(result.current.envoyeur.envoi).toMatchObject({
    message: `${REFUS} 50\u00A0quizz sont déjà importés, seul le reste repartira.`,
  });
  expect(corps.map((lu) => lu.quizz.length)).toEqual([50, 10]);

  const pris = tous.map((_, rang) => rang !== 0 && rang < 53);
  const reste = {
    ...quoi,
    etat: { ...quoi.etat, faits: result.current.travail.etat?.faits ?? [] },
    prets: composerQuizzPretsDeLImport({ quizz, pris, parNiveaux: false }),
  };
  expect(await act(() => result.current.envoyeur.envoyer(reste))).toMatchObject({ nombre: 52 });
  expect(titres()).toEqual(tous.slice(0, 53));
});

test("no room for the media: the questions come without them when that is asked", async () => {
  const { result, envoyer } = await pageAvec(await fichierAvecImages());
  depot.repondre = () => ({ ok: false, statut: 403, message: "Plus de place." });
  expect(await act(() => envoyer())).toBeNull();
  expect(result.current.envoyeur.envoi).toEqual({
    nom: "rate",
    message: "Plus de place.",
    sansMedias: "Sans les médias",
    deconnecte: false,
  });
  expect(corps).toEqual([]);
  expect(await act(() => envoyer(true))).toMatchObject({ nombre: 1 });
  expect(depot.recus).toHaveLength(1);
  expect(corps[0]?.quizz[0]?.questions.map(({ media }) => media)).toEqual([
    "question.jpeg",
    "question.jpeg",
  ]);
});

test("a file that is refused is named by its question, and costs no other file its place", async () => {
  const { result, envoyer } = await pageAvec(await fichierAvecImages());
  const { repondre } = depot;
  depot.repondre = (rang) =>
    rang === 1 ? { ok: false, statut: 415, message: "Type refusé" } : repondre(rang);
  expect(await act(() => envoyer())).toBeNull();
  expect(result.current.envoyeur.envoi).toEqual({
    nom: "rate",
    message: "Média de la question «\u00A0brie.png\u00A0»\u00A0: Type refusé.",
    sansMedias: "Sans ce média",
    deconnecte: false,
  });
  expect(corps).toEqual([]);
  expect(await act(() => envoyer(true))).toMatchObject({ nombre: 1 });
  expect(depot.recus).toHaveLength(2);
  expect(corps[0]?.quizz[0]?.questions.map(({ media }) => media)).toEqual([
    "question.jpeg",
    "serveur-2.png",
  ]);
});

test("a session that is over is told apart, whatever was leaving", async () => {
  const { result, envoyer } = await pageAvec(await fichierAvecImages());
  depot.repondre = () => ({ ok: false, statut: 401, message: "Connectez-vous." });
  await act(() => envoyer());
  const perdue = { nom: "rate", sansMedias: null, deconnecte: true };
  expect(result.current.envoyeur.envoi).toMatchObject(perdue);
  statuts = [401];
  await act(() => envoyer(true));
  expect(result.current.envoyeur.envoi).toMatchObject(perdue);
});

test("stopped while a file leaves: it is given up, and what has passed does not leave again", async () => {
  const { result, envoyer } = await pageAvec(await fichierAvecImages());
  const { repondre } = depot;
  depot.repondre = (rang) => (rang === 2 ? null : repondre(rang));
  let fait: Promise<unknown> = Promise.resolve();
  act(() => {
    fait = envoyer();
  });
  await waitFor(() => expect(result.current.envoyeur.envoi).toMatchObject({ rang: 2, total: 2 }));
  // a second press on the import button does nothing
  expect(await envoyer()).toBeNull();
  act(() => result.current.envoyeur.arreter());
  expect(await act(() => fait)).toBeNull();
  expect(depot.abandons).toBe(1);
  expect(corps).toEqual([]);
  expect(result.current.envoyeur.envoi).toEqual({ nom: "repos" });
  expect(await act(() => envoyer())).toMatchObject({ nombre: 1 });
  expect(depot.recus).toHaveLength(3);
  expect(corps[0]?.quizz[0]?.questions.map(({ media }) => media)).toEqual([
    "serveur-1.png",
    "serveur-3.png",
  ]);
});

test("a file that is no longer here is told, not left out", async () => {
  const { result, envoyer } = await pageAvec(await fichierAvecImages());
  const { travail } = result.current;
  if (travail.etat === null) throw new Error("nothing was read");
  const quoi = {
    etat: travail.etat,
    prets: composerQuizzPretsDeLImport(travail.etat),
    vers: undefined,
    lecteur: () => Promise.resolve(null),
    faire: travail.faire,
    compte: "lea",
    sansMedias: false,
  };
  expect(await act(() => result.current.envoyeur.envoyer(quoi))).toBeNull();
  expect(result.current.envoyeur.envoi).toMatchObject({
    message: expect.stringContaining("ne sont plus ici"),
    sansMedias: "Sans les médias",
  });
  expect(await act(() => envoyer())).toMatchObject({ nombre: 1 });
});
