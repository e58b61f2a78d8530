/** A line that is waited for, and not for ever. */
import type { RoomDistante } from "./room-distante.ts";

/** What `venue` gives, or an error after that many ms. */
export async function avantTard(venue: Promise<RoomDistante>, ms: number): Promise<RoomDistante> {
  let tard: ReturnType<typeof setTimeout> | undefined;
  const trop = new Promise<null>((resoudre) => {
    tard = setTimeout(() => resoudre(null), ms);
  });
  const room = await Promise.race([venue, trop]).finally(() => clearTimeout(tard));
  if (room !== null) return room;
  // too late is not never: a line that comes after all must not push out the one that replaced it
  void venue.then((tardive) => tardive.lacher()).catch(() => {});
  throw new Error("timeout");
}
