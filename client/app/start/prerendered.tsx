/** Entry of the build (scripts/vite/prerender.ts): HTML of the home page. */
import { renderToString } from "react-dom/server";
import { FirstPage } from "./first-page.tsx";

export const rendrePremierePage = (): string => renderToString(<FirstPage />);
