import { expect, it } from "vitest";
import { creerQuestionChoix } from "#game/rules/test/quizz.ts";
import { creerTableALImprevu, type Table } from "#game/rules/test/table.ts";
import { EtatPartieSync } from "./etat.ts";
import { projeterPartie } from "./projeter.ts";

const TEXTE = "&joueur chante. Ovation : &gorgee à distribuer. Sifflets : &gorgee à boire.";

it("shows how many are for each outcome, never who: two other voters leave the same state", () => {
  const voter = (table: Table, pour: readonly string[], contre: readonly string[]) => {
    const { tour } = table.partie;
    table.hote({ type: "ouvrirScrutin", tour });
    for (const id of pour) table.faire(id, { type: "voter", tour, voix: "ovation" });
    for (const id of contre) table.faire(id, { type: "voter", tour, voix: "sifflets" });
    const etat = new EtatPartieSync();
    projeterPartie(etat, table.partie, null, { now: table.now, sauvegardeEnPanne: false });
    return etat.toJSON();
  };
  const table = creerTableALImprevu(
    [creerQuestionChoix(), creerQuestionChoix()],
    { text: TEXTE, juge: true },
    { joueurs: ["Léa", "Tom", "Zoé", "Max"] },
  );
  const [juge = ""] = table.partie.scrutin?.juges ?? [];
  const [a = "", b = "", c = ""] = ["j1", "j2", "j3", "j4"].filter((id) => id !== juge);
  const une = voter(table.copie(), [a, b], [c]);
  expect(une.scrutin).toEqual({
    phase: "ouvert",
    juges: [juge],
    ovations: 2,
    sifflets: 1,
    issue: "",
  });
  expect(voter(table.copie(), [c, a], [b])).toEqual(une);
  expect(une.minuteur).toMatchObject({ dureeMs: 6_000, resteMs: 6_000, marche: true });
  expect(une.imprevu?.offres.map(({ selon }) => selon)).toEqual(["ovation", "sifflets"]);
});

it("keeps the text and the media of a follow-up until the host shows it, on the card and after it", () => {
  const suite = { text: "PLUS-TARD", media: "plus-tard.webp" };
  const table = creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()], {
    text: "&joueur chante.",
    suite,
  });
  const montre = (): string => {
    const etat = new EtatPartieSync();
    projeterPartie(etat, table.partie, null, { now: table.now, sauvegardeEnPanne: false });
    return JSON.stringify(etat);
  };
  expect(montre()).not.toMatch(/plus-tard/i);
  const { tour } = table.partie;
  table.suivant();
  expect(table.partie.enCours).toHaveLength(1);
  expect(montre()).not.toMatch(/plus-tard/i);
  table.hote({ type: "montrerSuite", tour });
  expect(montre()).toMatch(/PLUS-TARD.*plus-tard\.webp|plus-tard\.webp.*PLUS-TARD/);
});
