/** Requests between the processes of one server, under `/interne/`, each with the service key (docs/decisions/0112). */
import { z } from "zod";
import { demandeDeComposition, referencesDeQuestionsComposees } from "./composition.ts";
import { partieFinie } from "./historique.ts";
import { imprevu } from "./imprevu.ts";
import { niveauImprevu } from "./niveaux.ts";
import { nomProcessus } from "./processus.ts";
import { question, quizz } from "./quizz.ts";
import {
  CHEMIN_SOCKET,
  codeRoom,
  corpsCreerRoomDEssai,
  jetonDeNavigateur,
  reponseRoomCreee,
} from "./room.ts";

/** Prefix of the addresses for calls between processes, which proxies must not forward. */
export const INTERNAL_CALLS_PATH_PREFIX = "/interne/";

/**
 * Path of the calls to a game process through the site's public address. It begins with `CHEMIN_SOCKET`, because the proxy passes no
 * other path on to a game process.
 */
export const CHEMIN_APPEL_PAR_LE_SITE = `${CHEMIN_SOCKET}appel/`;

const id = z.string().min(1).max(64);
const compte = z.string();

/** Body with which a game process asks the process with the database for a quizz. */
export const corpsLireQuizz = z.object({ quizzId: id, compte: compte.nullable() });
export const reponseLireQuizz = z.object({ quizz: quizz.nullable() });
export const reponseLireCartesTirables = z.object({
  cartes: z.array(
    z.object({
      _id: z.string(),
      rare: z.boolean(),
      aDeux: z.boolean(),
      niveau: niveauImprevu,
      paquet: z.string(),
    }),
  ),
});
export const corpsLireImprevu = z.object({ id });
export const reponseLireImprevu = z.object({ imprevu: imprevu.nullable() });
/** Body with which a game process asks for a composition; its answer is a `compositionTiree`. */
export const corpsComposerQuizz = demandeDeComposition;
export const corpsLireQuestionsComposees = z.object({
  questions: referencesDeQuestionsComposees,
  compte: compte.nullable(),
});
export const reponseLireQuestionsComposees = z.object({ questions: z.array(question) });
/** Body that asks for the account of a socket, by its cookies. */
export const corpsLireSessionDeSocket = z.object({ cookie: z.string().max(8192) });
export const reponseLireSessionDeSocket = z.object({ compte: compte.nullable() });
export const corpsPartiesFinies = z.object({ soirees: z.array(partieFinie) });

/** Body with which a game process asks the API to call it through the site's public address, with the challenge `defi`. */
export const corpsDemanderAppelParLeSite = z.object({
  processus: nomProcessus,
  defi: z.string().regex(/^[\w-]{16,64}$/),
});
/**
 * Answer of the API: whether the game process answered its call through the site's public address. `sansAdresse`: no call was made,
 * because the API does not know that address.
 */
export const reponseDemanderAppelParLeSite = z.object({
  appel: z.enum(["repondu", "injoignable", "sansAdresse"]),
});

/** Body that asks a game process for a room. `adresse`: IP address of who wants it; absent in older versions. */
export const corpsCreerRoom = z.object({ adresse: z.string().max(64).nullable().default(null) });
/** Body that asks a game process for a room in which somebody tries a quizz. `compte`: null for a visitor; `adresse`: as in `corpsCreerRoom`. */
export const corpsCreerEssai = corpsCreerRoomDEssai.extend({
  compte: compte.nullable(),
  adresse: z.string().max(64).nullable().default(null),
});
export const reponseCreerEssai = z.object({ room: reponseRoomCreee.nullable() });
export const corpsVerifierPlace = z.object({
  room: codeRoom,
  role: z.enum(["hote", "joueur"]),
  jeton: jetonDeNavigateur,
});
export const reponseVerifierPlace = z.object({ tient: z.boolean() });
/** Ids of accounts: those in the rooms of a process; or, among given accounts, those that may be in no room. */
export const reponseListeIdsComptes = z.object({ comptes: z.array(compte) });
export const corpsExclureComptes = z.object({ comptes: z.array(compte) });
/** Body that hands a game over to another process: the sender has stopped playing it, and proves that it owned it. */
export const corpsRemettrePartieAProcessus = z.object({
  code: codeRoom,
  de: z.string(),
  bail: z.int(),
});
export const reponseRemettrePartieAProcessus = z.object({ processus: nomProcessus });
/** Answer to a call that was done and has nothing to return. */
export const reponseAppelInterneVide = z.object({});
