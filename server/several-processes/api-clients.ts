/** Whose cookie it is, asked of the process that has the database. */
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { createFrein } from "#api/services/frein.ts";
import { sessionDemandee, sessionRendue } from "#contracts/interne.ts";
import type { Appeler } from "./internal-calls/calls.ts";

/** Less than a screen waits at the door before it tries another (client/partie/line/room-address.ts). */
const PATIENCE_MS = 1_000;

/**
 * Null: nobody's. While the API is away or silent whoever comes in is a visitor: they may claim their evening later, and nobody waits
 * outside. Never rejects.
 */
export function versComptes(
  appeler: Appeler,
  apiUrl: string,
  bord: Pick<Logger, "warn">,
): (headers: IncomingHttpHeaders) => Promise<string | null> {
  // as often as somebody knocks
  const dire = createFrein((err: unknown, tus) =>
    bord.warn({ err, tus }, "a session could not be looked up"),
  );
  return async ({ cookie }) => {
    const demande = sessionDemandee.safeParse({ cookie });
    if (!demande.success) return null;
    try {
      return (await appeler(apiUrl, "session", sessionRendue, demande.data, PATIENCE_MS)).compte;
    } catch (erreur) {
      dire(erreur);
      return null;
    }
  };
}
