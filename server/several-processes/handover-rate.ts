/** How fast games leave a process: those who play notice no more than a blink, and all of them are gone in time. docs/decisions/0112. */

/** On their way at once, when there is no time to lose. */
const DE_FRONT_MAX = 8;
/** Well before a process that stops is killed (`ARRET_MS`). */
const DEPART_MS = 20_000;

export interface Allure {
  readonly deFront: number;
  readonly reposMs: number;
}

/**
 * How many games move next, and how long whoever was in them may come back before those do.
 *
 * @param avancement games that stay so far and games that moved; how long it took them, rests not counted; and since when, in ms
 */
export function allure(avancement: {
  readonly restent: number;
  readonly parties: number;
  readonly enRouteMs: number;
  readonly depuisMs: number;
}): Allure {
  const { restent, parties, enRouteMs, depuisMs } = avancement;
  const chacuneMs = parties === 0 ? 0 : enRouteMs / parties;
  // each stands still while those beside it move too: one by one is a shorter while for everybody
  const uneParUne = depuisMs + restent * chacuneMs * 2 <= DEPART_MS;
  return uneParUne ? { deFront: 1, reposMs: chacuneMs } : { deFront: DE_FRONT_MAX, reposMs: 0 };
}
