import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CompteRenduDePartie } from "#contracts/compte-rendu.ts";
import { composerPartieFinie } from "#game/rules/derived.ts";
import { creerQuestionChoix, creerQuestionEntree } from "#game/rules/test/quizz.ts";
import { creerTableEnJeu, LEA, TOM, ZOE } from "#game/rules/test/table.ts";
import { accepterReponseApresCoup } from "./accepter.ts";

const JOUEURS = [LEA, TOM, ZOE] as const;
const DITES = ["Léonard de Vinci", "De Vinci", "de vincy", "Picasso", "Picaso", "Raphaël"] as const;

/** A game of two typed questions, with these answers, to its end. */
function jouer(
  reponse: readonly string[],
  dites: readonly (readonly string[])[],
  refuses: readonly string[] = [],
) {
  const question = creerQuestionEntree({ reponse: [...reponse], precis: [] });
  const table = creerTableEnJeu([question, question]);
  for (const tour of dites) {
    for (const [rang, id] of JOUEURS.entries()) {
      const dite = tour[rang] ?? "";
      if (dite !== "") table.repondre(id, dite);
    }
    if (table.partie.etape === 0) table.reveler();
    // the host says that these were wrong, whatever they wrote
    if (refuses.length > 0) table.juger(Object.fromEntries(refuses.map((id) => [id, "faux"])));
    table.suivant();
  }
  const compteRendu = composerPartieFinie(table.partie)?.compteRendu;
  if (compteRendu === undefined) throw new Error("no report");
  return compteRendu;
}

/** What an accepted answer may change: verdicts, scores and places, by player. */
const lire = ({ questions, joueurs }: CompteRenduDePartie) => ({
  verdicts: questions.map(({ reponses }) =>
    Object.fromEntries(reponses.map(({ qui, verdict }) => [qui, verdict])),
  ),
  scores: Object.fromEntries(joueurs.map(({ id, score, rang }) => [id, [score, rang]])),
});

test("the scores are those of the same game with the answer accepted", () => {
  const dite = fc.constantFrom("", ...DITES);
  const tour = fc.tuple(dite, dite, dite);
  fc.assert(
    fc.property(fc.tuple(tour, tour), fc.constantFrom(...DITES), (dites, acceptee) => {
      let contenu = jouer(["Léonard de Vinci"], dites);
      for (const id of ["q0", "q1"])
        contenu = accepterReponseApresCoup(contenu, id, acceptee, () => false)?.contenu ?? contenu;
      expect(lire(contenu)).toEqual(lire(jouer(["Léonard de Vinci", acceptee], dites)));
    }),
    { numRuns: 60 },
  );
});

test("an answer that the host refused stays wrong, unless it is the accepted one", () => {
  const dites = [
    ["Léonard de Vinci", "Picasso", "Raphaël"],
    ["", "", ""],
  ];
  const jouee = jouer(["Léonard de Vinci"], dites, [LEA]);
  const acceptee = accepterReponseApresCoup(jouee, "q0", "Picasso", () => false);
  expect(acceptee?.joueurs).toEqual(["Tom"]);
  expect(accepterReponseApresCoup(jouee, "q0", "Léonard de Vinci", () => false)?.joueurs).toEqual([
    "Léa",
  ]);
});

test("says who wins a point, and counts the answers again", () => {
  const jouee = jouer(
    ["Léonard de Vinci"],
    [
      ["Léonard de Vinci", "Picasso", "Picaso"],
      ["", "", ""],
    ],
  );
  const acceptee = accepterReponseApresCoup(jouee, "q0", "Picasso", () => false);
  expect(acceptee?.joueurs.toSorted()).toEqual(["Tom", "Zoé"]);
  expect(acceptee?.contenu.questions[0]?.reponse).toEqual(["Léonard de Vinci", "Picasso"]);
  expect(acceptee?.releve).toEqual({ posees: 3, justes: 3, fausses: [] });
  // a known word is no slip of another one
  const exacte = accepterReponseApresCoup(jouee, "q0", "Picasso", (mot) => mot === "picaso");
  expect(exacte?.joueurs).toEqual(["Tom"]);
});

test("accepts nothing for a question with options, one that was not played, or what nobody gave", () => {
  const table = creerTableEnJeu([creerQuestionChoix()]).repondre(LEA, "Perth").reveler().suivant();
  const compteRendu = composerPartieFinie(table.partie)?.compteRendu;
  if (compteRendu === undefined) throw new Error("no report");
  expect(accepterReponseApresCoup(compteRendu, "q0", "Perth", () => false)).toBeNull();
  expect(accepterReponseApresCoup(compteRendu, "q9", "Perth", () => false)).toBeNull();
  const tapee = jouer(
    ["Léonard de Vinci"],
    [
      ["Raphaël", "", ""],
      ["", "", ""],
    ],
  );
  expect(accepterReponseApresCoup(tapee, "q0", "Picasso", () => false)).toBeNull();
});
