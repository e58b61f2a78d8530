import { expect, test } from "vitest";
import { lireAdresseDeListeDOrigine, direLibelleDuLienDeRetour } from "./retour.ts";

test.each([
  [{ liste: "/quizz?menu=2&search=fromage" }, "/quizz?menu=2&search=fromage", "Mes Quizz"],
  [{ liste: "/quizz-communaute?page=3" }, "/quizz-communaute?page=3", "Quizz communauté"],
  [{ liste: "https://ailleurs.example/" }, "/quizz-communaute", "Quizz communauté"],
  [null, "/quizz-communaute", "Quizz communauté"],
])("from %j one goes back to %s, called %s", (etat, liste, nom) => {
  expect(lireAdresseDeListeDOrigine(etat)).toBe(liste);
  expect(direLibelleDuLienDeRetour(lireAdresseDeListeDOrigine(etat))).toBe(nom);
});
