/** Remarks about what screens show: texts too long for three metres, media that play nowhere or no longer answer. Pure. */
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { type Question, questionAttendReponse } from "#contracts/quizz.ts";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import { lireMediaAAfficher } from "../../../quizz/lire-media.ts";
import type { RemarqueAvantRattachement } from "./remarques.ts";

/** Characters above which one option makes the host's screen set all options smaller (scenes/hote/options.tsx). */
const OPTION_LONGUE = 34;

/**
 * Number of characters up to which a question's text is large enough to be read at three metres on a host's screen of
 * 1920×1080. The limits were measured with French prose, and e2e/relecture.e2e.ts checks them.
 */
export function calculerLongueurMaxDeQuestionLisible({
  type,
  media,
  options,
}: Pick<Question, "type" | "media" | "options">): number {
  const nombre = options.length;
  const longues = options.some((option) => option.length > OPTION_LONGUE);
  if (media === "" || media === MEDIA_QUESTION_DEFAUT) {
    if (!questionAttendReponse({ type })) return 1850;
    if (nombre === 0) return 1300;
    if (nombre <= 2) return 1000;
    if (nombre <= 4) return 660;
    return longues ? 360 : 430;
  }
  if (!questionAttendReponse({ type })) return 360;
  // the limit depends on where the options stand: under the text where they are dense, beside it otherwise
  if (nombre > 4) return 330;
  return longues ? 460 : 280;
}

export function remarquerTexteLong(ecrite: Question): RemarqueAvantRattachement[] {
  const longueur = [...ecrite.text.trim()].length;
  const lisible = calculerLongueurMaxDeQuestionLisible(ecrite);
  if (longueur <= lisible) return [];
  return [
    {
      code: "texteLong",
      phrase: `${String(longueur)}\u00A0caractères\u00A0: au-delà de ${String(lisible)} environ, le texte devient trop petit pour être lu à 3\u00A0m.`,
      vise: "texte",
    },
  ];
}

/** Media that a question shows, each with the words for its place ("Le média de la preuve"). */
export function listerMediasDeQuestion({
  media,
  preuve,
  suite,
}: Pick<Question, "media" | "preuve" | "suite">): readonly MediaDeQuestion[] {
  return [
    { media: media === MEDIA_QUESTION_DEFAUT ? "" : media, nom: "Le média" },
    { media: preuve?.media ?? "", nom: "Le média de la preuve" },
    { media: suite?.media ?? "", nom: "Le média de la suite" },
  ].filter((une) => une.media !== "");
}

interface MediaDeQuestion {
  readonly media: string;
  readonly nom: string;
}

/** Matches the extensions of files that no browser can show, or only some. */
const FICHIER_FERME =
  /\.(avi|mkv|wmv|flv|mpe?g|3gp|vob|heic|heif|tiff?|psd|ai|eps|wma|midi?|aiff?|amr|pdf|docx?|pptx?|xlsx?|od[tps]|zip|rar|swf|html?)$/i;
/** Matches the addresses of web pages that show a media ("vimeo.com/1234"), which authors paste instead of the media's own address. */
const PAGE =
  /^https?:\/\/(?:[\w-]+\.)*(?:vimeo\.com\/(?:\d|channels)|dailymotion\.com|soundcloud\.com|spotify\.com|deezer\.com|tiktok\.com|instagram\.com|facebook\.com|twitter\.com|x\.com\/|twitch\.tv|youtube\.com|youtu\.be|pinterest\.\w+\/pin|imgur\.com\/(?:a|gallery)\/|drive\.google\.com\/file\/|wiki(?:pedia|media)\.org\/wiki\/(?!Special:(?:FilePath|Redirect)))/i;

/** Why no screen can show a media, as the end of a sentence; null when a screen may. */
export function direPourquoiMediaIllisible(media: string): string | null {
  const lu = lireMediaAAfficher(media);
  if (lu === null) return "cette adresse ne mène à rien";
  if (lu.sortes.includes("youtube")) return null;
  const nu = retirerFragmentDeMedia(media);
  if (PAGE.test(nu))
    return `c’est une page de ${lireNomDeSite(nu)}, pas une image, un son ou une vidéo`;
  const [, fin] = FICHIER_FERME.exec(nu.replace(/\?.*$/, "")) ?? [];
  return fin === undefined
    ? null
    : `les navigateurs n’ouvrent pas les fichiers .${fin.toLowerCase()}`;
}

export const remarquerMediasIllisibles = (ecrite: Question): RemarqueAvantRattachement[] =>
  listerMediasDeQuestion(ecrite).flatMap(({ media, nom }) => {
    const raison = direPourquoiMediaIllisible(media);
    return raison === null
      ? []
      : [
          {
            code: `media ${nom} ${media}`,
            phrase: `${nom} ne passera pas\u00A0: ${raison}.`,
            vise: "texte",
          },
        ];
  });

export const remarquerLiensMorts = (
  ecrite: Question,
  morts: ReadonlySet<string>,
): RemarqueAvantRattachement[] =>
  listerMediasDeQuestion(ecrite)
    .filter(({ media }) => morts.has(media) && direPourquoiMediaIllisible(media) === null)
    .map(({ media, nom }) => ({
      code: `lien ${nom} ${media}`,
      phrase: `${nom} ne répond plus sur ${lireNomDeSite(media)}.`,
      vise: "texte",
    }));

/** Name of the site in an address: "www.youtube.com". */
export const lireNomDeSite = (media: string): string =>
  /^https?:\/\/([^/?#]+)/.exec(media)?.[1] ?? media;
