/** What the processes of one Trinquizz ask one another, under `/interne/`, each with the key of the service (docs/decisions/0112). */
import { z } from "zod";
import { soireeFinie } from "./historique.ts";
import { imprevu } from "./imprevu.ts";
import { niveau } from "./niveaux.ts";
import { nomProcessus } from "./processus.ts";
import { quizz } from "./quizz.ts";
import { codeRoom, demandeEssai, jeton, roomCreee } from "./room.ts";

/** Before every address that is theirs alone: a proxy lets none of them through. */
export const INTERNE = "/interne/";

const id = z.string().min(1).max(64);
const compte = z.string();

/** Asked of the process that has the database. */
export const quizzDemande = z.object({ quizzId: id, compte: compte.nullable() });
export const quizzRendu = z.object({ quizz: quizz.nullable() });
export const cartesRendues = z.object({
  cartes: z.array(
    z.object({
      _id: z.string(),
      rare: z.boolean(),
      aDeux: z.boolean(),
      niveau,
      paquet: z.string(),
    }),
  ),
});
export const imprevuDemande = z.object({ id });
export const imprevuRendu = z.object({ imprevu: imprevu.nullable() });
/** Who is behind a socket, by the cookies that it came with. */
export const sessionDemandee = z.object({ cookie: z.string().max(8192) });
export const sessionRendue = z.object({ compte: compte.nullable() });
export const soireesEnvoyees = z.object({ soirees: z.array(soireeFinie) });

/** Asked of a process that plays. */
export const essaiDemande = demandeEssai.extend({ compte });
export const essaiRendu = z.object({ room: roomCreee.nullable() });
export const placeDemandee = z.object({
  room: codeRoom,
  role: z.enum(["hote", "joueur"]),
  jeton,
});
export const placeRendue = z.object({ tient: z.boolean() });
/** Those of a process; or, of these, those that may be in no room. */
export const comptesRendus = z.object({ comptes: z.array(compte) });
export const exclusion = z.object({ comptes: z.array(compte) });
/** Take this game over: whoever asks has stopped playing it, and shows that it was theirs. */
export const remise = z.object({ code: codeRoom, de: z.string(), bail: z.int() });
export const remisePrise = z.object({ processus: nomProcessus });
/** What was asked was done. */
export const fait = z.object({});
