import { describe, expect, test } from "vitest";
import { DATE_FIN_MESURE_SANS_FIN } from "#contracts/moderation.ts";
import {
  direChiffresCompte,
  listerEtatsDuCompteEnMots,
  peutLeverMesure,
  estMesureEnVigueur,
} from "./compte-en-mots.ts";
import {
  cheminApiComptesPourModerateurs,
  composerRechercheDeComptesPourLAdresse,
  lireRechercheDeComptesDansLAdresse,
} from "./queries.ts";

const lieu = (recherche: string) => {
  const lue = new URLSearchParams(recherche);
  return lireRechercheDeComptesDansLAdresse((nom) => lue.get(nom));
};

describe("the address", () => {
  test("is read, and written short", () => {
    const lu = lieu("search=+max+&etat=suspendus&page=2&compte=c1");
    expect(lu).toEqual({ search: "max", etat: "suspendus", page: 2, compte: "c1" });
    expect(composerRechercheDeComptesPourLAdresse(lu)).toEqual({
      search: "max",
      etat: "suspendus",
      page: "2",
      compte: "c1",
    });
    expect(composerRechercheDeComptesPourLAdresse(lieu(""))).toEqual({});
    expect(cheminApiComptesPourModerateurs({ search: "léa & tom", etat: "tous", page: 0 })).toBe(
      "/api/moderation/comptes?search=l%C3%A9a+%26+tom&etat=tous&page=0",
    );
  });

  test.each(["page=-1", "page=deux", "etat=riches", `search=${"a".repeat(65)}`])(
    "%s counts for nothing",
    (recherche) => {
      expect(lieu(recherche)).toEqual(lieu(""));
    },
  );
});

describe("an account", () => {
  const libre = { suspendu: null, sansPublier: null, sansEcrire: null };

  test("says what holds, the hardest first", () => {
    expect(listerEtatsDuCompteEnMots(libre)).toEqual([{ ton: "calme", texte: "Actif" }]);
    const etats = listerEtatsDuCompteEnMots({
      suspendu: DATE_FIN_MESURE_SANS_FIN,
      sansPublier: "2026-12-22T10:00:00.000Z",
      sansEcrire: "2026-12-23T10:00:00.000Z",
    });
    expect(etats).toEqual([
      { ton: "suspendu", texte: "Suspendu jusqu’à nouvel ordre" },
      { ton: "limite", texte: "Ne publie plus jusqu’au 22 décembre 2026" },
      { ton: "limite", texte: "N’écrit plus de messages jusqu’au 23 décembre 2026" },
    ]);
  });

  test("is counted in words", () => {
    const fiche = {
      ...libre,
      _id: "c",
      pseudo: "Max",
      icon: "ico0",
      role: "user",
      date: "2026-09-03T10:00:00.000Z",
    } as const;
    expect(direChiffresCompte({ ...fiche, quizz: 5, stockage: 61_000_000, badges: 2 })).toBe(
      "5\u00A0quizz, 61\u00A0Mo, 2\u00A0badges",
    );
    expect(direChiffresCompte({ ...fiche, quizz: 0, stockage: 0, badges: 0 })).toBe(
      "aucun quizz, 0\u00A0Mo, aucun badge",
    );
  });
});

describe("a measure", () => {
  const maintenant = new Date("2026-11-21T12:00:00.000Z");
  const suspendre = {
    genre: "suspendre",
    levee: null,
    jusque: "2026-11-22T12:00:00.000Z",
  } as const;

  test.each([
    [true, suspendre],
    [true, { ...suspendre, jusque: null }],
    [true, { ...suspendre, genre: "supprimer", jusque: null }],
    [false, { ...suspendre, jusque: "2026-11-21T11:59:59.000Z" }],
    [false, { ...suspendre, levee: "2026-11-21T11:00:00.000Z" }],
    [false, { ...suspendre, genre: "mot", jusque: null }],
  ] as const)("%s: %j still holds", (attendu, mesure) => {
    expect(estMesureEnVigueur(mesure, maintenant)).toBe(attendu);
  });

  test.each([
    ["moderator", "masquer", "user", true],
    ["moderator", "suspendre", "user", false],
    ["moderator", "masquer", "moderator", false],
    ["admin", "suspendre", "moderator", true],
    ["admin", "suspendre", "admin", false],
    ["user", "masquer", "user", false],
  ] as const)("%s lifts %s of a %s: %s", (moi, genre, role, attendu) => {
    const mesure = { genre, objet: "quizz", date: "2026-09-03T12:00:00.000Z" } as const;
    expect(peutLeverMesure(moi, { ...mesure, jusque: null }, { role })).toBe(attendu);
  });

  test("a moderator lifts what they might have taken for as long", () => {
    const mesure = {
      genre: "nePlusPublier",
      objet: "profil",
      date: "2026-09-03T12:00:00.000Z",
    } as const;
    const lever = (moi: "moderator" | "admin", jusque: string) =>
      peutLeverMesure(moi, { ...mesure, jusque }, { role: "user" });
    expect(lever("moderator", "2026-10-03T12:00:00.000Z")).toBe(true);
    expect(lever("moderator", "2026-10-04T12:00:00.000Z")).toBe(false);
    expect(lever("admin", "2026-10-04T12:00:00.000Z")).toBe(true);
  });
});
