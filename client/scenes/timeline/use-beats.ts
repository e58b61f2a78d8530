/** Goes through a timeline on this screen, from the instant at which it began. */
import { startTransition, useCallback, useEffect, useState } from "react";
import type { TimelineMark } from "./beats.ts";

interface Jouee<M> {
  readonly depuis: number | null;
  /** The mark on screen; null once a press has ended the timeline. */
  readonly marque: M | null;
}

/**
 * @param marques must keep its identity
 * @returns the mark of now; null when there is nothing to go through, or once it was ended
 */
export function useCurrentTimelineMark<M extends TimelineMark>(
  marques: readonly M[] | null,
  depuis: number | null,
): { readonly marque: M | null; readonly finir: () => void } {
  const [jouee, setJouee] = useState<Jouee<M>>({ depuis: null, marque: null });
  useEffect(() => {
    if (marques === null || depuis === null) return undefined;
    const ecoule = performance.now() - depuis;
    // a page that was busy joins at the beat of its clock, not at the first
    const minuteries = marques.map((marque) =>
      setTimeout(() => {
        // a transition, so that a slow screen may paint between two parts of a beat
        startTransition(() => {
          setJouee((avant) =>
            avant.depuis === depuis && avant.marque === null ? avant : { depuis, marque },
          );
        });
      }, marque.debutMs - ecoule),
    );
    return () => {
      for (const minuterie of minuteries) clearTimeout(minuterie);
    };
  }, [marques, depuis]);
  const finir = useCallback(() => setJouee({ depuis, marque: null }), [depuis]);
  // a mark of a former list is not shown once the list is empty
  if (marques === null || marques.length === 0 || depuis === null) return { marque: null, finir };
  return { marque: jouee.depuis === depuis ? jouee.marque : (marques[0] ?? null), finir };
}
