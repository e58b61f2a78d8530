import { MINI_JEUX, IDS_MINI_JEUX } from "#contracts/mini-jeux.ts";
import { describe, expect, it } from "vitest";
import { tirerGorgeesDeQuestion } from "./gorgees.ts";
import { type GenerateurAleatoire, creerGenerateurAleatoire } from "./hasard.ts";
import { createRenduImprevu } from "#contracts/imprevu-rendu.ts";
import { tirerImprevuACharger } from "./imprevus.ts";
import { calculerChancesGamble, REGLE_GAMBLE } from "./mini-jeux/gamble.ts";
import { REGLE_ROULETTE_RUSSE } from "./mini-jeux/roulette-russe.ts";
import { modifierJoueur } from "./selection.ts";
import { DELAI_LONG_DE_TEST } from "./test/essais.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import { LEA, creerTableAuMiniJeu, creerTableEnJeu } from "./test/table.ts";

const N = 100_000;
const desNeufs = () => creerGenerateurAleatoire([1_234_567, -89, 4_242, 31]);

/** Number of times that each value comes out of `n` draws. */
function compter(n: number, tirer: () => string | number): Record<string, number> {
  const comptes: Record<string, number> = {};
  for (let i = 0; i < n; i++) {
    const valeur = tirer();
    comptes[valeur] = (comptes[valeur] ?? 0) + 1;
  }
  return comptes;
}

/** Checks that every value is drawn as often as the others, within five standard deviations. */
function attendreUniforme(
  comptes: Record<string, number>,
  valeurs: readonly (string | number)[],
  n = N,
): void {
  expect(Object.keys(comptes).toSorted()).toEqual(valeurs.map(String).toSorted());
  const part = n / valeurs.length;
  for (const compte of Object.values(comptes))
    expect(Math.abs(compte - part)).toBeLessThan(5 * Math.sqrt(part));
}

function attendreProportion(combien: number, n: number, p: number): void {
  expect(Math.abs(combien / n - p)).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / n));
}

describe("how often, over many draws", DELAI_LONG_DE_TEST, () => {
  const gorgees = (
    lire: (tire: ReturnType<typeof tirerGorgeesDeQuestion>) => number | undefined,
  ) => {
    const des = desNeufs();
    return compter(N, () => lire(tirerGorgeesDeQuestion(["a"], des)) ?? -1);
  };

  it("sips of a question: 1 to 4, as often", () => {
    attendreUniforme(
      gorgees(({ tirages }) => tirages["a"]?.boire),
      [1, 2, 3, 4],
    );
  });

  it("bonus: 1 to 4, as often", () => {
    attendreUniforme(
      gorgees(({ tirages }) => tirages["a"]?.bonus),
      [1, 2, 3, 4],
    );
  });

  it("the creator's three tabs: 4 to 6, 1 to 2, 1 to 4, as often", () => {
    attendreUniforme(
      gorgees(({ tirageCreateur }) => tirageCreateur.tousJustes),
      [4, 5, 6],
    );
    attendreUniforme(
      gorgees(({ tirageCreateur }) => tirageCreateur.moitieFaux),
      [1, 2],
    );
    attendreUniforme(
      gorgees(({ tirageCreateur }) => tirageCreateur.sinon),
      [1, 2, 3, 4],
    );
  });

  it("what one drinks says nothing of what the next one drinks", () => {
    const des = desNeufs();
    const paires = compter(N, () => {
      const { tirages } = tirerGorgeesDeQuestion(["a", "b"], des);
      return `${tirages["a"]?.boire}${tirages["b"]?.boire}`;
    });
    attendreUniforme(
      paires,
      [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4].map((b) => `${a}${b}`)),
    );
  });

  it("a rare imprévu: 1 in 8 (jeu §4)", () => {
    const { partie } = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      imprevus: { normal: ["n"], rare: ["r"], aDeux: [] },
    });
    const jeu = { now: 0, auteur: "", entropie: [], des: desNeufs(), effets: [] };
    const comptes = compter(N, () => {
      const { attente } = tirerImprevuACharger(partie, jeu) ?? partie;
      return attente?.quoi === "imprevu" ? attente.id : "rien";
    });
    expect(Object.keys(comptes).toSorted()).toEqual(["n", "r"]);
    attendreProportion(comptes["r"] ?? 0, N, 1 / 8);
  });

  it("each imprévu of a kind, as often", () => {
    const normal = ["a", "b", "c", "d", "e"];
    const { partie } = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      imprevus: { normal, rare: [], aDeux: [] },
    });
    const jeu = { now: 0, auteur: "", entropie: [], des: desNeufs(), effets: [] };
    const comptes = compter(N, () => {
      const { attente } = tirerImprevuACharger(partie, jeu) ?? partie;
      return attente?.quoi === "imprevu" ? attente.id : "rien";
    });
    attendreUniforme(comptes, normal);
  });

  it("a mini-game: 1 in 4 of the normal ones, each as often", () => {
    const normal = ["a", "b", ...IDS_MINI_JEUX];
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      imprevus: { normal, rare: [], aDeux: [] },
    });
    // a high counter makes a guess possible, so this mini-game may be drawn too
    const { partie } = table.hote({ type: "fixerGorgees", joueur: LEA, de: 0, gorgees: 20 });
    const jeu = { now: 0, auteur: "", entropie: [], des: desNeufs(), effets: [] };
    const comptes = compter(N, () => {
      const { attente } = tirerImprevuACharger(partie, jeu) ?? partie;
      return attente?.quoi === "imprevu" ? attente.id : "rien";
    });
    for (const id of IDS_MINI_JEUX) attendreProportion(comptes[id] ?? 0, N, 1 / 12);
    for (const id of ["a", "b"]) attendreProportion(comptes[id] ?? 0, N, 3 / 8);
  });

  it("the loaded chamber, among six, and its penalty, among three", () => {
    const jeu = { now: 0, auteur: "", entropie: [], des: desNeufs(), effets: [] };
    const tires = Array.from({ length: N }, () => REGLE_ROULETTE_RUSSE.ouvrir(jeu, ["a", "b"]));
    let i = 0;
    attendreUniforme(
      compter(N, () => tires[i++]?.balle ?? -1),
      [0, 1, 2, 3, 4, 5],
    );
    i = 0;
    attendreUniforme(
      compter(N, () => tires[i++]?.penalite ?? -1),
      [20, 30, 40],
    );
  });

  it.each([
    [-100, false],
    [0, false],
    [1, false],
    [9, false],
    [9, true],
    [10, false],
    [29, true],
    [30, false],
    [68, false],
    [69, false],
    [69, true],
    [70, false],
  ])("the outcomes of a bet of %i (cancelled before: %s)", (mise, deja) => {
    const table = creerTableAuMiniJeu(MINI_JEUX.gamble.id);
    const { miniJeu } = table.partie;
    if (miniJeu?.nom !== "gamble") throw new Error("not the gamble");
    const partie = modifierJoueur(table.partie, miniJeu.joueur, { gambling: deja });
    const jeu = { now: 0, auteur: "", entropie: [], des: desNeufs(), effets: [] };
    const comptes = compter(N, () => {
      const lancee = REGLE_GAMBLE.jouer(partie, jeu, miniJeu, {
        type: "miser",
        tour: partie.tour,
        mise,
      });
      if (typeof lancee === "string" || lancee.miniJeu?.nom !== "gamble")
        throw new Error("refused");
      return lancee.miniJeu.issue ?? "rien";
    });
    const attendues = calculerChancesGamble(mise, deja);
    expect(Object.keys(comptes).toSorted()).toEqual([...attendues.keys()].toSorted());
    for (const [issue, n] of attendues) attendreProportion(comptes[issue] ?? 0, N, n / 100);
  });

  it("an imprévu after a question: 1 in 2 (jeu §4)", () => {
    const n = N;
    const depart = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      imprevus: { normal: ["n"], rare: [], aDeux: [] },
    }).reveler();
    let { graine } = depart.partie;
    let imprevus = 0;
    for (let i = 0; i < n; i++) {
      const { partie } = depart.copie({ graine }).suivant();
      graine = partie.graine;
      if (partie.etape === 2) imprevus += 1;
    }
    attendreProportion(imprevus, n, 1 / 2);
  });

  it("commands of a text: every result as often", () => {
    const n = 20_000;
    const joueurs = ["a", "b", "c"].map((id) => ({ id, pseudo: id }));
    const rendu = (texte: string, des: GenerateurAleatoire) =>
      createRenduImprevu(
        joueurs,
        ["x", "y"],
        des,
      )(texte)
        .map(({ v }) => v)
        .join("");
    const attendus: [string, readonly (string | number)[]][] = [
      ["&joueur", ["a", "b", "c"]],
      ["&joueur&joueurAutre", ["ab", "ac", "ba", "bc", "ca", "cb"]],
      ["&chiffreEntre[3;7]", [3, 4, 5, 6, 7]],
      ["&liste", ["x", "y"]],
      ["&liste{u;v;w}", ["u", "v", "w"]],
      ["&boisDistrib", ["bois", "distribue"]],
    ];
    for (const [texte, valeurs] of attendus) {
      const des = desNeufs();
      attendreUniforme(
        compter(n, () => rendu(texte, des)),
        valeurs,
        n,
      );
    }
    const desLettres = desNeufs();
    const lettres = compter(n, () => rendu("&lettres", desLettres));
    expect(Object.keys(lettres).toSorted()).toEqual([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]);
    // cards that draw a letter ask for words, so letters with few words are rare
    const rares = [..."KQWXYZ"].reduce((somme, lettre) => somme + (lettres[lettre] ?? 0), 0);
    attendreProportion(rares, n, 6 / 119);
    const des = desNeufs();
    const gorgeesAutres = compter(n, () => rendu("&gorgeeAutre", des).slice(0, 1));
    attendreUniforme(gorgeesAutres, [1, 2, 3, 4], n);
  });
});
