/** Entry of the home page: hydrates the prerendered HTML. */
import { createRoot, hydrateRoot } from "react-dom/client";
import { FirstPage } from "./first-page.tsx";
import { getReactRootElement } from "./root.tsx";
import { stopAnimationEventsBeforeReact } from "../../ui/animation-events.ts";

const racine = getReactRootElement();
// another address than / loads the other pages' entry: `vite dev` serves this HTML for every address, and the server serves it as index.html
if (location.pathname !== "/") await import("../../main.tsx");
else {
  stopAnimationEventsBeforeReact();
  if (racine.hasChildNodes()) hydrateRoot(racine, <FirstPage />);
  else createRoot(racine).render(<FirstPage />);
}
