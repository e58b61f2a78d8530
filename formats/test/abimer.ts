/** Broken files, always the same, and what none of their readings may do. */
import { gunzipSync, gzipSync, unzipSync, zipSync } from "fflate";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { corpsImportQuizz } from "#contracts/importation.ts";
import { assemblerQuizz, decouperQuizzParNombreDeQuestions } from "../assembler.ts";
import { FORMATS_IMPORT, lireFichierImport, lireMediaDuFichier } from "../formats.ts";
import { UnreadableFileError, type IdFormat, type LectureFichier } from "../lecture.ts";
import { octetsDe } from "./aides.ts";
import { echantillon, ECHANTILLONS, unDeChaque } from "./fichiers.ts";

type Octets = Uint8Array<ArrayBuffer>;
/** What formats stumble on. */
const MORCEAUX = [
  '"',
  "'",
  "{",
  "}",
  "[",
  "]",
  "{{{{{{",
  "[[[[[[[[",
  ";;;;;;",
  "\n\n",
  "\r",
  "\t",
  "\u0000",
  "=",
  "~",
  "#",
  "::",
  "<",
  ">",
  "<![CDATA[",
  "]]>",
  "<question type='",
  "&boum;",
  "\\",
  "\\u",
  "%",
  "1.3",
  "1e999",
  "-0",
  "null",
  "true",
  "ANSWER: Z",
  "*",
  "* ",
  "\uFEFF",
  "é",
  "\uD800",
  "__proto__",
  "constructor",
  "a".repeat(3000),
  " ".repeat(500),
  "A) ",
  "1. ",
  "->",
  "@@PLUGINFILE@@/",
].map(octetsDe);

const des = xoroshiro128plus(20261122);
const tirer = (max: number): number => uniformInt(des, 0, max);
const coller = (...bouts: Uint8Array[]): Octets => {
  const tout = new Uint8Array(bouts.reduce((total, { length }) => total + length, 0));
  let rang = 0;
  for (const bout of bouts) {
    tout.set(bout, rang);
    rang += bout.length;
  }
  return tout;
};

/** One damage. */
function abimer(octets: Octets, autre: Octets): Octets {
  const ici = tirer(octets.length);
  const la = Math.min(octets.length, ici + tirer(40));
  const [avant, apres] = [octets.subarray(0, ici), octets.subarray(la)];
  switch (tirer(6)) {
    case 0:
      return coller(avant, apres);
    case 1:
      return coller(avant, MORCEAUX[tirer(MORCEAUX.length - 1)] ?? avant, octets.subarray(ici));
    case 2:
      return coller(octets.subarray(0, la), octets.subarray(ici));
    case 3:
      return octets.slice(0, ici);
    case 4:
      return coller(avant, autre.subarray(tirer(autre.length)));
    case 5:
      return octets.map((octet) => (tirer(200) === 0 ? tirer(255) : octet));
    default:
      return octets.map((octet, rang) => (rang === ici ? octet ^ (1 << tirer(7)) : octet));
  }
}

/** Within a zip or a gzip too: otherwise nothing would be read but that it is broken. */
function abimerDedans(octets: Octets, autre: Octets): Octets {
  try {
    if (octets[0] === 0x50) {
      const parties = Object.entries(unzipSync(octets));
      const cible = tirer(parties.length - 1);
      return zipSync(
        Object.fromEntries(
          parties.map(([nom, contenu], rang) => [
            nom,
            rang === cible ? abimer(contenu.slice(), autre) : contenu,
          ]),
        ),
        { level: 1 },
      );
    }
    if (octets[0] === 0x1f) return gzipSync(abimer(gunzipSync(octets), autre), { level: 1 });
  } catch {
    // damaged already
  }
  return abimer(octets, autre);
}

export interface FichierAbime {
  readonly octets: Octets;
  /** Forced upon it; undefined: it is recognised. */
  readonly format: IdFormat | undefined;
}

/**
 * Each is made when it is asked for.
 * @param autres files to break besides one of each format and the samples
 */
export async function* fichiersAbimes(
  nombre: number,
  autres: readonly Octets[] = [],
): AsyncGenerator<FichierAbime> {
  const sains = [
    ...Object.values(await unDeChaque()),
    ...autres,
    // short, so that a damage is felt
    ...ECHANTILLONS.map((nom) => echantillon(nom).slice(0, 3000)),
  ];
  for (let rang = 0; rang < nombre; rang += 1) {
    const sain = sains[rang % sains.length] ?? octetsDe("");
    const autre = sains[tirer(sains.length - 1)] ?? sain;
    let octets = abimerDedans(sain, autre);
    for (let fois = tirer(3); fois > 0; fois -= 1) octets = abimerDedans(octets, autre);
    // recognised, or forced upon a format that it is not
    const format =
      tirer(3) === 0 ? FORMATS_IMPORT[tirer(FORMATS_IMPORT.length - 1)]?.id : undefined;
    yield { octets, format };
  }
}

const ENVOI = "0190a5f0-7c1e-4c1e-9d3a-2f6b1f0c9e11";

/** What was read can be posted from a worker, and what is ready is what the API takes; how many questions that is. */
function verifier(lecture: LectureFichier): number {
  structuredClone(lecture);
  let pretes = 0;
  for (const quizz of lecture.quizz.flatMap(decouperQuizzParNombreDeQuestions)) {
    const assemble = {
      ...assemblerQuizz(quizz),
      title: "Un titre",
      source: "",
      auteur: "",
      licence: "",
    };
    corpsImportQuizz.parse({ quizz: [assemble], envoi: ENVOI });
    const fautes = assemble.questions.flatMap(trouverFautesDeQuestion);
    if (fautes.length > 0) throw new Error(`ready, and ${JSON.stringify(fautes)}`);
    if (quizz.lignes.some(({ ou }) => !(ou > 0))) throw new Error("a line that is nowhere");
    pretes += assemble.questions.length;
  }
  return pretes;
}

/** @returns how many questions are ready; null for a file that is refused with a sentence. @throws for anything else, with the file */
export async function lireAbime({ octets, format }: FichierAbime): Promise<number | null> {
  try {
    const lecture = await lireFichierImport(octets, { format });
    for (const { nom, octets: joints } of lecture.medias)
      if (joints === null) lireMediaDuFichier(octets, lecture.format, nom);
    return verifier(lecture);
  } catch (erreur) {
    if (!(erreur instanceof UnreadableFileError))
      throw new Error(`${format ?? "any"}: ${Buffer.from(octets).toString("base64")}`, {
        cause: erreur,
      });
    if (!/\p{L}.*[.!]$/u.test(erreur.message))
      throw new Error(`no sentence: ${erreur.message}`, { cause: erreur });
    return null;
  }
}
