/**
 * The state of an import under way: what was read, with its corrections, as plain data; and the state of its lines.
 * Pure.
 */
import { TITRE_QUIZZ_LONGUEUR_MAX } from "#contracts/limites.ts";
import { deduireTitreDeFichier } from "#contracts/medias.ts";
import { calculerEtatLigne, convertirEnQuestion, type EtatLigneImport } from "#formats/etat.ts";
import {
  type Consignes,
  type IdFormat,
  type LigneImport,
  type LigneImportQuestion,
  type MediaJoint,
  type QuestionImport,
  type QuizzImport,
  SANS_CONSIGNES,
  type ApercuDeTableComprise,
  type RolesEtLecturesDuTexte,
} from "#formats/lecture.ts";
import type { RawLine } from "./raw-lines.ts";
import type { EtatsDesLignesLues, FichierLu } from "./file-reader.ts";

interface SourceLue {
  /** Name of the imported file; null for a pasted text. */
  readonly nom: string | null;
  /** Size in bytes of the imported file or text. */
  readonly taille: number;
  /** Instant of the import, in milliseconds since 1970. */
  readonly quand: number;
}

export interface ImportEnCours {
  readonly source: SourceLue;
  readonly format: IdFormat;
  readonly nomFormat: string;
  readonly details: readonly string[];
  readonly remarques: readonly string[];
  readonly reconnus: readonly IdFormat[];
  readonly brut: readonly RawLine[] | null;
  /** How each line of a free text, pasted or in a file, was understood, and the other ways to read it; null for other formats. */
  readonly texte: RolesEtLecturesDuTexte | null;
  /** The tables that the quizzes were read from, by the ranks of the quizzes; empty for formats that have no tables. */
  readonly tables: readonly ApercuDeTableComprise[];
  /** What the author has said about how to read the source: roles of lines or of columns. */
  readonly consignes: Consignes;
  readonly quizz: readonly QuizzImport[];
  /** Choice of the quizzes to import: by rank, whether each one is imported. */
  readonly pris: readonly boolean[];
  /** Rank of the quizz on screen. */
  readonly ici: number;
  /** Whether the import makes one quizz for each level, where there are levels. */
  readonly parNiveaux: boolean;
  /** Names and sizes of the files inside the import; the reader keeps their bytes. */
  readonly medias: readonly Pick<MediaJoint, "nom" | "taille">[];
  /** A uuid of the import, from which the ids of its calls are derived, so that a retry creates nothing twice. */
  readonly envoi: string;
  /** Names on the server of the files that were uploaded, by their names in the import. */
  readonly passes: Readonly<Record<string, string>>;
  /** Hashes (`calculerEmpreinteDuQuizz`, a-envoyer.ts) of the quizzes that were already created. */
  readonly faits: readonly string[];
}

/** Choice of the quizzes when an import begins: the French ones and those of unknown language, or all when there is none of these. */
const aPrendre = (quizz: readonly QuizzImport[]): readonly boolean[] => {
  const francais = quizz.map(({ langue }) => langue === null || langue === "fr");
  return francais.some(Boolean) ? francais : quizz.map(() => true);
};

const JOUR = new Intl.DateTimeFormat("fr-FR");

/** Title given to a quizz that has none: from the name of its file, or from the day for a pasted text. */
const titreDe = ({ nom, quand }: SourceLue): string =>
  nom === null
    ? `Import du ${JOUR.format(quand)}`
    : // our own Moodle exports end in .gift.txt
      [...deduireTitreDeFichier(nom.replace(/\.gift\.txt$/i, ".gift"))]
        .slice(0, TITRE_QUIZZ_LONGUEUR_MAX)
        .join("")
        .trimEnd();

const titrer = (quizz: QuizzImport, source: SourceLue): QuizzImport =>
  quizz.titre === "" ? { ...quizz, titre: titreDe(source) } : quizz;

/**
 * State of an import that begins.
 * @param envoi a new uuid
 * @param consignes instructions that the reading was given
 */
export function composerEtatInitialDImport(
  { lecture, reconnus, brut }: FichierLu,
  source: SourceLue,
  envoi: string,
  consignes: Consignes = SANS_CONSIGNES,
): ImportEnCours {
  const { format, nom, details, remarques, quizz, medias, texte, tables } = lecture;
  // a sheet that gave no line is not imported until its columns are named
  const pris = aPrendre(quizz).map(
    (pris, rang) => pris && (tables.length === 0 || (quizz[rang]?.lignes.length ?? 0) > 0),
  );
  return {
    source,
    format,
    nomFormat: nom,
    details,
    remarques,
    reconnus,
    brut,
    texte,
    tables,
    consignes,
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

const VIDE: QuizzImport = {
  titre: "",
  tags: [],
  langue: null,
  credit: { source: "", auteur: "", licence: "" },
  visibilite: "prive",
  aleatoireGlobal: false,
  parties: [],
  lignes: [],
};

export const trouverQuizzDImportAffiche = ({ quizz, ici }: ImportEnCours): QuizzImport =>
  quizz[ici] ?? VIDE;

const etats = new WeakMap<LigneImport, EtatLigneImport>();

/** State of an imported line (ready, to mend, left out). Lines never change, so that each state is computed once and kept. */
export function trouverEtatDeLigneImportee(ligne: LigneImport): EtatLigneImport {
  const connu = etats.get(ligne);
  if (connu !== undefined) return connu;
  const etat = calculerEtatLigne(ligne);
  etats.set(ligne, etat);
  return etat;
}

const converties = new WeakMap<QuestionImport, QuestionImport | null>();

/** The question as it would be saved; null while a save would refuse it. Questions never change, so that each is computed once and kept. */
export function calculerQuestionAEnregistrer(question: QuestionImport): QuestionImport | null {
  const connue = converties.get(question);
  if (connue !== undefined) return connue;
  const convertie = convertirEnQuestion(question);
  converties.set(question, convertie);
  return convertie;
}

/** Computes the states of the lines of a reading, and turns ready questions into what is saved. Slow: called in the worker. */
export function calculerEtatsDesLignesLues(quizz: readonly QuizzImport[]): {
  readonly quizz: readonly QuizzImport[];
  readonly etats: EtatsDesLignesLues;
} {
  const vus = quizz.map(({ lignes }) => lignes.map((ligne) => calculerEtatLigne(ligne)));
  return {
    quizz: quizz.map((un, rang) => ({
      ...un,
      lignes: un.lignes.map((ligne, la) =>
        ligne.sorte === "question" && vus[rang]?.[la]?.etat === "ok"
          ? { ...ligne, question: convertirEnQuestion(ligne.question) ?? ligne.question }
          : ligne,
      ),
    })),
    etats: vus.map((uns) => uns.map((un) => (un.etat === "ok" ? null : un))),
  };
}

const PRETE: EtatLigneImport = { etat: "ok", fautes: [], importable: true };

/** Keeps the states that the worker computed, so that the page does not compute five thousand of them at once. */
export function mettreEnCacheEtatsDesLignesLues(
  quizz: readonly QuizzImport[],
  lus: EtatsDesLignesLues,
): void {
  quizz.forEach(({ lignes }, rang) =>
    lignes.forEach((ligne, la) => {
      const lu = lus[rang]?.[la];
      if (lu === undefined) return;
      etats.set(ligne, lu ?? PRETE);
      if (lu === null && ligne.sorte === "question") converties.set(ligne.question, ligne.question);
    }),
  );
}

/** Whether an imported question has no other faults than the reader's guesses, so that its author only has to confirm them. */
export function estLigneSeulementDouteuse(ligne: LigneImport): ligne is LigneImportQuestion {
  return (
    ligne.sorte === "question" &&
    ligne.doutes.length > 0 &&
    trouverEtatDeLigneImportee(ligne).fautes.length === ligne.doutes.length
  );
}

export type NombresDeLignesParEtat = Readonly<Record<EtatLigneImport["etat"], number>>;

export function compterLignesParEtat(lignes: readonly LigneImport[]): NombresDeLignesParEtat {
  const comptes = { ok: 0, aCorriger: 0, ignoree: 0 };
  for (const ligne of lignes) comptes[trouverEtatDeLigneImportee(ligne).etat] += 1;
  return comptes;
}

/** Rank of the next line to mend after `apres`, starting again from the top; null when none is left. */
export function trouverRangDeProchaineLigneAReparer(
  lignes: readonly LigneImport[],
  apres: number,
): number | null {
  const rangs = lignes.flatMap((ligne, rang) =>
    trouverEtatDeLigneImportee(ligne).etat === "aCorriger" ? [rang] : [],
  );
  return rangs.find((rang) => rang > apres) ?? rangs.find((rang) => rang !== apres) ?? null;
}
