/** The description being written, kept in this tab until it is saved: through other pages, and a session that ended. */
import { ecrireOnglet, lireOnglet } from "../../browser/stockage.ts";

const cle = (pseudo: string) => `description ${pseudo}` as const;

export const lireDescription = (pseudo: string): string | undefined =>
  lireOnglet(cle(pseudo)) || undefined;

/** @param texte null: it is saved */
export function garderDescription(pseudo: string, texte: string | null): void {
  ecrireOnglet(cle(pseudo), texte ?? "");
}
