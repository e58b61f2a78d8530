/** Who may knock on a room, and as whom: the API's part of coming in (surete "Join and seat flood", "Guessing codes"; decisions/0052). */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { normalizeIP } from "@fastify/rate-limit";
import type { CodeRefus } from "#contracts/refus.ts";
import { ErreurHttp } from "./http-error.ts";
import type { EssaisDeCode } from "./room-code-throttle.ts";
import { createParMinute } from "./par-minute.ts";

export interface Portier {
  /**
   * Lets a visitor look for a room. `chercher` hears of the account that is logged in there, and answers null when there is no
   * such room. Answers what it found, or why they may not come in; what `chercher` throws goes through.
   */
  recevoir<T>(
    requete: IncomingMessage,
    code: string,
    chercher: (compte: string | null) => Promise<T | null>,
  ): Promise<T | CodeRefus>;
}

interface OptionsPortier {
  readonly essais: EssaisDeCode;
  readonly placesParMinute: number;
  /** The caller's address: the proxy's word for it when there is one. */
  readonly adresseDe: (requete: IncomingMessage) => string;
  /** Under a name of this server. */
  readonly estDIci: (headers: IncomingHttpHeaders) => boolean;
  readonly compteDe: (headers: IncomingHttpHeaders) => string | null | Promise<string | null>;
}

export function createPortier(options: OptionsPortier): Portier {
  const { essais, adresseDe, estDIci, compteDe } = options;
  const places = createParMinute(options.placesParMinute);
  return {
    async recevoir(requete, code, chercher) {
      if (!estDIci(requete.headers)) return "adresse_inconnue";
      const adresse = normalizeIP(adresseDe(requete));
      // guests of a room that their address has found are counted together, apart from whoever tries codes beside them
      const cle = essais.connait(adresse, code) ? `${adresse} ${code}` : adresse;
      if (!places(cle)) return "trop_de_messages";
      try {
        const compte = await compteDe(requete.headers);
        const trouve = await essais.chercher(adresse, code, () => chercher(compte));
        return trouve ?? "room_innexistante";
      } catch (erreur) {
        if (erreur instanceof ErreurHttp && erreur.statusCode === 429) return "trop_de_messages";
        throw erreur;
      }
    },
  };
}
