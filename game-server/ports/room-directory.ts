/** The directory of rooms, to find those that other processes play. */

/**
 * Where a room is that another process plays: the path of that process under the site's address, or `enRoute` while the room changes
 * processes, when the caller asks again in a moment.
 */
export type RoomProcessLocation = { readonly chemin: string } | "enRoute";

export interface RoomDirectory {
  /** Reserves a code for a room that is about to open here; false when the code is taken. */
  reserve(code: string): Promise<boolean>;
  /** Releases the code of a room that could not be opened, or that is gone and was not stored. Never rejects; resolves once it is done. */
  release(code: string): Promise<void>;
  /** The process that plays a room which is not open here; null when no room has this code. */
  locate(code: string): Promise<RoomProcessLocation | null>;
}

/**
 * The directory of a single process, which plays every room there is.
 * @param isHere whether this process has a room with this code
 */
export const createSingleProcessDirectory = (
  isHere: (code: string) => Promise<boolean>,
): RoomDirectory => ({
  reserve: async (code) => !(await isHere(code)),
  release: async () => {},
  locate: async () => null,
});
