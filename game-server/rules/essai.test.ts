import { describe, expect, it } from "vitest";
import { demarrerPartieDEssai } from "./essai.ts";
import { creerEtatDuGenerateurAleatoire } from "./hasard.ts";
import { creerNouvellePartie } from "./nouvelle-partie.ts";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuestionOrdre,
  creerQuizz,
  creerQuestionRien,
} from "./test/quizz.ts";
import { HOTE, creerTableDePartie, LEA, type Table } from "./test/table.ts";
import type { Question } from "#contracts/quizz.ts";

const QUIZZ = creerQuizz(
  [
    creerQuestionChoix(),
    creerQuestionEntree(),
    creerQuestionOrdre(),
    creerQuestionRien(),
    creerQuestionChoix({ temps: 10, media: "a.mp3" }),
  ],
  {
    aleatoireGlobal: true,
    aleatoire: [0, 3],
  },
);

function ouvrir(question: Question | null): Table {
  const graine = creerEtatDuGenerateurAleatoire(1);
  const vierge = creerNouvellePartie({ code: "ABC123", billet: "billet", graine, placesMax: 9 });
  return creerTableDePartie(
    demarrerPartieDEssai(vierge, QUIZZ, question, { now: 1000, entropie: [] }),
  );
}
const aEssayer = (rang: number) => {
  const question = QUIZZ.questions[rang];
  if (question === undefined) throw new Error("no question");
  return ouvrir(question);
};

describe("a question that is tried", () => {
  it("is on the table at once, alone, for one player named Essai, without imprévus", () => {
    const { partie } = aEssayer(1);
    expect(partie).toMatchObject({
      phase: "jeu",
      etape: 0,
      essai: true,
      parametres: { modeJeu: "local", createur: false, sansImprevu: true },
      quizz: { _id: "quizz", title: "Un quizz", questions: [{ _id: "q1" }] },
    });
    expect(Object.values(partie.joueurs).map(({ pseudo }) => pseudo)).toEqual(["", "Essai"]);
  });

  it.each([0, 1, 2])("of rank %i is played to its end, and leaves nothing behind", (rang) => {
    const table = aEssayer(rang)
      .hoteArrive()
      .reveler()
      .juger({ [LEA]: "faux" });
    expect(table.gorgees(LEA)).toBeGreaterThan(0);
    table.suivant();
    expect([table.partie.phase, table.partie.fin?.nbQuestions]).toEqual(["fin", 1]);
    expect(table.soiree).toBeNull();
  });

  it("may be a message, or timed: the warning comes first, the countdown waits for the media", () => {
    expect(aEssayer(3).hoteArrive().suivant().partie.phase).toBe("fin");
    const minutee = aEssayer(4).hoteArrive();
    expect(minutee.partie.etape).toBe(4);
    expect(minutee.suivant().partie.minuteur).toMatchObject({ depuis: null, dureeMs: 10_000 });
  });

  it("is no way into a room: nobody joins it, and no other game follows", () => {
    const table = aEssayer(3).hoteArrive();
    const lea = { type: "rejoindre", jeton: "x", pseudo: "Léa", sansAlcool: false } as const;
    expect(table.refus("#systeme", { ...lea, compte: null })).toBe("room_locale");
    table.suivant();
    expect(table.refus(HOTE, { type: "retourSalon" })).toBe("mauvaise_phase");
  });

  it("is gone soon after whoever opened it, or when they never came", () => {
    const table = aEssayer(0).systeme({ type: "restaurer", instant: 1000 });
    expect(table.arme("sansHote")?.delaiMs).toBe(30_000);
    table.hoteArrive();
    expect(table.desarme("sansHote")).toBe(true);
    table.deconnecter(HOTE);
    expect(table.arme("sansHote")?.delaiMs).toBe(30_000);
    expect(table.systeme({ type: "fermer", cause: "hote" }).demandes("fermerRoom")).toHaveLength(1);
  });
});

describe("a quizz that is tried", () => {
  it("has all its questions, one after the other, and leaves nothing behind", () => {
    const table = ouvrir(null).hoteArrive();
    expect(table.partie).toMatchObject({ phase: "jeu", essai: true, position: 0 });
    expect(table.partie.quizz?.questions.map(({ _id }) => _id).toSorted()).toEqual(
      QUIZZ.questions.map(({ _id }) => _id).toSorted(),
    );
    const jouees: string[] = [];
    for (let pas = 0; pas < QUIZZ.questions.length; pas++) {
      const posee = table.partie.quizz?.questions[table.partie.position];
      jouees.push(posee?._id ?? "");
      if (table.partie.etape === 4) table.suivant();
      if (posee?.type !== "rien") table.reveler().juger({ [LEA]: "juste" });
      table.suivant();
    }
    expect(new Set(jouees).size).toBe(QUIZZ.questions.length);
    expect([table.partie.phase, table.partie.fin?.nbQuestions]).toEqual(["fin", 4]);
    expect(table.soiree).toBeNull();
  });
});
