/** How much one address may ask. Thirty guests, sometimes two hundred, share the address of one Wi-Fi (surete, "Threats"). */
export interface LimitesApi {
  /** Readings of one route a minute. */
  readonly lecturesParMinute: number;
  /** Writings of one route a minute: likes, claims. */
  readonly ecrituresParMinute: number;
  /** Reports a minute. */
  readonly signalementsParMinute: number;
  /** Log-in attempts a minute. */
  readonly connexionsParMinute: number;
  /** Wrong passwords in a quarter of an hour: from one address, for one account from one address, for one account. */
  readonly echecsDeConnexionParAdresse: number;
  readonly echecsDeConnexionParCompte: number;
  readonly echecsDeConnexionPartout: number;
  /** Registrations, mailed links asked for or used, a minute and by route; captchas, twice as many. */
  readonly inscriptionsParMinute: number;
  /** Screens that failed, told a minute: a bar full of phones that fail together has said enough. */
  readonly pannesParMinute: number;
  /** Downloads of everything held about somebody. */
  readonly exportsParMinute: number;
  /** Rooms opened a minute. */
  readonly roomsParMinute: number;
  /** Seats asked for a minute: a full room coming back at once after a restart must pass, twice. */
  readonly placesParMinute: number;
  /** Wrong room codes a minute. */
  readonly echecsDeCodeParMinute: number;
}

export const LIMITES_API: LimitesApi = {
  lecturesParMinute: 600,
  ecrituresParMinute: 120,
  connexionsParMinute: 30,
  echecsDeConnexionParAdresse: 30,
  echecsDeConnexionParCompte: 10,
  echecsDeConnexionPartout: 100,
  inscriptionsParMinute: 40,
  signalementsParMinute: 5,
  pannesParMinute: 20,
  exportsParMinute: 5,
  roomsParMinute: 10,
  placesParMinute: 400,
  echecsDeCodeParMinute: 10,
};

/** Largest body accepted, in bytes. */
export const CORPS_MAX = 16 * 1024;

/** Route option: at most `max` requests a minute and per address. */
export function parMinute(max: number): {
  readonly rateLimit: { readonly max: number; readonly timeWindow: number };
} {
  return { rateLimit: { max, timeWindow: 60_000 } };
}
