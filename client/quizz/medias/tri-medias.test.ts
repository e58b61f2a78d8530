import { expect, test } from "vitest";
import type { MediaDuCompte, UsageMedia } from "#contracts/medias.ts";
import {
  filtrerMedias,
  compterQuestionsDuMedia,
  compterMediasSelonFiltre,
  compterOctetsParSorteDeFichier,
} from "./tri-medias.ts";

const usage = (question: string, ou: UsageMedia["ou"] = "media"): UsageMedia => ({
  quizz: { _id: "q", title: "Été à la mer" },
  question: { _id: question, rang: 0, text: "?" },
  ou,
});
const media = (titre: string, type: string, usages: UsageMedia[] = []): MediaDuCompte => ({
  nom: `${titre}.x`,
  type,
  titre,
  taille: titre.length,
  date: "2026-11-21T10:00:00.000Z",
  usages,
  versions: 0,
});
const MEDIAS = [
  media("Plateau", "image/webp", [usage("a"), usage("a", "preuve"), usage("b")]),
  media("Raclette", "audio/mpeg"),
  media("Fondue", "video/mp4", [usage("c")]),
  media("Événement", "image/svg+xml"),
];
const titres = (
  ...demande: Parameters<typeof filtrerMedias> extends [unknown, ...infer R] ? R : never
) => filtrerMedias(MEDIAS, ...demande).map(({ titre }) => titre);

test("by kind, and those that no question shows", () => {
  expect(titres("tout", "")).toHaveLength(4);
  expect(titres("image", "")).toEqual(["Plateau", "Événement"]);
  expect(titres("audio", "")).toEqual(["Raclette"]);
  expect(titres("video", "")).toEqual(["Fondue"]);
  expect(titres("jamais", "")).toEqual(["Raclette", "Événement"]);
  expect(compterMediasSelonFiltre(MEDIAS, "jamais")).toBe(2);
});

test("by title and by quizz, whatever the case and the accents", () => {
  expect(titres("tout", " EVENE ")).toEqual(["Événement"]);
  expect(titres("tout", "ete a la mer")).toEqual(["Plateau", "Fondue"]);
  expect(titres("audio", "plateau")).toEqual([]);
});

test("a question that shows it twice counts once", () => {
  expect(MEDIAS.map(compterQuestionsDuMedia)).toEqual([2, 0, 1, 0]);
});

test("the room that each kind takes", () => {
  expect(compterOctetsParSorteDeFichier(MEDIAS)).toEqual({ image: 16, audio: 8, video: 6 });
});
