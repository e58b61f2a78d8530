import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type AdresseDePage,
  trouverCheminDePage,
  estAdresseDePage,
  lireParametresDuCheminDePage,
  type ParametresDuCheminDePage,
  ecrireAdresseSiPageExiste,
  ecrireAdresseDePage,
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
    expect(trouverCheminDePage(adresse)).toBe(chemin);
  });

  test.each(["/admin/nulle-part", "/quizz/a/b/c", "//ailleurs.example", "/\\ailleurs", "cgu", ""])(
    "%j leads nowhere",
    (adresse) => {
      expect(trouverCheminDePage(adresse)).toBeNull();
      expect(estAdresseDePage(adresse)).toBe(false);
    },
  );
});

describe("an address with parameters", () => {
  test("escapes them", () => {
    expect(ecrireAdresseDePage("/profile/:pseudo", { pseudo: "a/b?c" })).toBe("/profile/a%2Fb%3Fc");
    expect(ecrireAdresseDePage("/messagerie", { a: "Léa & Tom" })).toBe(
      "/messagerie?a=L%C3%A9a+%26+Tom",
    );
    expect(
      ecrireAdresseDePage("/quizz-communaute/:idQuizz/:idQuestion", {
        idQuizz: "1",
        idQuestion: "2",
      }),
    ).toBe("/quizz-communaute/1/2");
  });

  test.each(["a/b?c", "Léa & Tom", "100 %", "%41"])("%j comes out as it went in", (pseudo) => {
    const [nue = ""] = ecrireAdresseDePage("/profile/:pseudo", { pseudo }).split("?");
    expect(lireParametresDuCheminDePage("/profile/:pseudo", nue)).toEqual({ pseudo });
  });

  test("what is not an escape is read as it is, and another page has nothing", () => {
    expect(lireParametresDuCheminDePage("/profile/:pseudo", "/profile/100%")).toEqual({
      pseudo: "100%",
    });
    expect(lireParametresDuCheminDePage("/profile/:pseudo", "/profile")).toBeNull();
    expect(lireParametresDuCheminDePage("/cgu", "/cgu/")).toEqual({});
    expect(lireParametresDuCheminDePage("/cgu", "/profile")).toBeNull();
  });

  test("a page that is not there has none", () => {
    expect(ecrireAdresseSiPageExiste("/admin/cave/:id", { id: "1" })).toBeNull();
    expect(ecrireAdresseSiPageExiste("/profile/:pseudo", { pseudo: "Léa" })).toBe(
      "/profile/L%C3%A9a",
    );
  });

  test("the types refuse values that a page does not have, and those that are missing", () => {
    // @ts-expect-error the query string of this path has no such name
    expect(ecrireAdresseDePage("/cgu", { menu: "4" })).toBe("/cgu?menu=4");
    // @ts-expect-error the pseudo of the profile is missing
    expect(ecrireAdresseDePage("/profile/:pseudo", {})).toBe("/profile/");
    // @ts-expect-error the parameters of the path are missing
    expect(ecrireAdresseDePage("/profile/:pseudo")).toBe("/profile/");
    expectTypeOf<ParametresDuCheminDePage<"/jeu/:room">>().toEqualTypeOf<{
      readonly room: string;
    }>();
  });

  test("the types refuse a page that is not there, and what was put together by hand", () => {
    expectTypeOf<"/profile">().toExtend<AdresseDePage>();
    expectTypeOf<"/jeu/:room">().not.toExtend<AdresseDePage>();
    expectTypeOf<"/profile?menu=4">().not.toExtend<AdresseDePage>();
    expectTypeOf<`/jeu/${string}`>().not.toExtend<AdresseDePage>();
    expectTypeOf<`/quizz/${string}`>().not.toExtend<AdresseDePage>();
    expectTypeOf<"/cave">().not.toExtend<AdresseDePage>();
    expectTypeOf<string>().not.toExtend<AdresseDePage>();
  });
});
