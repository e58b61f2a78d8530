import { describe, expect, it } from "vitest";
import { AFFICHAGE_CLASSEMENT_MS } from "#contracts/limites.ts";
import type { ParametresDePartie } from "#contracts/partie.ts";
import { creerQuestionChoix, creerQuestionRien } from "../test/quizz.ts";
import { HOTE, LEA, creerTableEnJeu, type Table, TOM, ZOE } from "../test/table.ts";
import type { CommandeDeType } from "../types/commandes.ts";
import { classerJoueurs, trouverJoueursAuMaximum } from "./classer.ts";

const notes = (...scores: number[]) =>
  scores.map((score, i) => ({ id: `j${String(i + 1)}`, score }));
const [JUSTE, FAUX] = ["Canberra", "Perth"];

/** Plays questions, each once it is visible; only the named players are right. */
function jouer(table: Table, justes: readonly (readonly string[])[]): Table {
  for (const qui of justes) {
    table.apres(AFFICHAGE_CLASSEMENT_MS);
    for (const id of [LEA, TOM, ZOE]) table.repondre(id, qui.includes(id) ? JUSTE : FAUX);
    table.suivant();
  }
  return table;
}
const DOUZE = Array.from({ length: 12 }, () => creerQuestionChoix());

describe("a place", () => {
  it("is shared by equal scores, and the next one counts them all", () => {
    expect(classerJoueurs(notes(1, 3, 3, 0), null).map(({ id, rang }) => [id, rang])).toEqual([
      ["j2", 1],
      ["j3", 1],
      ["j1", 3],
      ["j4", 4],
    ]);
  });

  it("says what it takes to leave behind those just before: one point more than theirs", () => {
    const parId = new Map(
      classerJoueurs(notes(4, 2, 2, 1), null).map((ligne) => [ligne.id, ligne]),
    );
    expect(parId.get("j1")).toMatchObject({ ecart: 0, devant: [] });
    expect(parId.get("j2")).toMatchObject({ ecart: 3, devant: ["j1"] });
    expect(parId.get("j4")).toMatchObject({ ecart: 2, devant: ["j2", "j3"] });
  });

  it("at the top is held by one point over those who share it, alone by none", () => {
    expect(classerJoueurs(notes(2, 2, 1), null)[0]).toMatchObject({ ecart: 1, devant: ["j2"] });
    expect(classerJoueurs(notes(5), null)[0]).toMatchObject({ ecart: 0, devant: [] });
  });

  it("is compared with the one before, and with none for who has just come", () => {
    const lignes = classerJoueurs(notes(1, 2, 0), { j1: 1, j2: 2 });
    expect(lignes.map(({ id, places }) => [id, places])).toEqual([
      ["j2", 1],
      ["j1", -1],
      ["j3", 0],
    ]);
  });

  it.each([
    [2, 2],
    [8, 8],
  ])("is shown for each of %i people", (gens, montres) => {
    const lignes = classerJoueurs(notes(...Array.from({ length: gens }, (_, i) => i)), null);
    expect(lignes.filter(({ montree }) => montree)).toHaveLength(montres);
  });

  it("of twenty, is shown for the first five and for those who climb most", () => {
    const scores = Array.from({ length: 20 }, (_, i) => 40 - i);
    const avant = Object.fromEntries(scores.map((_, i) => [`j${String(i + 1)}`, i + 1]));
    const lignes = classerJoueurs(notes(...scores), {
      ...avant,
      j9: 19,
      j12: 15,
      j15: 16,
      j17: 20,
    });
    const montrees = lignes.filter(({ montree }) => montree).map(({ id }) => id);
    expect(montrees).toEqual(["j1", "j2", "j3", "j4", "j5", "j9", "j12", "j17"]);
  });
});

it("a figure names those who have most of it, but not when all have the same, nor too little", () => {
  const chiffres = [
    { id: "a", n: 4 },
    { id: "b", n: 4 },
    { id: "c", n: 1 },
  ];
  expect(trouverJoueursAuMaximum(chiffres, 1)).toEqual({ qui: ["a", "b"], n: 4 });
  expect(trouverJoueursAuMaximum(chiffres, 5)).toBeNull();
  expect(trouverJoueursAuMaximum(chiffres.slice(0, 2), 1)).toBeNull();
});

describe("the standings", () => {
  it("come every five questions, with the step that follows, and go with it", () => {
    const table = jouer(creerTableEnJeu(DOUZE), [[LEA], [LEA], [LEA], [LEA]]);
    expect(table.partie.pointage.dit).toBeNull();
    jouer(table, [[LEA]]);
    expect(table.partie.pointage.dit).toMatchObject({
      tour: table.partie.tour,
      lignes: [{ id: LEA, score: 5, rang: 1 }, { rang: 2 }, { rang: 2 }],
      serie: { qui: [LEA], n: 5 },
    });
    table.apres(AFFICHAGE_CLASSEMENT_MS).reveler();
    expect(table.partie.pointage.dit).toBeNull();
    table.suivant();
    jouer(table, [[TOM], [TOM], [TOM]]);
    expect(table.partie.pointage.dit).toBeNull();
    jouer(table, [[TOM]]);
    expect(table.partie.pointage.dit?.tour).toBe(table.partie.tour);
  });

  it("say who climbs, at first since the first questions, then since the last ones", () => {
    const table = jouer(creerTableEnJeu(DOUZE), [[LEA], [LEA], [TOM], [TOM], [TOM]]);
    expect(table.partie.pointage.dit?.grimpe).toEqual({ qui: [TOM], n: 1 });
    jouer(table, [[ZOE], [ZOE], [ZOE], [ZOE], [ZOE]]);
    expect(table.partie.pointage.dit?.grimpe).toEqual({ qui: [ZOE], n: 2 });
  });

  it("say who drinks since the last ones", () => {
    const table = creerTableEnJeu(DOUZE);
    table.hote({ type: "fixerGorgees", joueur: ZOE, de: 0, gorgees: 90 });
    jouer(table, [[LEA], [LEA], [LEA], [LEA], [LEA]]);
    expect(table.partie.pointage.dit?.boit).toEqual({ qui: [ZOE], n: table.gorgees(ZOE) });
    const avant = table.gorgees(TOM);
    table.hote({ type: "fixerGorgees", joueur: TOM, de: avant, gorgees: avant + 60 });
    jouer(table, [[ZOE], [ZOE], [ZOE], [ZOE], [ZOE]]);
    expect(table.partie.pointage.dit?.boit).toEqual({ qui: [TOM], n: table.gorgees(TOM) - avant });
  });

  it("come at a message in the middle, not at the first, at the last, nor right after others", () => {
    const table = creerTableEnJeu([
      creerQuestionRien(),
      creerQuestionChoix(),
      creerQuestionChoix(),
      creerQuestionRien(),
      creerQuestionRien(),
      creerQuestionChoix(),
      creerQuestionRien(),
    ]);
    expect(table.partie.pointage.dit).toBeNull();
    jouer(table.suivant(), [[LEA], [LEA]]);
    expect(table.partie.pointage.dit?.tour).toBe(table.partie.tour);
    expect(table.suivant().partie.pointage.dit).toBeNull();
    jouer(table.suivant(), [[LEA]]);
    expect(table.partie.pointage.dit).toBeNull();
  });

  it("leave a paced game the time to read them", () => {
    const rythme = { parametres: { rythme: "soutenu" } } as const;
    const duree = (table: Table) => table.partie.rythme.cadence?.dureeMs ?? 0;
    const avec = jouer(
      creerTableEnJeu(
        [creerQuestionChoix(), creerQuestionChoix(), creerQuestionRien(), creerQuestionChoix()],
        rythme,
      ),
      [[LEA], [LEA]],
    );
    const sans = creerTableEnJeu(
      [creerQuestionChoix(), creerQuestionRien(), creerQuestionChoix()],
      rythme,
    ).passer();
    expect(duree(avec)).toBe(duree(sans) + 4_000);
  });

  it("are not told to somebody alone", () => {
    const table = creerTableEnJeu(DOUZE, { joueurs: ["Léa"], parametres: { createur: true } });
    for (let i = 0; i < 6; i++) table.repondre(LEA, JUSTE).suivant();
    expect(table.partie.pointage.dit).toBeNull();
  });
});

describe("the question that the standings come with", () => {
  // in a race the first right answer ends the question, so it is the last one
  const CINQ = [[ZOE], [ZOE], [ZOE], [ZOE], [ZOE]];
  const couverte = (parametres: Partial<ParametresDePartie> = {}) =>
    jouer(creerTableEnJeu(DOUZE, { parametres }), CINQ);
  const reponse = ({ partie: { tour } }: Table): CommandeDeType<"repondre"> => ({
    type: "repondre",
    tour,
    reponse: [JUSTE],
  });

  it("is neither answered nor revealed before they are over", () => {
    const table = couverte().apres(AFFICHAGE_CLASSEMENT_MS - 1);
    expect(table.refus(LEA, reponse(table))).toBe("pas_encore");
    const { tour } = table.partie;
    expect(table.refus(HOTE, { type: "reveler", tour })).toBe("pas_encore");
    table.apres(1).faire(LEA, reponse(table));
    expect(table.partie.manche?.reponses[LEA]).toEqual([JUSTE]);
  });

  it("opens for everybody when the host goes on, once", () => {
    const table = couverte({ modeJeu: "rapidite" }).apres(1_500).suivant();
    expect(table.partie.pointage.dit?.clos).toBe(true);
    const { partie } = table;
    expect(table.suivant().partie).toBe(partie);
    table.apres(700).faire(LEA, reponse(table));
    expect(table.partie.manche?.instants[LEA]).toBe(700);
  });

  it("is timed in a race from when it is seen", () => {
    const table = couverte({ modeJeu: "rapidite" }).apres(AFFICHAGE_CLASSEMENT_MS + 250);
    expect(table.faire(LEA, reponse(table)).manche.instants[LEA]).toBe(250);
  });

  it("is open after a pause, during which the standings have left the screens", () => {
    const table = couverte().apres(1_000);
    expect(table.refus(LEA, reponse(table))).toBe("pas_encore");
    table.hote({ type: "pause", active: true }).apres(60_000);
    table.hote({ type: "pause", active: false });
    table.faire(LEA, reponse(table));
  });

  it("may be answered while the host's screen is away", () => {
    const table = couverte().apres(1_000).deconnecter(HOTE).apres(5_000);
    table.faire(LEA, reponse(table));
  });

  it("other questions are not moved past by 'Suivant'", () => {
    const table = creerTableEnJeu(DOUZE);
    expect(table.refus(HOTE, { type: "suivant", tour: table.partie.tour })).toBe("mauvaise_phase");
  });
});
