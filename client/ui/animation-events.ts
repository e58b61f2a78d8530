/**
 * Stops animation and transition events before React hears them, except the end of an animation inside `[data-attend-fin]`, which a component
 * waits for. React spends 0.2 ms on each of the dozens of events of one beat of a reveal. To be called once per page.
 */
export function stopAnimationEventsBeforeReact(): void {
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
