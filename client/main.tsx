import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { Accueil } from "./features/accueil/accueil.tsx";
import "./styles/index.css";
import { FournisseurBannieres } from "./ui/bannieres.tsx";

/** Nothing for the instant that a page's own code takes: its background is already the right one. */
const hydrateFallbackElement = <span />;

/** One URL, one file of `routes/`; all but the home page are fetched when they are first needed. */
const routeur = createBrowserRouter([
  { path: "/", element: <Accueil /> },
  {
    path: "/room",
    hydrateFallbackElement,
    lazy: async () => ({ Component: (await import("./routes/room.tsx")).RouteRoom }),
  },
  {
    path: "/jeu",
    hydrateFallbackElement,
    lazy: async () => ({ Component: (await import("./routes/jeu.tsx")).RouteJeu }),
  },
  {
    path: "/jeu/:room",
    hydrateFallbackElement,
    lazy: async () => ({ Component: (await import("./routes/jeu-room.tsx")).RouteJeuRoom }),
  },
  { path: "*", element: <Accueil introuvable /> },
]);

const racine = document.getElementById("racine");
if (racine === null) throw new Error("no #racine in the page");
createRoot(racine).render(
  <StrictMode>
    <FournisseurBannieres>
      <RouterProvider router={routeur} />
    </FournisseurBannieres>
  </StrictMode>,
);
