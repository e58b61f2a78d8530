import { describe, expect, it } from "vitest";
import { tableFin, tirerDefi } from "./fin.ts";
import type { LigneFin } from "./types.ts";
import { ouvrirDes } from "./hasard.ts";
import { graines } from "./test/graines.ts";
import { choix, rien } from "./test/quizz.ts";
import { HOTE, LEA, MAX, TOM, ZOE, type Table, partieLancee, salle } from "./test/table.ts";
import { nbQuestionsNotees } from "./selection.ts";

/** A game where scores and counters are as written. */
function comptes(
  lignes: Record<string, [score: number, gorgees: number]>,
  createur = false,
): Table {
  const table = salle({ joueurs: ["Léa", "Tom", "Zoé", "Max"], parametres: { createur } });
  const joueurs = { ...table.partie.joueurs };
  for (const [id, [score]] of Object.entries(lignes)) joueurs[id] = { ...table.joueur(id), score };
  const notee = table.copie({ joueurs });
  for (const [joueur, [, gorgees]] of Object.entries(lignes))
    notee.hote({ type: "fixerGorgees", joueur, de: 0, gorgees });
  return notee;
}
const ligne = (id: string, gorgees: number, score: number | null): LigneFin => ({
  id,
  pseudo: id,
  gorgees,
  score,
});

describe("the end table", () => {
  it("shows the best score first, then who drank least", () => {
    const table = comptes({ [LEA]: [1, 4], [TOM]: [3, 9], [ZOE]: [3, 2], [MAX]: [0, 0] });
    expect(tableFin(table.partie)).toEqual([
      { id: ZOE, pseudo: "Zoé", gorgees: 2, score: 3 },
      { id: TOM, pseudo: "Tom", gorgees: 9, score: 3 },
      { id: LEA, pseudo: "Léa", gorgees: 4, score: 1 },
      { id: MAX, pseudo: "Max", gorgees: 0, score: 0 },
    ]);
  });

  it("shows the creator last, without score, in creator mode", () => {
    const table = comptes(
      { [HOTE]: [0, 0], [LEA]: [0, 9], [TOM]: [0, 9], [ZOE]: [0, 9], [MAX]: [0, 9] },
      true,
    );
    expect(tableFin(table.partie).at(-1)).toEqual({
      id: HOTE,
      pseudo: "Ada",
      gorgees: 0,
      score: null,
    });
    expect(tableFin(table.partie)).toHaveLength(5);
  });

  it("does not show the host otherwise, nor those who have left", () => {
    const table = comptes({ [LEA]: [1, 1] }).faire(TOM, { type: "quitter" });
    expect(tableFin(table.partie).map(({ id }) => id)).toEqual([LEA, ZOE, MAX]);
  });

  it("keeps the order of arrival between equals", () => {
    expect(tableFin(comptes({}).partie).map(({ id }) => id)).toEqual([LEA, TOM, ZOE, MAX]);
  });

  it("counts the questions that score without the messages (jeu §9)", () => {
    expect(nbQuestionsNotees(partieLancee([choix(), rien(), choix(), choix()]).partie)).toBe(3);
    expect(nbQuestionsNotees(salle().partie)).toBe(0);
  });
});

describe("the closing dare", () => {
  /** Everybody whom each kind of dare may name. */
  function nommes(lignes: readonly LigneFin[]): Record<string, Set<string>> {
    const vus: Record<string, Set<string>> = {};
    for (const graine of graines(300)) {
      const [qui, texte] = tirerDefi(lignes, ouvrirDes(graine));
      if (qui?.t !== "joueur" || texte?.t !== "texte") continue;
      const constat = texte.v.split("\u00A0: ")[0] ?? "";
      (vus[constat] ??= new Set()).add(qui.id);
    }
    return vus;
  }

  it("is one of four, for those who deserve it", () => {
    const lignes = [ligne("a", 5, 3), ligne("b", 1, 2), ligne("c", 9, 1), ligne("d", 4, 0)];
    expect(nommes(lignes)).toEqual({
      " a le plus bu": new Set(["c"]),
      " a le moins bu": new Set(["b"]),
      " a le meilleur score": new Set(["a"]),
      " a le plus petit score": new Set(["d"]),
    });
  });

  it("is drawn between equals", () => {
    const vus = nommes([ligne("a", 2, 1), ligne("b", 2, 1), ligne("c", 2, 1)]);
    for (const elus of Object.values(vus)) expect(elus).toEqual(new Set(["a", "b", "c"]));
  });

  it("never speaks of the creator's score", () => {
    const vus = nommes([ligne("a", 2, 0), ligne(HOTE, 9, null)]);
    expect(vus).toEqual({
      " a le plus bu": new Set([HOTE]),
      " a le moins bu": new Set(["a"]),
      " a le meilleur score": new Set(["a"]),
      " a le plus petit score": new Set(["a"]),
    });
    expect(Object.keys(nommes([ligne(HOTE, 9, null)])).toSorted()).toEqual([
      " a le moins bu",
      " a le plus bu",
    ]);
  });

  it("is empty when nobody is left", () =>
    expect(tirerDefi([], ouvrirDes([1, 2, 3, 4]))).toEqual([]));

  it("names a player and says a sentence", () => {
    const [qui, texte] = tirerDefi([ligne("a", 2, 0)], ouvrirDes([1, 2, 3, 4]));
    expect(qui).toEqual({ t: "joueur", id: "a", v: "a" });
    expect(texte?.v).toMatch(/^ a le .+\u00A0: .+\.$/);
  });
});

describe("the end of a game", () => {
  it("comes when the host says so, from any step", () => {
    const depart = partieLancee([choix({ temps: 5 }), choix()]);
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
    const table = partieLancee([choix()])
      .hote({ type: "pause", active: true })
      .hote({ type: "terminer" });
    expect(table.partie).toMatchObject({ phase: "fin", pause: false });
  });

  it("keeps scores, counters and the quizz for the table", () => {
    const table = partieLancee([choix()]).repondre(LEA, "Canberra").reveler().suivant();
    expect(table.joueur(LEA).score).toBe(1);
    expect(table.gorgees(TOM)).toBeGreaterThan(0);
    expect(table.partie.quizz?.questions).toHaveLength(1);
    expect(table.partie.fin?.defi).toHaveLength(2);
  });

  it("moves no further", () => {
    const table = partieLancee([choix()]).hote({ type: "terminer" });
    const { tour } = table.partie;
    for (const type of ["suivant", "reveler", "passer"] as const)
      expect(table.refus(HOTE, { type, tour })).toBe("mauvaise_phase");
    expect(table.refus(HOTE, { type: "pause", active: true })).toBe("mauvaise_phase");
  });
});
