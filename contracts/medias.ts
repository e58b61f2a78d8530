/** Files and links that quizzes show: plateforme §5 "Files", §7, §8; decisions-plateforme "Media", "/check-url". */
import { z } from "zod";
import { declarerPhraseAffichable, declarerPhrasesAffichables } from "./phrase.ts";
import { aDuTexteVisible, nettoyerTexteSurUneLigne } from "./texte-visible.ts";

/** Largest media file that may be sent, in bytes: 50 MB. */
export const FICHIER_MEDIA_OCTETS_MAX = 50_000_000;
/** Maximum pixels of a picture: 64 million, a photo of 8000 by 8000. */
export const PIXELS_IMAGE_MAX = 64_000_000;
/** Longest side of a stored picture, in pixels: twice a living-room screen. */
export const COTE_IMAGE_PIXELS_MAX = 4096;
/** Maximum number of files of an account. */
export const MEDIAS_PAR_COMPTE_MAX = 2000;
/** Maximum number of uses of files in an answer. */
export const USAGES_MEDIA_PAR_REPONSE_HTTP_MAX = 5000;
export const TITRE_MEDIA_LONGUEUR_MAX = 100;
/** Longest address of a link, as in a question. */
const LIEN_MAX = 2000;

/** Sentences about files and links, word for word (plateforme §5 and §8). */
export const PHRASES_MEDIA = declarerPhrasesAffichables({
  tropGros:
    "Le fichier dépasse les 50 Mo. Privilégiez un lien youtube pour les vidéos trop longue.",
  typeRefuse: "Type de fichier non pris en charge",
  aucun: "Aucun fichier sélectionné",
  illisible: "Erreur de lecture du fichier.",
  urlVide: "Veuillez entrer une URL valide.",
  lienInvalide: "Lien invalide ou inaccessible",
  erreurFichier: "Erreur fichier",
});

/** Advice for a refused file, which the specification does not give. The API sends it beside its message (`reponseFichierRefuse`). */
export const CONSEILS_FICHIER_REFUSE = {
  typeRefuse:
    "Sont acceptés\u00A0: images JPEG, PNG, GIF, WebP, SVG, AVIF, BMP ou ICO\u00A0; vidéos MP4, MOV, M4V ou WebM\u00A0; sons MP3, M4A, WAV ou Ogg.",
  codec:
    "Ce fichier est codé d’une façon que les navigateurs ne lisent pas (HEVC, par exemple). Sur un iPhone, choisissez Réglages, Appareil photo, Formats, «\u00A0Le plus compatible\u00A0», puis filmez à nouveau\u00A0; sinon, exportez-le en MP4 (H.264 et AAC).",
  heic: "Cette photo est au format HEIC de l’iPhone. Choisissez Réglages, Appareil photo, Formats, «\u00A0Le plus compatible\u00A0» pour les prochaines\u00A0; pour celle-ci, envoyez une capture d’écran, ou exportez-la en JPEG.",
  tropDePixels:
    "Cette image a plus de 64\u00A0millions de pixels. Réduisez-la, à 4000\u00A0pixels de côté par exemple, puis renvoyez-la.",
  imageLourde: "Réduisez cette image, à 4000\u00A0pixels de côté par exemple, puis renvoyez-la.",
  dessinRepete:
    "Ce dessin SVG répète trop de fois les mêmes formes pour un téléphone. Exportez-le en PNG, puis envoyez l’image.",
  dessinActif:
    "Ce dessin SVG contient un script, ou va chercher quelque chose ailleurs que dans son fichier. Exportez-le en PNG, ou sans cela.",
} as const;

/** Answer to a refused file. */
export const reponseFichierRefuse = z.object({
  message: z.string(),
  conseil: z.string().optional(),
});

/** Note about an animated PNG, of which one frame is kept. */
export const PHRASE_APNG_SANS_ANIMATION =
  "Cette image PNG est animée\u00A0: seule sa première image est gardée. Pour qu’elle bouge, envoyez-la en GIF ou en WebP.";

/** MIME types for the `accept` of a file input; the server decides by content. */
export const TYPES_MIME_DU_CHOIX_DE_FICHIER = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/svg+xml",
  "image/avif",
  "image/bmp",
  "image/x-icon",
  "video/mp4",
  "video/webm",
  "video/ogg",
  "video/x-m4v",
  "video/quicktime",
  "audio/mpeg",
  "audio/mp4",
  "audio/x-m4a",
  "audio/wav",
  "audio/ogg",
] as const;

/** Type that `/check-url` gives for a YouTube video, which is not a file. */
export const TYPE_MIME_YOUTUBE = "video/youtube";

/** Parts of a question that show a file: the question itself, its preuve, its suite. */
export const emplacementMedia = z.enum(["media", "preuve", "suite"]);
export type EmplacementMedia = z.infer<typeof emplacementMedia>;

/** Size of a media in pixels as shown; absent for sounds, videos, and drawings without a size. */
const dimensions = {
  largeur: z.int().positive().optional(),
  hauteur: z.int().positive().optional(),
};

/** Answer of POST /upload: the stored file. `taille`: bytes; `titre`: cleaned file name without its ending. */
export const reponseMediaEnvoye = z.object({
  nom: z.string(),
  type: z.string(),
  taille: z.int(),
  titre: z.string(),
  ...dimensions,
});
export type MediaEnvoye = z.infer<typeof reponseMediaEnvoye>;

/** One use of a file. `rang`: rank of the question, from 0; null question: the quizz itself. */
export const usageMedia = z.object({
  quizz: z.object({ _id: z.string(), title: z.string() }),
  question: z.object({ _id: z.string(), rang: z.int(), text: z.string() }).nullable(),
  ou: emplacementMedia,
});
export type UsageMedia = z.infer<typeof usageMedia>;

/** One's own stored file. `date`: when it was last sent. `versions`: kept versions of quizzes that show it. */
export const mediaDuCompte = reponseMediaEnvoye.extend({
  date: z.string(),
  usages: z.array(usageMedia),
  versions: z.int(),
});
export type MediaDuCompte = z.infer<typeof mediaDuCompte>;

/** Answer of GET /medias: one's own files, the latest first, and the storage as in /myinfo. */
export const reponseMesMedias = z.object({
  medias: z.array(mediaDuCompte),
  filesize: z.int(),
  limitsize: z.int(),
});

/** Body of PUT /medias/:nom: the file's new title. */
export const corpsChangementTitreMedia = z.object({
  titre: z
    .string()
    .max(1000)
    .transform((texte) => nettoyerTexteSurUneLigne(texte))
    .refine(aDuTexteVisible, declarerPhraseAffichable("Donnez un titre à ce fichier."))
    .refine(
      (texte) => [...texte].length <= TITRE_MEDIA_LONGUEUR_MAX,
      declarerPhraseAffichable("Ce titre est trop long (100\u00A0caractères max)."),
    ),
});

/** Body of POST /medias/:nom/remplacer: `par` is the name of another file of one's own. */
export const corpsRemplacementMedia = z.object({ par: z.string().max(200) });
/** Answer to the replacement of a file: number of replaced uses, and the new date of each quizz. */
export const reponseMediaRemplace = z.object({
  remplaces: z.int(),
  quizz: z.array(z.object({ _id: z.string(), date: z.string() })),
});

/** Query of GET /check-url. An empty form gets its own message. */
export const requeteCheckUrl = z.object({
  url: z
    .string()
    .default("")
    .transform((texte) => texte.trim())
    .refine((texte) => texte !== "", PHRASES_MEDIA.urlVide)
    .refine((texte) => texte.length <= LIEN_MAX, PHRASES_MEDIA.lienInvalide),
});
/** Answer of GET /check-url: the media type given by the site, without parameters; `video/youtube` for YouTube. */
export const reponseCheckUrl = z.object({ contentType: z.string() });

/** First title of a file: its name without folder, ending and invisible characters. */
export function deduireTitreDeFichier(nom: string): string {
  const dernier = nom.split(/[/\\]/).at(-1) ?? "";
  const nu = nettoyerTexteSurUneLigne(dernier.slice(0, 1000).replace(/\.[a-z0-9]{1,5}$/i, ""));
  return aDuTexteVisible(nu)
    ? [...nu].slice(0, TITRE_MEDIA_LONGUEUR_MAX).join("").trim()
    : "Sans titre";
}
