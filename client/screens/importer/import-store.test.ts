// @vitest-environment happy-dom
/** The import that a reload finds again in the browser. */
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { lireFichierImport } from "#formats/formats.ts";
import { composerEtatInitialDImport } from "./import-en-cours.ts";
import { garderImport, lireImportGarde } from "./import-store.ts";

const QUAND = Date.UTC(2026, 10, 23);
const ENVOI = "00000000-0000-4000-8000-000000000001";
const JOUR_MS = 86_400_000;
beforeEach(() => localStorage.clear());

async function commence() {
  const lecture = await lireFichierImport(
    "# Capitales\n\nPérou ?\n*Lima\nQuito\n> Là.\n\nChili ?\n= ",
  );
  const source = { nom: "a.txt", taille: 12, quand: QUAND };
  return composerEtatInitialDImport(
    { lecture, reconnus: ["texte"], brut: [{ ligne: 1, quizz: null, texte: "x" }] },
    source,
    ENVOI,
  );
}

test("all of it, for a week, and for that account alone", async () => {
  const etat = await commence();
  expect(garderImport("lea", etat)).toBe(true);
  expect(lireImportGarde("lea", QUAND + JOUR_MS)).toEqual(etat);
  expect(lireImportGarde("tom", QUAND)).toBeNull();
  expect(lireImportGarde("lea", QUAND + 8 * JOUR_MS)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("what has left already is known again: media that passed, quizzes that were made", async () => {
  const etat = {
    ...(await commence()),
    medias: [{ nom: "ab.png", taille: 1 }],
    passes: { "ab.png": "neuf.png" },
    faits: ["00"],
  };
  garderImport("lea", etat);
  expect(lireImportGarde("lea", QUAND)).toEqual(etat);
});

test("without room, first the lines of the file are left out, then it is told, and nothing older comes back", async () => {
  const etat = await commence();
  let place = JSON.stringify({ forme: 2, ...etat, brut: null }).length;
  const tiroir = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (nom: string) => tiroir.get(nom) ?? null,
    removeItem: (nom: string) => tiroir.delete(nom),
    setItem(nom: string, texte: string) {
      if (texte.length > place) throw new DOMException("full", "QuotaExceededError");
      tiroir.set(nom, texte);
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(garderImport("lea", etat)).toBe(true);
  expect(lireImportGarde("lea", QUAND)).toEqual({ ...etat, brut: null });
  place = 10;
  expect(garderImport("lea", etat)).toBe(false);
  expect(lireImportGarde("lea", QUAND)).toBeNull();
});

test("what is over, or cannot be read, is not there", async () => {
  garderImport("lea", await commence());
  garderImport("lea", null);
  expect(lireImportGarde("lea", QUAND)).toBeNull();
  localStorage.setItem("import/lea", '{"forme":1,"quizz":"?"}');
  expect(lireImportGarde("lea", QUAND)).toBeNull();
});
