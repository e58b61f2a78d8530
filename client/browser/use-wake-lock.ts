import { useEffect } from "react";

/** Keeps the screen awake while the component is there and the page in sight. */
export function useEcranAllume(): void {
  useEffect(() => {
    let verrou: WakeLockSentinel | undefined;
    let parti = false;
    const demander = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        verrou = await navigator.wakeLock.request("screen");
        if (parti) await verrou.release();
      } catch {
        // low battery or a browser without it: the phone may sleep, and comes back by itself
      }
    };
    const surVisibilite = () => void demander();
    void demander();
    document.addEventListener("visibilitychange", surVisibilite);
    return () => {
      parti = true;
      document.removeEventListener("visibilitychange", surVisibilite);
      void verrou?.release().catch(() => {});
    };
  }, []);
}
