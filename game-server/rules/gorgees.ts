/** Who drinks how much for a question: jeu §9, decisions-jeu "Question, reveal, sips". Pure. */
import {
  CLE_CREATEUR,
  BORNES_GORGEES_BONUS,
  BORNES_GORGEES_CREATEUR_MOITIE_FAUX,
  BORNES_GORGEES_CREATEUR_AUTRES_CAS,
  BORNES_GORGEES_CREATEUR_TOUS_JUSTES,
  BORNES_GORGEES_ORDINAIRES,
} from "#contracts/limites.ts";
import { type GenerateurAleatoire, tirerNombreEntreBornes } from "./hasard.ts";
import type { Jugement } from "./types.ts";
import type { Manche, TirageDeGorgees, TirageDeGorgeesDuCreateur } from "./types/manche.ts";

/**
 * Draws what each player would drink and hand out, whatever their verdict, so that a verdict changed and changed back gives the same number.
 */
export function tirerGorgeesDeQuestion(
  participants: readonly string[],
  des: GenerateurAleatoire,
): { tirages: Record<string, TirageDeGorgees>; tirageCreateur: TirageDeGorgeesDuCreateur } {
  const tirages: Record<string, TirageDeGorgees> = {};
  for (const id of participants)
    tirages[id] = {
      boire: tirerNombreEntreBornes(des, BORNES_GORGEES_ORDINAIRES),
      bonus: tirerNombreEntreBornes(des, BORNES_GORGEES_BONUS),
    };
  return {
    tirages,
    tirageCreateur: {
      tousJustes: tirerNombreEntreBornes(des, BORNES_GORGEES_CREATEUR_TOUS_JUSTES),
      moitieFaux: tirerNombreEntreBornes(des, BORNES_GORGEES_CREATEUR_MOITIE_FAUX),
      sinon: tirerNombreEntreBornes(des, BORNES_GORGEES_CREATEUR_AUTRES_CAS),
    },
  };
}

/**
 * The creator's tab (jeu §9): nothing when everyone was wrong, 4 to 6 when everyone was right, 1 to 2 when at
 * least floor((n-1)/2) were wrong, otherwise 1 to 4. `n` counts the creator, so n-1 is the number judged.
 */
export function calculerGorgeesDuCreateur(
  verdicts: readonly Jugement[],
  tirage: TirageDeGorgeesDuCreateur,
): number {
  const juges = verdicts.length;
  const faux = verdicts.filter((verdict) => verdict === "faux").length;
  if (faux === juges) return 0;
  if (faux === 0) return tirage.tousJustes;
  return faux >= Math.floor(juges / 2) ? tirage.moitieFaux : tirage.sinon;
}

/** What each player owes for the question as it is judged now, in sips; the creator last when in the game. */
export function calculerGorgeesDues(manche: Manche, createurJoue: boolean): Record<string, number> {
  const dus: Record<string, number> = {};
  for (const [id, verdict] of Object.entries(manche.jugements))
    dus[id] = verdict === "faux" ? (manche.tirages[id]?.boire ?? 0) : 0;
  if (createurJoue)
    dus[CLE_CREATEUR] = calculerGorgeesDuCreateur(
      Object.values(manche.jugements),
      manche.tirageCreateur,
    );
  return dus;
}

/** `aBoire` of jeu §3: "3" to drink, "+2" to hand out, "0" otherwise. */
export function composerTexteABoireDuJoueur(manche: Manche | null, id: string): string {
  if (manche?.jugements[id] === "precis") return `+${manche.tirages[id]?.bonus ?? 0}`;
  return String(manche?.dus[id] ?? 0);
}
