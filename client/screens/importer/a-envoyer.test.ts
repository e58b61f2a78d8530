/** The calls of an import: only what is ready, nothing shortened, in as few calls as the API allows. */
import { describe, expect, test } from "vitest";
import { corpsImportQuizz, QUIZZ_PAR_IMPORT } from "#contracts/importation.ts";
import { lireFichierImport } from "#formats/formats.ts";
import {
  grouperEnAppels,
  estFichierSansTempsDeReponse,
  calculerUuidDEnvoi,
  listerNomsDeMediasDesQuizzImportes,
  remplacerNomsDeMedias,
  composerQuizzPretsDeLImport,
  direEmpechementDImport,
} from "./a-envoyer.ts";
import { importReducer } from "./import-reducer.ts";
import {
  calculerEtatsDesLignesLues,
  composerEtatInitialDImport,
  compterLignesParEtat,
  type ImportEnCours,
  trouverRangDeProchaineLigneAReparer,
  trouverQuizzDImportAffiche,
  mettreEnCacheEtatsDesLignesLues,
} from "./import-en-cours.ts";

const ENVOI = "00000000-0000-4000-8000-000000000001";

async function lireTexte(texte: string): Promise<ImportEnCours> {
  const lecture = await lireFichierImport(texte);
  const source = { nom: null, taille: texte.length, quand: Date.UTC(2026, 10, 23, 12) };
  return composerEtatInitialDImport(
    { lecture, reconnus: [lecture.format], brut: null },
    source,
    ENVOI,
  );
}
const liste = (nombre: number) =>
  Array.from({ length: nombre }, (_, rang) => `Question ${rang + 1} ? ; Réponse ${rang + 1}`).join(
    "\n",
  );
const FAUTIVE = `Lequel ?\n*${"x".repeat(75)}\nBrie\n\nEt lui ?\n*Comté\nBrie`;

describe("what is sent", () => {
  test("is what is ready; what is mended comes with it, what is left out does not", async () => {
    const lu = await lireTexte(FAUTIVE);
    expect(compterLignesParEtat(trouverQuizzDImportAffiche(lu).lignes)).toEqual({
      ok: 1,
      aCorriger: 1,
      ignoree: 0,
    });
    expect(trouverRangDeProchaineLigneAReparer(trouverQuizzDImportAffiche(lu).lignes, -1)).toBe(0);
    const [pret] = composerQuizzPretsDeLImport(lu);
    expect(pret?.title).toBe("Import du 23/11/2026");
    expect(pret?.questions.map(({ text }) => text)).toEqual(["Et lui ?"]);
    const ligne = trouverQuizzDImportAffiche(lu).lignes[0];
    if (ligne?.sorte !== "question") throw new Error("no question");
    const question = { ...ligne.question, options: ["Tomme", "Brie"], reponse: ["Tomme"] };
    const mende = importReducer(lu, { geste: "ecrire", rang: 0, question });
    expect(composerQuizzPretsDeLImport(mende)[0]?.questions).toHaveLength(2);
    expect(
      trouverRangDeProchaineLigneAReparer(trouverQuizzDImportAffiche(mende).lignes, -1),
    ).toBeNull();
    const ignoree = importReducer(mende, { geste: "ignorer", rang: 1 });
    expect(composerQuizzPretsDeLImport(ignoree)[0]?.questions.map(({ text }) => text)).toEqual([
      "Lequel ?",
    ]);
    const reprise = importReducer(ignoree, { geste: "reprendre", rang: 1 });
    expect(composerQuizzPretsDeLImport(reprise)[0]?.questions).toHaveLength(2);
  });

  test("of more than two hundred questions, is several quizzes whose titles fit and differ", async () => {
    const lu = importReducer(await lireTexte(liste(450)), {
      geste: "titrer",
      titre: "T".repeat(60),
    });
    const prets = composerQuizzPretsDeLImport(lu);
    expect(prets.map(({ questions }) => questions.length)).toEqual([200, 200, 50]);
    expect(prets.map(({ title }) => [...title].length)).toEqual([60, 60, 60]);
    expect(new Set(prets.map(({ title }) => title)).size).toBe(3);
  });

  test("is nothing of a quizz that is not taken", async () => {
    const lu = importReducer(await lireTexte(liste(2)), { geste: "prendre", rang: 0, pris: false });
    expect(composerQuizzPretsDeLImport(lu)).toEqual([]);
  });
});

test("a remote picture is shown once it was found, and given up once it was looked for in vain", async () => {
  const lu = await lireTexte(
    "type;question;proposition 1;proposition 2;bonne réponse;image\nchoix;Un ?;A;B;1;https://exemple.fr/a.png\nchoix;Deux ?;A;B;2;https://exemple.fr/b.png",
  );
  const tous = new Set(["https://exemple.fr/a.png", "https://exemple.fr/b.png"]);
  const vu = importReducer(lu, {
    geste: "liens",
    vus: tous,
    bons: new Set(["https://exemple.fr/a.png"]),
  });
  expect(composerQuizzPretsDeLImport(vu)[0]?.questions.map(({ media }) => media)).toEqual([
    "https://exemple.fr/a.png",
    "question.jpeg",
  ]);
});

test("a file of the questions goes by its new name, with its frame; one that did not pass is not shown", async () => {
  const [pret] = composerQuizzPretsDeLImport(await lireTexte(liste(2)));
  const [une, deux] = pret?.questions ?? [];
  if (pret === undefined || une === undefined || deux === undefined) throw new Error("no quizz");
  const avec = {
    ...pret,
    questions: [
      { ...une, media: "ab.png#xywh=percent:0,0,50,100" },
      { ...deux, media: "cd.png", preuve: { text: "Là", media: "cd.png" } },
    ],
  };
  expect([...listerNomsDeMediasDesQuizzImportes([avec])]).toEqual(["ab.png", "cd.png"]);
  expect(remplacerNomsDeMedias(avec, new Map([["ab.png", "neuf.png"]])).questions).toMatchObject([
    { media: "neuf.png#xywh=percent:0,0,50,100" },
    { media: "question.jpeg", preuve: { text: "Là", media: "" } },
  ]);
});

test("an account of many quizzes goes in several calls, each whole and in order", () => {
  const quizz = Array.from({ length: QUIZZ_PAR_IMPORT + 3 }, (_, rang) => ({
    title: `Quizz ${rang}`,
    questions: [],
  }));
  const appels = grouperEnAppels(quizz);
  expect(appels.map(({ length }) => length)).toEqual([QUIZZ_PAR_IMPORT, 3]);
  expect(appels.flat()).toEqual(quizz);
});

test("the calls of many long quizzes are all within what the API takes", async () => {
  const [quizz] = composerQuizzPretsDeLImport(await lireTexte(liste(200)));
  if (quizz === undefined) throw new Error("no quizz");
  const treize = Array.from({ length: 13 }, () => quizz);
  const appels = grouperEnAppels(treize);
  expect(appels.map(({ length }) => length)).toEqual([5, 5, 3]);
  for (const appel of appels)
    expect(
      corpsImportQuizz.safeParse({ quizz: appel, envoi: ENVOI }).error?.issues,
    ).toBeUndefined();
});

test("the same body of the same import is the same call; anything else is another", () => {
  const quizz = [{ title: "Un", questions: [] }];
  const envoi = calculerUuidDEnvoi(ENVOI, { quizz });
  expect(corpsImportQuizz.safeParse({ quizz, envoi }).success).toBe(true);
  expect(calculerUuidDEnvoi(ENVOI, { quizz: structuredClone(quizz) })).toBe(envoi);
  expect(calculerUuidDEnvoi(ENVOI, { quizz, vers: "q" })).not.toBe(envoi);
  expect(calculerUuidDEnvoi(ENVOI.replace("1", "2"), { quizz })).not.toBe(envoi);
});

test("what the worker readied is sent as what the page would ready itself", async () => {
  const lu = await lireTexte(`${FAUTIVE}\n\n  Où ?  \n*  Là \nIci`);
  const alone = composerQuizzPretsDeLImport(lu);
  const { quizz, etats } = calculerEtatsDesLignesLues(structuredClone(lu.quizz));
  mettreEnCacheEtatsDesLignesLues(quizz, etats);
  expect(composerQuizzPretsDeLImport({ ...lu, quizz })).toEqual(alone);
  expect(compterLignesParEtat(quizz[0]?.lignes ?? [])).toEqual(
    compterLignesParEtat(trouverQuizzDImportAffiche(lu).lignes),
  );
});

test("a source without any time leaves it to the quizz that gets its questions; ours says it", async () => {
  const [un] = composerQuizzPretsDeLImport(await lireTexte(liste(1)));
  if (un === undefined) throw new Error("no quizz");
  const [question] = un.questions;
  if (question === undefined) throw new Error("no question");
  const avec = (...temps: number[]) => [
    { ...un, questions: temps.map((secondes) => Object.assign({}, question, { temps: secondes })) },
  ];
  expect(estFichierSansTempsDeReponse("texte", avec(0, 0))).toBe(true);
  expect(estFichierSansTempsDeReponse("texte", avec(0, 5))).toBe(false);
  expect(estFichierSansTempsDeReponse("trinquizz", avec(0, 0))).toBe(false);
});

test("an import waits for the reading under way, whose questions it would throw away", async () => {
  const prets = composerQuizzPretsDeLImport(await lireTexte(liste(2)));
  const dire = (lecture: "meme" | "autre" | null) =>
    direEmpechementDImport({ prets, lecture, sansColonnes: false, dedans: false });
  expect(dire(null)).toBeNull();
  expect(dire("meme")).toBe("La lecture se refait…");
  expect(dire("autre")).toBe("La lecture de l’autre fichier finit…");
});
