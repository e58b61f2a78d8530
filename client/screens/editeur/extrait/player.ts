/** Controllers of a player whose extract is being chosen: the track drives the player that is already on the page. */
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
  /** Plays an extract once, from its beginning to its end. */
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
 * Calls a function at each animation frame until the returned function is called. A player reports its own position
 * four times a second only, too late to end an extract.
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

/** The part shared by the controllers of all players: a state, its listeners, and the end of the extract. @param arreter stops the player */
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

/** Creates the controller of a sound or a video element of this page. */
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
    // the frames are watched only while the player plays: the end of the extract may have just stopped it
    if (bande.paused) {
      dormir?.();
      dormir = null;
    } else dormir ??= horloge(voir);
  };
  const QUAND = ["durationchange", "timeupdate", "seeked", "play", "pause", "emptied"] as const;
  for (const quand of QUAND) bande.addEventListener(quand, voir);
  // the end of the extract is forgotten at a pause: the player's own buttons then play the rest of the media
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
      // a refusal of the browser to start the sound is ignored: the author has the player's own button
      void bande.play().catch(() => {});
    },
    arreter: () => bande.pause(),
    aller(instant) {
      state.jusqua(null);
      bande.currentTime = instant;
      // the state is read at once: the player reports the new position later, and the next key must move from here
      voir();
    },
    lacher() {
      dormir?.();
      for (const quand of QUAND) bande.removeEventListener(quand, voir);
      bande.removeEventListener("pause", oublier);
    },
  };
}
