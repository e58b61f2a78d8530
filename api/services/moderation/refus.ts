/** Why a moderator was refused, in words that say what to do. */
import type { RefusMesure } from "#db/repositories/moderation/decisions.ts";
import { type CodeErreur, ErreurHttp } from "../erreur-http.ts";

const REFUS: Readonly<Record<RefusMesure, readonly [CodeErreur, string]>> = {
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

export const refuser = (refus: RefusMesure): ErreurHttp => {
  const [code, message] = REFUS[refus];
  return new ErreurHttp(code, message.replaceAll(" :", "\u00A0:"));
};

/** What was done, or the refusal, thrown. */
export function ouRefus<Fait extends object | null>(issue: Fait | RefusMesure): Fait {
  if (typeof issue === "string") throw refuser(issue);
  return issue;
}
