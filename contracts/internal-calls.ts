/** Requests between the processes of one server, under `/interne/`, each with the service key (docs/decisions/0112). */
import { z } from "zod";
import { soireeFinie } from "./historique.ts";
import { imprevu } from "./imprevu.ts";
import { niveau } from "./niveaux.ts";
import { nomProcessus } from "./processus.ts";
import { quizz } from "./quizz.ts";
import { codeRoom, demandeEssai, jeton, roomCreee } from "./room.ts";

/** Prefix of the addresses for calls between processes, which proxies must not forward. */
export const INTERNE = "/interne/";

const id = z.string().min(1).max(64);
const compte = z.string();

/** Body with which a game process asks the process with the database for a quizz. */
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
/** Body that asks for the account of a socket, by its cookies. */
export const sessionDemandee = z.object({ cookie: z.string().max(8192) });
export const sessionRendue = z.object({ compte: compte.nullable() });
export const soireesEnvoyees = z.object({ soirees: z.array(soireeFinie) });

/** Body that asks a game process for a room in which an account tries a question. */
export const essaiDemande = demandeEssai.extend({ compte });
export const essaiRendu = z.object({ room: roomCreee.nullable() });
export const placeDemandee = z.object({
  room: codeRoom,
  role: z.enum(["hote", "joueur"]),
  jeton,
});
export const placeRendue = z.object({ tient: z.boolean() });
/** Accounts in the rooms of a process; or, among given accounts, the ones excluded from rooms. */
export const comptesRendus = z.object({ comptes: z.array(compte) });
export const exclusion = z.object({ comptes: z.array(compte) });
/** Body that hands a game over to another process: the sender has stopped playing it, and proves that it owned it. */
export const remise = z.object({ code: codeRoom, de: z.string(), bail: z.int() });
export const remisePrise = z.object({ processus: nomProcessus });
/** Answer to a call that was done and has nothing to return. */
export const fait = z.object({});
