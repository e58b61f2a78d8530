/** /room: opens a room, or goes back to the one this browser hosts. */
import { useEffect } from "react";
import { Salon } from "../features/salon/salon.tsx";
import { PageHote } from "../partie/page-hote.tsx";

/** After what the counter itself fetches. */
const APRES_MS = 1_500;

/** The game's code comes while people do: « trois, deux, un » is counted by the server, and would be over before it was here. */
function useJeuDavance(): void {
  useEffect(() => {
    const minuterie = setTimeout(() => {
      // asked for again when the game begins
      import("./jeu.tsx").catch(() => {});
    }, APRES_MS);
    return () => clearTimeout(minuterie);
  }, []);
}

export function Component() {
  useJeuDavance();
  return <PageHote phases={["salon"]} ailleurs="/jeu" creer ecran={<Salon />} />;
}
