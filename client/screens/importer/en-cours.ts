/** An import under way: what was read, as it has been mended. Plain data. Pure. */
import { TITRE_QUIZZ_MAX } from "#contracts/limites.ts";
import { titreDeFichier } from "#contracts/medias.ts";
import { etatDeLigne, type EtatLigne } from "#formats/etat.ts";
import type { IdFormat, Ligne, LigneQuestion, MediaJoint, QuizzLu } from "#formats/lecture.ts";
import type { LigneBrute } from "./brut.ts";
import type { Lu } from "./lecteur.ts";

interface SourceLue {
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

/* The lines of an import: in what state they are, and which is next to mend. Pure. */

const etats = new WeakMap<Ligne, EtatLigne>();

/** The state of a line, deduced once for each content of it. */
export function etatDe(ligne: Ligne): EtatLigne {
  const connu = etats.get(ligne);
  if (connu !== undefined) return connu;
  const etat = etatDeLigne(ligne);
  etats.set(ligne, etat);
  return etat;
}

/** Nothing is wrong with it but what was guessed. */
export function estDouteuse(ligne: Ligne): ligne is LigneQuestion {
  return (
    ligne.sorte === "question" &&
    ligne.doutes.length > 0 &&
    etatDe(ligne).fautes.length === ligne.doutes.length
  );
}

export type Comptes = Readonly<Record<EtatLigne["etat"], number>>;

export function compter(lignes: readonly Ligne[]): Comptes {
  const comptes = { ok: 0, aCorriger: 0, ignoree: 0 };
  for (const ligne of lignes) comptes[etatDe(ligne).etat] += 1;
  return comptes;
}

/** The next line to mend after that one, then from the top; null when none is left. */
export function prochaine(lignes: readonly Ligne[], apres: number): number | null {
  const rangs = lignes.flatMap((ligne, rang) => (etatDe(ligne).etat === "aCorriger" ? [rang] : []));
  return rangs.find((rang) => rang > apres) ?? rangs.find((rang) => rang !== apres) ?? null;
}
