/** At the build (scripts/vite/prerender.ts): what the home page shows before any of its code is there. */
import { renderToString } from "react-dom/server";
import { PremierePage } from "./first-page.tsx";

export const rendre = (): string => renderToString(<PremierePage />);
