import { type Adresse, adresseVers } from "../app/paths.ts";

/** Address of a public profile: plateforme §2 "Public profile". */
export const adresseProfil = (pseudo: string): Adresse =>
  adresseVers("/profile/:pseudo", { pseudo });
