import { describe, expect, it } from "vitest";
import { jugerReponseAQuestion, lireReponseBrute } from "./reponses.ts";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuestionOrdre,
  creerQuestionRien,
} from "./test/quizz.ts";

describe("who is right", () => {
  const question = creerQuestionChoix({ options: ["Canberra", "Sydney", "Perth", "canberra"] });
  it.each([
    ["the right option", ["Canberra"], "juste"],
    ["an accepted option", ["Sydney"], "precis"],
    ["a wrong option", ["Perth"], "faux"],
    ["an option is compared as it is", ["canberra"], "faux"],
    ["nothing", [], "faux"],
  ])("choix: %s", (_, reponse, verdict) =>
    expect(jugerReponseAQuestion(question, reponse)).toBe(verdict),
  );

  it("choix: any of several right options will do, right before accepted", () => {
    const deux = creerQuestionChoix({
      reponse: ["Canberra", "Perth"],
      precis: ["Perth", "Sydney"],
    });
    expect(jugerReponseAQuestion(deux, ["Canberra"])).toBe("juste");
    expect(jugerReponseAQuestion(deux, ["Perth"])).toBe("juste");
    expect(jugerReponseAQuestion(deux, ["Sydney"])).toBe("precis");
  });

  it.each([
    ["the expected text", ["Léonard de Vinci"], "juste"],
    ["the expected text, roughly", ["leonard de vinsi"], "juste"],
    ["an accepted text", ["Italien"], "precis"],
    ["another text", ["Raphaël"], "faux"],
    ["nothing", [], "faux"],
    ["an empty text", [""], "faux"],
  ])("entree: %s", (_, reponse, verdict) =>
    expect(jugerReponseAQuestion(creerQuestionEntree(), reponse)).toBe(verdict),
  );

  it("entree: the expected text is looked for before the accepted ones", () => {
    expect(
      jugerReponseAQuestion(creerQuestionEntree({ reponse: ["Madrid"], precis: ["Madrit"] }), [
        "madrit",
      ]),
    ).toBe("juste");
    expect(jugerReponseAQuestion(creerQuestionEntree({ reponse: [], precis: [] }), ["Paris"])).toBe(
      "faux",
    );
  });

  it.each([
    ["the very order", ["souris", "chat", "cheval"], "juste"],
    ["another order", ["chat", "souris", "cheval"], "faux"],
    ["the beginning only", ["souris", "chat"], "faux"],
    ["one too many", ["souris", "chat", "cheval", "cheval"], "faux"],
    ["nothing", [], "faux"],
  ])("ordre: %s", (_, reponse, verdict) =>
    expect(jugerReponseAQuestion(creerQuestionOrdre(), reponse)).toBe(verdict),
  );

  it("ordre: the pieces are compared, not the text they make", () => {
    const question = creerQuestionOrdre({
      options: ["a,b", "c", "a", "b,c"],
      reponse: ["a,b", "c"],
    });
    expect(jugerReponseAQuestion(question, ["a,b", "c"])).toBe("juste");
    expect(jugerReponseAQuestion(question, ["a", "b,c"])).toBe("faux");
    expect(jugerReponseAQuestion(creerQuestionOrdre({ reponse: [] }), [])).toBe("faux");
  });

  it("rien: nobody is right", () => {
    expect(jugerReponseAQuestion(creerQuestionRien({ reponse: ["x"] }), ["x"])).toBe("faux");
  });
});

describe("the shape of an answer", () => {
  const forme = (...[question, reponse]: Parameters<typeof lireReponseBrute>) => {
    const lue = lireReponseBrute(question, reponse);
    return lue.ok ? lue.reponse : lue.refus;
  };

  it.each([
    ["an option", creerQuestionChoix(), ["Perth"], ["Perth"]],
    ["an option with spaces", creerQuestionChoix({ options: [" a ", "b"] }), [" a "], [" a "]],
    ["a text", creerQuestionEntree(), [" Vinci "], ["Vinci"]],
    ["a text among empty ones", creerQuestionEntree(), ["", " Vinci", " "], ["Vinci"]],
    [
      "a whole order",
      creerQuestionOrdre(),
      ["chat", "souris", "cheval"],
      ["chat", "souris", "cheval"],
    ],
    ["a part of an order", creerQuestionOrdre(), ["chat"], ["chat"]],
  ])("takes %s", (_, question, reponse, gardee) =>
    expect(forme(question, reponse)).toEqual(gardee),
  );

  it.each([
    ["nothing", creerQuestionChoix(), []],
    ["an empty option", creerQuestionChoix(), [""]],
    ["spaces", creerQuestionEntree(), ["   "]],
    ["several empty texts", creerQuestionOrdre(), ["", " "]],
  ])("refuses %s as empty", (_, question, reponse) =>
    expect(forme(question, reponse)).toBe("reponse_vide"),
  );

  it.each([
    ["an option that is not there", creerQuestionChoix(), ["Melbourne"]],
    ["an option with spaces around", creerQuestionChoix(), [" Perth"]],
    ["two options", creerQuestionChoix(), ["Perth", "Sydney"]],
    ["an option and nothing", creerQuestionChoix(), ["Perth", ""]],
    ["two texts", creerQuestionEntree(), ["Vinci", "Raphaël"]],
    ["a piece that is not there", creerQuestionOrdre(), ["chat", "chien", "cheval"]],
    ["a piece twice", creerQuestionOrdre(), ["chat", "chat", "cheval"]],
    ["an order with a hole", creerQuestionOrdre(), ["chat", "", "cheval"]],
    ["anything to a message", creerQuestionRien(), ["x"]],
    ["nothing to a message", creerQuestionRien(), []],
  ])("refuses %s as invalid", (_, question, reponse) =>
    expect(forme(question, reponse)).toBe("reponse_invalide"),
  );
});
