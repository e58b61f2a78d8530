/** A refusal of the room as a screen says it. Pure. */
import type { Issue } from "../line/requests.ts";
import { TEXTES_REFUS } from "./textes-refus.ts";

/** `hors_ligne`: nobody knows whether the room heard. `ligne_fermee`: there is no room to ask any more. */
export type RefusDit = Extract<Issue, { ok: false }>["refus"];

const HORS_LIGNE = {
  hote: "Pas de réseau\u00A0: réessayez dès que la ligne est revenue.",
  joueur: "Pas de réseau\u00A0: rien n’est perdu, réessaie quand la ligne revient.",
} as const;

const LIGNE_FERMEE = "La partie est fermée sur cet écran.";

/** @param ecran a phone and the host's slate do not speak alike of the network */
export function phraseDeRefus(refus: RefusDit, ecran: keyof typeof HORS_LIGNE): string {
  if (refus === "hors_ligne") return HORS_LIGNE[ecran];
  return refus === "ligne_fermee" ? LIGNE_FERMEE : TEXTES_REFUS[refus];
}
