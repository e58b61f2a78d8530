import { expect, test } from "vitest";
import { compteRenduDePartie } from "#contracts/compte-rendu.ts";
import { composerPartieFinie } from "./derived.ts";
import { creerQuestionChoix, creerQuestionEntree } from "./test/quizz.ts";
import { HOTE, LEA, MAX, TOM, ZOE, creerTableEnJeu, type Table } from "./test/table.ts";

const compteRendu = (table: Table) =>
  compteRenduDePartie.parse(composerPartieFinie(table.partie)?.compteRendu);

/** A game of a choice and a typed question, both judged, and ended. */
const jouee = () =>
  creerTableEnJeu([creerQuestionChoix(), creerQuestionEntree()])
    .apres(3_000)
    .repondre(LEA, "Canberra")
    .apres(2_000)
    .repondre(TOM, "Perth")
    .reveler()
    .suivant()
    .repondre(LEA, "Léonard de Vinci")
    .repondre(TOM, "autre chose")
    .repondre(ZOE, "rien du tout");

test("each answer is kept with its player, its verdict and its time", () => {
  const [choix] = compteRendu(jouee().hote({ type: "terminer" })).questions;
  expect(choix).toMatchObject({ _id: "q0", type: "choix", reponse: ["Canberra"] });
  const de = (qui: string) => choix?.reponses.find((une) => une.qui === qui);
  expect(de(LEA)).toMatchObject({ donnee: ["Canberra"], verdict: "juste" });
  expect(de(TOM)).toMatchObject({ donnee: ["Perth"] });
  expect((de(TOM)?.ms ?? 0) - (de(LEA)?.ms ?? 0)).toBe(2_000);
  // Zoé let the time pass
  expect(de(ZOE)).toEqual({ qui: ZOE, donnee: [], verdict: "faux", ms: null });
  expect(choix?.dureeMs).toBeGreaterThanOrEqual(de(TOM)?.ms ?? Number.NaN);
});

test("a verdict that the host changed counts as it is in the end", () => {
  const table = jouee().juger({ [TOM]: "juste" });
  const { questions, joueurs } = compteRendu(table.hote({ type: "terminer" }));
  const tape = questions[1]?.reponses.find(({ qui }) => qui === TOM);
  expect(tape).toMatchObject({ donnee: ["autre chose"], verdict: "juste" });
  for (const { id, score } of joueurs) {
    const justes = questions.flatMap(({ reponses }) =>
      reponses.filter(({ qui, verdict }) => qui === id && verdict !== "faux"),
    );
    expect(score).toBe(id === HOTE ? null : justes.length);
  }
});

test("a skipped question is not in the report, nor one of the game before", () => {
  const table = jouee().hote({ type: "terminer" }).hote({ type: "retourSalon" });
  expect(table.partie.releves).toEqual({});
  const autre = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).passer();
  expect(autre.partie.releves).toEqual({});
});

test("two seats that become one have one answer to each question", () => {
  const table = jouee().rejoindre("Max");
  const fusionnee = table.deconnecter(LEA).hote({ type: "fusionner", de: MAX, vers: LEA });
  const qui = compteRendu(fusionnee.hote({ type: "terminer" })).questions.map(({ reponses }) =>
    reponses.map((une) => une.qui).toSorted(),
  );
  expect(qui).toEqual([
    [LEA, TOM, ZOE],
    [LEA, TOM, ZOE],
  ]);
});

test("of two seats that become one, the right answer is kept, and a kicked player has none", () => {
  const deux = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
    joueurs: ["Léa", "Tom", "Zoé", "Max"],
  })
    .repondre(LEA, "Perth")
    .repondre(MAX, "Canberra")
    .reveler()
    .suivant();
  const fusionnee = deux.deconnecter(LEA).hote({ type: "fusionner", de: MAX, vers: LEA });
  const sans = fusionnee.hote({ type: "supprimerJoueur", joueur: TOM });
  const [question] = compteRendu(sans.hote({ type: "terminer" })).questions;
  expect(question?.reponses.map(({ qui, verdict }) => [qui, verdict])).toEqual([
    [LEA, "juste"],
    [ZOE, "faux"],
  ]);
});

test("the games of one room are of one evening", () => {
  const premiere = jouee().hote({ type: "terminer" });
  const { soiree } = compteRendu(premiere);
  expect(soiree).toBe(composerPartieFinie(premiere.partie)?.id);
  expect(premiere.partie.soir.id).toBe(soiree);
});
