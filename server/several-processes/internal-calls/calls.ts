/** A question from one process to another: its key, its shape, and no waiting for ever. */
import type { z } from "zod";
import { INTERNE } from "#contracts/interne.ts";

const REPONSE_MAX_MS = 5_000;

/** The other one has an answer, and it is no: `statut` of HTTP, `message` in French when it is for people. */
export class AppelRefuse extends Error {
  override readonly name = "AppelRefuse";
  readonly statut: number;
  constructor(statut: number, message: string) {
    super(message);
    this.statut = statut;
  }
}

export type Appeler = <T>(
  adresse: string,
  quoi: string,
  reponse: z.ZodType<T>,
  corps?: object,
  patienceMs?: number,
) => Promise<T>;

/** Throws `AppelRefuse`, or what `fetch` throws when nobody answers in time. */
export const createAppeler =
  (cle: string): Appeler =>
  async (adresse, quoi, reponse, corps = {}, patienceMs = REPONSE_MAX_MS) => {
    const rendue = await fetch(adresse + INTERNE + quoi, {
      method: "POST",
      headers: { authorization: `Bearer ${cle}`, "content-type": "application/json" },
      body: JSON.stringify(corps),
      signal: AbortSignal.timeout(patienceMs),
    });
    const lue: unknown = await rendue.json();
    if (rendue.ok) return reponse.parse(lue);
    const message =
      typeof lue === "object" && lue !== null && "message" in lue ? String(lue.message) : "";
    throw new AppelRefuse(rendue.status, message);
  };
