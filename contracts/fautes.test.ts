import { describe, expect, test } from "vitest";
import {
  type CodeFauteDeQuestion,
  trouverFautesDeQuestion,
  PHRASES_FAUTES_DE_QUESTION,
} from "./fautes.ts";
import { question, type Question } from "./quizz.ts";

const UNE = question.parse({
  _id: "q",
  type: "choix",
  text: "Quel fromage ?",
  options: ["Comté", "Brie"],
  reponse: ["Comté"],
});
const une = (champs: Partial<Question>): Question => ({ ...UNE, ...champs });
const ENTREE: Partial<Question> = { type: "entree", options: [], reponse: ["Comté"] };
const ORDRE: Partial<Question> = { type: "ordre", reponse: ["Brie", "Comté"] };
const SON = { media: "a.mp3#t=30,45", temps: 15 };

describe("the faults of a question", () => {
  test.each<[string, Partial<Question>, CodeFauteDeQuestion[]]>([
    ["none", {}, []],
    ["no right answer ticked", { reponse: [] }, ["sansReponse"]],
    ["a right answer that is no option", { reponse: ["Cantal"] }, ["sansReponse"]],
    ["one option", { options: ["Comté"] }, ["peuDePropositions"]],
    ["no option at all", { options: [], reponse: [] }, ["peuDePropositions", "sansReponse"]],
    ["nothing typed is accepted", { ...ENTREE, reponse: [] }, ["sansReponseAcceptee"]],
    ["only a bonus answer", { ...ENTREE, reponse: [], precis: ["x"] }, ["sansReponseAcceptee"]],
    ["an answer to type", ENTREE, []],
    ["an order", ORDRE, []],
    ["an order of one", { ...ORDRE, options: ["Brie"], reponse: ["Brie"] }, ["peuDePropositions"]],
    ["an order that leaves one out", { ...ORDRE, reponse: ["Brie"] }, ["ordreIncomplet"]],
    ["a message", { type: "rien", options: [], reponse: [] }, []],
    ["an empty message", { type: "rien", text: " \u200B", options: [], reponse: [] }, ["vide"]],
    ["no text, a picture", { text: "", media: "a.webp" }, []],
    ["no text, no picture", { text: "", media: "" }, ["vide"]],
    ["no text, the picture that stands for none", { text: "", media: "question.jpeg" }, ["vide"]],
    ["an extract as long as the time", SON, []],
    ["an extract longer than the time", { ...SON, temps: 14 }, ["extraitLong"]],
    ["an extract of tenths", { ...SON, media: "a.mp3#t=30.5,45.6" }, ["extraitLong"]],
    ["an extract from the beginning", { ...SON, media: "a.mp3#t=,16" }, ["extraitLong"]],
    ["an extract without a time", { ...SON, temps: 0 }, []],
    ["an extract to the end", { ...SON, media: "a.mp3#t=30", temps: 1 }, []],
    [
      "an extract of a link, framed",
      { media: "https://youtu.be/dQw4w9WgXcQ#xywh=percent:0,0,50,50&t=0,20", temps: 10 },
      ["extraitLong"],
    ],
    [
      "an extract that YouTube's own address says",
      { media: "https://youtu.be/dQw4w9WgXcQ?start=5&end=20", temps: 10 },
      ["extraitLong"],
    ],
    ["another piece of an address", { media: "https://x.fr/a.mp3#partie=0,99", temps: 10 }, []],
  ])("%s", (_nom, champs, codes) => {
    expect(trouverFautesDeQuestion(une(champs))).toEqual(
      codes.map((code) => ({ code, phrase: PHRASES_FAUTES_DE_QUESTION[code] })),
    );
  });
});
