/**
 * Drives YouTube's player through the messages that YouTube's own script sends to its frame (decision 0078): loading
 * that script would bring YouTube's code into our page. A player that does not answer has no known duration.
 */
import { z } from "zod";
import {
  createExtraitPlayerStore,
  type ExtraitPlayer,
  INITIAL_EXTRAIT_PLAYER_STATE,
} from "./player.ts";

export const ORIGINE_YOUTUBE = "https://www.youtube-nocookie.com";
/** Milliseconds between two greetings of YouTube's frame: it ignores messages until its script runs, and does not say when. */
const SALUER_MS = 400;
const SALUTS_MAX = 50;
const EN_LECTURE = 1;

const message = z.object({
  info: z.object({
    duration: z.number().nonnegative().optional(),
    currentTime: z.number().nonnegative().optional(),
    playerState: z.number().optional(),
  }),
});

function lireMessage(donnees: unknown): z.infer<typeof message>["info"] | null {
  if (typeof donnees !== "string") return null;
  try {
    return message.safeParse(JSON.parse(donnees)).data?.info ?? null;
  } catch {
    return null;
  }
}

/** The parts of YouTube's frame and of this page that the player uses. */
interface Monde {
  readonly cadre: {
    readonly contentWindow: { postMessage(corps: string, origine: string): void } | null;
  };
  readonly page: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** Creates the controller of YouTube's player. Its frame must be on the page and loaded: messages sent earlier are lost. */
export function createYoutubeExtraitPlayer({ cadre, page }: Monde): ExtraitPlayer {
  const envoyer = (corps: unknown) =>
    cadre.contentWindow?.postMessage(JSON.stringify(corps), ORIGINE_YOUTUBE);
  const dire = (func: string, ...args: readonly unknown[]) =>
    envoyer({ event: "command", func, args });
  const state = createExtraitPlayerStore(() => dire("pauseVideo"));
  let saluts = 0;
  const saluer = setInterval(() => {
    saluts += 1;
    envoyer({ event: "listening", id: 1, channel: "widget" });
    if (saluts >= SALUTS_MAX) clearInterval(saluer);
  }, SALUER_MS);
  let vu = INITIAL_EXTRAIT_PLAYER_STATE;
  const entendre = (evenement: Event) => {
    if (!(evenement instanceof MessageEvent) || evenement.origin !== ORIGINE_YOUTUBE) return;
    const lu = evenement.source === cadre.contentWindow ? lireMessage(evenement.data) : null;
    if (lu === null) return;
    clearInterval(saluer);
    const { duration, currentTime, playerState } = lu;
    vu = {
      // a duration of 0 counts as unknown: the player gives it before it knows better, and for a live video
      duree: duration === undefined ? vu.duree : duration > 0 ? duration : null,
      instant: currentTime ?? vu.instant,
      enLecture: playerState === undefined ? vu.enLecture : playerState === EN_LECTURE,
    };
    state.voir(vu);
  };
  page.addEventListener("message", entendre);
  const aller = (instant: number) => {
    dire("seekTo", instant, true);
    // the new position is noted here: the player tells it while it plays, but not always when it is moved
    vu = { ...vu, instant };
    state.voir(vu);
  };
  return {
    lire: state.lire,
    abonner: state.abonner,
    jouer({ debut, fin }) {
      state.jusqua(null);
      aller(debut);
      state.jusqua(fin);
      dire("playVideo");
    },
    arreter: () => dire("pauseVideo"),
    aller(instant) {
      state.jusqua(null);
      aller(instant);
    },
    lacher() {
      clearInterval(saluer);
      page.removeEventListener("message", entendre);
    },
  };
}
