/** Every page but the home page, where the router comes later (depart/depart.tsx). */
import { createRoot } from "react-dom/client";
import { elementRacine, Racine } from "./app/start/root.tsx";
import { createRouteur } from "./app/router.tsx";
import { filterAnimationEvents } from "./ui/animation-events.ts";

filterAnimationEvents();
createRoot(elementRacine()).render(<Racine>{createRouteur().ecran}</Racine>);
