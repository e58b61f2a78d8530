/** Moderation: cases, measures, what their authors read, the audit log (decisions-plateforme "Moderation", docs/decisions/0094). */
import { z } from "zod";
import { icon, role } from "./compte.ts";
import { TEXTE_MESSAGE_MAX } from "./limites.ts";
import { phrase, phrases } from "./phrase.ts";
import { question, quizz } from "./quizz.ts";
import { motif, texteMessage } from "./signalement.ts";
import { estVisible } from "./texte-visible.ts";

const id = z.string().min(1).max(64);

/** What a case is about. */
export const genreAffaire = z.enum(["quizz", "question", "profil"]);
export type GenreAffaire = z.infer<typeof genreAffaire>;

/** `ouverte`: to be dealt with; `contestee`: its measure was answered by whom it fell on; `close`. */
export const etatAffaire = z.enum(["ouverte", "contestee", "close"]);
export type EtatAffaire = z.infer<typeof etatAffaire>;

/** How long a case is held by whoever took it. */
export const PRISE_MS = 20 * 60_000;
/** Of a measure that does not end by itself. */
export const SANS_FIN = "9999-12-31T23:59:59.999Z";
/** The longest that a moderator may stop somebody from publishing, and an administrator from anything, in days. */
export const JOURS_MODERATEUR_MAX = 30;
export const JOURS_MAX = 365;

/** From mild to hard. */
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

/** Those that last, by default, in days. */
export const JOURS_MESURE: Readonly<Partial<Record<GenreMesure, number>>> = {
  nePlusPublier: 7,
  suspendre: 30,
};
/** Those after which its files may be refused. */
const SANS_SUITE: ReadonlySet<GenreMesure> = new Set(["rien", "mot"]);
/** Those that only administrators take. */
const AUX_ADMINS: ReadonlySet<GenreMesure> = new Set(["suspendre", "supprimerCompte"]);

/** Whether whoever has this role may take that measure in a case of this kind, and for so long. */
export function peutPrendre(
  qui: z.infer<typeof role>,
  mesure: GenreMesure,
  genre: GenreAffaire,
  jours: number | null = null,
): boolean {
  if (qui === "user") return false;
  // a question is hidden with its quizz; of a profile, what is deleted is its description
  if (genre === "profil" && mesure === "masquer") return false;
  if (qui === "admin") return jours === null || jours <= JOURS_MAX;
  return !AUX_ADMINS.has(mesure) && (jours === null || jours <= JOURS_MODERATEUR_MAX);
}

const JOUR_MS = 24 * 3600 * 1000;

/** Whether whoever has this role may undo a measure, or answer about it: those who might have taken it, for as long. */
export function peutDefaire(
  qui: z.infer<typeof role>,
  mesure: { readonly genre: GenreMesure; readonly date: string; readonly jusque: string | null },
  affaire: GenreAffaire,
): boolean {
  if (qui === "admin") return true;
  const { genre, date, jusque } = mesure;
  const jours =
    jusque === null ? null : Math.ceil((Date.parse(jusque) - Date.parse(date)) / JOUR_MS);
  return peutPrendre(qui, genre, affaire, jours);
}

export const TEXTES_MODERATION = phrases({
  raison: "Écrivez la raison\u00A0: la personne concernée la lira.",
  raisonLongue: "La raison ne doit pas dépasser 800 caractères.",
  duree: "Choisissez une durée, en jours entiers.",
  medias: "Cette mesure ne retire rien\u00A0: ses médias ne peuvent pas être refusés.",
});
export const TEXTE_RAISON_OUVRIR = phrase(
  "Écrivez pourquoi vous ouvrez ce quizz privé\u00A0: c’est noté au journal.",
);

const raisonLibre = z
  .string()
  .refine((texte) => [...texte].length < TEXTE_MESSAGE_MAX, TEXTES_MODERATION.raisonLongue);

/** A measure to take. `version`: the one the case was read with. */
export const mesureDemandee = z
  .object({
    version: z.int().min(0),
    genre: genreMesure,
    /** Its author reads it; nobody does of "rien", which needs none. */
    raison: raisonLibre,
    /** Of those that last. Null: until somebody lifts it. */
    jours: z.int(TEXTES_MODERATION.duree).min(1, TEXTES_MODERATION.duree).nullable().default(null),
    /** No messages either. */
    messages: z.boolean().default(false),
    /** The files that it shows are refused from now on, whoever sends them. */
    refuserMedias: z.boolean().default(false),
  })
  .refine(
    ({ genre, raison: dite }) => genre === "rien" || estVisible(dite),
    TEXTES_MODERATION.raison,
  )
  .refine(
    ({ genre, jours }) => genre !== "nePlusPublier" || jours !== null,
    TEXTES_MODERATION.duree,
  )
  .refine(
    ({ genre, refuserMedias }) => !refuserMedias || !SANS_SUITE.has(genre),
    TEXTES_MODERATION.medias,
  );
export type MesureDemandee = z.infer<typeof mesureDemandee>;

export const surVersion = z.object({ version: z.int().min(0) });

/** What is answered to somebody who contests a measure. */
export const reponseContestation = z.object({
  version: z.int().min(0),
  levee: z.boolean(),
  reponse: texteMessage,
});

export const contestation = z.object({
  text: texteMessage,
  /** From the mail, for whoever cannot log in. */
  token: z.string().max(64).optional(),
});

/** A measure as it is told to whom it fell on. */
export const mesureRecue = z.object({
  _id: z.string(),
  genre: genreMesure,
  raison: z.string(),
  /** What it was about, and how that was called; a profile by its present pseudo. */
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
export type MesureRecue = z.infer<typeof mesureRecue>;

/** The same, for who moderates. */
export const mesurePrise = mesureRecue.extend({
  affaire: z.int(),
  /** Null: the account is gone. */
  par: z.string().nullable(),
  /** When its author read it. */
  lue: z.string().nullable(),
});
export type MesurePrise = z.infer<typeof mesurePrise>;

/** What a copy says: never whose it is. */
const quizzCopie = quizz.omit({
  createur: true,
  createurPseudo: true,
  note: true,
  mesure: true,
});
export const contenuCopie = z.discriminatedUnion("genre", [
  z.object({ genre: z.literal("quizz"), quizz: quizzCopie }),
  z.object({
    genre: z.literal("question"),
    titre: z.string(),
    /** From 1. */
    rang: z.int(),
    question,
  }),
  z.object({
    genre: z.literal("profil"),
    pseudo: z.string(),
    icon,
    description: z.string(),
  }),
]);
export type ContenuCopie = z.infer<typeof contenuCopie>;

/** What lists draw beside a case. */
export const iconeAffaire = z.enum(["quizz", "image", "son", "video", "profil"]);

export type IconeAffaire = z.infer<typeof iconeAffaire>;

export const ligneAffaire = z.object({
  numero: z.int(),
  genre: genreAffaire,
  icone: iconeAffaire,
  titre: z.string(),
  /** The rank of its question, from 1. */
  rang: z.int().nullable(),
  etat: etatAffaire,
  /** The most frequent of its reports; null without any. */
  motif: motif.nullable(),
  nombre: z.int(),
  /** Of the last report, or contestation. */
  date: z.string(),
  /** Who holds it, and until when. */
  prise: z.object({ par: z.string(), aMoi: z.boolean(), jusque: z.string() }).nullable(),
  /** Its measure, once there is one. */
  mesure: z.object({ genre: genreMesure, date: z.string() }).nullable(),
  /** Unwanted words were found in it. */
  mots: z.boolean(),
});
export type LigneAffaire = z.infer<typeof ligneAffaire>;

export const requeteAffaires = z.object({
  etat: etatAffaire.default("ouverte"),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});
export const listeAffaires = z.object({
  affaires: z.array(ligneAffaire),
  totalCount: z.int(),
  comptes: z.object({ ouverte: z.int(), contestee: z.int() }),
});
export const AFFAIRES_PAR_PAGE = 50;

/** Who somebody is, for who moderates. */
export const ficheCompte = z.object({
  _id: z.string(),
  pseudo: z.string(),
  icon,
  role,
  date: z.string(),
  quizz: z.int(),
  /** Bytes. */
  stockage: z.int(),
  badges: z.int(),
  /** Until when; null: not. */
  suspendu: z.string().nullable(),
  sansPublier: z.string().nullable(),
  sansEcrire: z.string().nullable(),
});
export type FicheCompte = z.infer<typeof ficheCompte>;

const signalementRecu = z.object({
  /** Null: without an account; `COMPTE_SUPPRIME` of contracts when it is gone. */
  pseudo: z.string().nullable(),
  icon: icon.nullable(),
  motif,
  text: z.string(),
  date: z.string(),
  /** They and the author are friends. */
  ami: z.boolean(),
});

/** What was done, in the audit log. */
export const genreActe = z.enum([
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
export type GenreActe = z.infer<typeof genreActe>;

export const acte = z.object({
  numero: z.int(),
  date: z.string(),
  /** Who: a pseudo, `COMPTE_SUPPRIME`, or null for the machine itself (`npm run admin`, or the server). */
  par: z.string().nullable(),
  genre: genreActe,
  /** What it was about, in words that outlive it. */
  titre: z.string(),
  /** Whom: a pseudo, or `COMPTE_SUPPRIME`; null when nobody. */
  compte: z.string().nullable(),
  affaire: z.int().nullable(),
  /** The reason, the role, the word. */
  detail: z.string(),
  /** Of a measure. */
  mesure: genreMesure.nullable(),
});
export type Acte = z.infer<typeof acte>;
export const ACTES_PAR_PAGE = 100;
export const COMPTE_SUPPRIME = "compte supprimé";

export const requeteJournal = z.object({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});
export const journalModeration = z.object({ actes: z.array(acte), totalCount: z.int() });

/** A case, whole. */
export const affaire = ligneAffaire.extend({
  version: z.int(),
  ouverte: z.string(),
  close: z.string().nullable(),
  /** Where it is today: null when it is gone. `prive`: it is not shown without a reason that is logged. */
  lieu: z
    .object({
      quizz: id.nullable(),
      question: id.nullable(),
      prive: z.boolean(),
      officiel: z.boolean(),
    })
    .nullable(),
  /** It is about the house's own: administrators only do something about it, and no more than hide it. */
  maison: z.boolean(),
  copies: z.array(
    z.object({
      date: z.string(),
      contenu: contenuCopie,
      /** It is still so today; told even of what is private. Its files have other names in the copy. */
      pareille: z.boolean(),
    }),
  ),
  aujourdhui: contenuCopie.nullable(),
  signalements: z.array(signalementRecu),
  /** Null: the account is gone. */
  auteur: ficheCompte.nullable(),
  /** Of its author, those of this case included; of this case alone once there is no author. The latest first. */
  mesures: z.array(mesurePrise),
  actes: z.array(acte),
  motsTrouves: z.array(z.string()),
});
export type Affaire = z.infer<typeof affaire>;

export const etatCompte = z.enum(["tous", "actifs", "limites", "suspendus", "equipe"]);
export const requeteComptes = z.object({
  search: z.string().trim().max(64).default(""),
  etat: etatCompte.default("tous"),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type RequeteComptes = z.infer<typeof requeteComptes>;
export const COMPTES_PAR_PAGE = 50;
export const listeComptes = z.object({
  comptes: z.array(ficheCompte.extend({ mesures: z.int() })),
  totalCount: z.int(),
});
export const compteModere = z.object({
  fiche: ficheCompte,
  mesures: z.array(mesurePrise),
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

export const changementRole = z.object({ role });
export const changementOfficiel = z.object({ officiel: z.boolean() });
export const raisonOuvrir = z.object({
  raison: raisonLibre.refine(estVisible, TEXTE_RAISON_OUVRIR),
  /** The case that it is opened for. */
  affaire: z.int().min(1).optional(),
});
/** `raison`: wanted of a private quizz, which a case copies. */
export const surQuizz = z.object({ raison: raisonLibre.default("") });
export const quizzOuvert = z.object({ quizz: quizzCopie });
export const affaireOuverte = z.object({ numero: z.int() });

const MOT_MAX = 40;
export const MOTS_MAX = 2000;
export const motInterdit = z.object({
  mot: z
    .string()
    .trim()
    .min(2, phrase("Écrivez un mot d’au moins deux lettres."))
    .max(MOT_MAX, phrase("Ce mot est trop long (40\u00A0caractères max)."))
    .regex(/^\S+$/, phrase("Un mot à la fois, sans espace.")),
});
export const motsInterdits = z.object({ mots: z.array(z.string()) });
