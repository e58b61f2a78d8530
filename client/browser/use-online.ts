import { useSyncExternalStore } from "react";

function abonner(prevenir: () => void): () => void {
  addEventListener("online", prevenir);
  addEventListener("offline", prevenir);
  return () => {
    removeEventListener("online", prevenir);
    removeEventListener("offline", prevenir);
  };
}

/** False once the browser knows that it has no network at all; true says nothing of the server. */
export const useEnLigne = (): boolean =>
  useSyncExternalStore(
    abonner,
    () => navigator.onLine,
    () => true,
  );
