import { describe, expect, it } from "vitest";
import { trouverPresentsALaFin, dresserTableFin } from "./fin.ts";
import { listerGraines } from "./test/graines.ts";
import { creerQuestionChoix, creerQuestionRien } from "./test/quizz.ts";
import type { Joueur } from "./types/joueurs.ts";
import {
  HOTE,
  LEA,
  MAX,
  TOM,
  ZOE,
  type Table,
  creerTableEnJeu,
  creerTableAuSalon,
} from "./test/table.ts";

/** A game of one question with these scores and counters. */
function comptes(
  lignes: Record<string, [score: number, gorgees: number]>,
  createur = false,
): Table {
  const table = creerTableAuSalon({
    joueurs: ["Léa", "Tom", "Zoé", "Max"],
    parametres: { createur },
  });
  const joueurs: Record<string, Joueur> = {
    ...table.partie.joueurs,
    [HOTE]: { ...table.joueur(HOTE), jugees: 1 },
  };
  for (const [id, [score]] of Object.entries(lignes))
    joueurs[id] = { ...(joueurs[id] ?? table.joueur(id)), score };
  const notee = table.copie({ joueurs });
  for (const [joueur, [, gorgees]] of Object.entries(lignes))
    notee.hote({ type: "fixerGorgees", joueur, de: 0, gorgees });
  return notee;
}
const table = (scores: Parameters<typeof comptes>[0], createur = false) =>
  dresserTableFin(comptes(scores, createur).partie).map(({ id, gorgees, score, rang }) => [
    id,
    gorgees,
    score,
    rang,
  ]);

describe("the end table", () => {
  it("shows the best score first, then who drank least; equal scores share a place", () => {
    expect(table({ [LEA]: [1, 4], [TOM]: [3, 9], [ZOE]: [3, 2], [MAX]: [0, 0] })).toEqual([
      [ZOE, 2, 3, 1],
      [TOM, 9, 3, 1],
      [LEA, 4, 1, 3],
      [MAX, 0, 0, 4],
    ]);
  });

  it("gives no place to who has left, not even the best: the next one is first", () => {
    const jeu = comptes({ [LEA]: [1, 4], [TOM]: [3, 9], [ZOE]: [0, 2] });
    const { [TOM]: tom = jeu.joueur(TOM), ...joueurs } = jeu.partie.joueurs;
    const lignes = dresserTableFin(jeu.copie({ joueurs, partis: { [TOM]: tom } }).partie);
    expect(lignes.map(({ id, rang }) => [id, rang])).toEqual([
      [LEA, 1],
      [MAX, 2],
      [ZOE, 2],
      [TOM, null],
    ]);
  });

  it("shows the creator last, without score nor place, in creator mode", () => {
    const lignes = table(
      { [HOTE]: [0, 0], [LEA]: [0, 9], [TOM]: [0, 9], [ZOE]: [0, 9], [MAX]: [0, 9] },
      true,
    );
    expect(lignes.at(-1)).toEqual([HOTE, 0, null, null]);
    expect(lignes).toHaveLength(5);
  });

  it("has no place for anybody when nothing was judged", () => {
    const jeu = creerTableEnJeu([creerQuestionChoix()], { parametres: { sansImprevu: true } });
    expect(dresserTableFin(jeu.partie).map(({ rang }) => rang)).toEqual([null, null, null]);
  });

  it("keeps the order of arrival between equals", () => {
    expect(table({}).map(([id]) => id)).toEqual([LEA, TOM, ZOE, MAX]);
  });
});

describe("what a score is out of", () => {
  const jouer = (questions: Parameters<typeof creerTableEnJeu>[0]) =>
    creerTableEnJeu(questions, { parametres: { sansImprevu: true } });
  const finie = (jeu: Table) =>
    Object.fromEntries(
      (jeu.partie.fin?.table ?? []).map(({ id, score, jugees }) => [id, [score, jugees]]),
    );

  it("is the specification's number for who plays a whole quizz: all but the messages (jeu §9)", () => {
    const jeu = jouer([
      creerQuestionChoix(),
      creerQuestionRien(),
      creerQuestionChoix(),
      creerQuestionChoix(),
    ]);
    for (let posees = 0; posees < 3; posees++) {
      jeu.repondre(LEA, "Canberra").repondre(TOM, "Perth").repondre(ZOE, "Sydney").suivant();
      if (posees === 0) jeu.suivant();
    }
    expect(finie(jeu)).toEqual({ [LEA]: [3, 3], [ZOE]: [3, 3], [TOM]: [0, 3] });
    expect(jeu.partie.fin?.nbQuestions).toBe(3);
  });

  it("leaves out what was skipped, and what came after an early end", () => {
    const jeu = jouer([
      creerQuestionChoix(),
      creerQuestionChoix(),
      creerQuestionChoix(),
      creerQuestionChoix(),
      creerQuestionChoix(),
    ]);
    jeu.passer().reveler().suivant().passer().hote({ type: "terminer" });
    expect(finie(jeu)).toEqual({ [LEA]: [0, 1], [TOM]: [0, 1], [ZOE]: [0, 1] });
  });

  it("leaves out what came before somebody arrived", () => {
    const jeu = jouer([creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()])
      .reveler()
      .suivant()
      .rejoindre("Max")
      .reveler();
    jeu.suivant().repondre(MAX, "Canberra").reveler().suivant();
    expect(finie(jeu)[MAX]).toEqual([1, 1]);
    expect(finie(jeu)[LEA]).toEqual([0, 3]);
  });

  it("counts a question once, however often the host changes a verdict", () => {
    const jeu = jouer([creerQuestionChoix()]).reveler();
    jeu
      .juger({ [LEA]: "juste" })
      .juger({ [LEA]: "faux" })
      .juger({ [LEA]: "precis" });
    expect(finie(jeu.suivant())[LEA]).toEqual([1, 1]);
  });

  it("counts in the room locale what the host has judged", () => {
    const jeu = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { modeJeu: "local", sansImprevu: true },
    });
    jeu
      .reveler()
      .juger({ [LEA]: "juste" })
      .suivant()
      .reveler()
      .hote({ type: "terminer" });
    expect(finie(jeu)).toEqual({ [LEA]: [1, 1], [TOM]: [0, 1], [ZOE]: [0, 1] });
  });
});

describe("who is there at the end", () => {
  const nommes = (jeu: Table) => trouverPresentsALaFin(jeu.partie);

  it("is whoever is here, and whoever answered the last question before their phone fell asleep", () => {
    const jeu = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { sansImprevu: true },
    });
    jeu.repondre(LEA, "Perth").repondre(TOM, "Perth").repondre(ZOE, "Perth").deconnecter(TOM);
    expect(nommes(jeu)).toEqual(new Set([HOTE, LEA, TOM, ZOE]));
  });

  it("is not somebody whose phone was already off", () => {
    const jeu = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { sansImprevu: true },
    });
    jeu.deconnecter(TOM).repondre(LEA, "Perth").repondre(ZOE, "Perth").reveler();
    expect(nommes(jeu)).toEqual(new Set([HOTE, LEA, ZOE]));
  });

  it("is everybody at the table before the first verdict: a phone may be asleep in a hand", () => {
    const jeu = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres: { sansImprevu: true },
    });
    jeu.repondre(LEA, "Perth").deconnecter(TOM);
    expect(nommes(jeu)).toEqual(new Set([HOTE, LEA, TOM, ZOE]));
  });

  it("is nobody who has left: no dare, no award, no place", () => {
    for (const semence of listerGraines(30)) {
      const jeu = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
        semence: semence[0] ?? 0,
      });
      jeu.hote({ type: "fixerGorgees", joueur: TOM, de: 0, gorgees: 50 });
      jeu.faire(TOM, { type: "quitter" }).hote({ type: "terminer" });
      const { defi = [], prix = [], table: lignes = [] } = jeu.partie.fin ?? {};
      expect(JSON.stringify([defi, prix])).not.toContain(TOM);
      expect(lignes.at(-1)).toMatchObject({ id: TOM, rang: null, parti: true, gorgees: 50 });
    }
  });
});

describe("the end of a game", () => {
  it("is remembered by the room, once for each quizz, the last one last", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]);
    table.partie = { ...table.partie, joues: ["quizz", "autre"] };
    table.hote({ type: "terminer" });
    expect(table.partie.joues).toEqual(["autre", "quizz"]);
    table.hote({ type: "retourSalon" });
    expect(table.partie.joues).toEqual(["autre", "quizz"]);
  });

  it("comes when the host says so, from any step", () => {
    const depart = creerTableEnJeu([creerQuestionChoix({ temps: 5 }), creerQuestionChoix()]);
    const etapes = [depart, depart.copie().suivant(), depart.copie().suivant().reveler()];
    for (const table of etapes) {
      const { tour } = table.partie;
      table.hote({ type: "terminer" });
      expect(table.partie).toMatchObject({
        phase: "fin",
        etape: 3,
        tour: tour + 1,
        manche: null,
        minuteur: null,
        imprevu: null,
        pause: false,
        fin: { raison: "hote" },
      });
      expect(table.refus(HOTE, { type: "terminer" })).toBe("mauvaise_phase");
    }
  });

  it("comes during a pause too", () => {
    const table = creerTableEnJeu([creerQuestionChoix()])
      .hote({ type: "pause", active: true })
      .hote({ type: "terminer" });
    expect(table.partie).toMatchObject({ phase: "fin", pause: false });
  });

  it("keeps scores, counters and the quizz for the table", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).repondre(LEA, "Canberra").reveler();
    const bues = table.gorgees(TOM);
    expect(bues).toBeGreaterThan(0);
    table.suivant();
    expect(table.joueur(LEA).score).toBe(1);
    expect(table.gorgees(TOM)).toBe(bues);
    expect(table.partie.fin?.table.find(({ id }) => id === TOM)?.gorgees).toBe(bues);
    expect(table.partie.quizz?.questions).toHaveLength(1);
    expect(table.partie.fin?.defi).not.toEqual([]);
  });

  it("moves no further", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).hote({ type: "terminer" });
    const { tour } = table.partie;
    for (const type of ["suivant", "reveler", "passer"] as const)
      expect(table.refus(HOTE, { type, tour })).toBe("mauvaise_phase");
    expect(table.refus(HOTE, { type: "pause", active: true })).toBe("mauvaise_phase");
  });
});
