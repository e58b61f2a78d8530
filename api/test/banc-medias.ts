/** Test application with two accounts that send files. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { composeMediaFolderPath } from "#db/connection.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import { creerBancApi, creerCompteDeTest } from "./banc.ts";
import { composerFormulaireFichier } from "./fichiers.ts";

export async function creerBancMedias() {
  const { app, base } = await creerBancApi({ rateLimits: { ecrituresParMinute: 1000 } });
  const [lea, tom] = [creerCompteDeTest(base.db), creerCompteDeTest(base.db)];
  const medias = composeMediaFolderPath(base.dossierDonnees);
  const avant = new Set(readdirSync(medias));
  const depot = createMediaRepository(base.db);

  const envoyer = async (octets: Uint8Array, nom = "fichier.bin", { headers } = lea) => {
    const { payload, headers: forme } = composerFormulaireFichier(octets, nom);
    const reponse = await app.inject({
      method: "POST",
      url: "/api/upload",
      headers: { ...headers, ...forme },
      payload,
    });
    return { statut: reponse.statusCode, corps: reponse.json() };
  };
  const appeler = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    chemin: string,
    payload?: object,
    { headers } = lea,
  ) => {
    const reponse = await app.inject({
      method,
      url: `/api/${chemin}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { statut: reponse.statusCode, corps: reponse.json() };
  };
  const servir = async (nom: string, headers = {}) => app.inject({ url: `/media/${nom}`, headers });
  /** Files added to the folder since the start, without previews. */
  const fichiers = () => ({
    gardes: readdirSync(medias).filter((nom) => !avant.has(nom) && nom.includes(".")),
    enRoute: readdirSync(join(medias, "envois")),
    apercus: readdirSync(join(medias, "apercu")),
  });
  /** Writes a quizz of this account whose questions show these files. */
  const ecrire = (
    questions: readonly Partial<typeof QUESTION_RIEN>[],
    { _id: createur } = lea,
    title = "Fromages",
  ) =>
    createQuizzRepository(base.db).creer({
      title,
      createur,
      tags: [],
      visibilite: "prive",
      aleatoireGlobal: false,
      aleatoire: [],
      officiel: false,
      questions: questions.map((question) => ({ ...QUESTION_RIEN, ...question })),
    });
  return { app, base, lea, tom, medias, depot, envoyer, appeler, servir, fichiers, ecrire };
}
