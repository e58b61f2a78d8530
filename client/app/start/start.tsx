/** The home page's entry: takes over what the HTML shows. */
import { createRoot, hydrateRoot } from "react-dom/client";
import { PremierePage } from "./first-page.tsx";
import { elementRacine } from "./root.tsx";
import { taireAnimations } from "../../ui/taire-animations.ts";

const racine = elementRacine();
// `vite dev` serves this page for every address, and the server under the name of its file
if (location.pathname !== "/") await import("../../main.tsx");
else {
  taireAnimations();
  if (racine.hasChildNodes()) hydrateRoot(racine, <PremierePage />);
  else createRoot(racine).render(<PremierePage />);
}
