const calme = window.matchMedia("(prefers-reduced-motion: reduce)");
const DUREE_MS = 140;
/** The fall of what makes them jump. */
const CHUTE_MS = 180;

/** The neighbours of a mat that is slammed on the counter jump two pixels. */
export function sauter(liste: HTMLOListElement | null, rang: number): void {
  if (liste === null || calme.matches) return;
  for (const voisin of [liste.children[rang - 1], liste.children[rang + 1]])
    voisin?.querySelector("[data-dessine]")?.animate([{}, { transform: "translateY(-2px)" }, {}], {
      duration: DUREE_MS,
      delay: CHUTE_MS,
      easing: "ease-out",
    });
}
