import { describe, expect, it } from "vitest";
import { reponseConsultation } from "#contracts/consultation.ts";
import { consulter } from "./consulter.ts";
import { choix } from "./test/quizz.ts";
import { HOTE, LEA, partieLancee, salle } from "./test/table.ts";

describe("what the host reads on demand", () => {
  it("the ardoise, latest lines first, page by page", () => {
    const table = partieLancee([choix(), choix()]);
    for (let n = 0; n < 250; n++)
      table.hote({ type: "fixerGorgees", joueur: LEA, de: n, gorgees: n + 1 });
    const ids: number[] = [];
    for (let avant: number | undefined, suite = true; suite;) {
      const page = consulter(table.partie, { quoi: "ardoise", avant }, HOTE);
      expect(reponseConsultation.parse(page)).toEqual(page);
      if (page.quoi !== "ardoise") throw new Error("refused");
      ids.push(...page.lignes.map(({ id }) => id));
      avant = ids.at(-1);
      suite = page.suite;
    }
    expect(ids).toEqual(table.partie.ardoise.map(({ id }) => id).toReversed());
    expect(ids).toHaveLength(250);
  });

  it("the ids of the quizz and of the question on the table", () => {
    const references = { quoi: "references" } as const;
    expect(consulter(salle().partie, references, HOTE)).toEqual({
      quoi: "references",
      quizzId: null,
      questionId: null,
    });
    expect(consulter(partieLancee([choix()]).partie, references, HOTE)).toEqual({
      quoi: "references",
      quizzId: "quizz",
      questionId: "q0",
    });
  });

  it("is not for the phones", () => {
    for (const quoi of ["ardoise", "references"] as const)
      expect(consulter(partieLancee([choix()]).partie, { quoi }, LEA)).toEqual({
        quoi: "refus",
        refus: "hote_seulement",
      });
  });
});
