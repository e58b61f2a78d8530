/** The scenes of the editors show exactly what a room would show: more would give a secret away. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Question } from "#contracts/quizz.ts";
import { trouverQuestionCourante } from "#game/rules/selection.ts";
import { arbitraireDeQuizz } from "#game/rules/test/arbitraires.ts";
import { createPropertyRunOptions } from "#game/rules/test/essais.ts";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuestionOrdre,
  creerQuestionRien,
} from "#game/rules/test/quizz.ts";
import { creerTableEnJeu, creerTableAuSalon, type Table } from "#game/rules/test/table.ts";
import { EtatPartieSync, type Vue } from "#game/schema/etat.ts";
import { projeterPartie } from "#game/schema/projeter.ts";
import { creerVueDeRoomVierge } from "../../client/partie/vue-vierge.ts";
import { vueDeRoomPendantQuestionSansJoueur } from "../../client/scenes/apercu/vue-apercu.ts";

const PREUVE = { media: "preuve.jpeg", text: "PREUVE" };
const SUITE = { media: "suite.mp4", text: "Tout le monde boit 2 gorgées, SUITE" };

function montree({ partie, now }: Table): Vue {
  const etat = new EtatPartieSync();
  projeterPartie(etat, partie, null, { now, sauvegardeEnPanne: false });
  return etat.toJSON();
}

/** The first question of a game at a table, with the options in the order of that game. */
function poser(question: Question): { readonly table: Table; readonly posee: Question } {
  const table = creerTableEnJeu([question, creerQuestionChoix()]);
  if (table.partie.etape === ETAPE.avertissement) table.suivant();
  const posee = trouverQuestionCourante(table.partie);
  if (posee === undefined) throw new Error("no question on the table");
  return { table, posee };
}

test("a room where nothing has happened is a room that was just opened", () => {
  const { code, placesMax } = creerVueDeRoomVierge();
  expect({ ...montree(creerTableAuSalon({ joueurs: [] })), code, placesMax }).toEqual(
    creerVueDeRoomVierge(),
  );
});

describe.each([
  ["choix", creerQuestionChoix],
  ["entree", creerQuestionEntree],
  ["ordre", creerQuestionOrdre],
  ["rien", creerQuestionRien],
] as const)("a question of type %s", (_, creer) => {
  const riche = creer({ preuve: PREUVE, suite: SUITE, media: MEDIA_QUESTION_DEFAUT, temps: 9 });

  test("is shown as a room asks it", () => {
    const { table, posee } = poser(riche);
    expect(vueDeRoomPendantQuestionSansJoueur(posee).question).toEqual(montree(table).question);
  });

  test("keeps its evidence and its follow-up until the reveal", () => {
    expect(JSON.stringify(vueDeRoomPendantQuestionSansJoueur(riche))).not.toMatch(
      /PREUVE|SUITE|preuve\.|suite\./,
    );
  });
});

test.each([
  ["choix", creerQuestionChoix],
  ["entree", creerQuestionEntree],
  ["ordre", creerQuestionOrdre],
] as const)("a question of type %s is shown as a room reveals it", (_, creer) => {
  const { table, posee } = poser(creer({ preuve: PREUVE, suite: SUITE }));
  table.reveler();
  const vue = montree(table);
  const revelee = vueDeRoomPendantQuestionSansJoueur(posee, table.manche.suite?.texte);
  // the host's buttons are not part of the scene
  expect(revelee.question).toEqual({ ...vue.question, offres: [] });
  expect([revelee.phase, revelee.etape]).toEqual([vue.phase, vue.etape]);
});

test("nothing that is right leaves through it before the reveal, but among the options", () => {
  fc.assert(
    fc.property(arbitraireDeQuizz, ({ questions }) => {
      for (const question of questions) {
        const montrees = JSON.stringify({
          ...vueDeRoomPendantQuestionSansJoueur(question).question,
          options: [],
        });
        for (const secret of [...question.reponse, ...question.precis])
          expect(montrees).not.toContain(secret);
      }
    }),
    createPropertyRunOptions(50),
  );
});
