import type { LigneDuSoir } from "../types/resultats.ts";
import { describe, expect, it } from "vitest";
import { creerQuestionChoix, creerQuizz } from "../test/quizz.ts";
import { HOTE, LEA, creerTableAuSalon, type Table, TOM, ZOE } from "../test/table.ts";
import { classerLignesDuSoir } from "./soir.ts";

const [JUSTE, FAUX] = ["Canberra", "Perth"];

/** Plays a quizz of two questions, of which these players answer right, and goes back to the salon. */
function jouer(table: Table, justes: readonly string[], title = "Un quizz"): Table {
  table.lancer(creerQuizz([creerQuestionChoix(), creerQuestionChoix()], { title }));
  for (let i = 0; i < 2; i++) {
    for (const id of Object.keys(table.partie.joueurs))
      if (id !== HOTE) table.repondre(id, justes.includes(id) ? JUSTE : FAUX);
    table.suivant();
  }
  return table;
}
const rentrer = (table: Table) => table.hote({ type: "retourSalon" });

function ligne(table: Table, id: string): LigneDuSoir {
  const sienne = table.partie.soir.lignes.find((autre) => autre.id === id);
  if (sienne === undefined) throw new Error(`no line for ${id}`);
  return sienne;
}

describe("the slate of the evening", () => {
  it("begins with the first quizz that ends, and adds up the next ones", () => {
    const table = creerTableAuSalon();
    expect(table.partie.soir).toEqual({ id: null, quizz: [], lignes: [] });
    jouer(table, [LEA], "Premier");
    const bues = table.gorgees(TOM);
    expect(ligne(table, LEA)).toMatchObject({ points: 2, gorgees: 0, joues: [0], gagnes: [0] });
    jouer(rentrer(table), [LEA, TOM], "Second");
    expect(table.partie.soir.quizz.map(({ titre }) => titre)).toEqual(["Premier", "Second"]);
    expect(ligne(table, LEA)).toMatchObject({ points: 4, joues: [0, 1], gagnes: [0, 1] });
    expect(ligne(table, TOM)).toMatchObject({ points: 2, gorgees: bues, gagnes: [1] });
    expect(ligne(table, LEA).prix).toBe(2);
  });

  it("stays through the salon, the next game and a stored room", () => {
    const table = rentrer(jouer(creerTableAuSalon(), [LEA]));
    const { soir } = table.partie;
    table.systeme({ type: "restaurer", instant: table.now });
    expect(table.partie.soir).toEqual(soir);
  });

  it("has no winner when nobody scored, and nothing of a game that never began", () => {
    const table = jouer(creerTableAuSalon(), []);
    expect(table.partie.soir.lignes.every(({ gagnes }) => gagnes.length === 0)).toBe(true);
    rentrer(table)
      .lancer(creerQuizz([creerQuestionChoix()]))
      .hote({ type: "terminer" });
    expect(table.partie.soir.quizz).toHaveLength(1);
  });

  it("keeps the line of who leaves, and gives it back to who returns under their own secret", () => {
    const table = rentrer(jouer(creerTableAuSalon(), [ZOE]));
    table.faire(ZOE, { type: "quitter" });
    expect(ligne(table, ZOE).points).toBe(2);
    table.rejoindre("Zozo", "jeton-Zoé");
    expect(ligne(table, "j4")).toMatchObject({ points: 2, pseudo: "Zozo" });
    jouer(table, ["j4"]);
    expect(ligne(table, "j4")).toMatchObject({ points: 4, joues: [0, 1] });
    expect(table.partie.soir.lignes).toHaveLength(3);
  });

  it("gives nobody the line of another: the same name on another phone begins at nothing", () => {
    const table = rentrer(jouer(creerTableAuSalon(), [ZOE]));
    table.faire(ZOE, { type: "quitter" }).rejoindre("Zoé", "un autre");
    jouer(table, []);
    expect(ligne(table, "j4")).toMatchObject({ points: 0, joues: [1] });
    expect(ligne(table, ZOE)).toMatchObject({ points: 2, joues: [0] });
  });

  it("knows people by their names where they have no phone", () => {
    const table = creerTableAuSalon({ parametres: { modeJeu: "local" } });
    const partie = () => {
      table.lancer(creerQuizz([creerQuestionChoix()])).reveler();
      const [dernier = ""] = Object.keys(table.partie.joueurs).slice(-1);
      table.juger({ [dernier]: "juste" }).suivant();
    };
    partie();
    rentrer(table).hote({ type: "supprimerJoueur", joueur: ZOE });
    table.hote({ type: "ajouterJoueur", pseudo: "zoe" });
    partie();
    expect(ligne(table, "j4")).toMatchObject({ points: 2, joues: [0, 1] });
  });

  it("adds up two seats that are merged: a quizz played on both counts once", () => {
    const table = rentrer(jouer(creerTableAuSalon(), [LEA, TOM]));
    table.rejoindre("Léa bis", "neuf");
    jouer(table, ["j4"]);
    const somme = ligne(table, LEA).gorgees + ligne(table, "j4").gorgees;
    table.deconnecter(LEA).hote({ type: "fusionner", de: "j4", vers: LEA });
    expect(ligne(table, LEA)).toMatchObject({
      points: 4,
      gorgees: somme,
      joues: [0, 1],
      gagnes: [0, 1],
      jeton: "neuf",
    });
    expect(table.partie.soir.lignes.map(({ id }) => id)).toEqual(
      expect.not.arrayContaining(["j4"]),
    );
    rentrer(table).faire(LEA, { type: "quitter" }).rejoindre("Léa", "neuf");
    expect(ligne(table, "j5").points).toBe(4);
  });

  it("lets go of who is sent away", () => {
    const table = rentrer(jouer(creerTableAuSalon(), [ZOE]));
    table.hote({ type: "supprimerJoueur", joueur: ZOE });
    expect(table.partie.soir.lignes.map(({ id }) => id).toSorted()).toEqual([LEA, TOM]);
  });

  it("ranks by points, shared, then by quizzes won, then by who drank least", () => {
    const de = (id: string, points: number, gagnes: number[], gorgees: number): LigneDuSoir => ({
      id,
      points,
      gagnes,
      gorgees,
      jeton: "",
      pseudo: id,
      joues: [0, 1],
      prix: 0,
    });
    const lignes = [de("a", 3, [], 9), de("b", 5, [], 4), de("c", 5, [0], 8), de("d", 5, [], 2)];
    expect(
      classerLignesDuSoir({ id: null, quizz: [], lignes }).map(({ id, rang }) => [id, rang]),
    ).toEqual([
      ["c", 1],
      ["d", 1],
      ["b", 1],
      ["a", 4],
    ]);
  });
});
