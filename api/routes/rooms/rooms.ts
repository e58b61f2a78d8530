/** Opening a room, finding one, and coming in: jeu §2 and §7. */
import type { Routes } from "../../contexte.ts";
import { createContexteRooms } from "./contexte-rooms.ts";
import { routesOuverture } from "./ouverture.ts";
import { routePlaces } from "./places.ts";

const rooms: Routes = async (app, contexte) => {
  const sien = createContexteRooms(contexte);
  await app.register(routesOuverture, sien);
  await app.register(routePlaces, sien);
};

export default rooms;
