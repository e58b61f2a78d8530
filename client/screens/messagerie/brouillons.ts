/** What was typed and not sent, until it is or the page is loaded afresh: kept in memory only, a message is private. */

export interface Brouillon {
  readonly to: string;
  readonly text: string;
}

/** A message being written: a new one, or an answer to somebody. Each has a draft of its own. */
export interface Redaction {
  /** The friend who is answered; empty when it is to be chosen. */
  readonly reponseA: string;
}

const gardes = new Map<string, Brouillon>();

export const lireBrouillon = ({ reponseA }: Redaction): Brouillon =>
  gardes.get(reponseA) ?? { to: reponseA, text: "" };

/** Null forgets it. */
export function garderBrouillon({ reponseA }: Redaction, brouillon: Brouillon | null): void {
  if (brouillon === null) gardes.delete(reponseA);
  else gardes.set(reponseA, brouillon);
}
