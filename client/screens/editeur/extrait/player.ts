/** A player whose extract is being chosen: the player already on the page, driven from the track. */
import type { ExtraitDeMedia } from "#contracts/fragment.ts";

export interface ExtraitPlayerState {
  /** Duration of the media in seconds; null until it is known, and for a live stream. */
  readonly duree: number | null;
  /** Position of the playhead, in seconds. */
  readonly instant: number;
  readonly enLecture: boolean;
}

export interface ExtraitPlayer {
  /** State of the player: the same object until something changes. */
  readonly lire: () => ExtraitPlayerState;
  readonly abonner: (prevenir: () => void) => () => void;
  /** Plays an extract once, from its beginning. */
  readonly jouer: (extrait: ExtraitDeMedia) => void;
  readonly arreter: () => void;
  readonly aller: (instant: number) => void;
  /** Stops driving the player, which stays on the page. */
  readonly lacher: () => void;
}

export const INITIAL_EXTRAIT_PLAYER_STATE: ExtraitPlayerState = {
  duree: null,
  instant: 0,
  enLecture: false,
};

type MediaElement = Pick<
  HTMLMediaElement,
  | "currentTime"
  | "duration"
  | "paused"
  | "play"
  | "pause"
  | "addEventListener"
  | "removeEventListener"
>;

/**
 * Calls a function at each animation frame until it is stopped. Players report their position four times a second, which is too late to end
 * an extract.
 */
type Clock = (faire: () => void) => () => void;

const parImage: Clock = (faire) => {
  let image = 0;
  const tour = () => {
    // the next frame is asked for first, so that the callback can cancel it
    image = requestAnimationFrame(tour);
    faire();
  };
  image = requestAnimationFrame(tour);
  return () => cancelAnimationFrame(image);
};

/** The part shared by both players: a state, its listeners, and the end of the extract. */
export function createExtraitPlayerStore(arreter: () => void) {
  let etat = INITIAL_EXTRAIT_PLAYER_STATE;
  let fin: number | null = null;
  const ecouteurs = new Set<() => void>();
  return {
    lire: () => etat,
    abonner: (prevenir: () => void) => {
      ecouteurs.add(prevenir);
      return () => {
        ecouteurs.delete(prevenir);
      };
    },
    /** Sets the instant where the player stops; null: at the end of the media. */
    jusqua(instant: number | null) {
      fin = instant;
    },
    voir(vu: ExtraitPlayerState) {
      const pareil =
        vu.duree === etat.duree && vu.instant === etat.instant && vu.enLecture === etat.enLecture;
      if (!pareil) {
        etat = vu;
        for (const prevenir of ecouteurs) prevenir();
      }
      if (fin === null || !vu.enLecture || vu.instant < fin) return;
      fin = null;
      arreter();
    },
  };
}

/** Drives a sound or a video element of this page. */
export function createMediaExtraitPlayer(
  bande: MediaElement,
  horloge: Clock = parImage,
): ExtraitPlayer {
  const state = createExtraitPlayerStore(() => bande.pause());
  let dormir: (() => void) | null = null;
  const voir = () => {
    const { duration, currentTime: instant, paused } = bande;
    const duree = Number.isFinite(duration) && duration > 0 ? duration : null;
    state.voir({ duree, instant, enLecture: !paused });
    // the end of the extract may have just stopped the player
    if (bande.paused) {
      dormir?.();
      dormir = null;
    } else dormir ??= horloge(voir);
  };
  const QUAND = ["durationchange", "timeupdate", "seeked", "play", "pause", "emptied"] as const;
  for (const quand of QUAND) bande.addEventListener(quand, voir);
  // a player stopped or started with its own buttons no longer plays the extract
  const oublier = () => state.jusqua(null);
  bande.addEventListener("pause", oublier);
  voir();
  return {
    lire: state.lire,
    abonner: state.abonner,
    jouer({ debut, fin }) {
      state.jusqua(null);
      bande.currentTime = debut;
      state.jusqua(fin);
      // the browser refused to start the sound: the player's own button is there
      void bande.play().catch(() => {});
    },
    arreter: () => bande.pause(),
    aller(instant) {
      state.jusqua(null);
      bande.currentTime = instant;
      // the player reports the new position later; the next key must move from here
      voir();
    },
    lacher() {
      dormir?.();
      for (const quand of QUAND) bande.removeEventListener(quand, voir);
      bande.removeEventListener("pause", oublier);
    },
  };
}
