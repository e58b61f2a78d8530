import { ecrire } from "../../browser/stockage.ts";
import { TOUT_DIRE, useAgir } from "../../partie/use-partie.ts";

/** Goes to water, or back, in the room and on this phone for the next one; resolves once the room has said so, or not. */
export function useSansAlcool(): (oui: boolean) => Promise<void> {
  const agir = useAgir(TOUT_DIRE);
  return async (oui) => {
    const { ok } = await agir({ type: "sansAlcool", actif: oui });
    if (ok) ecrire("sansAlcool", oui ? "oui" : "");
  };
}
