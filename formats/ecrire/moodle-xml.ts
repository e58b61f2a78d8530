/** A quizz as Moodle XML with its media, and what does not fit in there. Pure: the bytes of the media are asked of the caller. */
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { QuestionImport } from "../lecture.ts";
import { encoderBase64 } from "../outils/medias.ts";
import { trouverEcritureDesReponses } from "./ecriture-des-reponses.ts";
import type { EcartExport } from "./kahoot.ts";
import { estFichierStocke, type LireMediaStocke } from "./trinquizz.ts";

/** Bytes of media in one file: Moodle refuses uploads that are much larger. */
const MEDIA_BYTES_MAX = 50_000_000;

const escaped = (texte: string): string =>
  texte.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
/** A text as HTML, itself inside of XML. */
const html = (texte: string): string => escaped(escaped(texte).replaceAll("\n", "<br>"));
const field = (nom: string, dedans: string): string =>
  `<${nom} format="html"><text>${dedans}</text></${nom}>`;

/** The tag by which a text of Moodle shows a file of its own. */
function tagOf(nom: string): string {
  const source = `src="@@PLUGINFILE@@/${nom}"`;
  if (/\.(?:mp3|ogg|wav)$/i.test(nom)) return `<audio controls ${source}></audio>`;
  return /\.(?:mp4|webm)$/i.test(nom)
    ? `<video controls ${source}></video>`
    : `<img ${source} alt="">`;
}

function lost({ temps, media, preuve, suite, liste }: QuestionImport): readonly string[] {
  const remote = media !== "" && media !== MEDIA_QUESTION_DEFAUT && !estFichierStocke(media);
  return [
    ...(temps === 0 ? [] : ["Le temps reste ici."]),
    ...(remote ? ["Le média d’un autre site reste ici."] : []),
    ...(estFichierStocke(media) && retirerFragmentDeMedia(media) !== media
      ? ["Le média y va en entier\u00A0: son cadre ou son extrait reste ici."]
      : []),
    ...(preuve !== null && preuve.media !== "" ? ["Le média de la preuve reste ici."] : []),
    ...(suite === null && liste.length === 0 ? [] : ["La suite et la liste restent ici."]),
  ];
}

/**
 * @param lireFichier each stored file is asked for once
 * @returns the pieces of the file, question by question what is not in it, and how many stored files are gone
 */
export async function ecrireMoodleXml(
  { title, questions }: QuizzDeFichierTrinquizz,
  lireFichier: LireMediaStocke,
): Promise<{
  readonly morceaux: readonly string[];
  readonly ecarts: readonly EcartExport[];
  readonly absents: number;
}> {
  const ecarts: EcartExport[] = [];
  const morceaux = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
    `<question type="category"><category><text>$course$/top/${escaped(title.replaceAll("/", " "))}</text></category></question>\n`,
  ];
  let absents = 0;
  let bytes = 0;
  for (const [place, question] of questions.entries()) {
    const rang = place + 1;
    const { type, reponses } = trouverEcritureDesReponses(question).ecrireMoodle(question);
    ecarts.push(...lost(question).map((phrase) => ({ rang, laissee: false, phrase })));
    let shown = "";
    let file = "";
    if (estFichierStocke(question.media)) {
      const nom = retirerFragmentDeMedia(question.media);
      const octets = await lireFichier(nom);
      if (octets === null) absents += 1;
      else if (bytes + octets.length > MEDIA_BYTES_MAX)
        ecarts.push({
          rang,
          laissee: false,
          phrase: "Le média reste ici\u00A0: le fichier serait trop gros.",
        });
      else {
        bytes += octets.length;
        shown = escaped(`<br>${tagOf(nom)}`);
        file = `<file name="${escaped(nom)}" path="/" encoding="base64">${encoderBase64(octets)}</file>`;
      }
    }
    morceaux.push(
      `<question type="${type}"><name><text>Q${rang}</text></name>`,
      `<questiontext format="html"><text>${html(question.text)}${shown}</text>`,
      file,
      "</questiontext>",
      question.preuve === null ? "" : field("generalfeedback", html(question.preuve.text)),
      ...reponses.map(
        ({ texte, poids }) =>
          `<answer fraction="${poids}" format="html"><text>${html(texte)}</text></answer>`,
      ),
      type === "multichoice"
        ? `<single>true</single><shuffleanswers>${question.aleatoire}</shuffleanswers>`
        : "",
      type === "shortanswer" ? "<usecase>0</usecase>" : "",
      "</question>\n",
    );
  }
  morceaux.push("</quiz>\n");
  return { morceaux: morceaux.filter((une) => une !== ""), ecarts, absents };
}
