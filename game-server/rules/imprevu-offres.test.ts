import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createRenduImprevu } from "#contracts/imprevu-rendu.ts";
import { creerEtatDuGenerateurAleatoire, creerGenerateurAleatoire } from "./hasard.ts";
import { lireOffresDeGorgeesDuTexte, lireOffresDeGorgeesPourHote } from "./imprevu-offres.ts";
import type { Morceau } from "./types.ts";

const LEA = { id: "j1", pseudo: "Léa" };
const TROIS = [LEA, { id: "j2", pseudo: "Tom" }, { id: "j3", pseudo: "Zoé" }];
const PRESENTS = TROIS.map(({ id }) => id);

const rendre = (texte: string, joueurs = TROIS, liste: readonly string[] = []) =>
  createRenduImprevu(
    joueurs,
    liste,
    creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(4)),
  )(texte);
const ids = (morceaux: readonly Morceau[]) =>
  morceaux.flatMap((morceau) => (morceau.t === "joueur" ? [morceau.id] : []));

/** The offers of a text: A and B stand for the first and second player drawn, `tous` for every present player. */
function lues(texte: string): string[] {
  const rendu = rendre(texte);
  const [a, b] = [...new Set(ids(rendu))];
  const nommer = (cibles: readonly string[]) => {
    if (cibles.length === PRESENTS.length) return "tous";
    return cibles.map((id) => (id === a ? "A" : id === b ? "B" : "autre")).join("+");
  };
  return lireOffresDeGorgeesPourHote(rendu, PRESENTS).map(({ sens, gorgees, nommee, cibles }) =>
    `${sens} ${gorgees} ${nommee ? "" : "?"}${nommer(cibles)}`.trimEnd(),
  );
}

describe("sips that a text names", () => {
  it.each([
    // the text names the drinker
    ["&joueur boit 3 gorgées", ["boire 3 A"]],
    ["Ce soir, &joueur boit encore une gorgée !", ["boire 1 A"]],
    ["&joueur et &joueurAutre boivent chacun 7 gorgées", ["boire 7 A+B"]],
    ["&joueur, bois 3 gorgées !", ["boire 3 A"]],
    ["&joueur, distribue 3 gorgées !", ["distribuer 3 A"]],
    ["&joueur boit &chiffreEntre[5;5] gorgées", ["boire 5 A"]],
    ["&joueur danse et &joueurAutre boit 2 gorgées", ["boire 2 B"]],
    ["&joueur boit 2 gorgées, &joueurAutre boit 5 gorgées", ["boire 2 A", "boire 5 B"]],
    ["&joueur offre 2 gorgées à &joueurAutre.", ["boire 2 B"]],
    ["2 gorgées pour &joueur", ["boire 2 A"]],
    // the sentence is about one player, who drinks
    [
      "Coup d’État : &joueur invente une règle. Elle tient jusqu’à nouvel ordre, une gorgée par infraction.",
      ["boire 1 ?"],
    ],
    [
      "&joueur chante. Réussi : 2 gorgées à distribuer. Raté : 3 gorgées à boire.",
      ["distribuer 2 A", "boire 3 A"],
    ],
    ["&joueur harangue ses troupes, sinon 2 gorgées.", ["boire 2 A"]],
    ["&joueur imite &joueurAutre, sinon 2 gorgées.", ["boire 2 ?"]],
    // the host chooses the drinker
    ["Le dernier à se lever boit 2 gorgées", ["boire 2 ?"]],
    ["Le plus grand, &joueur, boit 2 gorgées", ["boire 2 ?"]],
    ["&joueur chante, le plus jeune boit 2 gorgées", ["boire 2 ?"]],
    ["&joueur boit un verre d’eau, le dernier boit 2 gorgées", ["boire 2 ?"]],
    [
      "&joueur boit 2 gorgées, puis choisit qui l’accompagne d’une gorgée.",
      ["boire 2 A", "boire 1 ?"],
    ],
    ["La plus tragique distribue 2 gorgées", ["distribuer 2 ?"]],
    ["Les deux plus jeunes distribuent 4 gorgées", ["distribuer 4 ?"]],
    ["Chaque oubli coûte une gorgée.", ["boire 1 ?"]],
    ["&joueur fait effacer une gorgée à la personne de son choix.", ["effacer 1 ?"]],
    // everybody drinks, with or without exceptions
    ["Tout le monde boit 3 gorgées", ["boire 3 ?tous"]],
    ["Verres levés. Ensuite seulement, une gorgée pour tout le monde.", ["boire 1 ?tous"]],
    ["On arrête là, une gorgée par tête.", ["boire 1 ?tous"]],
    ["Chacun offre une gorgée à la personne à sa droite.", ["boire 1 ?tous"]],
    ["Tout le monde se lève. Le dernier boit 2 gorgées.", ["boire 2 ?"]],
    ["Choisissez, chacun de son côté, qui boit 2 gorgées.", ["boire 2 ?"]],
    [
      "Tout le monde boit 2 gorgées, sauf &joueur, qui distribue 5 gorgées.",
      ["boire 2 ?autre+autre", "distribuer 5 A"],
    ],
    ["La salle répond « Santé ! » à &joueur et boit une gorgée.", ["boire 1 ?autre+autre"]],
    // two equal amounts for nobody in particular are one offer
    ["Chaque oubli vaut une gorgée, chaque bégaiement une gorgée.", ["boire 1 ?"]],
  ])("%s", (texte, attendues) => {
    expect(lues(texte)).toEqual(attendues);
  });

  it("names one player once, even joined to themselves", () => {
    const [offre] = lireOffresDeGorgeesPourHote(
      rendre("&joueur et &joueurAutre boivent &gorgee", [LEA]),
      ["j1"],
    );
    expect(offre).toMatchObject({ nommee: true, cibles: ["j1"] });
  });

  it("tells what is certain from what depends on something", () => {
    const directes = (texte: string) =>
      lireOffresDeGorgeesDuTexte(rendre(texte), PRESENTS).map(({ directe }) => directe);
    expect(directes("&joueur distribue 2 gorgées")).toEqual([true]);
    expect(directes("&joueur raconte. La salle rit : 2 gorgées à distribuer.")).toEqual([false]);
  });

  it("does not read a pseudo", () => {
    const farceur = { id: "j9", pseudo: "Léa boit 9 gorgées" };
    expect(lireOffresDeGorgeesPourHote(rendre("&joueur danse", [farceur]), ["j9"])).toEqual([]);
  });

  it.each([
    "&joueur boit &chiffreEntre[1;3] fois",
    "&joueur boit &gorgeeEntre[0;0]",
    "&joueur boit",
    "",
  ])("%j: nothing to offer", (texte) => expect(lues(texte)).toEqual([]));
});

describe("the house's own texts", () => {
  const texte = z.object({ text: z.string(), liste: z.array(z.string()).default([]) });
  const avecSuite = texte.extend({ suite: z.object({ text: z.string() }).nullish() });
  const lire = (chemin: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../db/content/${chemin}`, import.meta.url), "utf8"));
  const imprevus = z.array(avecSuite).parse(lire("imprevus.json"));
  const questions = readdirSync(new URL("../../db/content/quizz", import.meta.url)).flatMap(
    (nom) => z.object({ questions: z.array(avecSuite) }).parse(lire(`quizz/${nom}`)).questions,
  );
  const textes = [
    ...imprevus.flatMap(({ text, suite, liste }) => [
      { text, liste },
      ...(suite ? [{ text: suite.text, liste }] : []),
    ]),
    ...questions.flatMap(({ suite, liste }) => (suite ? [{ text: suite.text, liste }] : [])),
  ];

  it("are all there: 84 imprévus, and what follows some of them and some questions", () => {
    expect(imprevus).toHaveLength(84);
    expect(textes.length).toBeGreaterThan(100);
  });

  it("offer every amount that they name", () => {
    const montant = /(?:\d+|une|deux|trois|quatre|cinq)[ \u00A0]gorgées?/gi;
    for (const { text, liste } of textes) {
      const rendu = rendre(text, TROIS, liste);
      const clair = rendu.map(({ v }) => v).join("");
      const nommees = new Set([...clair.matchAll(montant)].map(([dit]) => dit.toLowerCase()));
      const offertes = lireOffresDeGorgeesPourHote(rendu, PRESENTS);
      expect(offertes.length, clair).toBeGreaterThanOrEqual(nommees.size);
    }
  });

  it("tick everybody where they speak of everybody", () => {
    const collectifs = textes.flatMap(({ text, liste }) => {
      const offres = lireOffresDeGorgeesPourHote(rendre(text, TROIS, liste), PRESENTS);
      return offres.some(({ nommee, cibles }) => !nommee && cibles.length > 0) ? [text] : [];
    });
    expect(collectifs.map((dit) => dit.slice(0, 40))).toMatchInlineSnapshot(`
      [
        "Au signal, &joueur et &joueurAutre disen",
        "Compte réussi ? Tout le monde trinque. T",
        "Ensemble, trouvez un métier, un fruit et",
        "Chacun offre une gorgée à la personne à ",
        "&joueur porte un toast &liste. La salle ",
        "Verres levés : chacun dit un merci, même",
        "Cul sec général… à l’eau ! Un petit verr",
        "Le patron paie sa tournée : tout le mond",
        "Fin du règne : la règle tombe, les statu",
      ]
    `);
  });
});
