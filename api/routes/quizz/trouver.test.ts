/** Suggestions, corrected spellings, unplayed quizzes, similar quizzes. */
import { expect, test } from "vitest";
import { reponseListeQuizz } from "#contracts/quizz.ts";
import { reponseSuggestions } from "#contracts/suggestions.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createQuizzRepository, type NouveauQuizz } from "#db/repositories/quizz-repository.ts";
import { creerCompteEnBase, QUESTION_RIEN } from "#db/test/banc.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

async function bancTrouver() {
  const { app, base } = await creerBancApi();
  const [lea, tom] = [creerCompteDeTest(base.db), creerCompteDeTest(base.db)];
  const quizzs = createQuizzRepository(base.db);
  const creer = (title: string, champs: Partial<NouveauQuizz> = {}) =>
    quizzs.creer({
      title,
      tags: [],
      visibilite: "public",
      aleatoireGlobal: false,
      aleatoire: [],
      createur: lea._id,
      officiel: false,
      questions: [QUESTION_RIEN],
      ...champs,
    });
  const lire = async (url: string, qui?: typeof lea) =>
    (await app.inject({ url: `/api/${url}`, ...(qui && { headers: qui.headers }) })).json();
  const suggerer = async (search: string) =>
    reponseSuggestions
      .parse(await lire(`suggestions?search=${encodeURIComponent(search)}`))
      .suggestions.map(({ genre, texte }) => `${genre} ${texte}`);
  const lister = async (url: string, qui?: typeof lea) => {
    const { quizz, proposition } = reponseListeQuizz.parse(await lire(url, qui));
    return { titres: quizz.map(({ title }) => title), proposition };
  };
  return { app, base, lea, tom, quizzs, creer, lire, suggerer, lister };
}

test("suggestions: tags, titles that are liked first, authors; nothing that is not everybody's", async () => {
  const { base, lea, tom, quizzs, creer, suggerer } = await bancTrouver();
  const muriel = creerCompteEnBase(base.db, "Muriel");
  creerCompteEnBase(base.db, "Murmure");
  creer("Murs célèbres");
  const aime = creer("Le mur du son");
  quizzs.noter(aime, tom._id, true);
  creer("Mur secret", { visibilite: "prive" });
  creer("Mur des amis", { visibilite: "amis", createur: lea._id });
  creer("Rien à voir", { createur: muriel });
  expect(await suggerer("mur")).toEqual([
    "titre Le mur du son",
    "titre Murs célèbres",
    "auteur Muriel",
  ]);
  expect(await suggerer("MÛR so")).toEqual(["titre Le mur du son"]);
  expect((await suggerer("rap f"))[0]).toBe("tag Rap FR");
  for (const vide of ["", "m", "  m ", "!!", "zzz"]) expect(await suggerer(vide)).toEqual([]);
});

test("a slip is forgiven when nothing answers, with words of that list alone", async () => {
  const { tom, creer, lister } = await bancTrouver();
  creer("Cinéma des années folles");
  creer("Musique de chambre", { tags: ["Rap"] });
  creer("Hippopotame", { visibilite: "prive" });
  const chercher = (search: string, reste = "") => lister(`quizz-public?search=${search}${reste}`);
  expect(await chercher("cinmea")).toEqual({ titres: [], proposition: undefined });
  expect(await chercher("cinama")).toEqual({ titres: [], proposition: "cinéma" });
  expect(await chercher("musiqeu+chambr")).toEqual({ titres: [], proposition: "musique chambr" });
  // each word exists, but in different quizzes
  expect((await chercher("cinama+chambre")).proposition).toBeUndefined();
  expect((await chercher("musiqeu", "&tags=TV")).proposition).toBeUndefined();
  expect((await chercher("musiqeu", "&tags=Rap")).proposition).toBe("musique");
  // private quizzes are not suggested to others
  expect((await chercher("hippopotome")).proposition).toBeUndefined();
  expect((await lister("user/quizz?search=hippopotome", tom)).proposition).toBeUndefined();
  // a search with results is not corrected, and three letters are too few
  expect(await chercher("cinema")).toEqual({
    titres: ["Cinéma des années folles"],
    proposition: undefined,
  });
  expect((await chercher("muz")).proposition).toBeUndefined();
});

test("what was not played yet: by this account, or by this room", async () => {
  const { base, tom, creer, lister } = await bancTrouver();
  const [un, deux] = [creer("Un neuf"), creer("Deux neufs")];
  const historique = createHistoriqueRepository(base.db);
  historique.ecrire({
    id: "p1",
    code: "ABC123",
    quizzId: un,
    titre: "Un neuf",
    nbQuestions: 0,
    joueurs: [
      {
        jeton: "j".repeat(24),
        compte: tom._id,
        gorgees: 0,
        score: 0,
        questions: 0,
        parti: false,
        exploits: [],
      },
    ],
    statistiques: [],
  });
  const chercher = async (reste: string, qui?: typeof tom) =>
    (await lister(`quizz-public?search=neuf${reste}`, qui)).titres;
  expect(await chercher("")).toEqual(["Deux neufs", "Un neuf"]);
  expect(await chercher("&nouveaux=true", tom)).toEqual(["Deux neufs"]);
  // a visitor has no history, and another account has its own
  expect(await chercher("&nouveaux=true")).toEqual(["Deux neufs", "Un neuf"]);
  expect(await chercher(`&sauf=${deux}`)).toEqual(["Un neuf"]);
  expect(await chercher(`&sauf=${deux}&sauf=inconnu&nouveaux=true`, tom)).toEqual([]);
  const tout = await lister(`quizz-public?limit=50&sauf=${un}`, tom);
  expect(tout.titres).toContain("Deux neufs");
  expect(tout.titres).not.toContain("Un neuf");
});

test("like another: shared tags and words, the rarest first; private ones of others never", async () => {
  const { app, lea, tom, creer, lister } = await bancTrouver();
  const modele = creer("Musique de film", { tags: ["Film", "Musique"] });
  creer("Film d’horreur", { tags: ["Film"] });
  creer("Chansons", { tags: ["Musique", "Film"] });
  creer("La musique au cinéma, encore", { tags: ["Film", "Musique"] });
  for (const n of [1, 2, 3, 4]) creer(`Sans rapport ${String(n)}`);
  creer("Film privé", { tags: ["Film", "Musique"], visibilite: "prive", createur: tom._id });
  const { titres } = await lister(`quizz/${modele}/similaires`);
  expect(titres.slice(0, 3)).toEqual([
    "La musique au cinéma, encore",
    "Chansons",
    "Film d’horreur",
  ]);
  expect(titres).not.toContain("Film privé");
  expect(titres).not.toContain("Musique de film");
  const prive = creer("À moi", { visibilite: "prive", tags: ["Film"] });
  const url = `/api/quizz/${prive}/similaires`;
  expect((await app.inject({ url })).statusCode).toBe(404);
  expect((await app.inject({ url, headers: tom.headers })).statusCode).toBe(404);
  expect((await app.inject({ url, headers: lea.headers })).statusCode).toBe(200);
});
