import { describe, expect, it } from "vitest";
import { tirerGorgees } from "./gorgees.ts";
import { type Des, graineSecrete, ouvrirDes } from "./hasard.ts";
import { ouvrirRendu } from "#contracts/imprevu-rendu.ts";
import { tirerImprevu } from "./imprevus.ts";
import { PATIENCE } from "./test/essais.ts";
import { choix } from "./test/quizz.ts";
import { partieLancee } from "./test/table.ts";

const N = 100_000;
const desNeufs = () => ouvrirDes(graineSecrete([1_234_567, -89, 4_242, 31]));

/** How many times each value comes out of `n` draws. */
function compter(n: number, tirer: () => string | number): Record<string, number> {
  const comptes: Record<string, number> = {};
  for (let i = 0; i < n; i++) {
    const valeur = tirer();
    comptes[valeur] = (comptes[valeur] ?? 0) + 1;
  }
  return comptes;
}

/** Each value as often as the others, give or take five standard deviations. */
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
  expect(Math.abs(combien / n - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / n));
}

describe("how often, over many draws", PATIENCE, () => {
  const gorgees = (lire: (tire: ReturnType<typeof tirerGorgees>) => number | undefined) => {
    const des = desNeufs();
    return compter(N, () => lire(tirerGorgees(["a"], des)) ?? -1);
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
      const { tirages } = tirerGorgees(["a", "b"], des);
      return `${tirages["a"]?.boire}${tirages["b"]?.boire}`;
    });
    attendreUniforme(
      paires,
      [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4].map((b) => `${a}${b}`)),
    );
  });

  it("a rare imprévu: 1 in 8 (jeu §4)", () => {
    const { partie } = partieLancee([choix(), choix()], {
      imprevus: { normal: ["n"], rare: ["r"] },
    });
    const jeu = { now: 0, auteur: "", des: desNeufs(), effets: [] };
    const comptes = compter(N, () => {
      const { attente } = tirerImprevu(partie, jeu) ?? partie;
      return attente?.quoi === "imprevu" ? attente.id : "rien";
    });
    expect(Object.keys(comptes).toSorted()).toEqual(["n", "r"]);
    attendreProportion(comptes["r"] ?? 0, N, 1 / 8);
  });

  it("each imprévu of a kind, as often", () => {
    const normal = ["a", "b", "c", "d", "e"];
    const { partie } = partieLancee([choix(), choix()], { imprevus: { normal, rare: [] } });
    const jeu = { now: 0, auteur: "", des: desNeufs(), effets: [] };
    const comptes = compter(N, () => {
      const { attente } = tirerImprevu(partie, jeu) ?? partie;
      return attente?.quoi === "imprevu" ? attente.id : "rien";
    });
    attendreUniforme(comptes, normal);
  });

  it("an imprévu after a question: 1 in 2 (jeu §4)", () => {
    const n = 20_000;
    const depart = partieLancee([choix(), choix()], {
      imprevus: { normal: ["n"], rare: [] },
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
    const rendu = (texte: string, des: Des) =>
      ouvrirRendu(
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
      ["&lettres", [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]],
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
    const des = desNeufs();
    const gorgeesAutres = compter(n, () => rendu("&gorgeeAutre", des).slice(0, 1));
    attendreUniforme(gorgeesAutres, [1, 2, 3, 4], n);
  });
});
