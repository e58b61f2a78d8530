/** What writing a quizz and writing a question share. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import { refusPerime, refusQuizz, TEXTES_EDITION } from "#contracts/edition.ts";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import type { WriteRefusal } from "#db/writes.ts";
import { MalForme } from "../../plugins/error-handler.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { sansPublication, titreInterdit } from "../../services/sanctions.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";

/** A question with all its texts (`QUESTION_ENTIERE_MAX`, three bytes a character at the most). */
export const CORPS_MAX = 64 * 1024;
/** A whole quizz whose two hundred questions are all sent, ten kilobytes each (docs/decisions/0076). */
export const CORPS_QUIZZ_MAX = QUESTIONS_MAX * 10 * 1024;

const PERIME = "Ce quizz a été modifié ailleurs.";
const COMPLET = "Ce quizz a déjà 200 questions.";
const LOURD =
  "Ce quizz est trop long\u00A0: ses textes dépassent 2\u00A0Mo. Répartissez ses questions dans plusieurs quizz.";
const SANS_PLACE =
  "Vos quizz et leurs versions prennent déjà 200\u00A0Mo de textes. Supprimez des quizz pour faire de la place.";
const ABSENTE = "Une question de la liste n’existe plus. Rechargez le quizz.";

/** The answers to a save that are refusals, with what the editor does something about. */
export const REFUS_QUIZZ = {
  400: refusQuizz.meta({
    description: "Ce qui ne va pas, et le rang de la question concernée, à partir de 1.",
    examples: [{ message: "Cette proposition existe déjà.", question: 3 }],
  }),
  409: refusPerime.meta({
    description: "Modifié depuis : `date` est celle d’à présent. Sans elle : il est plein.",
    examples: [{ message: PERIME, date: "2026-01-01T00:00:00.000Z" }],
  }),
} as const;

const phraseDebord = (place: number): string =>
  place <= 0
    ? COMPLET
    : `Il reste de la place pour ${String(place)}\u00A0question${place > 1 ? "s" : ""} dans ce quizz\u00A0: ajoutez-en moins, ou faites-en un nouveau.`;

/** The refusal of an account that has no room for so many quizzes. */
export function phrasePleine(place: number): string {
  if (place === 0) return "Vous avez déjà 1000 quizz. Supprimez-en un.";
  return place === 1
    ? "Il vous reste de la place pour un seul quizz\u00A0: supprimez-en, ou importez moins à la fois."
    : `Il vous reste de la place pour ${String(place)}\u00A0quizz\u00A0: supprimez-en, ou importez moins à la fois.`;
}

/**
 * For routes whose JSON is left as it was sent: the thread that writes reads and checks it (db/writes.ts). To be called on a scope of their own.
 * Their `body` is documentation.
 */
export function laisserBrut(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: FastifyRequest, corps: Buffer) => corps,
  );
  app.setValidatorCompiler<z.ZodType>((route) =>
    route.httpPart === "body" ? (value) => ({ value }) : validatorCompiler(route),
  );
}

/** The body of such a route. */
export function corpsBrut(corps: unknown): Uint8Array {
  if (!(corps instanceof Uint8Array)) throw new MalForme("", "");
  if (corps.byteLength === 0) throw new ErreurHttp(400, "Le corps de la requête est vide.");
  return corps;
}

/** The outcome of a write; throws 400, 404, 409 and 507. */
export function faite<Fait extends object>(
  issue:
    | { readonly ok: true; readonly fait: Fait }
    | { readonly ok: false; readonly refus: WriteRefusal },
): Fait {
  if (issue.ok) return issue.fait;
  const { refus } = issue;
  switch (refus.raison) {
    case "inconnu":
      throw quizzIntrouvable();
    case "illisible":
      throw new ErreurHttp(400, "Le corps de la requête n’est pas du JSON.");
    case "forme":
      throw new MalForme(refus.message, refus.chemin);
    case "quizzPleins":
      throw new ErreurHttp(409, phrasePleine(refus.place));
    case "perime":
      throw new ErreurHttp(409, PERIME, { details: { date: refus.date } });
    case "absente":
      throw new ErreurHttp(400, ABSENTE, { details: { question: refus.rang } });
    case "deborde":
      throw new ErreurHttp(409, phraseDebord(refus.place));
    case "lourd":
      throw new ErreurHttp(409, LOURD);
    case "sansPlace":
      throw new ErreurHttp(507, SANS_PLACE);
    case "credit":
      throw new ErreurHttp(400, TEXTES_EDITION[refus.champ]);
    case "sansPublier":
      throw sansPublication(refus.jusque);
    case "mots":
      throw titreInterdit(refus.mots);
    case "complet":
      throw new ErreurHttp(409, COMPLET);
  }
}
