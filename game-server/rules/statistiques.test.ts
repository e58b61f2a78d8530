import { describe, expect, it } from "vitest";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuestionOrdre,
  creerQuestionRien,
} from "./test/quizz.ts";
import { LEA, MAX, TOM, ZOE, creerTableEnJeu, type Table } from "./test/table.ts";

const releve = (table: Table, question = "q0") => table.partie.statistiques[question];
const repondue = () =>
  creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()])
    .repondre(LEA, "Canberra")
    .repondre(TOM, "Perth")
    .repondre(ZOE, "Sydney");

describe("what a game says of a question", () => {
  it("answers given, those that were accepted, the wrong ones", () => {
    expect(releve(repondue())).toEqual({
      posees: 3,
      justes: 2,
      fausses: [{ cle: "Perth", texte: "Perth", fois: 1 }],
    });
  });

  it("nothing before the reveal, nor of a question that was skipped", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).repondre(
      LEA,
      "Perth",
    );
    expect(table.partie.statistiques).toEqual({});
    expect(table.passer().partie.statistiques).toEqual({});
    expect(
      creerTableEnJeu([creerQuestionRien(), creerQuestionChoix()]).suivant().partie.statistiques,
    ).toEqual({});
  });

  it("who gave no answer is not counted, unless the host heard one", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).repondre(LEA, "Canberra").reveler();
    expect(releve(table)).toEqual({ posees: 1, justes: 1, fausses: [] });
    expect(releve(table.juger({ [TOM]: "juste" }))).toEqual({ posees: 2, justes: 2, fausses: [] });
  });

  it("who came in late is not counted", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()])
      .rejoindre("Max")
      .repondre(LEA, "Canberra");
    expect(
      table.refus(MAX, { type: "repondre", tour: table.partie.tour, reponse: ["Perth"] }),
    ).toBe("arrive_en_cours");
    expect(releve(table.reveler())?.posees).toBe(1);
  });

  it("a verdict that was changed, and changed back, counts as it is in the end", () => {
    const table = repondue();
    const avant = releve(table);
    expect(releve(table.juger({ [TOM]: "juste" }))).toEqual({ posees: 3, justes: 3, fausses: [] });
    expect(releve(table.juger({ [TOM]: "faux", [LEA]: "faux" }))?.fausses).toEqual([
      { cle: "Canberra", texte: "Canberra", fois: 1 },
      { cle: "Perth", texte: "Perth", fois: 1 },
    ]);
    expect(releve(table.juger({ [LEA]: "juste" }))).toEqual(avant);
  });

  it("somebody who leaves afterwards had answered all the same", () => {
    const avant = repondue();
    expect(releve(avant.copie().faire(TOM, { type: "quitter" }))).toEqual(releve(avant));
  });

  it("two ways of typing an answer are the same one, told as it was first typed", () => {
    const table = creerTableEnJeu([creerQuestionEntree()])
      .repondre(LEA, "Les  Beatles !")
      .repondre(TOM, "beatles")
      .repondre(ZOE, "?!");
    expect(releve(table)?.fausses).toEqual([
      { cle: "beatles", texte: "Les Beatles !", fois: 2 },
      { cle: "?!", texte: "?!", fois: 1 },
    ]);
  });

  it("a wrong order is told in order", () => {
    const table = creerTableEnJeu([creerQuestionOrdre()])
      .repondre(LEA, "cheval", "chat", "souris")
      .reveler();
    expect(releve(table)?.fausses).toMatchObject([{ texte: "cheval → chat → souris" }]);
  });

  it("the most given wrong answers only, however many there are", () => {
    const noms = Array.from({ length: 30 }, (_, n) => `Nom${n}`);
    const table = creerTableEnJeu([creerQuestionEntree()], { joueurs: noms });
    noms.forEach((_, n) => table.repondre(`j${n + 1}`, n === 29 || n === 0 ? "zéro" : `faux ${n}`));
    expect(releve(table)).toMatchObject({ posees: 30, justes: 0 });
    expect(releve(table)?.fausses).toHaveLength(10);
    expect(releve(table)?.fausses[0]).toEqual({ cle: "zero", texte: "zéro", fois: 2 });
  });
});

describe("what the finished game carries of it", () => {
  it("each question that was answered, with what it asked", () => {
    const { soiree } = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()])
      .apres(3_000)
      .repondre(LEA, "Canberra")
      .apres(3_000)
      .repondre(TOM, "Perth")
      .apres(5_000)
      .repondre(ZOE, "Sydney")
      .hote({ type: "terminer" });
    expect(soiree?.statistiques).toEqual([
      {
        question: "q0",
        teneur: calculerTeneurDeQuestion(creerQuestionChoix()),
        posees: 3,
        justes: 2,
        fausses: [{ cle: "Perth", texte: "Perth", fois: 1 }],
        medianeMs: 3_900,
      },
    ]);
    expect(JSON.stringify(soiree?.statistiques)).not.toMatch(/Léa|Tom|Zoé|jeton/);
  });

  it("in the room locale, what the host said", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { modeJeu: "local" },
    }).reveler();
    expect(releve(table)).toBeUndefined();
    table.juger({ [LEA]: "juste" });
    expect(releve(table)).toEqual({ posees: 3, justes: 1, fausses: [] });
    expect(table.hote({ type: "terminer" }).soiree).toMatchObject({
      joueurs: [],
      statistiques: [{ posees: 3, justes: 1, fausses: [], medianeMs: null }],
    });
  });

  it("each game of a room begins anew", () => {
    const table = repondue().hote({ type: "terminer" }).hote({ type: "retourSalon" });
    expect(table.partie.statistiques).toEqual({});
  });
});

describe("what a question asks", () => {
  it("is the same in another order, where order says nothing", () => {
    const { options } = creerQuestionChoix();
    expect(
      calculerTeneurDeQuestion(
        creerQuestionChoix({ options: options.toReversed(), text: "Autrement dit ?" }),
      ),
    ).toBe(calculerTeneurDeQuestion(creerQuestionChoix()));
    const deux = creerQuestionEntree({ reponse: ["a", "b"] });
    expect(calculerTeneurDeQuestion({ ...deux, reponse: ["b", "a"] })).toBe(
      calculerTeneurDeQuestion(deux),
    );
  });

  it.each([
    [
      "another option",
      creerQuestionChoix(),
      creerQuestionChoix({ options: ["Canberra", "Sydney", "Hobart"] }),
    ],
    [
      "another answer",
      creerQuestionChoix(),
      creerQuestionChoix({ reponse: ["Sydney"], precis: ["Canberra"] }),
    ],
    ["an answer that earns a bonus", creerQuestionChoix(), creerQuestionChoix({ precis: [] })],
    ["another type", creerQuestionChoix(), { ...creerQuestionChoix(), type: "entree" as const }],
    [
      "another order",
      creerQuestionOrdre(),
      creerQuestionOrdre({ reponse: ["chat", "souris", "cheval"] }),
    ],
  ])("is not the same with %s", (_, avant, apres) => {
    expect(calculerTeneurDeQuestion(apres)).not.toBe(calculerTeneurDeQuestion(avant));
  });
});
