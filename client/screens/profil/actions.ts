/** API calls of /profile, and the texts and schema of each dialog that changes the account. plateforme §5 "Account change dialog", §7. */
import { z } from "zod";
import {
  type IconeCompte,
  adresseMail,
  motDePasse,
  pseudoCompte,
  PHRASES_COMPTE,
} from "#contracts/compte.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type ReponseApi } from "../../app/api/api.ts";

export type NomDeChangementDeCompte = "pseudo" | "mail" | "password";

export interface SaisieChangementDeCompte {
  readonly nouveau: string;
  readonly confirmation: string;
  /** The current password. */
  readonly password: string;
}

interface Description {
  readonly nom: string;
  readonly titre: string;
  readonly nouveau: string;
  readonly encore: string;
  readonly schema: z.ZodType<SaisieChangementDeCompte, SaisieChangementDeCompte>;
  readonly corps: (saisie: SaisieChangementDeCompte) => object;
}

/** Schema of a change: the new value twice, and the current password. `lire` normalizes the value before the comparison. */
const saisie = (
  nouveau: z.ZodType<string, string>,
  differents: string,
  lire: (texte: string) => string = (texte) => texte,
) =>
  z
    .object({
      nouveau,
      confirmation: z.string(),
      password: z.string().min(1, "Rentrez votre mot de passe actuel."),
    })
    .refine((champs) => lire(champs.nouveau) === lire(champs.confirmation), {
      path: ["confirmation"],
      message: differents,
      // two different values are told even if other fields are wrong
      when: () => true,
    });

export const FORMULAIRES_DE_CHANGEMENT_DE_COMPTE: Readonly<
  Record<NomDeChangementDeCompte, Description>
> = {
  pseudo: {
    nom: "Pseudo",
    titre: "Changer de pseudo",
    nouveau: "Nouveau pseudo",
    encore: "Nouveau pseudo, encore une fois",
    schema: saisie(pseudoCompte, "Les deux pseudos ne correspondent pas."),
    corps: ({ nouveau, password }) => ({ pseudo: nouveau, password }),
  },
  mail: {
    nom: "Adresse mail",
    titre: "Changer d’adresse mail",
    nouveau: "Nouvelle adresse mail",
    encore: "Nouvelle adresse mail, encore une fois",
    schema: saisie(adresseMail, "Les deux adresses ne correspondent pas.", (texte) =>
      texte.trim().toLowerCase(),
    ),
    corps: ({ nouveau, password }) => ({ mail: nouveau, password }),
  },
  password: {
    nom: "Mot de passe",
    titre: "Changer de mot de passe",
    nouveau: "Nouveau mot de passe",
    encore: "Nouveau mot de passe, encore une fois",
    schema: saisie(motDePasse, PHRASES_COMPTE.confirmation, (mot) => mot.normalize("NFC")),
    corps: ({ nouveau, password }) => ({ newPassword: nouveau, password }),
  },
};

type Confirmation = z.infer<typeof reponseSignalement>;

/** Changes the pseudo, the mail address or the password. */
export const changerPseudoMailOuMotDePasse = (
  quoi: NomDeChangementDeCompte,
  saisie: SaisieChangementDeCompte,
): Promise<ReponseApi<Confirmation>> =>
  appelerApi("PUT", `/api/${quoi}`, reponseSignalement, {
    corps: FORMULAIRES_DE_CHANGEMENT_DE_COMPTE[quoi].corps(saisie),
  });

export const changerAvatar = (icon: IconeCompte): Promise<ReponseApi<Confirmation>> =>
  appelerApi("PUT", "/api/icon", reponseSignalement, { corps: { icon } });

export const changerDescription = (corps: {
  readonly description: string;
}): Promise<ReponseApi<Confirmation>> =>
  appelerApi("PUT", "/api/description", reponseSignalement, { corps });

/** Shows a badge on the public profile, or hides it. */
export const montrerOuCacherBadge = (
  badge: string,
  montre: boolean,
): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", montre ? "/api/badge-affiche" : "/api/badge-desaffiche", reponseSignalement, {
    corps: { badge },
  });

/** Asks for the deletion of the account: a mail must confirm it. */
export const demanderSuppressionDeMonCompte = (): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", "/api/ask-delete", reponseSignalement);
