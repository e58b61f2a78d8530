/** What may come one frame after the rest, so that a slow screen draws both in time. */
import { useEffect, useState } from "react";

/** The value of the frame before: after a change, the new one is given once what else it changed is drawn. */
export function useImageSuivante<T>(valeur: T): T {
  const [dessinee, setDessinee] = useState(valeur);
  useEffect(() => {
    // not a transition, which a busy screen puts off for as long as it is busy; nor cancelled by the next value: each comes in its turn
    requestAnimationFrame(() => setDessinee(valeur));
  }, [valeur]);
  return dessinee;
}
