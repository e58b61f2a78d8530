/** What a person who starts the server reads: two addresses and a QR code; then the links of mails that nothing sends. */
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

/** A mail that was written to a file, since nothing sends it: its link does what a click on it would. */
export const mailTerminal = (fichier: string, lien: string): string =>
  `\n  Mail écrit dans ${fichier}\n  Son lien\u00A0: ${lien}\n`;
