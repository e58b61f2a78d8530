/** An import under way: what was read, as it has been mended. Plain data. Pure. */
import { TITRE_QUIZZ_MAX } from "#contracts/limites.ts";
import { type OuMedia, titreDeFichier } from "#contracts/medias.ts";
import { type EtatLigne, etatDeLigne } from "#formats/etat.ts";
import type {
  Credit,
  IdFormat,
  Ligne,
  LigneQuestion,
  MediaJoint,
  QuestionLue,
  QuizzLu,
} from "#formats/lecture.ts";
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

const changerIci = (etat: EnCours, changer: (quizz: QuizzLu) => QuizzLu): EnCours => ({
  ...etat,
  quizz: etat.quizz.map((un, rang) => (rang === etat.ici ? changer(un) : un)),
});

const changerLigne = (etat: EnCours, rang: number, changer: (ligne: Ligne) => Ligne): EnCours =>
  changerIci(etat, (un) => ({
    ...un,
    lignes: un.lignes.map((ligne, ici) => (ici === rang ? changer(ligne) : ligne)),
  }));

export type GesteImport =
  | { readonly geste: "ecrire"; readonly rang: number; readonly question: QuestionLue }
  | { readonly geste: "confirmer" | "ignorer" | "reprendre"; readonly rang: number }
  | { readonly geste: "toutConfirmer" }
  | { readonly geste: "titrer"; readonly titre: string }
  | { readonly geste: "crediter"; readonly credit: Partial<Credit> }
  | { readonly geste: "montrer"; readonly ici: number }
  | { readonly geste: "prendre"; readonly rang: number; readonly pris: boolean }
  | { readonly geste: "niveaux"; readonly parNiveaux: boolean }
  /** Remote media that were looked at, or given up, and those of them that may be shown. */
  | {
      readonly geste: "liens";
      readonly vus: ReadonlySet<string>;
      readonly bons: ReadonlySet<string>;
    }
  | { readonly geste: "passer"; readonly nom: string; readonly adresse: string }
  | { readonly geste: "faire"; readonly faits: readonly string[] }
  /** The file of that import is no longer here. */
  | { readonly geste: "perdre"; readonly envoi: string };

/** Those that are no work of its author. */
const SANS_TRAVAIL: ReadonlySet<GesteImport["geste"]> = new Set<GesteImport["geste"]>([
  "montrer",
  "passer",
  "faire",
  "perdre",
]);
export const estTravail = ({ geste }: GesteImport): boolean => !SANS_TRAVAIL.has(geste);

/** Told when an import is found again without its file. */
const SANS_MEDIAS =
  "Les médias qui étaient dans le fichier ne sont plus ici\u00A0: déposez-le à nouveau pour les avoir.";

/** Its own reason, told apart from those of a file. */
export const IGNOREE_A_LA_MAIN = "Laissée de côté par vous";

export function agir(etat: EnCours, fait: GesteImport): EnCours {
  switch (fait.geste) {
    case "ecrire":
      return changerLigne(etat, fait.rang, (ligne) =>
        ligne.sorte === "question" ? { ...ligne, question: fait.question } : ligne,
      );
    case "confirmer":
      return changerLigne(etat, fait.rang, (ligne) =>
        ligne.sorte === "question" ? { ...ligne, doutes: [] } : ligne,
      );
    case "toutConfirmer":
      return changerIci(etat, (un) => ({
        ...un,
        lignes: un.lignes.map((ligne) => (estDouteuse(ligne) ? { ...ligne, doutes: [] } : ligne)),
      }));
    case "ignorer":
      return changerLigne(etat, fait.rang, (ligne) =>
        ligne.sorte === "question"
          ? {
              sorte: "ignoree",
              ou: ligne.ou,
              raison: IGNOREE_A_LA_MAIN,
              extrait: ligne.question.text,
              question: ligne.question,
              dites: { remarques: ligne.remarques, doutes: ligne.doutes, liens: ligne.liens },
            }
          : ligne,
      );
    case "reprendre":
      return changerLigne(etat, fait.rang, (ligne) =>
        ligne.sorte === "ignoree" && ligne.question !== null
          ? {
              sorte: "question",
              ou: ligne.ou,
              question: ligne.question,
              remarques: [],
              doutes: [],
              liens: [],
              ...ligne.dites,
            }
          : ligne,
      );
    case "titrer":
      return changerIci(etat, (un) => ({ ...un, titre: fait.titre }));
    case "crediter":
      return changerIci(etat, (un) => ({ ...un, credit: { ...un.credit, ...fait.credit } }));
    case "montrer":
      return { ...etat, ici: fait.ici };
    case "prendre":
      return {
        ...etat,
        pris: etat.pris.map((un, rang) => (rang === fait.rang ? fait.pris : un)),
      };
    case "niveaux":
      return { ...etat, parNiveaux: fait.parNiveaux };
    case "liens":
      return {
        ...etat,
        quizz: etat.quizz.map((un) => ({
          ...un,
          lignes: un.lignes.map((ligne) => avecLiens(ligne, fait.vus, fait.bons)),
        })),
      };
    case "passer":
      return { ...etat, passes: { ...etat.passes, [fait.nom]: fait.adresse } };
    case "faire":
      return { ...etat, faits: [...etat.faits, ...fait.faits] };
    case "perdre":
      return etat.envoi !== fait.envoi || etat.medias.length === 0
        ? etat
        : { ...etat, medias: [], remarques: [...etat.remarques, SANS_MEDIAS] };
  }
}

const montrer = (question: QuestionLue, ou: OuMedia, adresse: string): QuestionLue =>
  ou === "media"
    ? { ...question, media: adresse }
    : { ...question, [ou]: { text: question[ou]?.text ?? "", media: adresse } };

function avecLiens(ligne: Ligne, vus: ReadonlySet<string>, bons: ReadonlySet<string>): Ligne {
  if (ligne.sorte !== "question" || ligne.liens.length === 0) return ligne;
  const question = ligne.liens
    .filter(({ adresse }) => bons.has(adresse))
    .reduce((faite, { ou, adresse }) => montrer(faite, ou, adresse), ligne.question);
  return { ...ligne, question, liens: ligne.liens.filter(({ adresse }) => !vus.has(adresse)) };
}

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

/** Addresses of other sites that are proposed, each once. */
export const liensProposes = ({ quizz, pris }: EnCours): readonly string[] => [
  ...new Set(
    quizz.flatMap(({ lignes }, rang) =>
      pris[rang] === true
        ? lignes.flatMap((ligne) =>
            ligne.sorte === "question" ? ligne.liens.map(({ adresse }) => adresse) : [],
          )
        : [],
    ),
  ),
];
