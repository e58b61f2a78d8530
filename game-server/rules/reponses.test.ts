import { describe, expect, it } from "vitest";
import { jugerReponseAQuestion, verifierFormeDeReponse } from "./reponses.ts";
import { choix, entree, ordre, rien } from "./test/quizz.ts";

describe("who is right", () => {
  const question = choix({ options: ["Canberra", "Sydney", "Perth", "canberra"] });
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
    const deux = choix({ reponse: ["Canberra", "Perth"], precis: ["Perth", "Sydney"] });
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
    expect(jugerReponseAQuestion(entree(), reponse)).toBe(verdict),
  );

  it("entree: the expected text is looked for before the accepted ones", () => {
    expect(
      jugerReponseAQuestion(entree({ reponse: ["Madrid"], precis: ["Madrit"] }), ["madrit"]),
    ).toBe("juste");
    expect(jugerReponseAQuestion(entree({ reponse: [], precis: [] }), ["Paris"])).toBe("faux");
  });

  it.each([
    ["the very order", ["souris", "chat", "cheval"], "juste"],
    ["another order", ["chat", "souris", "cheval"], "faux"],
    ["the beginning only", ["souris", "chat"], "faux"],
    ["one too many", ["souris", "chat", "cheval", "cheval"], "faux"],
    ["nothing", [], "faux"],
  ])("ordre: %s", (_, reponse, verdict) =>
    expect(jugerReponseAQuestion(ordre(), reponse)).toBe(verdict),
  );

  it("ordre: the pieces are compared, not the text they make", () => {
    const question = ordre({ options: ["a,b", "c", "a", "b,c"], reponse: ["a,b", "c"] });
    expect(jugerReponseAQuestion(question, ["a,b", "c"])).toBe("juste");
    expect(jugerReponseAQuestion(question, ["a", "b,c"])).toBe("faux");
    expect(jugerReponseAQuestion(ordre({ reponse: [] }), [])).toBe("faux");
  });

  it("rien: nobody is right", () => {
    expect(jugerReponseAQuestion(rien({ reponse: ["x"] }), ["x"])).toBe("faux");
  });
});

describe("the shape of an answer", () => {
  const forme = (...[question, reponse]: Parameters<typeof verifierFormeDeReponse>) => {
    const lue = verifierFormeDeReponse(question, reponse);
    return lue.ok ? lue.reponse : lue.refus;
  };

  it.each([
    ["an option", choix(), ["Perth"], ["Perth"]],
    ["an option with spaces", choix({ options: [" a ", "b"] }), [" a "], [" a "]],
    ["a text", entree(), [" Vinci "], ["Vinci"]],
    ["a text among empty ones", entree(), ["", " Vinci", " "], ["Vinci"]],
    ["a whole order", ordre(), ["chat", "souris", "cheval"], ["chat", "souris", "cheval"]],
    ["a part of an order", ordre(), ["chat"], ["chat"]],
  ])("takes %s", (_, question, reponse, gardee) =>
    expect(forme(question, reponse)).toEqual(gardee),
  );

  it.each([
    ["nothing", choix(), []],
    ["an empty option", choix(), [""]],
    ["spaces", entree(), ["   "]],
    ["several empty texts", ordre(), ["", " "]],
  ])("refuses %s as empty", (_, question, reponse) =>
    expect(forme(question, reponse)).toBe("reponse_vide"),
  );

  it.each([
    ["an option that is not there", choix(), ["Melbourne"]],
    ["an option with spaces around", choix(), [" Perth"]],
    ["two options", choix(), ["Perth", "Sydney"]],
    ["an option and nothing", choix(), ["Perth", ""]],
    ["two texts", entree(), ["Vinci", "Raphaël"]],
    ["a piece that is not there", ordre(), ["chat", "chien", "cheval"]],
    ["a piece twice", ordre(), ["chat", "chat", "cheval"]],
    ["an order with a hole", ordre(), ["chat", "", "cheval"]],
    ["anything to a message", rien(), ["x"]],
    ["nothing to a message", rien(), []],
  ])("refuses %s as invalid", (_, question, reponse) =>
    expect(forme(question, reponse)).toBe("reponse_invalide"),
  );
});
