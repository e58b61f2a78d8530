/**
 * React listens, twice, to every animation that begins, turns or ends anywhere: at a beat of the evening that is dozens of events, a fifth of a
 * millisecond each, for one component that waits for an end. What is not in a `data-attend-fin` is stopped before it reaches React. Once a page.
 */
export function taireAnimations(): void {
  for (const type of [
    "animationstart",
    "animationiteration",
    "animationend",
    "animationcancel",
    "transitionrun",
    "transitionstart",
    "transitionend",
    "transitioncancel",
  ])
    window.addEventListener(
      type,
      (evenement) => {
        const { target } = evenement;
        const attendu =
          type === "animationend" &&
          target instanceof Element &&
          target.closest("[data-attend-fin]") !== null;
        if (!attendu) evenement.stopPropagation();
      },
      true,
    );
}
