import { expect, test } from "vitest";
import { direCombienOntTrouve, direLigneDeSoiree, direReponseAcceptee } from "./phrases.ts";

test.each([
  [1, 1, "1\u00A0quizz, 1\u00A0joueur"],
  [3, 8, "3\u00A0quizz, 8\u00A0joueurs"],
])("an evening of %d quizz and %d players", (quizz, nbJoueurs, dite) => {
  const titres = Array.from({ length: quizz }, (_, rang) => `Quizz ${String(rang)}`);
  expect(
    direLigneDeSoiree({ _id: "s", code: "4KX2P9", date: "", titres, nbJoueurs, hote: true }),
  ).toBe(dite);
});

test.each([
  [0, 0, "Pas de réponse"],
  [1, 0, "Personne n’a trouvé, sur 1"],
  [1, 1, "Trouvé"],
  [8, 8, "Tous ont trouvé (8)"],
  [8, 1, "1\u00A0sur\u00A08 a trouvé"],
  [8, 5, "5\u00A0sur\u00A08 ont trouvé"],
])("of %d who were asked, %d were right: %s", (posees, justes, dite) => {
  expect(direCombienOntTrouve({ posees, justes })).toBe(dite);
});

test.each([
  [[], false, "Aucune réponse refusée ne dit «\u00A0Rome\u00A0»\u00A0: rien n’a changé."],
  [["Léa"], false, "«\u00A0Rome\u00A0» est acceptée\u00A0: un point de plus pour Léa."],
  [
    ["Léa"],
    true,
    "«\u00A0Rome\u00A0» est acceptée\u00A0: un point de plus pour Léa. Votre quizz l’accepte désormais.",
  ],
])("accepted for %j, in the quizz too: %s", (joueurs, quizz, dite) => {
  expect(direReponseAcceptee("Rome", { joueurs, quizz })).toBe(dite);
});
