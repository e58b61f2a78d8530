/** Accounts: registration, login, one's own account. Rules and texts of plateforme §3, §5 and §7. */
import { z } from "zod";
import { ligneHistorique } from "./historique.ts";
import {
  BADGES_AFFICHES_MAX,
  DESCRIPTION_PROFIL_LONGUEUR_MAX,
  MOT_DE_PASSE_LONGUEUR_MAX,
  MOT_DE_PASSE_LONGUEUR_MIN,
  PSEUDO_COMPTE_LONGUEUR_MIN,
  PSEUDO_LONGUEUR_MAX,
} from "./limites.ts";
import { declarerPhrasesAffichables } from "./phrase.ts";
import { estPseudoReserve } from "./pseudos-reserves.ts";

/** Header of a request: id of the account that the page believes is logged in. */
export const ENTETE_COMPTE_ATTENDU = "x-trinquizz-compte";

export const PHRASES_COMPTE = declarerPhrasesAffichables({
  pseudoCourt: "Un pseudo doit au moins être composé de 2 caractères.",
  pseudoCaracteres:
    "Le pseudo ne doit contenir que des lettres et des chiffres, sans espace ni accent.",
  pseudoLong: "Le pseudo est trop long.",
  pseudoReserve: "Ce pseudo est réservé. Choisissez-en un autre.",
  mail: "L'adresse mail est dans un format incorrect.",
  motDePasse:
    "Le mot de passe doit être composé d'au moins 8 caractères dont une lettre minuscule, une lettre majuscule, un chiffre et un caractère spécial.",
  motDePasseLong: "Le mot de passe est trop long (200 caractères max).",
  motDePasseFaux: "Pseudo ou mot de passe incorrect.",
  confirmation: "Les deux mots de passes ne correspondent pas.",
  cgu: "Veuillez accepter les CGU et la politique de confidentialité. Vous devez avoir l’âge légal pour consommer de l’alcool.",
  captcha: "Validez la captcha.",
  description: "La description ne doit pas dépasser 2000 caractères.",
  badges: "On ne peut pas afficher plus de 4 badges sur son profil.",
});

/** The pseudo of an account: letters and digits without accents. */
export const pseudoCompte = z
  .string()
  .min(PSEUDO_COMPTE_LONGUEUR_MIN, PHRASES_COMPTE.pseudoCourt)
  .max(PSEUDO_LONGUEUR_MAX, PHRASES_COMPTE.pseudoLong)
  .regex(/^[A-Za-z0-9]*$/, PHRASES_COMPTE.pseudoCaracteres)
  .refine((pseudo) => !estPseudoReserve(pseudo), PHRASES_COMPTE.pseudoReserve);

/** A mail address, in lower case. */
export const adresseMail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, PHRASES_COMPTE.mail)
  .pipe(z.email(PHRASES_COMPTE.mail));

/**
 * A new password, normalized to NFC: a Mac types an accent as a separate character, which would also count as a special
 * character.
 */
export const motDePasse = z
  .string()
  .normalize("NFC")
  .min(MOT_DE_PASSE_LONGUEUR_MIN, PHRASES_COMPTE.motDePasse)
  .max(MOT_DE_PASSE_LONGUEUR_MAX, PHRASES_COMPTE.motDePasseLong)
  .refine(
    (mot) => [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u].every((sorte) => sorte.test(mot)),
    PHRASES_COMPTE.motDePasse,
  );

/** A password that is only compared, so any text is accepted. */
const motDePasseTape = z
  .string()
  .normalize("NFC")
  .max(MOT_DE_PASSE_LONGUEUR_MAX, PHRASES_COMPTE.motDePasseFaux);

/** Role of an account. */
export const role = z.enum(["user", "moderator", "admin"]);
export type Role = z.infer<typeof role>;

/** Kinds of mailed links: confirm an address, restore the former one, replace a forgotten password, delete an account. */
export const genreLienMail = z.enum(["mail", "cancelMail", "password", "suppression"]);
export type GenreLienMail = z.infer<typeof genreLienMail>;

export const iconeCompte = z.enum(["ico0", "ico1", "ico2", "ico3", "ico4", "ico5", "ico6"]);
export type IconeCompte = z.infer<typeof iconeCompte>;

/** Body of a login; `pseudo` may also be the mail address. */
export const corpsConnexion = z.object({
  pseudo: z.string().trim().max(254),
  password: motDePasseTape,
  souvenir: z.boolean().default(false),
});

export const corpsInscription = z.object({
  pseudo: pseudoCompte,
  mail: adresseMail,
  password: motDePasse,
  captchaToken: z.string().min(1, PHRASES_COMPTE.captcha).max(8000),
});

/** Secret of a mailed link. A truncated one is read as an empty text, so that it is answered like an unknown one. */
const jetonMail = z
  .string()
  .regex(/^[\w-]{43}$/)
  .catch("");

export const corpsDemandeMotDePasseOublie = z.object({ mail: adresseMail });
export const corpsJetonDeMail = z.object({ token: jetonMail });
export const corpsMotDePasseParLienMail = z.object({ password: motDePasse, token: jetonMail });

export const corpsChangementIcone = z.object({ icon: iconeCompte });
export const corpsChangementDescription = z.object({
  description: z
    .string()
    .refine(
      (texte) => [...texte].length <= DESCRIPTION_PROFIL_LONGUEUR_MAX,
      PHRASES_COMPTE.description,
    ),
});
export const corpsChangementMail = z.object({ mail: adresseMail, password: motDePasseTape });
export const corpsChangementMotDePasse = z.object({
  newPassword: motDePasse,
  password: motDePasseTape,
});
export const corpsChangementPseudo = z.object({ pseudo: pseudoCompte, password: motDePasseTape });

/**
 * Answer of POST /connecte: `user` when an account is logged in; `suspension` when a suspension has closed this browser's
 * session. `mesure`: the measure to read and contest, null when none is left.
 */
export const reponseCompteConnecte = z.object({
  allowed: z.boolean(),
  user: z
    .object({
      userId: z.string(),
      pseudo: z.string(),
      icon: iconeCompte,
      role,
      /** End of a measure against publishing; null: none. */
      sansPublier: z.string().nullable(),
    })
    .optional(),
  suspension: z
    .object({ pseudo: z.string(), jusque: z.string(), mesure: z.string().nullable() })
    .optional(),
});
export type SuspensionDuCompte = NonNullable<z.infer<typeof reponseCompteConnecte>["suspension"]>;

/** Events of an account's stream. `courrier`: its messages or friends have changed; `compte`: its rights have. */
export const evenementAvisDuCompte = z.enum(["courrier", "compte"]);
export type EvenementAvisDuCompte = z.infer<typeof evenementAvisDuCompte>;

export const reponseAccesAdministrateur = z.object({ allowed: z.boolean() });

/**
 * Answer of GET /notif. `notif`: an unread message or a friend request waits; `affaires`: cases wait for the moderator who
 * is logged in.
 */
export const reponseNotificationsEnAttente = z.object({
  notif: z.boolean(),
  affaires: z.boolean().default(false),
});

export const badge = z.object({
  _id: z.string(),
  titre: z.string(),
  condition: z.string(),
  media: z.string(),
});
export type Badge = z.infer<typeof badge>;

export const reponseBadgesDuCompte = z.object({ badges: z.array(badge) });
export const corpsChoixBadgeAffiche = z.object({ badge: z.string().min(1).max(40) });

export const reponseHistoriqueDuCompte = z.object({ historique: z.array(ligneHistorique) });

export const reponseInformationsDeMonCompte = z.object({
  pseudo: z.string(),
  mail: z.string(),
  /** Requested new mail address, not confirmed yet. */
  mailEnAttente: z.string().nullable(),
  icon: iconeCompte,
  gorgees: z.int(),
  quizz: z.array(z.object({ _id: z.string(), title: z.string() })),
  historique: z.array(ligneHistorique),
  description: z.string(),
  badges: z.array(z.string()),
  badgesAffiche: z.array(badge).max(BADGES_AFFICHES_MAX),
  amis: z.array(z.string()),
  /** Pseudos of the accounts whose friend request to this one waits; `reponseProfilPublic` calls the caller's own request so. */
  demandeAmi: z.array(z.string()),
  /** Bytes that the account's files take, and their maximum. */
  filesize: z.int(),
  limitsize: z.int(),
});

/** Answer of GET /user-public/{pseudo}. `my…` and `demande…` describe the caller's relation to the account. */
export const reponseProfilPublic = z.object({
  pseudo: z.string(),
  icon: iconeCompte,
  admin: z.boolean(),
  gorgees: z.int(),
  description: z.string(),
  badgesAffiche: z.array(badge),
  myInfo: z.boolean(),
  myAmi: z.boolean(),
  demandeAmi: z.boolean(),
  demandeAmiRecu: z.boolean(),
  amis: z.array(z.string()),
});
