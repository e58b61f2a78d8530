import { expect, test } from "vitest";
import { regrouperReponses } from "./regrouper.ts";

const dite = (pseudo: string, texte: string, verdict: "juste" | "faux" = "faux") => ({
  qui: pseudo,
  pseudo,
  donnee: texte === "" ? [] : [texte],
  verdict,
  ms: null,
});

test("right answers come first, then the wrong ones that most gave, then silence", () => {
  const groupes = regrouperReponses("entree", [
    dite("Zoé", ""),
    dite("Tom", "Picasso"),
    dite("Max", "picaso"),
    dite("Ada", "Raphaël"),
    dite("Léa", "Léonard de Vinci", "juste"),
  ]);
  expect(groupes).toEqual([
    { texte: "Léonard de Vinci", verdict: "juste", pseudos: ["Léa"] },
    { texte: "Picasso", verdict: "faux", pseudos: ["Tom", "Max"] },
    { texte: "Raphaël", verdict: "faux", pseudos: ["Ada"] },
    { texte: "", verdict: "faux", pseudos: ["Zoé"] },
  ]);
});

test("options that resemble each other are not one", () => {
  const groupes = regrouperReponses("choix", [dite("Tom", "Picasso"), dite("Max", "Picaso")]);
  expect(groupes.map(({ texte }) => texte)).toEqual(["Picasso", "Picaso"]);
});
