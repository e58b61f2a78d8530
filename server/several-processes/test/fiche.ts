/** The description that a process gives the others. */
import type { FicheProcessus } from "#contracts/processus.ts";
import { VERSION_PARTIE_STOCKEE } from "#game/rules/nouvelle-partie.ts";

/** A game process without games. */
export const createTestFicheProcessus = (
  nom: string,
  champs: Partial<FicheProcessus> = {},
): FicheProcessus => ({
  nom,
  adresse: `http://${nom}:3000`,
  depuis: "2026-01-01T00:00:00.000Z",
  parties: 0,
  essais: 0,
  hotes: 0,
  telephones: 0,
  seVide: false,
  sansReponse: false,
  manque: null,
  enregistrees: true,
  attenteMs: 0,
  versionPartie: VERSION_PARTIE_STOCKEE,
  ...champs,
});
