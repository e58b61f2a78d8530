import { describe, expect, it } from "vitest";
import { reponseConsultation } from "#contracts/consultation.ts";
import { repondreConsultation } from "./consulter.ts";
import type { Partie } from "./types.ts";
import { creerQuestionChoix, creerQuestionRien } from "./test/quizz.ts";
import { HOTE, LEA, creerTableEnJeu, creerTableAuSalon } from "./test/table.ts";

describe("what the host reads on demand", () => {
  it("the ardoise, latest lines first, page by page", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    for (let n = 0; n < 250; n++)
      table.hote({ type: "fixerGorgees", joueur: LEA, de: n, gorgees: n + 1 });
    const ids: number[] = [];
    for (let avant: number | undefined, suite = true; suite;) {
      const page = repondreConsultation(table.partie, { quoi: "ardoise", avant }, HOTE);
      expect(reponseConsultation.parse(page)).toEqual(page);
      if (page.quoi !== "ardoise") throw new Error("refused");
      ids.push(...page.lignes.map(({ id }) => id));
      avant = ids.at(-1);
      suite = page.suite;
    }
    expect(ids).toEqual(table.partie.ardoise.map(({ id }) => id).toReversed());
    expect(ids).toHaveLength(250);
  });

  it("the ardoise, with what the lines that are kept no more come to on its last page", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    for (let n = 0; n < 450; n++)
      table.hote({ type: "fixerGorgees", joueur: LEA, de: n, gorgees: n + 1 });
    const lire = (avant?: number) => {
      const page = repondreConsultation(table.partie, { quoi: "ardoise", avant }, HOTE);
      expect(reponseConsultation.parse(page)).toEqual(page);
      if (page.quoi !== "ardoise") throw new Error("refused");
      return page;
    };
    const premiere = lire();
    expect(premiere).toMatchObject({ suite: true, reports: [] });
    const { length } = table.partie.ardoise;
    expect(length).toBeLessThan(450);
    const [plusAncienne] = table.partie.ardoise;
    expect(lire((plusAncienne?.id ?? 0) + 1)).toMatchObject({
      suite: false,
      reports: [{ qui: LEA, gorgees: 450 - length }],
    });
  });

  it("the ardoise, each line with the number of its question as the screens count it", () => {
    const table = creerTableEnJeu(
      [creerQuestionRien(), creerQuestionChoix(), creerQuestionRien()],
      { parametres: { sansImprevu: true } },
    );
    const ecrire = (de: number) =>
      table.hote({ type: "fixerGorgees", joueur: LEA, de, gorgees: de + 1 });
    ecrire(0).suivant();
    ecrire(1).passer();
    ecrire(2);
    const page = repondreConsultation(table.partie, { quoi: "ardoise" }, HOTE);
    expect(page).toMatchObject({ lignes: [{ numero: 1 }, { numero: 1 }, { numero: 0 }] });
  });

  it("the ids of the quizz and of the question on the table", () => {
    const references = { quoi: "references" } as const;
    expect(repondreConsultation(creerTableAuSalon().partie, references, HOTE)).toEqual({
      quoi: "references",
      quizzId: null,
      questionId: null,
    });
    expect(
      repondreConsultation(creerTableEnJeu([creerQuestionChoix()]).partie, references, HOTE),
    ).toEqual({
      quoi: "references",
      quizzId: "quizz",
      questionId: "q0",
    });
  });

  it("the quizzes whose game has ended in this room, the last one last, and not the one that is played", () => {
    const joues = (partie: Partie) => repondreConsultation(partie, { quoi: "joues" }, HOTE);
    const table = creerTableEnJeu([creerQuestionChoix()]);
    expect(joues(table.partie)).toEqual({ quoi: "joues", ids: [] });
    table.hote({ type: "terminer" });
    expect(joues(table.partie)).toEqual({ quoi: "joues", ids: ["quizz"] });
    expect(reponseConsultation.parse(joues(table.partie))).toEqual(joues(table.partie));
    table.hote({ type: "retourSalon" });
    const ancienne = { ...table.partie, joues: ["quizz", "autre"] };
    expect(joues(ancienne)).toEqual({ quoi: "joues", ids: ["quizz", "autre"] });
  });

  it("is not for the phones", () => {
    for (const quoi of ["ardoise", "references", "joues"] as const)
      expect(
        repondreConsultation(creerTableEnJeu([creerQuestionChoix()]).partie, { quoi }, LEA),
      ).toEqual({
        quoi: "refus",
        refus: "hote_seulement",
      });
  });
});
