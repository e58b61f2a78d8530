/** Moderation: cases, measures, contestations, the audit log (decisions-plateforme "Moderation", docs/decisions/0094). */
import { z } from "zod";
import { iconeCompte, role } from "./compte.ts";
import { TEXTE_MESSAGE_LONGUEUR_REFUSEE } from "./limites.ts";
import { declarerPhraseAffichable, declarerPhrasesAffichables } from "./phrase.ts";
import { question, quizz } from "./quizz.ts";
import { motifSignalement, texteMessage } from "./signalement.ts";
import { aDuTexteVisible } from "./texte-visible.ts";

const id = z.string().min(1).max(64);

/** Kinds of contents that a case is about. */
export const genreAffaire = z.enum(["quizz", "question", "profil"]);
export type GenreAffaire = z.infer<typeof genreAffaire>;

/** States of a case. `ouverte`: waits for a decision; `contestee`: its measure was contested; `close`. */
export const etatAffaire = z.enum(["ouverte", "contestee", "close"]);
export type EtatAffaire = z.infer<typeof etatAffaire>;

/** Time for which a moderator holds a case. */
export const DUREE_PRISE_AFFAIRE_MS = 20 * 60_000;
/** Date that stands for the end of a measure without an end. */
export const DATE_FIN_MESURE_SANS_FIN = "9999-12-31T23:59:59.999Z";
/** Longest measures, in days: a moderator's ban on publishing, and an administrator's measures. */
export const JOURS_MESURE_MODERATEUR_MAX = 30;
export const JOURS_MESURE_ADMINISTRATEUR_MAX = 365;

/** Measures, from mild to hard. */
export const genreMesure = z.enum([
  "rien",
  "mot",
  "masquer",
  "supprimer",
  "nePlusPublier",
  "suspendre",
  "supprimerCompte",
]);
export type GenreMesure = z.infer<typeof genreMesure>;

/** Measures that last, with their default in days. */
export const JOURS_MESURE_DEFAUT: Readonly<Partial<Record<GenreMesure, number>>> = {
  nePlusPublier: 7,
  suspendre: 30,
};
/** Measures that remove no content, and so cannot refuse its files. */
const SANS_SUITE: ReadonlySet<GenreMesure> = new Set(["rien", "mot"]);
/** Measures reserved to administrators. */
const AUX_ADMINS: ReadonlySet<GenreMesure> = new Set(["suspendre", "supprimerCompte"]);

/** Whether a moderator with this role may take a measure in this kind of case, for `jours` days. */
export function peutPrendreMesure(
  qui: z.infer<typeof role>,
  mesure: GenreMesure,
  genre: GenreAffaire,
  jours: number | null = null,
): boolean {
  if (qui === "user") return false;
  // a profile cannot be hidden, only its description deleted; a question is hidden with its quizz
  if (genre === "profil" && mesure === "masquer") return false;
  if (qui === "admin") return jours === null || jours <= JOURS_MESURE_ADMINISTRATEUR_MAX;
  return !AUX_ADMINS.has(mesure) && (jours === null || jours <= JOURS_MESURE_MODERATEUR_MAX);
}

const JOUR_MS = 24 * 3600 * 1000;

/** Whether a role may undo or answer about a measure: the same roles as could take it. */
export function peutDefaireMesure(
  qui: z.infer<typeof role>,
  mesure: { readonly genre: GenreMesure; readonly date: string; readonly jusque: string | null },
  affaireEntiere: GenreAffaire,
): boolean {
  if (qui === "admin") return true;
  const { genre, date, jusque } = mesure;
  const jours =
    jusque === null ? null : Math.ceil((Date.parse(jusque) - Date.parse(date)) / JOUR_MS);
  return peutPrendreMesure(qui, genre, affaireEntiere, jours);
}

export const PHRASES_MODERATION = declarerPhrasesAffichables({
  raison: "Écrivez la raison\u00A0: la personne concernée la lira.",
  raisonLongue: "La raison ne doit pas dépasser 800 caractères.",
  duree: "Choisissez une durée, en jours entiers.",
  medias: "Cette mesure ne retire rien\u00A0: ses médias ne peuvent pas être refusés.",
});
export const PHRASE_RAISON_OUVRIR_QUIZZ_PRIVE = declarerPhraseAffichable(
  "Écrivez pourquoi vous ouvrez ce quizz privé\u00A0: c’est noté au journal.",
);

const raisonLibre = z
  .string()
  .refine(
    (texte) => [...texte].length < TEXTE_MESSAGE_LONGUEUR_REFUSEE,
    PHRASES_MODERATION.raisonLongue,
  );

/** Body of a measure that a moderator takes. `version`: the version of the case that was read. */
export const corpsMesure = z
  .object({
    version: z.int().min(0),
    genre: genreMesure,
    /** Reason, which the author reads; "rien" needs none. */
    raison: raisonLibre,
    /** Duration of a lasting measure; null: until it is lifted. */
    jours: z
      .int(PHRASES_MODERATION.duree)
      .min(1, PHRASES_MODERATION.duree)
      .nullable()
      .default(null),
    /** Whether the measure forbids messages too. */
    messages: z.boolean().default(false),
    /** Whether the files that the content shows are refused from now on, for every account. */
    refuserMedias: z.boolean().default(false),
  })
  .refine(
    ({ genre, raison: dite }) => genre === "rien" || aDuTexteVisible(dite),
    PHRASES_MODERATION.raison,
  )
  .refine(
    ({ genre, jours }) => genre !== "nePlusPublier" || jours !== null,
    PHRASES_MODERATION.duree,
  )
  .refine(
    ({ genre, refuserMedias }) => !refuserMedias || !SANS_SUITE.has(genre),
    PHRASES_MODERATION.medias,
  );
export type CorpsMesure = z.infer<typeof corpsMesure>;

export const corpsVersionAffaire = z.object({ version: z.int().min(0) });

/** Answer to a contestation. */
export const corpsReponseContestation = z.object({
  version: z.int().min(0),
  levee: z.boolean(),
  reponse: texteMessage,
});

export const corpsContestation = z.object({
  text: texteMessage,
  /** Secret of the mail about the measure, for a person who cannot log in. */
  token: z.string().max(64).optional(),
});

/** A measure as shown to the account it falls on. */
export const mesureVueParCompteVise = z.object({
  _id: z.string(),
  genre: genreMesure,
  raison: z.string(),
  /** Kind and title of the content that the measure is about; a profile by its present pseudo. */
  objet: genreAffaire,
  titre: z.string(),
  date: z.string(),
  jusque: z.string().nullable(),
  messages: z.boolean(),
  levee: z.string().nullable(),
  contestation: z
    .object({ text: z.string(), date: z.string(), reponse: z.string().nullable() })
    .nullable(),
});
export type MesureVueParCompteVise = z.infer<typeof mesureVueParCompteVise>;

/** A measure as shown to moderators. */
export const mesureVueParModerateur = mesureVueParCompteVise.extend({
  affaire: z.int(),
  /** Moderator who took the measure; null: the account is gone. */
  par: z.string().nullable(),
  /** Date at which the author of the content read the measure. */
  lue: z.string().nullable(),
});
export type MesureVueParModerateur = z.infer<typeof mesureVueParModerateur>;

/** A quizz as the content of a case, without author, likes and measure. */
const quizzCopie = quizz.omit({
  createur: true,
  createurPseudo: true,
  note: true,
  mesure: true,
});
export const contenuDAffaire = z.discriminatedUnion("genre", [
  z.object({ genre: z.literal("quizz"), quizz: quizzCopie }),
  z.object({
    genre: z.literal("question"),
    titre: z.string(),
    /** Rank of the question in its quizz, from 1. */
    rang: z.int(),
    question,
  }),
  z.object({
    genre: z.literal("profil"),
    pseudo: z.string(),
    icon: iconeCompte,
    description: z.string(),
  }),
]);
export type ContenuDAffaire = z.infer<typeof contenuDAffaire>;

/** Icon of a case in lists. */
export const iconeAffaire = z.enum(["quizz", "image", "son", "video", "profil"]);

export type IconeAffaire = z.infer<typeof iconeAffaire>;

export const ligneListeAffaires = z.object({
  numero: z.int(),
  genre: genreAffaire,
  icone: iconeAffaire,
  titre: z.string(),
  /** Rank of the question, from 1. */
  rang: z.int().nullable(),
  etat: etatAffaire,
  /** Most frequent reason of the reports; null without any. */
  motif: motifSignalement.nullable(),
  nombre: z.int(),
  /** Date of the last report or contestation. */
  date: z.string(),
  /** Moderator who holds the case, and until when. */
  prise: z.object({ par: z.string(), aMoi: z.boolean(), jusque: z.string() }).nullable(),
  /** Measure that was taken in the case, if there is one. */
  mesure: z.object({ genre: genreMesure, date: z.string() }).nullable(),
  /** Whether unwanted words were found in the content. */
  mots: z.boolean(),
});
export type LigneListeAffaires = z.infer<typeof ligneListeAffaires>;

export const requeteListeAffaires = z.object({
  etat: etatAffaire.default("ouverte"),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});
export const reponseListeAffaires = z.object({
  affaires: z.array(ligneListeAffaires),
  totalCount: z.int(),
  comptes: z.object({ ouverte: z.int(), contestee: z.int() }),
});
export const AFFAIRES_PAR_PAGE = 50;

/** An account as moderators see it. */
export const ficheCompteVueParModerateur = z.object({
  _id: z.string(),
  pseudo: z.string(),
  icon: iconeCompte,
  role,
  date: z.string(),
  quizz: z.int(),
  /** Storage that the account's files take, in bytes. */
  stockage: z.int(),
  badges: z.int(),
  /** Ends of the account's current measures; null: none. */
  suspendu: z.string().nullable(),
  sansPublier: z.string().nullable(),
  sansEcrire: z.string().nullable(),
});
export type FicheCompteVueParModerateur = z.infer<typeof ficheCompteVueParModerateur>;

const signalementRecu = z.object({
  /** Pseudo of the reporter; null: without an account; `NOM_COMPTE_SUPPRIME` when the account was deleted. */
  pseudo: z.string().nullable(),
  icon: iconeCompte.nullable(),
  motif: motifSignalement,
  text: z.string(),
  date: z.string(),
  /** Whether reporter and author are friends. */
  ami: z.boolean(),
});

/** Kinds of actions in the audit log. */
export const genreActeDeModeration = z.enum([
  "ouvrir",
  "prendre",
  "rendre",
  "mesure",
  "lever",
  "contester",
  "repondre",
  "modifier",
  "role",
  "officiel",
  "nonOfficiel",
  "consulter",
  "ajouterMot",
  "retirerMot",
]);
export type GenreActeDeModeration = z.infer<typeof genreActeDeModeration>;

export const acteDeModeration = z.object({
  numero: z.int(),
  date: z.string(),
  /** Account that acted: a pseudo, `NOM_COMPTE_SUPPRIME`, or null for `npm run admin` or the server. */
  par: z.string().nullable(),
  genre: genreActeDeModeration,
  /** Title of the content that the action is about, kept after its deletion. */
  titre: z.string(),
  /** Account concerned: a pseudo, or `NOM_COMPTE_SUPPRIME`; null when none. */
  compte: z.string().nullable(),
  affaire: z.int().nullable(),
  /** Detail of the action: the reason, role or word. */
  detail: z.string(),
  /** Kind of the measure that the action took or lifted. */
  mesure: genreMesure.nullable(),
});
export type ActeDeModeration = z.infer<typeof acteDeModeration>;
export const ACTES_PAR_PAGE = 100;
export const NOM_COMPTE_SUPPRIME = "compte supprimé";

export const requeteJournalModeration = z.object({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});
export const reponseJournalModeration = z.object({
  actes: z.array(acteDeModeration),
  totalCount: z.int(),
});

/** A whole case, as the page of the case shows it. */
export const affaire = ligneListeAffaires.extend({
  version: z.int(),
  ouverte: z.string(),
  close: z.string().nullable(),
  /** Present place of the content; null when it no longer exists. `prive`: shown only after a logged reason. */
  lieu: z
    .object({
      quizz: id.nullable(),
      question: id.nullable(),
      prive: z.boolean(),
      officiel: z.boolean(),
    })
    .nullable(),
  /** Whether the content belongs to the official account: only administrators may act, and only hide it. */
  maison: z.boolean(),
  copies: z.array(
    z.object({
      date: z.string(),
      contenu: contenuDAffaire,
      /**
       * Whether the present content still equals the copy, told even for a private one. Files have other names in the
       * copy.
       */
      pareille: z.boolean(),
    }),
  ),
  aujourdhui: contenuDAffaire.nullable(),
  signalements: z.array(signalementRecu),
  /** Record of the account of the content's author; null: the account is gone. */
  auteur: ficheCompteVueParModerateur.nullable(),
  /**
   * Measures against the content's author, the latest first. Once the author's account is deleted, only the measure of
   * this case.
   */
  mesures: z.array(mesureVueParModerateur),
  actes: z.array(acteDeModeration),
  motsTrouves: z.array(z.string()),
});
export type Affaire = z.infer<typeof affaire>;

export const filtreComptesPourModerateurs = z.enum([
  "tous",
  "actifs",
  "limites",
  "suspendus",
  "equipe",
]);
export const requeteComptesPourModerateurs = z.object({
  search: z.string().trim().max(64).default(""),
  etat: filtreComptesPourModerateurs.default("tous"),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type RequeteComptesPourModerateurs = z.infer<typeof requeteComptesPourModerateurs>;
export const COMPTES_PAR_PAGE_POUR_MODERATEURS = 50;
export const reponseListeComptesPourModerateurs = z.object({
  comptes: z.array(ficheCompteVueParModerateur.extend({ mesures: z.int() })),
  totalCount: z.int(),
});
export const reponseComptePourModerateurs = z.object({
  fiche: ficheCompteVueParModerateur,
  mesures: z.array(mesureVueParModerateur),
  quizz: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      visibilite: quizz.shape.visibilite,
      officiel: z.boolean(),
      masque: z.boolean(),
    }),
  ),
});

export const corpsChangementRoleDuCompte = z.object({ role });
export const corpsChangementQuizzOfficiel = z.object({ officiel: z.boolean() });
export const corpsOuvrirQuizzEnModeration = z.object({
  raison: raisonLibre.refine(aDuTexteVisible, PHRASE_RAISON_OUVRIR_QUIZZ_PRIVE),
  /** Number of the case for which the quizz is opened. */
  affaire: z.int().min(1).optional(),
});
/** Body that opens a case about a quizz. `raison`: required, and logged, for a private quizz. */
export const corpsOuvrirAffaireSurQuizz = z.object({ raison: raisonLibre.default("") });
export const reponseQuizzOuvertEnModeration = z.object({ quizz: quizzCopie });
export const reponseAffaireOuverte = z.object({ numero: z.int() });

const MOT_MAX = 40;
export const MOTS_INTERDITS_MAX = 2000;
export const corpsMotInterdit = z.object({
  mot: z
    .string()
    .trim()
    .min(2, declarerPhraseAffichable("Écrivez un mot d’au moins deux lettres."))
    .max(MOT_MAX, declarerPhraseAffichable("Ce mot est trop long (40\u00A0caractères max)."))
    .regex(/^\S+$/, declarerPhraseAffichable("Un mot à la fois, sans espace.")),
});
export const reponseMotsInterdits = z.object({ mots: z.array(z.string()) });
