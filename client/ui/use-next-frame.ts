import { useEffect, useState } from "react";

/** The value one frame late, so that a slow screen first draws the rest of what a change brought. */
export function useValueOneFrameLate<T>(valeur: T): T {
  const [dessinee, setDessinee] = useState(valeur);
  useEffect(() => {
    // not a transition, which a busy screen puts off; never cancelled, so that each value comes in its turn
    requestAnimationFrame(() => setDessinee(valeur));
  }, [valeur]);
  return dessinee;
}
