/** How the API says no to somebody who wants to come into a room. */
import type { CodeRefus } from "#contracts/refus.ts";

/** Where the game's SDK asks for seats. */
export const MATCHMAKE = "/matchmake/";

/** What `Rooms` may throw when it will not have this person, or one more room. */
export class RefusEntree extends Error {
  readonly refus: CodeRefus;

  constructor(refus: CodeRefus) {
    super(refus);
    this.name = "RefusEntree";
    this.refus = refus;
  }
}

type Statut = 400 | 403 | 404 | 409 | 503;

const PHRASES: Partial<Record<CodeRefus, { readonly statut: Statut; readonly phrase: string }>> = {
  room_innexistante: { statut: 404, phrase: "Room innexistante" },
  partie_perdue: { statut: 404, phrase: "Cette partie n’a pas pu être retrouvée." },
  room_pleine: { statut: 409, phrase: "Room pleine" },
  bar_plein: {
    statut: 503,
    phrase: "Le bar est plein. Réessayez dans quelques minutes, une table va se libérer.",
  },
  adresse_inconnue: {
    statut: 403,
    phrase:
      "Ce serveur ne se connaît pas sous cette adresse\u00A0: réglez PUBLIC_URL, puis relancez-le.",
  },
  kick: { statut: 403, phrase: "Vous avez été kick" },
  billet_invalide: { statut: 403, phrase: "Seul l’hôte de cette room peut la reprendre." },
  pseudo_vide: { statut: 400, phrase: "Rentrez un pseudo." },
  pseudo_trop_long: { statut: 400, phrase: "Le pseudo est trop long." },
  pseudo_reserve: { statut: 400, phrase: "Ce pseudo est réservé." },
};

/**
 * Status and body for a refusal. The game's SDK keeps only `message`: it carries the code, for which the client has the
 * words; `error` is the French sentence for other readers.
 */
export function reponseRefus(refus: CodeRefus): {
  readonly statut: Statut;
  readonly corps: { readonly code: CodeRefus; readonly message: string; readonly error: string };
} {
  const { statut, phrase } = PHRASES[refus] ?? { statut: 403, phrase: "Aucune room disponible" };
  return { statut, corps: { code: refus, message: refus, error: phrase } };
}
