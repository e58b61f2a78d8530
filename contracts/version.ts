/** Which build of the client the server serves: a tab of another one is older, and loads itself again (docs/decisions/0100). */

/** Of each answer of the API; absent when no client is built. Rooms say it in their `Bienvenue`. */
export const ENTETE_VERSION = "x-trinquizz-version";
