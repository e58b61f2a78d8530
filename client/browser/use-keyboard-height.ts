import { useEffect, useState } from "react";

/** Least height in px taken for an on-screen keyboard; a smaller change is the browser's own toolbar. */
const CLAVIER_MIN = 90;

/** Height in CSS px of the page that the on-screen keyboard covers, so that the mat can shrink and keep its button in sight. */
export function useKeyboardHeight(): number {
  const [couvert, setCouvert] = useState(0);
  useEffect(() => {
    const { visualViewport: vue } = window;
    if (vue === null) return undefined;
    const mesurer = () => {
      // nothing counts as covered during a pinch zoom, which also shrinks the visible part
      const cache = vue.scale > 1.05 ? 0 : Math.round(window.innerHeight - vue.height);
      const clavier = cache > CLAVIER_MIN ? cache : 0;
      setCouvert(clavier);
      // the page is scrolled back to the top, where the shrunk mat belongs: iOS scrolls it to the field
      if (clavier > 0) window.scrollTo(0, 0);
    };
    vue.addEventListener("resize", mesurer);
    return () => vue.removeEventListener("resize", mesurer);
  }, []);
  return couvert;
}
