/** French words for an account and its measures, and which measures may be lifted. Pure. */
import type { Role } from "#contracts/compte.ts";
import { direFinDeMesure } from "#contracts/moderation-letter.ts";
import {
  type FicheCompteVueParModerateur,
  type MesureVueParModerateur,
  peutDefaireMesure,
} from "#contracts/moderation.ts";
import { aUnRoleSuperieur } from "#contracts/roles.ts";
import { direTailleDeFichier } from "../../ui/octets.ts";

interface EtatDit {
  readonly ton: "calme" | "limite" | "suspendu";
  readonly texte: string;
}

/** States of an account in words, each with its tone, the most severe first; never empty. */
export function listerEtatsDuCompteEnMots({
  suspendu,
  sansPublier,
  sansEcrire,
}: Pick<
  FicheCompteVueParModerateur,
  "suspendu" | "sansPublier" | "sansEcrire"
>): readonly EtatDit[] {
  const etats: EtatDit[] = [];
  if (suspendu !== null)
    etats.push({ ton: "suspendu", texte: `Suspendu ${direFinDeMesure(suspendu)}` });
  if (sansPublier !== null)
    etats.push({ ton: "limite", texte: `Ne publie plus ${direFinDeMesure(sansPublier)}` });
  if (sansEcrire !== null)
    etats.push({ ton: "limite", texte: `N’écrit plus de messages ${direFinDeMesure(sansEcrire)}` });
  return etats.length === 0 ? [{ ton: "calme", texte: "Actif" }] : etats;
}

/** Storage taken by an account: "61 Mo"; zero is also said in megabytes. */
export const direStockageDuCompte = (stockage: number): string =>
  stockage === 0 ? "0\u00A0Mo" : direTailleDeFichier(stockage);

/** Figures of an account: "5 quizz, 61 Mo, aucun badge". */
export function direChiffresCompte({
  quizz,
  stockage,
  badges,
}: FicheCompteVueParModerateur): string {
  const dits = [
    quizz === 0 ? "aucun quizz" : `${String(quizz)}\u00A0quizz`,
    direStockageDuCompte(stockage),
    badges === 0 ? "aucun badge" : `${String(badges)}\u00A0badge${badges > 1 ? "s" : ""}`,
  ];
  return dits.join(", ");
}

/** Whether a measure still has an effect that lifting it would undo. */
export function estMesureEnVigueur(
  { genre, levee, jusque }: Pick<MesureVueParModerateur, "genre" | "levee" | "jusque">,
  maintenant: Date,
): boolean {
  if (levee !== null || (jusque !== null && jusque <= maintenant.toISOString())) return false;
  switch (genre) {
    case "masquer":
    case "supprimer":
    case "nePlusPublier":
    case "suspendre":
      return true;
    // a warning or a deletion has nothing to undo
    case "rien":
    case "mot":
    case "supprimerCompte":
      return false;
  }
}

/** Whether a moderator's role may lift the measure; the server applies the same rule (`peutDefaireMesure`). */
export const peutLeverMesure = (
  moi: Role,
  mesure: Pick<MesureVueParModerateur, "genre" | "date" | "jusque" | "objet">,
  sien: Pick<FicheCompteVueParModerateur, "role">,
): boolean => peutDefaireMesure(moi, mesure, mesure.objet) && aUnRoleSuperieur(moi, sien.role);
