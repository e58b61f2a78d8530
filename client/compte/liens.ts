import { type AdresseDePage, ecrireAdresseDePage } from "../app/paths.ts";

/** Address of a public profile: plateforme §2 "Public profile". */
export const adresseDuProfilPublic = (pseudo: string): AdresseDePage =>
  ecrireAdresseDePage("/profile/:pseudo", { pseudo });
