import { describe, expect, test } from "vitest";
import {
  type Affaire,
  type ContenuDAffaire,
  type GenreMesure,
  DATE_FIN_MESURE_SANS_FIN,
} from "#contracts/moderation.ts";
import type { Role } from "#contracts/compte.ts";
import { QUESTION } from "./test/exemples.ts";
import {
  listerDureesDeMesurePermises,
  direEmpechementDeLeverMesure,
  direEmpechementDeRepondreAContestation,
  listerMesuresProposees,
  estContenuQuiMontreDesFichiers,
  direLibelleBoutonMesure,
} from "./choix-de-mesures.ts";

const AUTEUR: NonNullable<Affaire["auteur"]> = {
  _id: "max",
  pseudo: "MaxLeVrai",
  icon: "ico2",
  role: "user",
  date: "2026-09-03T12:00:00.000Z",
  quizz: 5,
  stockage: 61_000_000,
  badges: 0,
  suspendu: null,
  sansPublier: null,
  sansEcrire: null,
};
const LIEU = { quizz: "q", question: "a", prive: false, officiel: false };
type Sujet = Parameters<typeof listerMesuresProposees>[1];
const SUJET: Sujet = {
  genre: "question",
  lieu: LIEU,
  auteur: AUTEUR,
  aujourdhui: null,
  maison: false,
};
const permises = (role: Role, champs: Partial<Sujet> = {}) =>
  listerMesuresProposees(role, { ...SUJET, ...champs })
    .filter(({ empechee }) => empechee === null)
    .map(({ genre }) => genre);

describe("what may be chosen", () => {
  test("an administrator may all of it, a moderator neither suspends nor deletes an account", () => {
    expect(permises("admin")).toEqual([
      "rien",
      "mot",
      "masquer",
      "supprimer",
      "nePlusPublier",
      "suspendre",
      "supprimerCompte",
    ]);
    expect(permises("moderator")).toEqual(["rien", "mot", "masquer", "supprimer", "nePlusPublier"]);
  });
  test("nothing but closing on somebody of one's rank", () => {
    expect(permises("moderator", { auteur: { ...AUTEUR, role: "moderator" } })).toEqual(["rien"]);
    expect(permises("admin", { auteur: { ...AUTEUR, role: "admin" } })).toEqual(["rien"]);
  });
  test("without an account, and once it is gone", () => {
    expect(permises("admin", { auteur: null, lieu: null })).toEqual(["rien"]);
    expect(permises("moderator", { lieu: null })).toEqual(["rien", "mot", "nePlusPublier"]);
  });
  test("of the house's own, nothing but hiding, by administrators", () => {
    const maison = { auteur: null, maison: true, genre: "quizz" } as const;
    expect(permises("admin", maison)).toEqual(["rien", "masquer"]);
    expect(permises("moderator", maison)).toEqual(["rien"]);
  });
  test("a profile is in no list, and has a description to delete or not", () => {
    const profil = { genre: "profil", pseudo: "Max", icon: "ico2", description: "" } as const;
    expect(permises("moderator", { genre: "profil", aujourdhui: profil })).toEqual([
      "rien",
      "mot",
      "nePlusPublier",
    ]);
    expect(
      permises("moderator", { genre: "profil", aujourdhui: { ...profil, description: "Zut" } }),
    ).toContain("supprimer");
  });
});

const AUX_ADMINS = "Réservé aux administrateurs.";
const prise = (genre: GenreMesure, jusque: string | null = null) => ({
  genre,
  date: "2026-09-03T12:00:00.000Z",
  jusque,
});

test.each([
  ["moderator", prise("masquer"), {}, null],
  ["moderator", prise("suspendre", DATE_FIN_MESURE_SANS_FIN), {}, AUX_ADMINS],
  // a duration longer than a moderator may choose is refused
  ["moderator", prise("nePlusPublier", "2026-10-03T12:00:00.000Z"), {}, null],
  ["moderator", prise("nePlusPublier", "2026-10-04T12:00:00.000Z"), {}, AUX_ADMINS],
  ["admin", prise("nePlusPublier", "2027-09-03T12:00:00.000Z"), {}, null],
  ["moderator", prise("masquer"), { auteur: null, maison: true }, AUX_ADMINS],
  ["admin", prise("masquer"), { auteur: null, maison: true }, null],
] as const)("%s, %j, %j: lifted as the server lets it", (role, mesure, champs, attendu) => {
  expect(direEmpechementDeLeverMesure(role, mesure, { ...SUJET, ...champs })).toBe(attendu);
});

test("a deleted account never comes back, and is answered all the same", () => {
  const parti = { ...SUJET, auteur: null };
  expect(direEmpechementDeLeverMesure("admin", prise("supprimerCompte"), parti)).toMatch(
    /ne revient pas/,
  );
  expect(
    direEmpechementDeRepondreAContestation("admin", prise("supprimerCompte"), parti),
  ).toBeNull();
  expect(direEmpechementDeRepondreAContestation("moderator", prise("supprimerCompte"), parti)).toBe(
    AUX_ADMINS,
  );
});

test("a moderator stops somebody for thirty days at most, an administrator without an end", () => {
  expect(listerDureesDeMesurePermises("moderator", "nePlusPublier", "quizz").at(-1)).toBe(30);
  expect(listerDureesDeMesurePermises("admin", "nePlusPublier", "quizz").at(-1)).toBe(365);
  expect(listerDureesDeMesurePermises("admin", "suspendre", "quizz").at(-1)).toBeNull();
});

test("the button bears the name of the act", () => {
  const sujet = { genre: "question", rang: 3, auteur: AUTEUR } as const;
  const nom = (
    ...[genre, jours]: [Parameters<typeof direLibelleBoutonMesure>[0], (number | null)?]
  ) => direLibelleBoutonMesure(genre, sujet, jours ?? null).replaceAll("\u00A0", " ");
  expect(nom("supprimer")).toBe("Supprimer la question 3");
  expect(nom("nePlusPublier", 7)).toBe("Ne plus publier, 7 jours");
  expect(nom("suspendre")).toBe("Suspendre le compte, jusqu’à nouvel ordre");
  expect(nom("supprimerCompte")).toBe("Supprimer le compte MaxLeVrai");
});

test("files that somebody sent are told from addresses and from the house's", () => {
  const avec = (media: string): ContenuDAffaire => ({
    genre: "question",
    titre: "Têtes",
    rang: 1,
    question: { ...QUESTION, media },
  });
  expect(estContenuQuiMontreDesFichiers(avec("abc.webp#xywh=percent:0,0,50,50"))).toBe(true);
  expect(estContenuQuiMontreDesFichiers(avec("question.jpeg"))).toBe(false);
  expect(estContenuQuiMontreDesFichiers(avec("https://exemple.fr/a.png"))).toBe(false);
  expect(estContenuQuiMontreDesFichiers(null)).toBe(false);
});
