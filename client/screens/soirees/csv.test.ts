import { expect, test } from "vitest";
import type { ReponseSoiree } from "#contracts/compte-rendu.ts";
import { ecrireSoireeEnCsv } from "./csv.ts";

const soiree = (text: string, pseudo: string): ReponseSoiree => ({
  _id: "s",
  code: "ABC123",
  hote: true,
  reclamee: true,
  parties: [
    {
      _id: "p",
      quizz: null,
      titre: "Un quizz",
      date: "2026-11-28T22:00:00.000Z",
      nbJoueurs: 1,
      bilan: {
        imprevus: 0,
        gorgees: 4,
        questions: [
          {
            _id: "q",
            type: "entree",
            text,
            options: [],
            reponse: ["42"],
            precis: [],
            dureeMs: 9_000,
            gorgees: 4,
            posees: 2,
            justes: 1,
            fausses: [{ texte: "41", fois: 1 }],
            medianeMs: 2_500,
          },
        ],
      },
      table: [{ pseudo, gorgees: 4, score: 1, jugees: 1, rang: 1, parti: false, moi: false }],
      prix: [],
      miennes: [],
    },
  ],
});

test("a row for each question, then for each player", () => {
  const lignes = ecrireSoireeEnCsv(soiree("Combien ?", "Léa")).split("\r\n");
  expect(lignes[1]).toBe('"Un quizz";"Combien ?";"42";2;1;2,5;4;"41 (1)"');
  expect(lignes.at(-2)).toBe('"Un quizz";"Léa";1;1;1;4');
});

test("what people typed is neither a formula nor another row", () => {
  const csv = ecrireSoireeEnCsv(soiree('Dit "oui" ; ou\nnon', "=HYPERLINK(1)"));
  expect(csv).toContain('"Dit ""oui"" ; ou\nnon"');
  expect(csv).toContain(`"'=HYPERLINK(1)"`);
});
