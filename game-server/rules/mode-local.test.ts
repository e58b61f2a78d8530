import { describe, expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import { creerQuestionChoix, creerQuestionRien } from "./test/quizz.ts";
import { HOTE, LEA, TOM, ZOE, type Table, creerTableEnJeu } from "./test/table.ts";

const ou = ({ partie }: Table) => [partie.phase, partie.etape, partie.position];

describe("the local mode", () => {
  const locale = (...questions: Parameters<typeof creerTableEnJeu>[0]) =>
    creerTableEnJeu(questions, { parametres: { modeJeu: "local" } });

  it("goes from the question to 'Voir la réponse', then waits for the host's verdict", () => {
    const table = locale(creerQuestionChoix(), creerQuestionChoix()).reveler();
    expect(table.partie.etape).toBe(ETAPE.reponse);
    expect([table.manche.jugements, table.partie.ardoise]).toEqual([{}, []]);
    expect(table.refus(HOTE, { type: "suivant", tour: table.partie.tour })).toBe(
      "jugement_attendu",
    );
    table.juger({ [LEA]: "juste", [ZOE]: "precis" });
    expect(table.manche.jugements).toEqual({ [LEA]: "juste", [TOM]: "faux", [ZOE]: "precis" });
    expect([LEA, TOM, ZOE].map((id) => table.joueur(id).score)).toEqual([1, 0, 1]);
    expect(ou(table.suivant())).toEqual(["jeu", ETAPE.question, 1]);
  });

  it("takes nobody named for everybody wrong", () => {
    const table = locale(creerQuestionChoix(), creerQuestionChoix()).reveler().juger({});
    expect(Object.values(table.manche.jugements)).toEqual(["faux", "faux", "faux"]);
    expect(ou(table.suivant())).toEqual(["jeu", ETAPE.question, 1]);
  });

  it("has nobody to judge, and counts nothing, once all who were asked went home", () => {
    const table = locale(creerQuestionChoix(), creerQuestionChoix()).reveler();
    table.hote({ type: "ajouterJoueur", pseudo: "Nina" });
    for (const joueur of [LEA, TOM, ZOE]) table.hote({ type: "supprimerJoueur", joueur });
    expect(table.refus(HOTE, { type: "juger", tour: table.partie.tour, jugements: {} })).toBe(
      "trop_tard",
    );
    expect(table.joueur(HOTE).jugees).toBe(0);
    expect(ou(table.suivant())).toEqual(["jeu", ETAPE.question, 1]);
  });

  it("waits for the verdict too when time is up", () => {
    const table = locale(creerQuestionChoix({ temps: 5 }), creerQuestionChoix()).suivant();
    const alarme = table.arme("question");
    if (alarme === undefined) throw new Error("no alarm");
    table.apres(alarme.delaiMs).systeme(alarme.commande);
    expect([table.partie.etape, table.manche.jugements]).toEqual([ETAPE.reponse, {}]);
  });

  it("skips and shows messages as the others do", () => {
    expect(ou(locale(creerQuestionRien(), creerQuestionChoix()).suivant())).toEqual([
      "jeu",
      ETAPE.question,
      1,
    ]);
    expect(ou(locale(creerQuestionChoix(), creerQuestionChoix()).passer())).toEqual([
      "jeu",
      ETAPE.question,
      1,
    ]);
  });
});
