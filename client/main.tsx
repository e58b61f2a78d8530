/** Entry of every page but the home page, which starts without the router (app/start/start.tsx). */
import { createRoot } from "react-dom/client";
import { getReactRootElement, ClientRoot } from "./app/start/root.tsx";
import { createAppRouter } from "./app/router.tsx";
import { stopAnimationEventsBeforeReact } from "./ui/animation-events.ts";

stopAnimationEventsBeforeReact();
createRoot(getReactRootElement()).render(<ClientRoot>{createAppRouter().ecran}</ClientRoot>);
