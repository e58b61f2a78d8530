import { reponseExistenceDeRoom } from "#contracts/room.ts";
import { noteRoomPath } from "./room-address.ts";
import { appelerApi } from "../../app/api/api.ts";

/** Whether a room is open: jeu §7 (testRoom). False when the server cannot be reached. */
export async function roomExisteEncore(code: string): Promise<boolean> {
  const reponse = await appelerApi(
    "GET",
    `/api/room/${encodeURIComponent(code)}`,
    reponseExistenceDeRoom,
  );
  if (!reponse.ok) return false;
  noteRoomPath(code, reponse.corps.chemin);
  return reponse.corps.existe;
}
