import { expect, test } from "vitest";
import { ecrireAdresseDePage } from "../app/paths.ts";
import {
  changerRequeteDeListe,
  cheminApiDeListe,
  ecrireRequeteDeListe,
  lireRequeteDeListe,
  composerRequeteDeListeParDefaut,
} from "./requete.ts";

const REQUETE = composerRequeteDeListeParDefaut("3");

const TOUS = ["2", "3", "4", "5"] as const;
const lire = (recherche: string) => {
  const params = new URLSearchParams(recherche);
  return lireRequeteDeListe((nom) => params.get(nom), TOUS, "3");
};

test("an empty address is the default", () => {
  expect(lire("")).toEqual(REQUETE);
  expect(ecrireRequeteDeListe(REQUETE, "3")).toEqual({});
  expect(ecrireRequeteDeListe(composerRequeteDeListeParDefaut("1"), "1")).toEqual({});
  expect(ecrireRequeteDeListe(REQUETE, "1")).toEqual({ menu: "3" });
});

test("reads what it writes", () => {
  const requete = {
    page: 3,
    sort: "note",
    tags: ["Série", "Rap FR"],
    searchQuery: "noël & œuf",
    menu: "5",
  } as const;
  const { search } = new URL(
    ecrireAdresseDePage("/quizz-communaute", ecrireRequeteDeListe(requete, "3")),
    "http://a.test",
  );
  expect(lire(search)).toEqual(requete);
});

test.each([
  ["page=-1", { page: 0 }],
  ["page=1.5", { page: 0 }],
  ["page=x&sort=toString&menu=9", REQUETE],
  ["menu=1", { menu: "3" }],
  ["tags=serie,Inconnu,SÉRIE,,tv", { tags: ["Série", "TV"] }],
])("takes %s for what it can be", (texte, attendu) => {
  expect(lire(texte)).toMatchObject(attendu);
});

test("another filter begins at the first page; another page keeps the filters", () => {
  const ici = { ...REQUETE, page: 4, searchQuery: "vin" };
  expect(changerRequeteDeListe(ici, { sort: "note" })).toMatchObject({
    page: 0,
    searchQuery: "vin",
  });
  expect(changerRequeteDeListe(ici, { page: 5 })).toMatchObject({ page: 5, searchQuery: "vin" });
});

test.each([
  ["3", "ajout", "/api/quizz-public?page=0&limit=50&sort=recent"],
  ["4", "ajout", "/api/quizz-amis?page=0&limit=50&sort=recent"],
  ["2", "ajout", "/api/quizz-officiel?page=0&limit=50"],
  ["5", "ajout", "/api/quizz-fav?page=0&limit=50"],
  ["1", "oldest", "/api/user/quizz?page=0&limit=50&sort=oldest"],
] as const)("menu %s, sort %s: %s", (menu, sort, chemin) => {
  expect(cheminApiDeListe({ ...REQUETE, menu, sort })).toBe(chemin);
});

test("tags are repeated, the search is encoded", () => {
  expect(cheminApiDeListe({ ...REQUETE, tags: ["Rap FR", "TV"], searchQuery: "a&b" })).toBe(
    "/api/quizz-public?page=0&limit=50&search=a%26b&sort=recent&tags=Rap+FR&tags=TV",
  );
});

test("those without a question are asked for by name", () => {
  expect(cheminApiDeListe(composerRequeteDeListeParDefaut("1"), true)).toBe(
    "/api/user/quizz?page=0&limit=50&includeEmpty=true",
  );
});
