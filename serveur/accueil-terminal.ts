/** What a person who starts the server reads: two addresses and a QR code. */
import { renderUnicodeCompact } from "uqr";

export function accueilTerminal(locale: string, telephones: string): string {
  const lignes = [
    "",
    "  Trinquizz est servi.",
    "",
    `  Sur cet ordinateur      ${locale}`,
    `  Depuis les téléphones   ${telephones}`,
    "",
    renderUnicodeCompact(telephones, { border: 2 }),
    "",
    "  Ctrl+C pour fermer le bar.",
    "",
  ];
  return lignes.join("\n");
}
