/** How much of the page the on-screen keyboard covers, in CSS px: the mat shrinks by as much, its button stays in sight. */
import { useEffect, useState } from "react";

/** Less than this is the browser's own bar that comes and goes. */
const CLAVIER_MIN = 90;

export function useClavier(): number {
  const [couvert, setCouvert] = useState(0);
  useEffect(() => {
    const { visualViewport: vue } = window;
    if (vue === null) return undefined;
    const mesurer = () => {
      // a pinch also shrinks the visible part
      const cache = vue.scale > 1.05 ? 0 : Math.round(window.innerHeight - vue.height);
      const clavier = cache > CLAVIER_MIN ? cache : 0;
      setCouvert(clavier);
      // iOS scrolls the page to the field: the shrunk screen is back in place at the top
      if (clavier > 0) window.scrollTo(0, 0);
    };
    vue.addEventListener("resize", mesurer);
    return () => vue.removeEventListener("resize", mesurer);
  }, []);
  return couvert;
}
