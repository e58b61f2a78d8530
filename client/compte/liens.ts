import { type Adresse, vers } from "../app/paths.ts";

/** Address of a public profile: plateforme §2 "Public profile". */
export const versProfil = (pseudo: string): Adresse => vers("/profile/:pseudo", { pseudo });
