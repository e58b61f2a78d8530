/** What the server and the process that hashes say to each other. */
import { z } from "zod";

export const travailHachoir = z.discriminatedUnion("genre", [
  z.object({ id: z.int(), genre: z.literal("hacher"), motDePasse: z.string() }),
  z.object({
    id: z.int(),
    genre: z.literal("verifier"),
    motDePasse: z.string(),
    hache: z.string(),
  }),
]);
export type TravailHachoir = z.infer<typeof travailHachoir>;

/** `hache`: of "hacher"; `bon`: of "verifier". A hash that cannot be read is an error, in English, for the log. */
export const rendu = z.discriminatedUnion("genre", [
  z.object({ id: z.int(), genre: z.literal("hacher"), hache: z.string() }),
  z.object({ id: z.int(), genre: z.literal("verifier"), bon: z.boolean() }),
  z.object({ id: z.int(), genre: z.literal("erreur"), raison: z.string() }),
]);
export type Rendu = z.infer<typeof rendu>;
