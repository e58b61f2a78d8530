/** A small starter content for tests, written to a folder of its own. */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>';

const QUIZZ_NOEL = {
  title: "Noël et l’œuf",
  tags: ["serie", "Football"],
  questions: [
    { type: "rien", text: "Bienvenue." },
    {
      type: "choix",
      text: "Quel animal ?",
      media: "la-reponse-est-un-chat.svg",
      options: ["Chat", "Chien"],
      reponse: ["Chat"],
    },
    {
      type: "entree",
      text: "Capitale ?",
      reponse: ["Paris"],
      preuve: { media: "tour.mp3", text: "Écoutez." },
    },
  ],
};
export const QUIZZ_BJORK = {
  title: "Björk & compagnie",
  tags: ["Rap"],
  questions: [{ type: "ordre", text: "Rangez.", options: ["a", "b"], reponse: ["a", "b"] }],
};
const IMPREVUS = [
  { _id: MINI_JEUX.gamble.id, text: "Gamble" },
  { text: "&joueur boit &gorgee." },
  { text: "Tout le monde trinque.", suite: { media: "tour.mp3", text: "Encore." } },
  { text: "Rarissime.", rare: true },
];

/** Adds or replaces one file of the content. */
export async function ecrireFichierDeContenuDeTest(
  dossier: string,
  nom: string,
  contenu: unknown,
): Promise<void> {
  const fichier = join(dossier, nom);
  await mkdir(join(fichier, ".."), { recursive: true });
  await writeFile(
    fichier,
    typeof contenu === "string" || Buffer.isBuffer(contenu) ? contenu : JSON.stringify(contenu),
  );
}

/** Two quizzes, four imprévus of which one is rare and one a mini-game, two media files. */
export async function ecrireTousLesFichiersDeContenuDeTest(dossier: string): Promise<void> {
  await ecrireFichierDeContenuDeTest(dossier, "quizz/bjork.json", QUIZZ_BJORK);
  await ecrireFichierDeContenuDeTest(dossier, "quizz/noel.json", QUIZZ_NOEL);
  await ecrireFichierDeContenuDeTest(dossier, "imprevus.json", IMPREVUS);
  await ecrireFichierDeContenuDeTest(dossier, "media/la-reponse-est-un-chat.svg", SVG);
  await ecrireFichierDeContenuDeTest(
    dossier,
    "media/tour.mp3",
    Buffer.from(Array.from({ length: 256 }, (_, octet) => octet)),
  );
}
