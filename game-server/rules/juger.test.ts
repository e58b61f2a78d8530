import { describe, expect, it } from "vitest";
import type { Jugement } from "./types.ts";
import { creerQuestionChoix, creerQuestionEntree, creerQuestionRien } from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  TOM,
  ZOE,
  type Table,
  creerTableALImprevu,
  creerTableEnJeu,
} from "./test/table.ts";

const IDS = [HOTE, LEA, TOM, ZOE];
const compte = (table: Table) => IDS.map((id) => [table.gorgees(id), table.joueur(id).score]);
/** A reveal on which Léa was right, Tom and Zoé wrong. */
const revelee = (createur = false, semence = 3) =>
  creerTableEnJeu([creerQuestionEntree(), creerQuestionChoix()], {
    parametres: { createur },
    semence,
  })
    .repondre(LEA, "Léonard de Vinci")
    .repondre(TOM, "Raphaël")
    .repondre(ZOE, "le mec de la pub");
const juger = (tour: number, jugements: Record<string, Jugement>) =>
  ({ type: "juger", tour, jugements }) as const;

describe("the reveal settles", () => {
  it("a point and nothing to drink for the right one, 1 to 4 sips for the others", () => {
    const table = revelee();
    const { tirages } = table.manche;
    expect(compte(table)).toEqual([
      [0, 0],
      [0, 1],
      [tirages[TOM]?.boire, 0],
      [tirages[ZOE]?.boire, 0],
    ]);
    expect(table.partie.ardoise.map(({ qui, motif, position }) => [qui, motif, position])).toEqual([
      [TOM, "question", 0],
      [ZOE, "question", 0],
    ]);
  });

  it("a point and a bonus to hand out for the accepted one", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).repondre(LEA, "Sydney").reveler();
    expect([table.joueur(LEA).score, table.gorgees(LEA)]).toEqual([1, 0]);
    expect(table.enMain).toEqual({ [LEA]: table.manche.tirages[LEA]?.bonus });
  });

  it("the creator's tab in creator mode only, for its own reason", () => {
    const { moitieFaux } = revelee(true).manche.tirageCreateur;
    expect(revelee(true).partie.ardoise.at(-1)).toMatchObject({
      qui: HOTE,
      gorgees: moitieFaux,
      motif: "createur",
    });
    expect(revelee(false).gorgees(HOTE)).toBe(0);
  });

  it("nothing for the creator when everybody is wrong, 4 to 6 when everybody is right", () => {
    const creatrice = () =>
      creerTableEnJeu([creerQuestionChoix()], { parametres: { createur: true } });
    expect(creatrice().reveler().gorgees(HOTE)).toBe(0);
    const justes = creatrice()
      .repondre(LEA, "Canberra")
      .repondre(TOM, "Sydney")
      .repondre(ZOE, "Canberra");
    expect(justes.gorgees(HOTE)).toBe(justes.manche.tirageCreateur.tousJustes);
    expect(justes.joueur(HOTE).score).toBe(0);
  });

  it("nothing for somebody whose phone is away, unless they had answered", () => {
    const table = creerTableEnJeu([creerQuestionChoix()])
      .repondre(TOM, "Perth")
      .deconnecter(TOM)
      .deconnecter(ZOE)
      .reveler();
    expect(table.manche.jugements).toEqual({ [LEA]: "faux", [TOM]: "faux" });
    expect([table.gorgees(TOM) > 0, table.gorgees(ZOE)]).toEqual([true, 0]);
    table.juger({ [ZOE]: "juste" });
    expect(table.joueur(ZOE).score).toBe(1);
  });
});

describe("the host changes a verdict", () => {
  it("score and sips follow, and come back to the same numbers", () => {
    for (const createur of [false, true]) {
      const table = revelee(createur);
      const avant = compte(table);
      table.juger({ [TOM]: "juste" });
      expect([table.gorgees(TOM), table.joueur(TOM).score]).toEqual([0, 1]);
      const accepte = compte(table);
      table.juger({ [TOM]: "faux" });
      expect(compte(table)).toEqual(avant);
      table.juger({ [TOM]: "juste" }).juger({ [TOM]: "juste" });
      expect(compte(table)).toEqual(accepte);
      table.juger({ [TOM]: "precis" });
      expect(compte(table)).toEqual(accepte);
      table.juger({ [TOM]: "faux" });
      expect(compte(table)).toEqual(avant);
    }
  });

  it("the reverse: a right answer refused", () => {
    const table = revelee().juger({ [LEA]: "faux" });
    expect([table.gorgees(LEA), table.joueur(LEA).score]).toEqual([
      table.manche.tirages[LEA]?.boire,
      0,
    ]);
    expect(table.partie.ardoise.at(-1)).toMatchObject({ qui: LEA, motif: "correction" });
    table.juger({ [LEA]: "juste" });
    expect([table.gorgees(LEA), table.joueur(LEA).score]).toEqual([0, 1]);
  });

  it("the creator's tab follows", () => {
    const table = revelee(true);
    const { moitieFaux, tousJustes } = table.manche.tirageCreateur;
    expect(table.gorgees(HOTE)).toBe(moitieFaux);
    table.juger({ [TOM]: "juste", [ZOE]: "precis" });
    expect(table.gorgees(HOTE)).toBe(tousJustes);
    table.juger({ [LEA]: "faux", [TOM]: "faux", [ZOE]: "faux" });
    expect(table.gorgees(HOTE)).toBe(0);
    table.juger({ [LEA]: "juste" });
    expect(table.gorgees(HOTE)).toBe(moitieFaux);
  });

  it("several at once, and nothing for a verdict that does not change", () => {
    const table = revelee();
    const { ardoise } = table.partie;
    table.juger({ [LEA]: "juste", [TOM]: "faux" }).juger({});
    expect(table.partie.ardoise).toBe(ardoise);
    table.juger({ [TOM]: "juste", [ZOE]: "juste" });
    expect([LEA, TOM, ZOE].map((id) => table.joueur(id).score)).toEqual([1, 1, 1]);
  });

  it("opens and closes the bonus to hand out, less what was given already", () => {
    for (let semence = 1; semence < 20; semence++) {
      const table = revelee(false, semence);
      const bonus = table.manche.tirages[TOM]?.bonus ?? 0;
      table.juger({ [TOM]: "precis" });
      expect(table.enMain).toEqual({ [TOM]: bonus });
      const dons = [{ a: LEA, gorgees: 1 }];
      table.faire(TOM, { type: "distribuer", tour: table.partie.tour, reste: bonus, dons });
      table.juger({ [TOM]: "faux" });
      expect(table.enMain).toEqual({});
      table.juger({ [TOM]: "precis" });
      expect(table.enMain).toEqual(bonus > 1 ? { [TOM]: bonus - 1 } : {});
      expect(table.gorgees(LEA)).toBe(1);
    }
  });

  it("does not take off sips of other questions, when the line was undone before", () => {
    const table = revelee()
      .hote({ type: "fixerGorgees", joueur: LEA, de: 0, gorgees: 5 })
      .juger({ [LEA]: "faux" });
    table.hote({ type: "annulerLigne", ligne: table.partie.ardoise.at(-1)?.id ?? 0 });
    expect(table.gorgees(LEA)).toBe(5);
    table.juger({ [LEA]: "juste" });
    expect(table.gorgees(LEA)).toBe(5);
  });

  it("does not charge twice when a correction was undone before", () => {
    const table = revelee();
    const du = table.gorgees(TOM);
    table.juger({ [TOM]: "juste" });
    table.hote({ type: "annulerLigne", ligne: table.partie.ardoise.at(-1)?.id ?? 0 });
    expect(table.gorgees(TOM)).toBe(du);
    table.juger({ [TOM]: "faux" });
    expect(table.gorgees(TOM)).toBe(du);
  });

  it("comes back to the same numbers after a counter was stopped at 0", () => {
    const table = revelee();
    const du = table.gorgees(TOM);
    table.hote({ type: "fixerGorgees", joueur: TOM, de: du, gorgees: du - 1 });
    table.juger({ [TOM]: "juste" });
    expect(table.gorgees(TOM)).toBe(0);
    table.juger({ [TOM]: "faux" });
    expect(table.gorgees(TOM)).toBe(du - 1);
  });
});

describe("a verdict is refused", () => {
  it("on somebody who is not in the question", () => {
    const table = revelee().rejoindre("Max");
    for (const id of [HOTE, "j4", "personne", "constructor"])
      expect(table.refus(HOTE, juger(table.partie.tour, { [id]: "juste" }))).toBe("joueur_inconnu");
    table.faire(TOM, { type: "quitter" });
    expect(table.refus(HOTE, juger(table.partie.tour, { [TOM]: "juste" }))).toBe("joueur_inconnu");
  });

  it("outside the reveal", () => {
    const avant = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    expect(avant.refus(HOTE, juger(avant.partie.tour, { [LEA]: "juste" }))).toBe("trop_tard");
    const table = revelee();
    const { tour } = table.partie;
    table.suivant();
    expect(table.refus(HOTE, juger(tour, { [LEA]: "faux" }))).toBe("trop_tard");
    const message = creerTableEnJeu([creerQuestionRien()]);
    expect(message.refus(HOTE, juger(message.partie.tour, {}))).toBe("mauvaise_phase");
    const surprise = creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()]);
    expect(surprise.refus(HOTE, juger(surprise.partie.tour, {}))).toBe("mauvaise_phase");
  });
});
