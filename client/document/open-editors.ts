/**
 * Which ateliers the other tabs of this browser have open: their drafts are theirs, not what a visit has left. A tab asks, those
 * that are there answer; who has not answered within a moment is not there. Locks would tell it too, but by https alone.
 */
import { z } from "zod";
import { plusTard } from "../browser/plus-tard.ts";

export const CANAL = "trinquizz/ateliers";
/** Tabs in the background answer at once: only their clocks are slowed down. */
const ATTENTE_MS = 250;

const message = z.union([
  z.object({ qui: z.literal(true) }),
  z.object({ ouvert: z.string() }),
  z.object({ ferme: z.string() }),
]);
type Message = z.infer<typeof message>;

/** What is needed of a `BroadcastChannel`. */
interface Canal {
  readonly postMessage: (data: unknown) => void;
  readonly addEventListener: (
    nom: "message",
    entendre: (evenement: { readonly data: unknown }) => void,
  ) => void;
}

export interface OpenEditors {
  /** One of this tab. */
  readonly ouvrir: (id: string) => void;
  readonly fermer: (id: string) => void;
  /** The tab goes; one that comes back from the browser's cache answers when it is asked. */
  readonly quitter: () => void;
  readonly abonner: (prevenir: () => void) => () => void;
  /** Those of the other tabs; null while they may still answer. */
  readonly ailleurs: () => ReadonlySet<string> | null;
}

export function createOpenEditors(
  canal: Canal | null,
  attendre: (faire: () => void, ms: number) => void = plusTard,
): OpenEditors {
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
  canal?.addEventListener("message", ({ data }) => {
    const { data: lu } = message.safeParse(data);
    if (lu === undefined) return;
    if ("qui" in lu) for (const ouvert of ici) dire({ ouvert });
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

/** Those of this browser. */
export const openEditors = createOpenEditors(
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CANAL),
);
if (typeof window !== "undefined") addEventListener("pagehide", openEditors.quitter);
