/**
 * A draft for one step (an answer, sips to hand out), stored on the phone so that a reload or a sleep loses nothing:
 * keys `reponses` and `qID` of jeu §3.
 */
import { useState } from "react";
import { z } from "zod";
import { writeStoredValue, readStoredValue } from "../../browser/stored-values.ts";

const liste = z.array(z.string());

function relire(cle: string): readonly string[] {
  if (readStoredValue("qID") !== cle) return [];
  try {
    return liste.parse(JSON.parse(readStoredValue("reponses")));
  } catch {
    return [];
  }
}

export interface PlayerStepDraft {
  readonly valeur: readonly string[];
  readonly ecrire: (valeur: readonly string[]) => void;
}

/** Draft of the player's step. @param cle names the step (`code:tour`); another step begins with an empty draft */
export function usePlayerStepDraft(cle: string): PlayerStepDraft {
  const [brouillon, setBrouillon] = useState(() => ({ cle, valeur: relire(cle) }));
  const courant = brouillon.cle === cle ? brouillon : { cle, valeur: relire(cle) };
  if (courant !== brouillon) setBrouillon(courant);
  return {
    valeur: courant.valeur,
    ecrire: (valeur) => {
      setBrouillon({ cle, valeur });
      writeStoredValue("qID", cle);
      writeStoredValue("reponses", JSON.stringify(valeur));
    },
  };
}
