/** An import that outlives a reload: kept in this browser's drawer, for each account. What was inside the file is not: it is too large. */
import { z } from "zod";
import { typeQuestion, visibilite } from "#contracts/quizz.ts";
import { ouMedia } from "#contracts/medias.ts";
import type { IdFormat } from "#formats/lecture.ts";
import { garder, lireGarde } from "../../navigateur/tiroir.ts";
import type { EnCours } from "./en-cours.ts";

const nomDe = (compte: string): string => `import/${compte}`;
/** An unfinished import is of this week. */
const SEMAINE_MS = 7 * 86_400_000;

const textes = z.array(z.string());
const complementGarde = z.object({ text: z.string(), media: z.string() }).nullable();
const question = z.object({
  type: typeQuestion,
  text: z.string(),
  media: z.string(),
  options: textes,
  reponse: textes,
  precis: textes,
  temps: z.number(),
  preuve: complementGarde,
  suite: complementGarde,
  liste: textes,
  aleatoire: z.boolean(),
});
const ligne = z.discriminatedUnion("sorte", [
  z.object({
    sorte: z.literal("question"),
    ou: z.number(),
    question,
    remarques: textes,
    doutes: textes,
    liens: z.array(z.object({ ou: ouMedia, adresse: z.string() })),
  }),
  z.object({
    sorte: z.literal("ignoree"),
    ou: z.number(),
    raison: z.string(),
    extrait: z.string(),
    question: question.nullable(),
  }),
]);
const FORMATS_CONNUS: Readonly<Record<IdFormat, true>> = {
  trinquizz: true,
  texte: true,
  tableau: true,
  "openquizzdb-json": true,
  "openquizzdb-csv": true,
  "kahoot-tableur": true,
  "kahoot-json": true,
  wayground: true,
  blooket: true,
  gimkit: true,
  gift: true,
  aiken: true,
  moodle: true,
  razzia: true,
  classquiz: true,
  opentdb: true,
};
const idFormat = z.custom<IdFormat>(
  (dit) => typeof dit === "string" && Object.hasOwn(FORMATS_CONNUS, dit),
);
const enCours = z.object({
  forme: z.literal(1),
  source: z.object({ nom: z.string().nullable(), taille: z.number(), quand: z.number() }),
  format: idFormat,
  nomFormat: z.string(),
  details: textes,
  remarques: textes,
  reconnus: z.array(idFormat),
  brut: z.array(z.object({ ligne: z.number(), texte: z.string() })).nullable(),
  quizz: z.array(
    z.object({
      titre: z.string(),
      tags: textes,
      langue: z.string().nullable(),
      credit: z.object({ source: z.string(), auteur: z.string(), licence: z.string() }),
      visibilite,
      aleatoireGlobal: z.boolean(),
      parties: z.array(
        z.object({ nom: z.string().nullable(), debut: z.number(), fin: z.number() }),
      ),
      lignes: z.array(ligne),
    }),
  ),
  pris: z.array(z.boolean()),
  ici: z.number(),
  parNiveaux: z.boolean(),
});

/** Told when it is found again. */
const SANS_MEDIAS =
  "Les médias qui étaient dans le fichier ne sont plus ici\u00A0: déposez-le à nouveau pour les avoir.";

/** @param etat null: it is over. @returns whether there was room */
export function garderImport(compte: string, etat: EnCours | null): boolean {
  if (etat === null) return garder(nomDe(compte), null);
  const { medias, ...reste } = etat;
  const remarques = medias.length > 0 ? [...etat.remarques, SANS_MEDIAS] : etat.remarques;
  return garder(nomDe(compte), JSON.stringify({ forme: 1, ...reste, remarques }));
}

/** What was under way in this browser; null: nothing, or nothing that can be read. */
export function lireImport(compte: string, maintenant: number): EnCours | null {
  const texte = lireGarde(nomDe(compte));
  if (texte === null) return null;
  try {
    const { forme: _, ...lu } = enCours.parse(JSON.parse(texte));
    if (maintenant - lu.source.quand > SEMAINE_MS) {
      garder(nomDe(compte), null);
      return null;
    }
    return { ...lu, medias: [] };
  } catch {
    return null;
  }
}
