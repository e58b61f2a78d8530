/**
 * A deck as a file: what it holds, and what is new in it, before it is sent. Pure but for reading and saving the
 * file.
 */
import {
  type FichierDeck,
  fichierDeck,
  DECK_OCTETS_MAX,
  exporterDeck,
  type ImprevuAvecRevision,
  PHRASES_EDITION_IMPREVU,
} from "#contracts/edition-imprevu.ts";
import { estPhraseAffichable } from "#contracts/phrase.ts";
import { downloadFile } from "../../../browser/download.ts";

export type ResultatLectureDeDeck =
  | { readonly ok: true; readonly deck: FichierDeck; readonly neufs: FichierDeck["imprevus"] }
  | { readonly ok: false; readonly message: string };

const refuser = (message: string): ResultatLectureDeDeck => ({ ok: false, message });

/**
 * Beginning of an error message, "Imprévu 3 : ", which names the imprévu of the file at the path `chemin`; empty when
 * the error is about none.
 */
function rangDe(chemin: readonly PropertyKey[]): string {
  const [champ, rang] = chemin;
  return champ === "imprevus" && typeof rang === "number"
    ? `Imprévu ${String(rang + 1)}\u00A0: `
    : "";
}

export function lireTexteDeDeck(
  texte: string,
  cartes: readonly Pick<ImprevuAvecRevision, "text">[],
): ResultatLectureDeDeck {
  let json: unknown;
  try {
    json = JSON.parse(texte);
  } catch {
    return refuser(PHRASES_EDITION_IMPREVU.fichier);
  }
  const lu = fichierDeck.safeParse(json);
  if (!lu.success) {
    const faute =
      lu.error.issues.find(({ message }) => estPhraseAffichable(message)) ?? lu.error.issues[0];
    const dite = faute !== undefined && estPhraseAffichable(faute.message) ? faute.message : null;
    return refuser(rangDe(faute?.path ?? []) + (dite ?? PHRASES_EDITION_IMPREVU.fichier));
  }
  const presents = new Set(cartes.map(({ text }) => text));
  const neufs = lu.data.imprevus.filter(({ text }) => {
    const neuf = !presents.has(text);
    presents.add(text);
    return neuf;
  });
  return { ok: true, deck: lu.data, neufs };
}

export async function lireFichierDeck(
  fichier: File,
  cartes: readonly Pick<ImprevuAvecRevision, "text">[],
): Promise<ResultatLectureDeDeck> {
  if (fichier.size > DECK_OCTETS_MAX)
    return refuser("Ce fichier est trop gros pour un jeu d’imprévus (4\u00A0Mo au plus).");
  return lireTexteDeDeck(await fichier.text(), cartes);
}

/** Saves the whole deck as a file, without the mini-games. */
export function telechargerDeck(cartes: readonly ImprevuAvecRevision[]): void {
  const texte = `${JSON.stringify(exporterDeck(cartes), null, 2)}\n`;
  const jour = new Date().toISOString().slice(0, 10);
  downloadFile(new Blob([texte], { type: "application/json" }), `imprevus-${jour}.json`);
}
