/** Every page but the home page, where the router comes later (depart/depart.tsx). */
import { createRoot } from "react-dom/client";
import { rootElement, ClientRoot } from "./app/start/root.tsx";
import { createAppRouter } from "./app/router.tsx";
import { stopAnimationEventsBeforeReact } from "./ui/animation-events.ts";

stopAnimationEventsBeforeReact();
createRoot(rootElement()).render(<ClientRoot>{createAppRouter().ecran}</ClientRoot>);
