import { useEffect } from "react";

/** Keeps the screen awake while the component is mounted and the page visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let verrou: WakeLockSentinel | undefined;
    let parti = false;
    const demander = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        verrou = await navigator.wakeLock.request("screen");
        if (parti) await verrou.release();
      } catch {
        // refused (low battery, old browser): the phone may sleep, and reconnects when it wakes
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
