import { describe, expect, it } from "vitest";
import { mesurerChronoDeQuestion } from "./chrono.ts";
import { DECOMPTE_DU_LANCEMENT_MS } from "#contracts/limites.ts";
import { creerQuestionChoix, creerQuestionRien } from "./test/quizz.ts";
import { LEA, creerTableEnJeu, TOM, type Table, ZOE } from "./test/table.ts";

const ecoule = ({ partie, now }: Table): number | null =>
  partie.manche === null ? null : mesurerChronoDeQuestion(partie.manche.chrono, now);
/** A game whose first question is visible: « trois, deux, un » is over. */
const enPlace = (...args: Parameters<typeof creerTableEnJeu>) =>
  creerTableEnJeu(...args).apres(DECOMPTE_DU_LANCEMENT_MS);
const instants = ({ partie }: Table) => partie.manche?.instants;

describe("how long a question has been on the table", () => {
  it("dates each answer from the moment it was put", () => {
    const table = enPlace([creerQuestionChoix(), creerQuestionChoix()]);
    table.apres(3_200.4).repondre(LEA, "Perth");
    table.apres(1_000).repondre(TOM, "Canberra");
    expect(instants(table)).toEqual({ [LEA]: 3_200, [TOM]: 4_200 });
  });

  it("leaves « trois, deux, un » out: nobody has seen the first question before", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    expect(ecoule(table.apres(1_000))).toBe(0);
    table
      .repondre(TOM, "Canberra")
      .apres(DECOMPTE_DU_LANCEMENT_MS - 1_000 + 400)
      .repondre(LEA, "Perth");
    expect(instants(table)).toEqual({ [TOM]: 0, [LEA]: 400 });
    const apresUnMessage = creerTableEnJeu([creerQuestionRien(), creerQuestionChoix()])
      .suivant()
      .apres(700);
    expect(ecoule(apresUnMessage)).toBe(700);
  });

  it("begins with the countdown, where there is one that waits for its media", () => {
    const table = creerTableEnJeu([
      creerQuestionChoix({ temps: 10, media: "video.mp4" }),
      creerQuestionChoix(),
    ]).suivant();
    table.apres(2_000);
    expect(ecoule(table)).toBe(0);
    table.hote({ type: "mediaPret", tour: table.partie.tour });
    expect(ecoule(table.apres(1_500))).toBe(1_500);
  });

  it("stands still while the game does, and goes on", () => {
    const table = enPlace([creerQuestionChoix(), creerQuestionChoix()]).apres(1_000);
    table.hote({ type: "pause", active: true });
    expect(ecoule(table.apres(60_000))).toBe(1_000);
    table.hote({ type: "pause", active: false });
    table.apres(500).repondre(ZOE, "Perth");
    expect(instants(table)).toEqual({ [ZOE]: 1_500 });
  });

  it("keeps what it had when the server stops: nobody is late for that", () => {
    const table = enPlace([creerQuestionChoix(), creerQuestionChoix()]).apres(2_000);
    const instant = table.now;
    table.now = 50_000;
    table.systeme({ type: "restaurer", instant });
    expect(ecoule(table.apres(4_000))).toBe(2_000);
  });

  it("stops at the reveal, and begins again with the next question", () => {
    const table = enPlace([creerQuestionChoix(), creerQuestionChoix()]).apres(1_000);
    table.hote({ type: "reveler", tour: table.partie.tour });
    expect(ecoule(table.apres(9_000))).toBe(1_000);
    expect(ecoule(table.suivant())).toBe(0);
  });
});
