/** What plays a media while its extract is chosen: the player that the page already shows, driven from the track. */
import type { Extrait } from "#contracts/fragment.ts";

export interface EtatPlatine {
  /** Seconds; null until the media has said, and for one without an end. */
  readonly duree: number | null;
  /** Seconds: where the playhead is. */
  readonly instant: number;
  readonly enLecture: boolean;
}

export interface Platine {
  /** The same object until something changes. */
  readonly lire: () => EtatPlatine;
  readonly abonner: (prevenir: () => void) => () => void;
  /** Plays an extract, from its beginning, once. */
  readonly jouer: (extrait: Extrait) => void;
  readonly arreter: () => void;
  readonly aller: (instant: number) => void;
  /** Lets the player go; it is still the page's. */
  readonly lacher: () => void;
}

export const PLATINE_VIDE: EtatPlatine = { duree: null, instant: 0, enLecture: false };

type Bande = Pick<
  HTMLMediaElement,
  | "currentTime"
  | "duration"
  | "paused"
  | "play"
  | "pause"
  | "addEventListener"
  | "removeEventListener"
>;

/** Engines tell where they are four times a second: an extract would be heard too long. Calls until it is stopped. */
type Horloge = (faire: () => void) => () => void;

const parImage: Horloge = (faire) => {
  let image = 0;
  const tour = () => {
    // before, so that it may be stopped from there
    image = requestAnimationFrame(tour);
    faire();
  };
  image = requestAnimationFrame(tour);
  return () => cancelAnimationFrame(image);
};

/** What is common to those who play: a state, who is told of it, and the end of what was asked for. */
export function createEcoute(arreter: () => void) {
  let etat = PLATINE_VIDE;
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
    /** Where to stop; null: at the end of the media. */
    jusqua(instant: number | null) {
      fin = instant;
    },
    voir(vu: EtatPlatine) {
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

/** A sound or a video of this page. */
export function createPlatineBande(bande: Bande, horloge: Horloge = parImage): Platine {
  const ecoute = createEcoute(() => bande.pause());
  let dormir: (() => void) | null = null;
  const voir = () => {
    const { duration, currentTime: instant, paused } = bande;
    const duree = Number.isFinite(duration) && duration > 0 ? duration : null;
    ecoute.voir({ duree, instant, enLecture: !paused });
    // it may just have been stopped, at the end of the extract
    if (bande.paused) {
      dormir?.();
      dormir = null;
    } else dormir ??= horloge(voir);
  };
  const QUAND = ["durationchange", "timeupdate", "seeked", "play", "pause", "emptied"] as const;
  for (const quand of QUAND) bande.addEventListener(quand, voir);
  // stopped by hand, or played again with its own button: it is not the extract any more
  const oublier = () => ecoute.jusqua(null);
  bande.addEventListener("pause", oublier);
  voir();
  return {
    lire: ecoute.lire,
    abonner: ecoute.abonner,
    jouer({ debut, fin }) {
      ecoute.jusqua(null);
      bande.currentTime = debut;
      ecoute.jusqua(fin);
      // refused by the browser: its own button is there
      void bande.play().catch(() => {});
    },
    arreter: () => bande.pause(),
    aller(instant) {
      ecoute.jusqua(null);
      bande.currentTime = instant;
      // it will say so once it is there; the next key moves from here
      voir();
    },
    lacher() {
      dormir?.();
      for (const quand of QUAND) bande.removeEventListener(quand, voir);
      bande.removeEventListener("pause", oublier);
    },
  };
}
