/** The changes of an import under way. */
import { expect, test } from "vitest";
import { lireFichierImport } from "#formats/formats.ts";
import type { ColumnRole } from "#formats/lecture.ts";
import {
  importReducer,
  listerMediasDAutresSitesDeLImport,
  MOTIF_CORRECTION_D_AVANT,
} from "./import-reducer.ts";
import { composerEtatInitialDImport, trouverQuizzDImportAffiche } from "./import-en-cours.ts";

const IMAGE = "https://exemple.fr/a.png";
const CSV = `type;question;proposition 1;proposition 2;bonne réponse;image
choix;Un ?;A;B;1;${IMAGE}
choix;Un ?;A;B;1;${IMAGE}
choix;Deux ?;A;B;1.2;`;

async function commence() {
  const lecture = await lireFichierImport(CSV);
  const source = { nom: null, taille: 1, quand: 0 };
  return composerEtatInitialDImport(
    { lecture, reconnus: [lecture.format], brut: null },
    source,
    "00000000-0000-4000-8000-000000000001",
  );
}

test("a question that was left out and is taken back is what it was, its picture and its doubts included", async () => {
  const lu = await commence();
  const { lignes } = trouverQuizzDImportAffiche(lu);
  expect(lignes.map(({ sorte }) => sorte)).toEqual(["question", "ignoree", "question"]);
  for (const rang of [0, 2]) {
    const sans = importReducer(lu, { geste: "ignorer", rang });
    expect(importReducer(sans, { geste: "reprendre", rang })).toEqual(lu);
  }
  expect(trouverQuizzDImportAffiche(lu).lignes[2]).toMatchObject({ doutes: [expect.any(String)] });

  // a line left out as a repetition can be taken back too
  const double = importReducer(lu, { geste: "reprendre", rang: 1 });
  expect(trouverQuizzDImportAffiche(double).lignes[1]).toEqual({ ...lignes[0], ou: 3 });
  const laissee = importReducer(double, { geste: "ignorer", rang: 0 });
  expect(listerMediasDAutresSitesDeLImport(laissee)).toEqual([IMAGE]);
});

test.each([
  ["Fromages, ou presque.gift.txt", "Fromages, ou presque"],
  ["Soirée de Tom.csv", "Soirée de Tom"],
  [null, "Import du 23/11/2026"],
])("%s, which says no title, is called %s", async (nom, titre) => {
  const lecture = await lireFichierImport(CSV);
  const source = { nom, taille: 1, quand: Date.UTC(2026, 10, 23, 12) };
  const lu = composerEtatInitialDImport({ lecture, reconnus: [], brut: null }, source, "");
  expect(trouverQuizzDImportAffiche(lu).titre).toBe(titre);
});

test("that the media of the file are gone is told once, and of that file alone", async () => {
  const lu = { ...(await commence()), medias: [{ nom: "ab.png", taille: 1 }] };
  expect(importReducer(lu, { geste: "perdre", envoi: "another" })).toBe(lu);
  const perdu = importReducer(lu, { geste: "perdre", envoi: lu.envoi });
  expect(perdu.medias).toEqual([]);
  expect(perdu.remarques).toContainEqual(expect.stringContaining("déposez-le à nouveau"));
  expect(importReducer(perdu, { geste: "perdre", envoi: lu.envoi })).toBe(perdu);
});

const TEXTE =
  "Quel film ?\nMatrix*\nAlien\n\nCapitale du Pérou ?\nLima\n\nCapitale du Chili ?\nSantiago";

test("a text read otherwise keeps the corrections of what reads as before, and the others beside", async () => {
  const lecture = await lireFichierImport(TEXTE);
  const lu = composerEtatInitialDImport(
    { lecture, reconnus: [lecture.format], brut: null },
    { nom: null, taille: 1, quand: 0 },
    "00000000-0000-4000-8000-000000000001",
  );
  const fraiches = lecture.quizz;
  const ecrire = (etat: typeof lu, rang: number, text: string) => {
    const ligne = trouverQuizzDImportAffiche(etat).lignes[rang];
    if (ligne?.sorte !== "question") throw new Error("no question");
    return importReducer(etat, { geste: "ecrire", rang, question: { ...ligne.question, text } });
  };
  const corrige = ecrire(ecrire(lu, 0, "Quel grand film ?"), 2, "Capitale de la Bolivie ?");
  const consignes = { lecture: null, roles: { 3: "bonne" } } as const;
  const autre = await lireFichierImport(TEXTE, { consignes });
  const relu = importReducer(corrige, { geste: "comprendre", lecture: autre, consignes, fraiches });
  expect(relu.consignes).toBe(consignes);
  expect(
    trouverQuizzDImportAffiche(relu).lignes.map((ligne) =>
      ligne.sorte === "question" ? ligne.question.text : [ligne.raison, ligne.question?.text],
    ),
  ).toEqual([
    "Quel film ?",
    "Capitale du Pérou ?",
    "Capitale de la Bolivie ?",
    [MOTIF_CORRECTION_D_AVANT, "Quel grand film ?"],
  ]);
  // its own version is taken back as any line that was left out
  const repris = importReducer(relu, { geste: "reprendre", rang: 3 });
  expect(trouverQuizzDImportAffiche(repris).lignes[3]).toMatchObject({
    question: { text: "Quel grand film ?" },
  });
});

const UNKNOWN = "Mot;Sujet;Rang\nLima;Pérou ?;a\nQuito;Équateur ?;b\nSucre;Bolivie ?;c";

test("columns that are named give their questions to the import, which keeps what was mended", async () => {
  const lecture = await lireFichierImport(UNKNOWN, { format: "tableau" });
  const source = { nom: "a.csv", taille: 1, quand: 0 };
  const lu = composerEtatInitialDImport({ lecture, reconnus: [], brut: null }, source, "");
  const name = async (etat: typeof lu, roles: readonly ColumnRole[]) => {
    const consignes = { ...etat.consignes, colonnes: { "": { roles, titres: true } } };
    const [fraiches, apres] = [
      (await lireFichierImport(UNKNOWN, { format: "tableau", consignes: etat.consignes })).quizz,
      await lireFichierImport(UNKNOWN, { format: "tableau", consignes }),
    ];
    return importReducer(etat, { geste: "comprendre", lecture: apres, consignes, fraiches });
  };
  const nothing = await name(lu, ["rien", "question", "rien"]);
  expect([nothing.pris, trouverQuizzDImportAffiche(nothing).lignes]).toEqual([[false], []]);
  const named = await name(nothing, ["bonnes", "question", "rien"]);
  expect([named.pris, trouverQuizzDImportAffiche(named).lignes.length]).toEqual([[true], 3]);
  const mended = importReducer(named, { geste: "ignorer", rang: 1 });
  const again = await name(mended, ["bonnes", "question", "partie"]);
  expect(trouverQuizzDImportAffiche(again).lignes.map(({ sorte }) => sorte)).toEqual([
    "question",
    "ignoree",
    "question",
  ]);
  expect(again.tables[0]?.roles).toEqual(["bonnes", "question", "partie"]);
});
