/** A screen that failed, as a browser tells it to the server's log (docs/decisions/0041). */
import { z } from "zod";
import { BRUT_MAX, CADRE, CADRES_MAX, epurer } from "./panne-decrite.ts";

export const panne = z.strictObject({
  /** Whose screen: the host's slate, a player's mat, a page of the platform. */
  ecran: z.enum(["hote", "joueur", "page"]),
  /** Pattern of the address, its parameters by their names: `/jeu/:room`; `*` for one that leads nowhere. */
  route: z.string().regex(/^(?:\*|(?:\/|(?:\/:?[a-zA-Z-]{1,30}){1,4}))$/),
  message: z.string().max(BRUT_MAX).transform(epurer),
  pile: z.array(z.string().regex(CADRE)).max(CADRES_MAX),
  moteur: z
    .string()
    .regex(/^(?:inconnu|[A-Za-z]{2,10} [\d.]{1,8}(?:, [A-Za-z]{2,10} [\d.]{1,8})?)$/),
});
export type Panne = z.infer<typeof panne>;
