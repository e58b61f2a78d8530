import { useEffect } from "react";

/** Sets the browser's title for as long as the component is mounted, then restores the previous one. */
export function usePageTitle(titre: string): void {
  useEffect(() => {
    const avant = document.title;
    document.title = `${titre} · Trinquizz`;
    return () => {
      document.title = avant;
    };
  }, [titre]);
}
