/** Settings and pseudos that the host's browser keeps from one evening to the next: `user`, `parametres` (jeu §3). */
import {
  type ParametresDePartie,
  parametresDePartie,
  PARAMETRES_DE_PARTIE_NEUFS,
} from "#contracts/partie.ts";
import { writeStoredValue, readStoredValue } from "../../browser/stored-values.ts";

function lireJson(texte: string): unknown {
  try {
    return JSON.parse(texte);
  } catch {
    // a stored text that is no JSON, written by hand or by an older version, counts as empty
    return null;
  }
}

export function lireParametresDeRoomGardes(): ParametresDePartie | null {
  const gardes = lireJson(readStoredValue("parametres") || "null");
  if (typeof gardes !== "object" || gardes === null) return null;
  // a setting that did not exist when the others were saved gets its value in a new room
  const lus = parametresDePartie.safeParse({ ...PARAMETRES_DE_PARTIE_NEUFS, ...gardes });
  return lus.success ? lus.data : null;
}

export function garderParametresDeRoom(choisis: ParametresDePartie): void {
  writeStoredValue("parametres", JSON.stringify(parametresDePartie.parse(choisis)));
}

const HABITUES_MAX = 24;

/** Pseudos typed in local mode before, latest first. `user` is a map of players: {key: {pseudo}}. */
export function lirePseudosHabitues(): string[] {
  const lu = lireJson(readStoredValue("user") || "null");
  if (typeof lu !== "object" || lu === null) return [];
  return Object.values(lu).flatMap((joueur: unknown) =>
    typeof joueur === "object" &&
    joueur !== null &&
    "pseudo" in joueur &&
    typeof joueur.pseudo === "string"
      ? [joueur.pseudo]
      : [],
  );
}

export function retenirPseudoHabitue(pseudo: string): void {
  const noms = [pseudo, ...lirePseudosHabitues().filter((autre) => autre !== pseudo)].slice(
    0,
    HABITUES_MAX,
  );
  writeStoredValue(
    "user",
    JSON.stringify(Object.fromEntries(noms.map((nom, i) => [`u${String(i)}`, { pseudo: nom }]))),
  );
}
