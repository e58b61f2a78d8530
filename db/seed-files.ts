/** Reads the files of the starter content and tells which are new and which are wrong. Writes nothing. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { z } from "zod";
import { imprevusDeDepart, quizzDeDepart } from "#contracts/seed-content.ts";
import { MEDIA_IMPREVU_DEFAUT, MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import { findMimeTypeOfExtension } from "./media-types.ts";

export type QuizzDeDepart = z.infer<typeof quizzDeDepart>;
export type ImprevuDeDepart = z.infer<typeof imprevusDeDepart>[number];

/** One piece of content, with the key that tells whether it was added before. */
interface Apport<T> {
  readonly cle: string;
  readonly valeur: T;
}

export interface FichierDeDepartInvalide {
  readonly fichier: string;
  /** Reason in French, for the server's owner. */
  readonly raison: string;
}

export interface ContenuDeDepart {
  readonly quizz: readonly Apport<QuizzDeDepart>[];
  readonly imprevus: readonly Apport<ImprevuDeDepart>[];
  /** Imprévus whose level is to be set: they were added before levels existed. */
  readonly niveaux: readonly Apport<ImprevuDeDepart>[];
  /** Imprévus whose vote is to be turned on: they were added before the vote on imprévus existed. */
  readonly juges: readonly Apport<ImprevuDeDepart>[];
  /** Keys of whole files, remembered so that the next start skips them. */
  readonly fichiers: readonly string[];
  readonly invalides: readonly FichierDeDepartInvalide[];
}

/** Names of the two default pictures, which are fixed (plateforme §3). */
export const NOMS_MEDIAS_DEFAUT: readonly string[] = [MEDIA_QUESTION_DEFAUT, MEDIA_IMPREVU_DEFAUT];

/**
 * Reads the content that `connu` does not know in `dossier` (`quizz/*.json`, `imprevus.json`, `media/`). A wrong file is
 * reported and skipped; the next start reads it again.
 */
export async function readNewStarterContent(
  dossier: string,
  connu: (cle: string) => boolean,
): Promise<ContenuDeDepart> {
  const medias = new Set(await lister(join(dossier, "media")));
  const quizz: Apport<QuizzDeDepart>[] = [];
  const imprevus: Apport<ImprevuDeDepart>[] = [];
  const niveaux: Apport<ImprevuDeDepart>[] = [];
  const juges: Apport<ImprevuDeDepart>[] = [];
  const fichiers: string[] = [];
  const invalides: FichierDeDepartInvalide[] = [];

  for (const nom of (await lister(join(dossier, "quizz")))
    .filter((fichier) => fichier.endsWith(".json"))
    .sort()) {
    const cle = `quizz/${nom}`;
    if (connu(cle)) continue;
    const lecture = analyser(
      await readFile(join(dossier, cle), "utf8"),
      quizzDeDepart,
      listerMediasDuQuizzDeDepart,
      medias,
    );
    if (lecture.ok) quizz.push({ cle, valeur: lecture.valeur });
    else invalides.push({ fichier: cle, raison: lecture.raison });
  }

  const texte = await readFile(join(dossier, "imprevus.json"), "utf8").catch(() => "[]");
  const cleFichier = `imprevus.json/${empreinte(texte)}`;
  if (!connu(cleFichier)) {
    const lecture = analyser(
      texte,
      imprevusDeDepart,
      (liste) => liste.flatMap(listerMediasDeLImprevuDeDepart),
      medias,
    );
    if (lecture.ok) {
      const morceaux = lecture.valeur.map((valeur) => ({ cle: cleImprevu(valeur), valeur }));
      imprevus.push(...morceaux.filter(({ cle }) => !connu(cle)));
      niveaux.push(
        ...morceaux.filter(
          ({ cle, valeur }) => connu(cle) && !connu(composerCleDuNiveauDImprevuDeDepart(valeur)),
        ),
      );
      juges.push(
        ...morceaux.filter(
          ({ cle, valeur }) =>
            valeur.juge && connu(cle) && !connu(composerCleDuVoteDImprevuDeDepart(valeur)),
        ),
      );
      fichiers.push(cleFichier);
    } else invalides.push({ fichier: "imprevus.json", raison: lecture.raison });
  }
  return { quizz, imprevus, niveaux, juges, fichiers, invalides };
}

/** Names of the media files of a quizz, without web addresses and default pictures. */
export function listerMediasDuQuizzDeDepart(valeur: QuizzDeDepart): string[] {
  return valeur.questions.flatMap(({ media, preuve, suite }) =>
    fichiersParmi([media, preuve?.media, suite?.media]),
  );
}

/** Names of the media files of an imprévu. */
export function listerMediasDeLImprevuDeDepart({ media, suite }: ImprevuDeDepart): string[] {
  return fichiersParmi([media, suite?.media]);
}

function fichiersParmi(noms: readonly (string | undefined)[]): string[] {
  return (
    noms
      .filter((nom) => nom !== undefined)
      // a fragment, such as an extract, is no part of the file's name
      .map(retirerFragmentDeMedia)
      .filter((nom) => nom !== "" && !NOMS_MEDIAS_DEFAUT.includes(nom) && !/^https?:/.test(nom))
  );
}

/** Identity of an imprévu, which has no name in its file: its `_id`, or the hash of its text. */
const nomImprevu = ({ _id, text }: ImprevuDeDepart): string => _id ?? empreinte(text);
const cleImprevu = (valeur: ImprevuDeDepart): string => `imprevu/${nomImprevu(valeur)}`;
/** Key that remembers that an imprévu got the level of its file, so that an administrator's later change stays. */
export const composerCleDuNiveauDImprevuDeDepart = (valeur: ImprevuDeDepart): string =>
  `niveau/${nomImprevu(valeur)}`;

/** Key that remembers that an imprévu got the vote of its file, so that an administrator's later change stays. */
export const composerCleDuVoteDImprevuDeDepart = (valeur: ImprevuDeDepart): string =>
  `juge/${nomImprevu(valeur)}`;

type Analyse<T> =
  | { readonly ok: true; readonly valeur: T }
  | { readonly ok: false; readonly raison: string };

function analyser<T>(
  texte: string,
  schema: z.ZodType<T>,
  mediasDe: (valeur: T) => string[],
  presents: ReadonlySet<string>,
): Analyse<T> {
  let json: unknown;
  try {
    json = JSON.parse(texte);
  } catch (erreur) {
    return {
      ok: false,
      raison: `JSON illisible (${erreur instanceof Error ? erreur.message : String(erreur)})`,
    };
  }
  const lecture = schema.safeParse(json);
  if (!lecture.success) return { ok: false, raison: z.prettifyError(lecture.error) };
  const manquants = mediasDe(lecture.data).filter(
    (nom) => !presents.has(nom) || findMimeTypeOfExtension(extname(nom)) === null,
  );
  if (manquants.length > 0)
    return { ok: false, raison: `média absent ou de type inconnu : ${manquants.join(", ")}` };
  return { ok: true, valeur: lecture.data };
}

async function lister(dossier: string): Promise<string[]> {
  return readdir(dossier).catch(() => []);
}

function empreinte(texte: string): string {
  return createHash("sha256").update(texte).digest("hex").slice(0, 32);
}
