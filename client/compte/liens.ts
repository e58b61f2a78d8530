import { type Adresse, vers } from "../app/paths.ts";

/** Page of somebody: plateforme §2 "Public profile". */
export const versProfil = (pseudo: string): Adresse => vers("/profile/:pseudo", { pseudo });
