/** Parameters of addresses that several routes have. */
import { z } from "zod";

export const parId = z.object({ id: z.string().max(64) });
export const parPseudo = z.object({ pseudo: z.string().min(1).max(64) });
