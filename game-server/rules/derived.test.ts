import { describe, expect, it } from "vitest";
import { creerQuestionChoix, creerQuizz, creerQuestionRien } from "./test/quizz.ts";
import { LEA, TOM, ZOE, creerTableEnJeu } from "./test/table.ts";

describe("what a finished game leaves to the histories", () => {
  it("says what each one drank and scored, with the hash of their secret, the creator too", () => {
    const table = creerTableEnJeu(
      [creerQuestionChoix(), creerQuestionRien(), creerQuestionChoix()],
      { parametres: { createur: true } },
    );
    table.repondre(LEA, "Canberra").repondre(TOM, "Perth").repondre(ZOE, "Perth");
    table.hote({ type: "terminer" });
    const { soiree } = table;
    expect(soiree).toMatchObject({ code: "ABC123", quizzId: "quizz", nbQuestions: 1 });
    const { table: lignes } = table.partie.fin ?? { table: [] };
    const jetons = Object.fromEntries(
      Object.entries(table.partie.joueurs).map(([id, { jeton }]) => [id, jeton]),
    );
    expect(soiree?.joueurs).toEqual(
      lignes.map(({ id, gorgees, score }) => ({
        jeton: jetons[id],
        compte: null,
        gorgees,
        score,
        questions: 1,
        parti: false,
        exploits: [],
      })),
    );
    expect(soiree?.joueurs).toHaveLength(4);
  });

  it("is asked for again after a restart, as the same game", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).reveler().hote({ type: "terminer" });
    const { soiree } = table;
    expect(soiree).not.toBeNull();
    expect(table.systeme({ type: "restaurer", instant: 0 }).soiree).toEqual(soiree);
  });

  it("tells two games of a room apart", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).reveler().hote({ type: "terminer" });
    const { soiree: premiere } = table;
    expect(premiere?.id).toMatch(/^ABC123-\w{8,}$/);
    table.hote({ type: "retourSalon" }).lancer(creerQuizz([creerQuestionChoix()]));
    table.reveler().hote({ type: "terminer" });
    expect(table.soiree?.id).not.toBe(premiere?.id);
  });

  it("is nothing when nothing was played: no question judged, no sip written", () => {
    expect(creerTableEnJeu([creerQuestionChoix()]).hote({ type: "terminer" }).soiree).toBeNull();
    const bu = creerTableEnJeu([creerQuestionChoix()]);
    bu.hote({ type: "fixerGorgees", joueur: LEA, de: 0, gorgees: 3 }).hote({ type: "terminer" });
    expect(bu.soiree).toMatchObject({ nbQuestions: 0 });
  });

  it("is nothing in the room locale when nobody was judged", () => {
    const table = creerTableEnJeu([creerQuestionChoix()], {
      parametres: { modeJeu: "local" },
    }).reveler();
    expect(table.hote({ type: "terminer" }).soiree).toBeNull();
  });
});
