import { describe, expect, it } from "vitest";
import { ouvrirRendu } from "#contracts/imprevu-rendu.ts";
import { nouvelleGraine, ouvrirDes } from "./hasard.ts";
import { lireOffres } from "./imprevu-offres.ts";
import type { Morceau } from "./types.ts";

const LEA = { id: "j1", pseudo: "Léa" };
const TROIS = [LEA, { id: "j2", pseudo: "Tom" }, { id: "j3", pseudo: "Zoé" }];

describe("sips offered for one tap", () => {
  const rendre = (texte: string, joueurs = TROIS) =>
    ouvrirRendu(joueurs, [], ouvrirDes(nouvelleGraine(4)))(texte);
  const ids = (morceaux: readonly Morceau[]) =>
    morceaux.flatMap((morceau) => (morceau.t === "joueur" ? [morceau.id] : []));

  it.each([
    "&joueur boit &gorgee",
    "Ce soir, &joueur boit &gorgee.",
    "&joueur boit encore &gorgee !",
  ])("%s: to the one named", (texte) => {
    const rendu = rendre(texte);
    const nombre = rendu.find(({ t }) => t === "nombre");
    expect(lireOffres(rendu)).toEqual([
      {
        joueur: ids(rendu)[0],
        gorgees: nombre?.t === "nombre" && nombre.n,
        prise: false,
        sens: "boire",
        suite: false,
      },
    ]);
  });

  it("&joueur et &joueurAutre boivent &gorgee: to both", () => {
    const rendu = rendre("&joueur et &joueurAutre boivent &gorgeeEntre[7;7]");
    expect(lireOffres(rendu).map(({ joueur, gorgees }) => [joueur, gorgees])).toEqual(
      ids(rendu).map((id) => [id, 7]),
    );
  });

  it("names one player once, even joined to themselves", () => {
    expect(lireOffres(rendre("&joueur et &joueurAutre boivent &gorgee", [LEA]))).toHaveLength(1);
  });

  it.each([
    "Le dernier à se lever boit &gorgee",
    "Les garçons boivent &gorgee",
    "&joueur chante, le plus jeune boit &gorgee",
    "&joueur boit un verre d’eau, le dernier boit &gorgee",
  ])("%s: the host has to point at somebody", (texte) => {
    expect(lireOffres(rendre(texte))).toMatchObject([{ joueur: null, prise: false }]);
  });

  it("does not make a neighbour drink", () => {
    const rendu = rendre("&joueur danse et &joueurAutre boit &gorgee");
    expect(lireOffres(rendu).map(({ joueur }) => joueur)).toEqual([ids(rendu)[1]]);
  });

  it.each([
    ["&joueur distribue &gorgeeEntre[3;3]", [["distribuer", 1, 3]]],
    ["&joueur, distribue &gorgeeEntre[3;3] !", [["distribuer", 1, 3]]],
    ["&joueur, bois &gorgeeEntre[3;3] !", [["boire", 1, 3]]],
    ["La plus tragique distribue &gorgeeEntre[2;2]", [["distribuer", 0, 2]]],
    ["Les deux plus jeunes distribuent 4 gorgées", [["distribuer", 0, 4]]],
    ["&joueur boit 12 gorgées", [["boire", 1, 12]]],
    ["&joueur boit une gorgée", [["boire", 1, 1]]],
    ["&joueur boit &chiffreEntre[5;5] gorgées", [["boire", 1, 5]]],
    ["Le plus grand, &joueur, boit 2 gorgées", [["boire", 0, 2]]],
  ])("%s", (texte, attendues) => {
    const rendu = rendre(texte);
    const vues = lireOffres(rendu).map(({ sens, joueur, gorgees }) => {
      expect([null, ids(rendu)[0]]).toContain(joueur);
      return [sens, joueur === null ? 0 : 1, gorgees];
    });
    expect(vues).toEqual(attendues);
  });

  it("does not read a pseudo", () => {
    const farceur = { id: "j9", pseudo: "Léa boit 9 gorgées" };
    expect(lireOffres(rendre("&joueur danse", [farceur]))).toEqual([]);
  });

  it("offers each sentence apart", () => {
    const rendu = rendre("&joueur boit &gorgeeEntre[2;2], &joueurAutre boit &gorgeeEntre[5;5]");
    expect(lireOffres(rendu).map(({ joueur, gorgees }) => [joueur, gorgees])).toEqual([
      [ids(rendu)[0], 2],
      [ids(rendu)[1], 5],
    ]);
  });

  it.each([
    "&joueur boit &chiffreEntre[1;3] fois",
    "&joueur boit &gorgeeEntre[0;0]",
    "&joueur reboit &gorgee",
    "&gorgee pour &joueur",
    "&gorgee",
    "&joueur boit",
    "",
  ])("%j: nothing to offer", (texte) => expect(lireOffres(rendre(texte))).toEqual([]));
});
