/**
 * The quizz editors that the other tabs of this browser have open, by id: their drafts are in use, so they are not
 * offered to another visit. A tab asks on a broadcast channel and the others answer; a tab that stays silent for a
 * moment is closed. Web locks would need https.
 */
import { z } from "zod";
import { callLater } from "../browser/call-later.ts";

export const OPEN_EDITORS_CHANNEL = "trinquizz/ateliers";
/** Milliseconds that other tabs are given to answer: even background tabs answer messages at once, since browsers only slow their timers. */
const ATTENTE_MS = 250;

const message = z.union([
  z.object({ qui: z.literal(true) }),
  z.object({ ouvert: z.string() }),
  z.object({ ferme: z.string() }),
]);
type Message = z.infer<typeof message>;

/** The part of `BroadcastChannel` that is used. */
interface Canal {
  readonly postMessage: (data: unknown) => void;
  readonly addEventListener: (
    nom: "message",
    entendre: (evenement: { readonly data: unknown }) => void,
  ) => void;
}

export interface OpenEditorsRegistry {
  /** Notes that this tab has an editor open, and tells the other tabs. */
  readonly ouvrir: (id: string) => void;
  readonly fermer: (id: string) => void;
  /** Tells the other tabs that this page is left and edits nothing; its ids are kept for `revenir`. */
  readonly quitter: () => void;
  /** Tells the other tabs what this page edits, once the browser has restored it from its cache. */
  readonly revenir: () => void;
  readonly abonner: (prevenir: () => void) => () => void;
  /** Ids of the editors open in other tabs; null while other tabs may still answer. */
  readonly ailleurs: () => ReadonlySet<string> | null;
}

export function createOpenEditorsRegistry(
  canal: Canal | null,
  attendre: (faire: () => void, ms: number) => void = callLater,
): OpenEditorsRegistry {
  const ici = new Set<string>();
  const abonnes = new Set<() => void>();
  let vus: ReadonlySet<string> = new Set();
  let demande = false;
  let su = canal === null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const dire = (un: Message) => canal?.postMessage(un);
  const prevenir = () => {
    for (const abonne of abonnes) abonne();
  };
  const changer = (id: string, la: boolean) => {
    if (vus.has(id) === la) return;
    vus = new Set(la ? [...vus, id] : [...vus].filter((autre) => autre !== id));
    prevenir();
  };
  const revenir = () => {
    for (const ouvert of ici) dire({ ouvert });
  };
  canal?.addEventListener("message", ({ data }) => {
    const { data: lu } = message.safeParse(data);
    if (lu === undefined) return;
    if ("qui" in lu) revenir();
    else if ("ouvert" in lu) changer(lu.ouvert, true);
    else changer(lu.ferme, false);
  });
  return {
    ouvrir(ouvert) {
      ici.add(ouvert);
      dire({ ouvert });
    },
    fermer(ferme) {
      if (ici.delete(ferme)) dire({ ferme });
    },
    quitter() {
      for (const ferme of ici) dire({ ferme });
    },
    revenir,
    abonner(abonne) {
      abonnes.add(abonne);
      if (!demande) {
        demande = true;
        dire({ qui: true });
        attendre(() => {
          su = true;
          prevenir();
        }, ATTENTE_MS);
      }
      return () => abonnes.delete(abonne);
    },
    ailleurs: () => (su ? vus : null),
  };
}

/** The registry of this tab: the quizz editors that it has open, and those of the other tabs. */
export const openEditorsRegistry = createOpenEditorsRegistry(
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(OPEN_EDITORS_CHANNEL),
);
if (typeof window !== "undefined") {
  addEventListener("pagehide", openEditorsRegistry.quitter);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) openEditorsRegistry.revenir();
  });
}
