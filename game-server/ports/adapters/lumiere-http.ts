/** The lamp of the room through a webhook of the home (decisions-plateforme, "Light"): Home Assistant, Hue, WLED… */
import type { LampeDeRoom } from "../ports.ts";

const DELAI_MAX_MS = 3000;

/**
 * Makes the lamp that calls one address for each mode; for a mode without an address it does nothing. Calls wait for each other, so that
 * the last one requested is the last one made.
 */
export function createLampeHttp(adresses: {
  rouge: string | undefined;
  normal: string | undefined;
}): LampeDeRoom & { readonly reglee: boolean } {
  let dernierAppel: Promise<void> = Promise.resolve();
  return {
    reglee: adresses.rouge !== undefined,
    mettre(mode) {
      const adresse = adresses[mode];
      if (adresse !== undefined) dernierAppel = dernierAppel.then(() => appeler(adresse));
    },
  };
}

async function appeler(adresse: string): Promise<void> {
  try {
    const reponse = await fetch(adresse, {
      method: "POST",
      // no redirection is followed: the owner named this address, and no other
      redirect: "manual",
      signal: AbortSignal.timeout(DELAI_MAX_MS),
    });
    await reponse.body?.cancel();
  } catch {
    // a lamp that does not answer must not disturb the game
  }
}
