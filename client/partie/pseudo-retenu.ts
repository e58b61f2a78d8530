/** What a browser is called from now on, after what the room says: another name given by the host, or a seat found again. Pure. */

/** A twin's number ("Léa 2" for a second Léa) is for this room only, and is not kept. */
export function pseudoRetenu(connu: string, dansLaRoom: string): string {
  if (dansLaRoom === "") return connu;
  const jumeau =
    connu !== "" &&
    dansLaRoom.startsWith(`${connu} `) &&
    /^\d+$/.test(dansLaRoom.slice(connu.length + 1));
  return jumeau ? connu : dansLaRoom;
}
