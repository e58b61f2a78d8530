/** Reading the files of the starter content: what is new, what is wrong. Changes nothing. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { z } from "zod";
import { contenuImprevus, contenuQuizz } from "#contracts/contenu.ts";
import { MEDIA_IMPREVU_DEFAUT, MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { sansFragment } from "#contracts/fragment.ts";
import { mediaType } from "./media-types.ts";

export type ContenuQuizz = z.infer<typeof contenuQuizz>;
export type ContenuImprevu = z.infer<typeof contenuImprevus>[number];

/** A piece of content under the key that tells whether it was brought in before. */
interface Apport<T> {
  readonly cle: string;
  readonly valeur: T;
}

export interface FichierInvalide {
  readonly fichier: string;
  /** In French, for whoever starts the server. */
  readonly raison: string;
}

export interface Contenu {
  readonly quizz: readonly Apport<ContenuQuizz>[];
  readonly imprevus: readonly Apport<ContenuImprevu>[];
  /** Cards that were brought in before they had a level. */
  readonly niveaux: readonly Apport<ContenuImprevu>[];
  /** Cards that were brought in before the room could judge them. */
  readonly juges: readonly Apport<ContenuImprevu>[];
  /** Keys of whole files, to be remembered so that the next start does not read them again. */
  readonly fichiers: readonly string[];
  readonly invalides: readonly FichierInvalide[];
}

/** The two pictures that stand for "no picture of its own"; their names are fixed (plateforme §3). */
export const MEDIAS_DEFAUT: readonly string[] = [MEDIA_QUESTION_DEFAUT, MEDIA_IMPREVU_DEFAUT];

/**
 * Reads what `connu` does not know yet in `dossier` (`quizz/*.json`, `imprevus.json`, `media/`). A wrong file is
 * reported and left out; it is read again at the next start.
 */
export async function readSeedFiles(
  dossier: string,
  connu: (cle: string) => boolean,
): Promise<Contenu> {
  const medias = new Set(await lister(join(dossier, "media")));
  const quizz: Apport<ContenuQuizz>[] = [];
  const imprevus: Apport<ContenuImprevu>[] = [];
  const niveaux: Apport<ContenuImprevu>[] = [];
  const juges: Apport<ContenuImprevu>[] = [];
  const fichiers: string[] = [];
  const invalides: FichierInvalide[] = [];

  for (const nom of (await lister(join(dossier, "quizz")))
    .filter((fichier) => fichier.endsWith(".json"))
    .sort()) {
    const cle = `quizz/${nom}`;
    if (connu(cle)) continue;
    const lecture = analyser(
      await readFile(join(dossier, cle), "utf8"),
      contenuQuizz,
      mediasDuQuizz,
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
      contenuImprevus,
      (liste) => liste.flatMap(mediasDeLImprevu),
      medias,
    );
    if (lecture.ok) {
      const morceaux = lecture.valeur.map((valeur) => ({ cle: cleImprevu(valeur), valeur }));
      imprevus.push(...morceaux.filter(({ cle }) => !connu(cle)));
      niveaux.push(
        ...morceaux.filter(({ cle, valeur }) => connu(cle) && !connu(cleNiveau(valeur))),
      );
      juges.push(
        ...morceaux.filter(
          ({ cle, valeur }) => valeur.juge && connu(cle) && !connu(cleJuge(valeur)),
        ),
      );
      fichiers.push(cleFichier);
    } else invalides.push({ fichier: "imprevus.json", raison: lecture.raison });
  }
  return { quizz, imprevus, niveaux, juges, fichiers, invalides };
}

/** Names of the files that a quizz shows; addresses and default pictures left out. */
export function mediasDuQuizz(valeur: ContenuQuizz): string[] {
  return valeur.questions.flatMap(({ media, preuve, suite }) =>
    fichiersParmi([media, preuve?.media, suite?.media]),
  );
}

/** Same, for an imprévu. */
export function mediasDeLImprevu({ media, suite }: ContenuImprevu): string[] {
  return fichiersParmi([media, suite?.media]);
}

function fichiersParmi(noms: readonly (string | undefined)[]): string[] {
  return (
    noms
      .filter((nom) => nom !== undefined)
      // a part of a file is in the file
      .map(sansFragment)
      .filter((nom) => nom !== "" && !MEDIAS_DEFAUT.includes(nom) && !/^https?:/.test(nom))
  );
}

/** An imprévu has no name of its own in its file: its text is what makes it itself. */
const nomImprevu = ({ _id, text }: ContenuImprevu): string => _id ?? empreinte(text);
const cleImprevu = (valeur: ContenuImprevu): string => `imprevu/${nomImprevu(valeur)}`;
/** That a card has the level of its file, from its arrival or since: what an administrator changes later stays. */
export const cleNiveau = (valeur: ContenuImprevu): string => `niveau/${nomImprevu(valeur)}`;

/** The same, that the room judges it. */
export const cleJuge = (valeur: ContenuImprevu): string => `juge/${nomImprevu(valeur)}`;

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
    (nom) => !presents.has(nom) || mediaType(extname(nom)) === null,
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
