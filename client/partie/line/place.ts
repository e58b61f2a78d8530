/** The room this tab is in, as host or as player: opened once, kept from one screen to the next. */
import { reponseRoomCreee } from "#contracts/room.ts";
import { noteRoomPath } from "./room-address.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import { appelerApi } from "../../app/api/api.ts";
import { RoomConnection, type RoomLineState } from "./connection.ts";
import { noteRoomEntryTimeForHistoryClaim } from "../claim-history.ts";
import {
  writeStoredValue,
  readStoredValue,
  readOrMakeBrowserSecret,
} from "../../browser/stored-values.ts";

export type RoleDansLaRoom = "hote" | "joueur";

interface Place {
  readonly role: RoleDansLaRoom;
  readonly connexion: RoomConnection;
}

let place: Place | null = null;
const ecouteursRefus = new Set<(refus: CodeRefus) => void>();

/**
 * Listens to the refusals that the room sends to the host unasked (a quizz that could not be read…). Returns what
 * ends it.
 */
export function ecouterRefusSpontanesDeLaRoom(ecouter: (refus: CodeRefus) => void): () => void {
  ecouteursRefus.add(ecouter);
  return () => ecouteursRefus.delete(ecouter);
}

const transmettre = (refus: CodeRefus) => {
  for (const ecouter of ecouteursRefus) ecouter(refus);
};

export function trouverConnexionOuverteDeLaPlace(
  role: RoleDansLaRoom,
  code?: string,
): RoomConnection | null {
  if (place?.role !== role || place.connexion.lire().statut === "ferme") return null;
  if (code !== undefined && place.connexion.code !== code) return null;
  return place.connexion;
}

async function ouvrir(role: RoleDansLaRoom, connexion: RoomConnection): Promise<RoomLineState> {
  place?.connexion.fermer();
  place = { role, connexion };
  return connexion.ouvrir();
}

/** Brings a phone into a room with the pseudo that this browser has stored (joinRoom of jeu §7). */
export async function rejoindreEnJoueur(code: string): Promise<RoomLineState> {
  const connexion = new RoomConnection(
    code,
    () => ({
      role: "joueur",
      jeton: readOrMakeBrowserSecret("jeton"),
      pseudo: readStoredValue("pseudo"),
      sansAlcool: readStoredValue("sansAlcool") === "oui",
    }),
    transmettre,
  );
  const ligne = await ouvrir("joueur", connexion);
  if (ligne.statut !== "ferme") {
    writeStoredValue("roomID", code);
    noteRoomEntryTimeForHistoryClaim();
  }
  return ligne;
}

/** Brings the host's screen into its room, for the first time or again; the ticket `billet` is shown the first time only. */
export async function rejoindreEnHote(code: string, billet?: string): Promise<RoomLineState> {
  const connexion = new RoomConnection(
    code,
    () => ({
      role: "hote",
      jeton: readOrMakeBrowserSecret("jetonHote"),
      pseudo: readStoredValue("pseudo"),
      ...(billet === undefined ? {} : { billet }),
    }),
    transmettre,
  );
  const ligne = await ouvrir("hote", connexion);
  writeStoredValue("roomHote", ligne.statut === "ferme" ? "" : code);
  if (ligne.statut !== "ferme") noteRoomEntryTimeForHistoryClaim();
  return ligne;
}

/** Opens a new room and joins it as its host. Throws when the server cannot be reached. */
export async function ouvrirRoomEtRejoindreEnHote(): Promise<RoomLineState> {
  const reponse = await appelerApi("POST", "/api/room", reponseRoomCreee);
  if (!reponse.ok) throw new Error(reponse.message);
  const { code, billet, chemin } = reponse.corps;
  noteRoomPath(code, chemin);
  return rejoindreEnHote(code, billet);
}

/** Code of the room that this browser hosted last; empty: none. */
export const lireCodeDeLaRoomHebergee = (): string => readStoredValue("roomHote");

/** Leaves for good: a player gives up the seat, the host closes the room. */
export async function quitterRoom(): Promise<void> {
  const ancienne = place;
  place = null;
  if (ancienne === null) return;
  const { connexion, role } = ancienne;
  writeStoredValue(role === "hote" ? "roomHote" : "roomID", "");
  if (connexion.lire().statut === "en_ligne")
    await Promise.race([
      connexion.demander({ type: role === "hote" ? "supprimerRoom" : "quitter" }),
      new Promise((suite) => setTimeout(suite, 1500)),
    ]);
  connexion.fermer();
}
