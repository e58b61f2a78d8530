import { deckDe, type ImprevuLu } from "#contracts/edition-imprevu.ts";
import { telecharger } from "../../../browser/telecharger.ts";

/** The whole deck as a file, mini-games left out. */
export function telechargerDeck(cartes: readonly ImprevuLu[]): void {
  const texte = `${JSON.stringify(deckDe(cartes), null, 2)}\n`;
  const jour = new Date().toISOString().slice(0, 10);
  telecharger(new Blob([texte], { type: "application/json" }), `imprevus-${jour}.json`);
}
