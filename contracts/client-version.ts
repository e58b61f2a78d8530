/** Version of the client that the server serves: a tab of another version reloads itself (docs/decisions/0100). */

/**
 * Header of each API answer: the version of the served client; absent when no client is built. Rooms send the version in
 * `MessageBienvenue`.
 */
export const ENTETE_VERSION_CLIENT = "x-trinquizz-version";
