import { expect, test } from "vitest";
import type { EtatQuizzEdite } from "../../../document/quizz-edite.ts";
import { convertirEnQuizzEcrit } from "../../../document/quizz-ecrit.ts";
import { direAnnonceDeSauvegarde as annoncer } from "./barre-edition.tsx";

const annonceDe = (etat: EtatQuizzEdite) =>
  annoncer(etat, { conflit: "Changé ailleurs.", disparu: "Supprimé ailleurs." });
const DOCUMENT = convertirEnQuizzEcrit({
  _id: "q",
  title: "Fromages",
  createur: "lea",
  createurPseudo: "Léa",
  questions: [],
  visibilite: "prive",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  date: "2026-11-22T20:00:00.000Z",
  source: "",
  auteur: "",
  licence: "",
});
const REPOS: EtatQuizzEdite = {
  document: DOCUMENT,
  base: DOCUMENT,
  modifie: false,
  annulable: false,
  retablissable: false,
  envoi: { nom: "repos" },
  date: "2026-11-22T20:00:00.000Z",
  ailleurs: null,
  apport: [],
  autres: [],
  coauteurDe: null,
  masque: false,
  mesure: null,
  enregistreA: 0,
  brouillonA: null,
};

test("a draft that is kept again and again, and a try that comes nearer, are not said again", () => {
  const ecrit = { ...REPOS, modifie: true };
  expect(annonceDe({ ...ecrit, brouillonA: 1000 })).toBe(annonceDe({ ...ecrit, brouillonA: 9000 }));
  const panne = { nom: "injoignable", message: "", essaiA: 4000 } as const;
  expect(annonceDe({ ...ecrit, envoi: panne })).toBe(
    annonceDe({ ...ecrit, envoi: { ...panne, essaiA: 12_000 } }),
  );
});

test("without a network the server is not to blame", () => {
  const panne = { nom: "injoignable", message: "", essaiA: 4000 } as const;
  const mots = { conflit: "", disparu: "" };
  expect(annoncer({ ...REPOS, envoi: panne }, mots, false)).toMatch(/^Vous êtes hors ligne\./);
  expect(annoncer({ ...REPOS, envoi: panne }, mots, true)).toMatch(/^Une erreur serveur/);
});

test("where the work is, in a sentence each", () => {
  const dites = (
    [
      { nom: "enCours" },
      { nom: "injoignable", message: "", essaiA: 4000 },
      { nom: "deconnecte" },
      { nom: "conflit" },
      { nom: "disparu" },
      { nom: "refus", message: "Trop long.", question: 3 },
      { nom: "refus", message: "Trop long.", question: null },
      { nom: "repos" },
    ] as const
  ).map((envoi) => annonceDe({ ...REPOS, envoi }));
  expect(new Set(dites).size).toBe(dites.length);
  expect(dites).toContain("Question 4\u00A0: Trop long.");
  expect(annonceDe({ ...REPOS, brouillonA: false })).toContain("plus de place");
});
