/** What may come one frame after the rest, so that a slow screen draws both in time. */
import { startTransition, useEffect, useState } from "react";

/** The value of the frame before: after a change, the new one is given once what else it changed is drawn. */
export function useImageSuivante<T>(valeur: T): T {
  const [dessinee, setDessinee] = useState(valeur);
  useEffect(() => {
    const image = requestAnimationFrame(() => startTransition(() => setDessinee(valeur)));
    return () => cancelAnimationFrame(image);
  }, [valeur]);
  return dessinee;
}
