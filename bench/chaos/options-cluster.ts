/** How `npm run chaos:cluster` is told to shake. */
import { parseArgs } from "node:util";
import { z } from "zod";

const entier = z.coerce.number().int();

/** Of the command line; throws what is wrong with it. */
export function lireReglages() {
  const { values } = parseArgs({
    options: {
      rooms: { type: "string", default: "60" },
      navigateurs: { type: "string", default: "3" },
      telephones: { type: "string", default: "2" },
      gel: { type: "string", default: "30" },
      tours: { type: "string", default: "1" },
      graine: { type: "string", default: "1" },
      indulgence: { type: "string", default: "1" },
      photos: { type: "string", default: "" },
    },
  });
  return z
    .object({
      rooms: entier.min(1).max(200),
      navigateurs: entier.min(0).max(20),
      telephones: entier.min(1).max(8),
      gel: entier.min(3).max(60),
      tours: entier.min(1).max(100),
      graine: entier,
      indulgence: entier.min(1),
      photos: z.string(),
    })
    .parse(values);
}
