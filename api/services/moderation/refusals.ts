/** Refusals of moderation actions, with sentences that tell the moderator what to do. */
import type { RefusDeMesure } from "#db/repositories/moderation/decisions.ts";
import { type ErrorStatus, HttpError } from "../http-error.ts";

const REFUS: Readonly<Record<RefusDeMesure, readonly [ErrorStatus, string]>> = {
  inconnue: [404, "Cette affaire n’existe pas, ou plus."],
  perimee: [409, "Cette affaire a changé depuis que vous l’avez ouverte. Relisez-la avant d’agir."],
  tenue: [
    409,
    "Quelqu’un d’autre s’occupe de cette affaire. Elle se libère au bout de vingt minutes.",
  ],
  sienne: [403, "On ne s’occupe pas de sa propre affaire : laissez-la à quelqu’un d’autre."],
  close: [409, "Cette affaire est close."],
  interdite: [403, "Cette mesure n’est pas la vôtre : demandez à un administrateur."],
  rang: [403, "On ne prend pas de mesure contre quelqu’un de son rang, ni d’au-dessus."],
  disparu: [409, "Ce n’est plus là : il n’y a rien à quoi appliquer cette mesure."],
};

/** Moderator who holds the case, and until when. */
type Prise = { readonly par: string; readonly jusque: string } | null;

const MINUTE_MS = 60_000;

/** Error for a refused moderation action. @param prise who holds the case, when somebody does */
export const createRefusDActionDeModeration = (
  refus: RefusDeMesure,
  prise: Prise = null,
): HttpError => {
  const [code, message] = REFUS[refus];
  if (refus !== "tenue" || prise === null)
    return new HttpError(code, message.replaceAll(" :", "\u00A0:"));
  const minutes = Math.max(1, Math.ceil((Date.parse(prise.jusque) - Date.now()) / MINUTE_MS));
  return new HttpError(
    code,
    `${prise.par} s’occupe de cette affaire, encore ${String(minutes)}\u00A0min.`,
  );
};

/** Result of a moderation action; throws its refusal. @param lirePrise reads who holds the case, when that is the reason */
export function exigerActionDeModerationReussie<Fait extends object | null>(
  issue: Fait | RefusDeMesure,
  lirePrise: () => Prise = () => null,
): Fait {
  if (typeof issue === "string")
    throw createRefusDActionDeModeration(issue, issue === "tenue" ? lirePrise() : null);
  return issue;
}
