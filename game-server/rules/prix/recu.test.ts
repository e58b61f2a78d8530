import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GenreLigneDuRecu as NomLigne, genreLigneDuRecu } from "#contracts/partie.ts";
import type { Question } from "#contracts/quizz.ts";
import { dresserTableFin } from "../fin.ts";
import { DELAI_LONG_DE_TEST, createPropertyRunOptions } from "../test/essais.ts";
import { executerGeste } from "../test/gestes.ts";
import { ouvrirPartieAvecJoueurs, arbitraireDeSoiree } from "../test/ouvrir.ts";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuestionOrdre,
  creerQuestionRien,
} from "../test/quizz.ts";
import {
  LEA,
  TOM,
  ZOE,
  type OptionsTableAuSalon,
  type Table,
  creerTableEnJeu,
} from "../test/table.ts";
import type { LigneDuRecu } from "../types/resultats.ts";
import type { LigneArdoise } from "../types/joueurs.ts";
import { composerLignesDuRecu } from "./recu.ts";

const SANS = { sansImprevu: true } as const;
const [JUSTE, FAUX] = ["Canberra", "Perth"];

/** A game with these answers to each question, by player; `true` stands for a right answer. */
function jouee(
  questions: Question[],
  reponses: readonly Readonly<Record<string, boolean | string>>[],
  options: OptionsTableAuSalon = {},
): Table {
  const jeu = creerTableEnJeu(questions, { parametres: SANS, ...options });
  for (const [i, siennes] of reponses.entries()) {
    if (i > 0) jeu.suivant();
    for (const [id, dite] of Object.entries(siennes))
      jeu.repondre(id, typeof dite === "string" ? dite : dite ? JUSTE : FAUX);
    if (Object.keys(jeu.manche.jugements).length === 0) jeu.reveler();
  }
  return jeu;
}
const questions = (n: number) => Array.from({ length: n }, () => creerQuestionChoix());
const recu = ({ partie }: Table) => composerLignesDuRecu(partie, dresserTableFin(partie));
const ligne = (jeu: Table, nom: NomLigne) => recu(jeu).find((une) => une.nom === nom);
/** The same game with these lines on the ardoise instead of its own. */
const avec = (jeu: Table, traits: readonly Partial<LigneArdoise>[]) =>
  jeu.copie({
    ardoise: traits.map((une, id): LigneArdoise => ({
      id,
      qui: LEA,
      gorgees: 1,
      motif: "main",
      position: 0,
      ...une,
    })),
  });
/** A game in which everybody is right, so nobody drinks. */
const sage = (n = 2) =>
  jouee(
    questions(n),
    Array.from({ length: n }, () => ({ [LEA]: true, [TOM]: true, [ZOE]: true })),
  );

describe("the lines of the receipt", () => {
  it("have the most given wrong answer, of nobody: what was typed before what was chosen", () => {
    const jeu = jouee(
      [creerQuestionEntree(), creerQuestionChoix()],
      [
        { [LEA]: "Mayenne", [TOM]: "mayenne", [ZOE]: "Picasso" },
        { [LEA]: false, [TOM]: false, [ZOE]: true },
      ],
    );
    expect(ligne(jeu, "pireReponse")).toMatchObject({ texte: "Mayenne", valeur: 2, qui: [] });
    const rangee = creerTableEnJeu([creerQuestionOrdre()], { parametres: SANS });
    for (const id of [LEA, TOM, ZOE]) rangee.repondre(id, "chat", "souris", "cheval");
    expect(ligne(rangee, "pireReponse")).toBeUndefined();
  });

  it("name the biggest gulp, the most generous, the most given, the sponge, what imprévus cost", () => {
    const jeu = avec(sage(), [
      { qui: TOM, gorgees: 5 },
      { qui: TOM, gorgees: 4 },
      { qui: ZOE, gorgees: 3, motif: "cadeau", de: LEA },
      { qui: TOM, gorgees: -2 },
      { qui: LEA, gorgees: 2, motif: "imprevu", position: 1 },
    ]);
    expect(recu(jeu)).toEqual([
      { nom: "descente", qui: [TOM], valeur: 7, sur: 0, texte: "" },
      { nom: "genereux", qui: [LEA], valeur: 3, sur: 0, texte: "" },
      { nom: "chouchou", qui: [ZOE], valeur: 3, sur: 0, texte: "" },
      { nom: "eponge", qui: [TOM], valeur: 2, sur: 0, texte: "" },
      { nom: "imprevus", qui: [], valeur: 2, sur: 0, texte: "" },
      expect.objectContaining({ nom: "cadeau", valeur: 3, sur: 3 }),
    ]);
  });

  it("tell a comeback by its places", () => {
    const joueurs = ["Léa", "Tom", "Zoé", "Max", "Eva", "Noé", "Ida"];
    const ids = joueurs.map((_, i) => `j${String(i + 1)}`);
    const derniere = ids.at(-1) ?? "";
    // four players are always right; the last player is right when two others are not any more
    const tour = (elle: boolean, eux: boolean) =>
      Object.fromEntries(ids.map((id, i) => [id, i < 4 || (id === derniere ? elle : eux)]));
    const tours = [tour(false, true), tour(false, false), tour(true, false), tour(true, false)];
    const jeu = jouee(questions(4), tours, { joueurs });
    expect(ligne(jeu, "remontee")).toMatchObject({ qui: [derniere], valeur: 7, sur: 5 });
  });

  it("leave to the podium whoever is on it: no comeback, no streak, no race of theirs", () => {
    const jeu = jouee(questions(4), [
      { [LEA]: false, [TOM]: true, [ZOE]: false },
      { [LEA]: false, [TOM]: true, [ZOE]: true },
      { [LEA]: true, [TOM]: true, [ZOE]: false },
      { [LEA]: true, [TOM]: true, [ZOE]: false },
    ]);
    expect(ligne(jeu, "remontee")).toBeUndefined();
    expect(ligne(jeu, "serie")).toBeUndefined();
    expect(ligne(jeu, "secheresse")).toMatchObject({ qui: [TOM], valeur: 4 });
    const course = { parametres: { ...SANS, modeJeu: "rapidite" } } as const;
    const gagnee = jouee(questions(2), [{ [LEA]: true }, { [LEA]: true }], course);
    expect(ligne(gagnee, "rapide")).toBeUndefined();
  });

  it("tell the question that most were wrong at, and the one that nobody was", () => {
    const jeu = jouee(
      [creerQuestionChoix({ text: "Dure ?" }), creerQuestionChoix({ text: "Facile ?" })],
      [
        { [LEA]: false, [TOM]: false, [ZOE]: true },
        { [LEA]: true, [TOM]: true, [ZOE]: true },
      ],
    );
    expect(ligne(jeu, "colle")).toMatchObject({ texte: "Dure ?", valeur: 2, sur: 3 });
    expect(ligne(avec(jeu, []), "cadeau")).toMatchObject({ texte: "Facile ?", valeur: 3, sur: 3 });
    expect(ligne(sage(), "colle")).toBeUndefined();
  });

  it("are shared by two, and say nothing of three nor of everybody", () => {
    const don = (de: string, qui: string) => ({ de, qui, gorgees: 2, motif: "cadeau" }) as const;
    const deux = avec(sage(), [don(LEA, ZOE), don(TOM, ZOE)]);
    expect(ligne(deux, "genereux")).toMatchObject({ qui: [LEA, TOM], valeur: 2 });
    const trois = avec(sage(), [don(LEA, ZOE), don(TOM, LEA), don(ZOE, TOM)]);
    expect(ligne(trois, "genereux")).toBeUndefined();
    const pair = jouee(questions(1), [{ [LEA]: true, [TOM]: true }], { joueurs: ["Léa", "Tom"] });
    const mutuel = avec(pair, [don(LEA, TOM), don(TOM, LEA)]);
    expect(ligne(mutuel, "genereux")).toBeUndefined();
  });

  it("do not name the same person a third time", () => {
    const tout = avec(sage(), [
      { qui: LEA, gorgees: 9 },
      { qui: TOM, gorgees: 3, motif: "cadeau", de: LEA },
      { qui: LEA, gorgees: -4, position: 1 },
    ]);
    const noms = recu(tout).filter(({ qui }) => qui.includes(LEA));
    expect(noms.map(({ nom }) => nom)).toEqual(["descente", "genereux"]);
  });

  it("are the house's own when there is little else, and none when nothing happened", () => {
    const [premiere, ...autres] = recu(sage());
    expect(premiere).toMatchObject({ nom: "cadeau", valeur: 3 });
    expect(autres).toEqual([
      { nom: "justes", qui: [], valeur: 6, sur: 6, texte: "" },
      { nom: "questions", qui: [], valeur: 2, sur: 0, texte: "" },
      { nom: "tablee", qui: [], valeur: 3, sur: 0, texte: "" },
    ]);
    const muette = creerTableEnJeu([creerQuestionRien(), creerQuestionRien()], {
      parametres: SANS,
    });
    expect(muette.hote({ type: "terminer" }).partie.fin?.recu).toEqual([]);
  });

  it("are kept with the end, without who has left", () => {
    const jeu = sage().hote({ type: "fixerGorgees", joueur: TOM, de: 0, gorgees: 9 });
    const restee = jeu.copie().hote({ type: "terminer" });
    expect(restee.partie.fin?.recu).toContainEqual(
      expect.objectContaining({ nom: "descente", qui: [TOM], valeur: 9 }),
    );
    const partie = jeu.faire(TOM, { type: "quitter" }).hote({ type: "terminer" });
    expect(JSON.stringify(partie.partie.fin?.recu)).not.toContain(TOM);
  });
});

describe("whatever the evening", DELAI_LONG_DE_TEST, () => {
  const DE_POINTS: ReadonlySet<NomLigne> = new Set(["remontee", "rapide", "serie"]);
  const verifier = (lignes: readonly LigneDuRecu[], la: ReadonlySet<string>, jugees: number) => {
    const noms = lignes.map(({ nom }) => genreLigneDuRecu.options.indexOf(nom));
    expect(noms).toEqual([...new Set(noms)].sort((a, b) => a - b));
    expect(lignes.length).toBeLessThanOrEqual(6);
    if (jugees > 0 && la.size > 0) expect(lignes.length).toBeGreaterThanOrEqual(2);
    for (const { qui, valeur, sur } of lignes) {
      expect(qui.every((id) => la.has(id))).toBe(true);
      expect(qui.length).toBeLessThanOrEqual(2);
      if (qui.length > 0) expect(valeur).toBeGreaterThan(0);
      expect(Number.isInteger(sur)).toBe(true);
    }
  };

  it("has at most six lines, in their order, about who is there", () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, (champs) => {
        const soiree = ouvrirPartieAvecJoueurs(champs);
        soiree.lancer();
        for (const geste of champs.suite) {
          executerGeste(soiree, geste);
          if (soiree.fermee) return;
        }
        soiree.finir();
        const { fin } = soiree.partie;
        if (fin === null) return;
        const la = fin.table.filter(({ parti }) => !parti).map(({ id }) => id);
        verifier(fin.recu, new Set(la), fin.nbQuestions);
        const podium = fin.table.filter(
          ({ rang, score }) => rang !== null && rang <= 3 && (score ?? 0) > 0,
        );
        const trahis = fin.recu.filter(
          ({ nom, qui }) => DE_POINTS.has(nom) && podium.some(({ id }) => qui.includes(id)),
        );
        expect(trahis).toEqual([]);
      }),
      createPropertyRunOptions(80),
    );
  });

  it.each([2, 8, 20])("prints four lines at least for %i people who played", (nombre) => {
    const joueurs = Array.from({ length: nombre }, (_, i) => `Nom ${String(i)}`);
    const ids = joueurs.map((_, i) => `j${String(i + 1)}`);
    const tours = [0, 1, 2].map((tour) =>
      Object.fromEntries(ids.map((id, i) => [id, (i + tour) % 3 === 0])),
    );
    const lignes = recu(jouee(questions(3), tours, { joueurs }));
    expect(lignes.length).toBeGreaterThanOrEqual(4);
    verifier(lignes, new Set(ids), 3);
  });
});
