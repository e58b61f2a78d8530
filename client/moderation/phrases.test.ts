import { describe, expect, test } from "vitest";
import { type ActeDeModeration, NOM_COMPTE_SUPPRIME } from "#contracts/moderation.ts";
import {
  composerPhraseDActeDeModeration,
  nomDeMesureAChoisir,
  direDetailsDeMesurePassee,
} from "./phrases.ts";

const ACTE: ActeDeModeration = {
  numero: 1,
  date: "2026-11-21T20:58:00.000Z",
  par: "Zineb",
  genre: "prendre",
  titre: "Les têtes de la compta",
  compte: "MaxLeVrai",
  affaire: 214,
  detail: "",
  mesure: null,
};
const lire = (champs: Partial<ActeDeModeration>): string => {
  const { qui, dit, raison } = composerPhraseDActeDeModeration({ ...ACTE, ...champs });
  return [qui, dit, raison]
    .filter((partie) => partie !== null)
    .join(" ")
    .replaceAll("\u00A0", " ");
};

describe("an act in French", () => {
  test.each<[string, Partial<ActeDeModeration>]>([
    ["Zineb prend l’affaire n° 214", {}],
    ["l’affaire n° 214 s’ouvre", { genre: "ouvrir", par: null }],
    ["Zineb ouvre l’affaire n° 214", { genre: "ouvrir" }],
    [
      "Zineb supprime ce qui était signalé dans « Les têtes de la compta » Une adresse.",
      { genre: "mesure", mesure: "supprimer", detail: "Une adresse." },
    ],
    [
      "Zineb efface la description du compte MaxLeVrai",
      { genre: "mesure", mesure: "supprimer", titre: "" },
    ],
    [
      "Zineb ne trouve rien à redire dans l’affaire n° 214",
      { genre: "mesure", mesure: "rien", compte: null },
    ],
    ["Le serveur suspend le compte MaxLeVrai", { genre: "mesure", mesure: "suspendre", par: null }],
    [
      "Zineb supprime un compte",
      { genre: "mesure", mesure: "supprimerCompte", compte: NOM_COMPTE_SUPPRIME },
    ],
    [
      "Un compte supprimé conteste la mesure « Masquer des listes »",
      { genre: "contester", mesure: "masquer", par: null },
    ],
    ["Zineb remet « Les têtes de la compta » comme avant", { genre: "lever", mesure: "masquer" }],
    [
      "Zineb donne à MaxLeVrai le rôle « modérateur »",
      { genre: "role", detail: "moderator", affaire: null },
    ],
    [
      "Zineb ouvre le quizz privé « Les têtes de la compta » du compte MaxLeVrai Un mail.",
      { genre: "consulter", detail: "Un mail.", affaire: null },
    ],
    ["Zineb interdit le mot « zut »", { genre: "ajouterMot", detail: "zut", affaire: null }],
  ])("%s", (attendue, champs) => {
    expect(lire(champs)).toBe(attendue);
  });
});

test("what is deleted is named by what the case is about", () => {
  expect(nomDeMesureAChoisir("supprimer", "question")).toBe("Supprimer la question");
  expect(nomDeMesureAChoisir("supprimer", "profil")).toBe("Effacer la description");
  expect(nomDeMesureAChoisir("masquer", "quizz")).toBe("Masquer des listes");
});

test("a past measure says when, about what, until when, and what became of it", () => {
  const mesure = {
    _id: "m",
    genre: "nePlusPublier" as const,
    raison: "Publicité.",
    objet: "quizz" as const,
    titre: "Quizz 14",
    date: "2026-10-12T12:00:00.000Z",
    jusque: "2026-10-19T12:00:00.000Z",
    messages: false,
    levee: null,
    contestation: null,
    affaire: 3,
    par: "Zineb",
    lue: "2026-10-12T13:00:00.000Z",
  };
  expect(direDetailsDeMesurePassee(mesure).replaceAll("\u00A0", " ")).toBe(
    "le 12/10/2026, au sujet de « Quizz 14 », jusqu’au 19 octobre 2026. Lu.",
  );
  expect(
    direDetailsDeMesurePassee({
      ...mesure,
      jusque: null,
      levee: "2026-10-14T12:00:00.000Z",
      lue: null,
    }),
  ).toMatch(/ Levée le 14\/10\/2026\. Pas encore lu\.$/);
});
