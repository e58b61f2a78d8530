import { useSyncExternalStore } from "react";

function abonner(prevenir: () => void): () => void {
  addEventListener("online", prevenir);
  addEventListener("offline", prevenir);
  return () => {
    removeEventListener("online", prevenir);
    removeEventListener("offline", prevenir);
  };
}

/** False once the browser knows that it has no network; true does not mean that the server can be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    abonner,
    () => navigator.onLine,
    () => true,
  );
