/** An import under way: what was read, as it has been mended. Plain data. Pure. */
import { TITRE_QUIZZ_MAX } from "#contracts/limites.ts";
import { titreDeFichier } from "#contracts/medias.ts";
import type { IdFormat, MediaJoint, QuizzLu } from "#formats/lecture.ts";
import type { LigneBrute } from "./brut.ts";
import type { Lu } from "./lecteur.ts";

export interface SourceLue {
  /** Of the file; null: pasted. */
  readonly nom: string | null;
  /** Bytes. */
  readonly taille: number;
  /** Milliseconds since 1970. */
  readonly quand: number;
}

export interface EnCours {
  readonly source: SourceLue;
  readonly format: IdFormat;
  readonly nomFormat: string;
  readonly details: readonly string[];
  readonly remarques: readonly string[];
  readonly reconnus: readonly IdFormat[];
  readonly brut: readonly LigneBrute[] | null;
  readonly quizz: readonly QuizzLu[];
  /** Which of these come in, by rank. */
  readonly pris: readonly boolean[];
  /** The one that is shown. */
  readonly ici: number;
  /** One quizz a level, for those that have levels. */
  readonly parNiveaux: boolean;
  /** Those that were inside; their bytes are the reader's. */
  readonly medias: readonly Pick<MediaJoint, "nom" | "taille">[];
  /** A uuid of its own: what it sends is told by it, so that nothing is made twice, whatever was lost on the way. */
  readonly envoi: string;
  /** Media that the server has, from their name here to the one there. */
  readonly passes: Readonly<Record<string, string>>;
  /** Quizzes that the server has made, by `empreinte` (a-envoyer.ts). */
  readonly faits: readonly string[];
}

/** A quizz of a language that is not ours is there, and does not come in by itself. */
const aPrendre = (quizz: readonly QuizzLu[]): readonly boolean[] => {
  const francais = quizz.map(({ langue }) => langue === null || langue === "fr");
  return francais.some(Boolean) ? francais : quizz.map(() => true);
};

const JOUR = new Intl.DateTimeFormat("fr-FR");

/** What a quizz whose file says no title is called at first. */
const titreDe = ({ nom, quand }: SourceLue): string =>
  nom === null
    ? `Import du ${JOUR.format(quand)}`
    : // as Moodle wants ours to be called
      [...titreDeFichier(nom.replace(/\.gift\.txt$/i, ".gift"))]
        .slice(0, TITRE_QUIZZ_MAX)
        .join("")
        .trimEnd();

const titrer = (quizz: QuizzLu, source: SourceLue): QuizzLu =>
  quizz.titre === "" ? { ...quizz, titre: titreDe(source) } : quizz;

/** @param envoi a uuid that was never used */
export function commencer(
  { lecture, reconnus, brut }: Lu,
  source: SourceLue,
  envoi: string,
): EnCours {
  const { format, nom, details, remarques, quizz, medias } = lecture;
  const pris = aPrendre(quizz);
  return {
    source,
    format,
    nomFormat: nom,
    details,
    remarques,
    reconnus,
    brut,
    quizz: quizz.map((un) => titrer(un, source)),
    pris,
    ici: Math.max(0, pris.indexOf(true)),
    parNiveaux: false,
    medias: medias.map(({ nom: nomMedia, taille }) => ({ nom: nomMedia, taille })),
    envoi,
    passes: {},
    faits: [],
  };
}

const VIDE: QuizzLu = {
  titre: "",
  tags: [],
  langue: null,
  credit: { source: "", auteur: "", licence: "" },
  visibilite: "prive",
  aleatoireGlobal: false,
  parties: [],
  lignes: [],
};

export const quizzIci = ({ quizz, ici }: EnCours): QuizzLu => quizz[ici] ?? VIDE;
