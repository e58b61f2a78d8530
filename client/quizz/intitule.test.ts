import { expect, test } from "vitest";
import { nommerQuestion } from "./intitule.tsx";

test.each([
  ["Quel fromage ?", "brie.webp", "Quel fromage ?"],
  ["", "brie.webp", "Question en image"],
  [" \u200B", "cri.mp3#t=3,9", "Question à écouter"],
  ["", "https://youtu.be/abcdefghijk", "Question en vidéo"],
  ["", "question.jpeg", "Question sans texte"],
])("%j with %s is called %j", (text, media, nom) => {
  expect(nommerQuestion({ text, media })).toBe(nom);
});
