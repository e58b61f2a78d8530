import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type Adresse,
  cheminDe,
  estAdresse,
  lireChemin,
  type ParametresDuChemin,
  adresseSiPage,
  adresseVers,
} from "./paths.ts";

describe("where an address leads", () => {
  test.each([
    ["/", "/"],
    ["/?code=ABC123", "/"],
    ["/jeu", "/jeu"],
    ["/jeu/4KX2P9", "/jeu/:room"],
    ["/profile?menu=4", "/profile"],
    ["/profile/L%C3%A9a", "/profile/:pseudo"],
    ["/quizz-communaute/a/b#c", "/quizz-communaute/:idQuizz/:idQuestion"],
    ["/cgu/", "/cgu"],
    ["/CGU", "/cgu"],
  ])("%s: %s", (adresse, chemin) => {
    expect(cheminDe(adresse)).toBe(chemin);
  });

  test.each(["/admin/nulle-part", "/quizz/a/b/c", "//ailleurs.example", "/\\ailleurs", "cgu", ""])(
    "%j leads nowhere",
    (adresse) => {
      expect(cheminDe(adresse)).toBeNull();
      expect(estAdresse(adresse)).toBe(false);
    },
  );
});

describe("an address with parameters", () => {
  test("escapes them", () => {
    expect(adresseVers("/profile/:pseudo", { pseudo: "a/b?c" })).toBe("/profile/a%2Fb%3Fc");
    expect(adresseVers("/messagerie", { a: "Léa & Tom" })).toBe("/messagerie?a=L%C3%A9a+%26+Tom");
    expect(
      adresseVers("/quizz-communaute/:idQuizz/:idQuestion", { idQuizz: "1", idQuestion: "2" }),
    ).toBe("/quizz-communaute/1/2");
  });

  test.each(["a/b?c", "Léa & Tom", "100 %", "%41"])("%j comes out as it went in", (pseudo) => {
    const [nue = ""] = adresseVers("/profile/:pseudo", { pseudo }).split("?");
    expect(lireChemin("/profile/:pseudo", nue)).toEqual({ pseudo });
  });

  test("what is not an escape is read as it is, and another page has nothing", () => {
    expect(lireChemin("/profile/:pseudo", "/profile/100%")).toEqual({ pseudo: "100%" });
    expect(lireChemin("/profile/:pseudo", "/profile")).toBeNull();
    expect(lireChemin("/cgu", "/cgu/")).toEqual({});
    expect(lireChemin("/cgu", "/profile")).toBeNull();
  });

  test("a page that is not there has none", () => {
    expect(adresseSiPage("/admin/cave/:id", { id: "1" })).toBeNull();
    expect(adresseSiPage("/profile/:pseudo", { pseudo: "Léa" })).toBe("/profile/L%C3%A9a");
  });

  test("the types refuse values that a page does not have, and those that are missing", () => {
    // @ts-expect-error the query string of this path has no such name
    expect(adresseVers("/cgu", { menu: "4" })).toBe("/cgu?menu=4");
    // @ts-expect-error the pseudo of the profile is missing
    expect(adresseVers("/profile/:pseudo", {})).toBe("/profile/");
    // @ts-expect-error the parameters of the path are missing
    expect(adresseVers("/profile/:pseudo")).toBe("/profile/");
    expectTypeOf<ParametresDuChemin<"/jeu/:room">>().toEqualTypeOf<{ readonly room: string }>();
  });

  test("the types refuse a page that is not there, and what was put together by hand", () => {
    expectTypeOf<"/profile">().toExtend<Adresse>();
    expectTypeOf<"/jeu/:room">().not.toExtend<Adresse>();
    expectTypeOf<"/profile?menu=4">().not.toExtend<Adresse>();
    expectTypeOf<`/jeu/${string}`>().not.toExtend<Adresse>();
    expectTypeOf<`/quizz/${string}`>().not.toExtend<Adresse>();
    expectTypeOf<"/cave">().not.toExtend<Adresse>();
    expectTypeOf<string>().not.toExtend<Adresse>();
  });
});
