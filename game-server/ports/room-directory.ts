/** Which rooms other processes play. */

/** The path of another process under the site's address; `enRoute` while the room changes processes: ask again in a moment. */
export type RoomLocation = { readonly chemin: string } | "enRoute";

export interface RoomDirectory {
  /** Reserves a code for a room that is about to open here. False: the code is taken. */
  reserve(code: string): Promise<boolean>;
  /** Releases the code of a room that could not be opened, or that is gone and was not stored. Never rejects; resolves once it is done. */
  release(code: string): Promise<void>;
  /** Where a room is that is not open here; null when there is none of that code. */
  locate(code: string): Promise<RoomLocation | null>;
}

/** The directory of a single process: a room that is not here is nowhere. @param isHere whether this process has that code */
export const singleProcessDirectory = (
  isHere: (code: string) => Promise<boolean>,
): RoomDirectory => ({
  reserve: async (code) => !(await isHere(code)),
  release: async () => {},
  locate: async () => null,
});
