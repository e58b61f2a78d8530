/** The picture of the room, made again from the report of a game: initials in place of drawings, which nobody keeps. Pure. */
import type { PartieDeSoiree } from "#contracts/compte-rendu.ts";
import { decrireDistinction } from "../../scenes/distinctions.ts";
import { composerPhotoDeSalle } from "../../scenes/photo/contenus.ts";
import type { DonneesDePhotoDeSalle } from "../../scenes/photo/salle.ts";

/** @returns null once names are gone */
export function lirePhotoDeSalleDuCompteRendu(
  { titre, date, bilan, table, prix }: PartieDeSoiree,
  code: string,
): DonneesDePhotoDeSalle | null {
  if (table === null) return null;
  const titres = new Map(
    (prix ?? []).flatMap(({ nom, qui, valeur }) =>
      qui.map((pseudo) => [pseudo, decrireDistinction(nom, valeur).titre] as const),
    ),
  );
  return composerPhotoDeSalle({
    code,
    quand: new Date(date),
    titre,
    nbQuestions: bilan.questions.length,
    gorgees: bilan.gorgees,
    tirage: bilan.gorgees,
    joueurs: table.map(({ pseudo, rang, score }) => ({
      pseudo,
      dessin: null,
      prix: titres.get(pseudo) ?? null,
      premier: rang === 1 && (score ?? 0) > 0,
    })),
  });
}
