/** Keeps an import in this browser, for each account, so that a reload finds it again with its file. */
import { z } from "zod";
import { emplacementMedia } from "#contracts/medias.ts";
import { reglagesDesNouvellesQuestions, typeQuestion, visibilite } from "#contracts/quizz.ts";
import { COLUMN_ROLES, estIdFormat, type IdFormat, TEXT_LINE_ROLES } from "#formats/lecture.ts";
import { readIndexedDb, writeIndexedDb } from "../../browser/indexed-db-store.ts";
import { writeDraft, readDraft } from "../../browser/draft-storage.ts";
import type { FichierOuTexteAImporter } from "../../quizz/importer/depot.tsx";
import type { ImportEnCours } from "./import-en-cours.ts";

const nomDe = (compte: string): string => `import/${compte}`;
/** Milliseconds that an unfinished import is kept: a week. */
const GARDE_MS = 7 * 86_400_000;

const textes = z.array(z.string());
const roles = z.array(z.enum(COLUMN_ROLES));
const liens = z.array(z.object({ ou: emplacementMedia, adresse: z.string() }));
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
    liens,
  }),
  z.object({
    sorte: z.literal("ignoree"),
    ou: z.number(),
    raison: z.string(),
    extrait: z.string(),
    question: question.nullable(),
    dites: z.object({ remarques: textes, doutes: textes, liens }).exactOptional(),
  }),
]);
const idFormat = z.custom<IdFormat>(estIdFormat);
const enCours = z.object({
  forme: z.literal(2),
  source: z.object({ nom: z.string().nullable(), taille: z.number(), quand: z.number() }),
  format: idFormat,
  nomFormat: z.string(),
  details: textes,
  remarques: textes,
  reconnus: z.array(idFormat),
  brut: z
    .array(
      z.object({
        ligne: z.number(),
        texte: z.string(),
        quizz: z.number().nullable().default(null),
      }),
    )
    .nullable(),
  // these fields have defaults, since imports that were kept before they existed are still read
  texte: z
    .object({
      roles: z.array(z.enum(TEXT_LINE_ROLES)),
      lectures: z.array(z.object({ cle: z.string(), nom: z.string() })),
      lecture: z.string(),
    })
    .nullable()
    .default(null),
  consignes: z
    .object({
      lecture: z.string().nullable(),
      roles: z.record(z.string(), z.enum(TEXT_LINE_ROLES)),
      colonnes: z.record(z.string(), z.object({ roles, titres: z.boolean() })).exactOptional(),
      connues: z.array(z.object({ cle: z.string(), roles })).exactOptional(),
    })
    .default(() => ({ lecture: null, roles: {} })),
  tables: z
    .array(
      z.object({
        feuille: z.string(),
        titres: textes.nullable(),
        cle: z.string(),
        rangees: z.array(textes),
        roles,
        origine: z.enum(["titres", "devinee", "inconnue", "auteur", "connue"]),
        aVoir: z.boolean(),
      }),
    )
    .default([]),
  quizz: z.array(
    z.object({
      titre: z.string(),
      tags: textes,
      langue: z.string().nullable(),
      credit: z.object({ source: z.string(), auteur: z.string(), licence: z.string() }),
      visibilite,
      aleatoireGlobal: z.boolean(),
      composable: z.boolean().optional(),
      defauts: reglagesDesNouvellesQuestions.optional(),
      parties: z.array(
        z.object({ nom: z.string().nullable(), debut: z.number(), fin: z.number() }),
      ),
      lignes: z.array(ligne),
    }),
  ),
  pris: z.array(z.boolean()),
  ici: z.number(),
  parNiveaux: z.boolean(),
  medias: z.array(z.object({ nom: z.string(), taille: z.number() })),
  envoi: z.uuid(),
  passes: z.record(z.string(), z.string()),
  faits: textes,
});

const written = new WeakMap<object, string>();
/** The JSON of an object that never changes, computed once and kept. */
function jsonOf(value: object): string {
  const known = written.get(value) ?? JSON.stringify(value);
  written.set(value, known);
  return known;
}

/** The JSON of an import. Only the JSON of changed lines is computed anew: computing five thousand lines would hold the page. */
function serialize({ quizz, brut, ...others }: ImportEnCours): string {
  const members = (value: object) => JSON.stringify(value).slice(1, -1);
  const each = quizz.map(
    ({ lignes, ...other }) => `{${members(other)},"lignes":[${lignes.map(jsonOf).join(",")}]}`,
  );
  const lines = brut === null ? "null" : jsonOf(brut);
  return `{"forme":2,${members(others)},"brut":${lines},"quizz":[${each.join(",")}]}`;
}

/**
 * Keeps an import in the browser.
 * @param etat null: the import is over, and is removed
 * @returns false when there was no room; the former state, which is out of date, is then removed too
 */
export function garderImport(compte: string, etat: ImportEnCours | null): boolean {
  if (etat === null) return writeDraft(nomDe(compte), null);
  const ecrire = (quoi: ImportEnCours) => writeDraft(nomDe(compte), serialize(quoi));
  // without room for all of it, the import is kept without its raw lines, which are only displayed
  if (ecrire(etat) || (etat.brut !== null && ecrire({ ...etat, brut: null }))) return true;
  writeDraft(nomDe(compte), null);
  return false;
}

/** The import under way in this browser; null when there is none, or when it is too old or unreadable. */
export function lireImportGarde(compte: string, maintenant: number): ImportEnCours | null {
  const texte = readDraft(nomDe(compte));
  if (texte === null) return null;
  try {
    const { forme: _, ...lu } = enCours.parse(JSON.parse(texte));
    if (maintenant - lu.source.quand > GARDE_MS) {
      writeDraft(nomDe(compte), null);
      return null;
    }
    return lu;
  } catch {
    return null;
  }
}

/** Name under which the browser keeps the imported file: one for all imports, so that a file replaces the former one. */
const NOM = "import";
/** Largest file that is kept, in bytes. A larger one would take long to copy, and take the space of other data of this browser. */
const GARDE_OCTETS_MAX = 256 * 1024 * 1024;

const garde = z.object({
  compte: z.string(),
  envoi: z.string(),
  quand: z.number(),
  apport: z.union([z.string(), z.instanceof(File)]),
});
type FichierGarde = Readonly<z.infer<typeof garde>>;

/** Keeps the imported file. @returns false when it is too large, or when the browser has no room */
export async function garderFichierDImport(fichier: FichierGarde): Promise<boolean> {
  const { apport } = fichier;
  const tient = typeof apport === "string" || apport.size <= GARDE_OCTETS_MAX;
  // a file that is too large also removes the former file, which belongs to an import that is over
  return (await writeIndexedDb(NOM, tient ? fichier : null)) && tient;
}

/** The kept file that this import was read from; null when it is lost. A file that is too old is removed. */
export async function lireFichierDImportGarde(
  compte: string,
  envoi: string | null,
  maintenant: number,
): Promise<FichierOuTexteAImporter | null> {
  const lu = garde.safeParse(await readIndexedDb(NOM));
  if (!lu.success) return null;
  const { data } = lu;
  const perime = maintenant - data.quand > GARDE_MS;
  if (!perime && data.compte === compte && data.envoi === envoi) return data.apport;
  if (perime) await writeIndexedDb(NOM, null);
  return null;
}

/** Removes the file once the import is over. */
export const oublierFichierDImport = (): Promise<boolean> => writeIndexedDb(NOM, null);
