/**
 * One URL, one file of `routes/`; all but the home page are fetched when they are first needed. A page is a line of
 * chemins.ts, a file of `routes/` that exports its `Component`, and a line here: the types miss what is not there.
 */
import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { chargerCode } from "./navigateur/charger-code.ts";
import {
  type Chemin,
  type CheminDeJeu,
  type CheminDePlateforme,
  CHEMINS_DE_JEU,
  CHEMINS_DE_PLATEFORME,
} from "./chemins.ts";
import { PannePage } from "./plateforme/carte-panne.tsx";
import { RouteAccueil } from "./routes/accueil.tsx";

type Page = () => Promise<{
  readonly Component: ComponentType;
  /** In the place of a screen that failed; by default the menu card says it. */
  readonly ErrorBoundary?: ComponentType;
}>;

/** A screen of a game that fails says so on the slate or on the mat; apart from the page, which the home page need not share. */
const avecPanne =
  (nom: "PanneHote" | "PanneJoueur", charger: Page): Page =>
  async () => ({
    Component: (await charger()).Component,
    ErrorBoundary: (await import("./partie/panne-ecran.tsx"))[nom],
  });

const JEU: Readonly<Record<CheminDeJeu, Page>> = {
  "/room": avecPanne("PanneHote", () => import("./routes/room.tsx")),
  "/jeu": avecPanne("PanneHote", () => import("./routes/jeu.tsx")),
  "/jeu/:room": avecPanne("PanneJoueur", () => import("./routes/jeu-room.tsx")),
};

const PLATEFORME: Readonly<Record<CheminDePlateforme, Page>> = {
  "/inscription": () => import("./routes/inscription.tsx"),
  "/confirm": () => import("./routes/confirm.tsx"),
  "/reset-password": () => import("./routes/reset-password.tsx"),
  "/new-password": () => import("./routes/new-password.tsx"),
  "/delete": () => import("./routes/delete.tsx"),
  "/cancel-mail": () => import("./routes/cancel-mail.tsx"),
  "/profile": () => import("./routes/profile.tsx"),
  "/profile/:pseudo": () => import("./routes/profile-pseudo.tsx"),
  "/messagerie": () => import("./routes/messagerie.tsx"),
  "/quizz-communaute": () => import("./routes/quizz-communaute.tsx"),
  "/quizz-communaute/:id": () => import("./routes/quizz-communaute-quizz.tsx"),
  "/quizz-communaute/:idQuizz/:idQuestion": () => import("./routes/quizz-communaute-question.tsx"),
  "/cgu": () => import("./routes/cgu.tsx"),
  "/confidentialite": () => import("./routes/confidentialite.tsx"),
  "/error": () => import("./routes/erreur.tsx"),
};

/** Nothing for the instant that a page's own code takes: its background is already the right one. */
const hydrateFallbackElement = <span />;
/** Also for a page whose code cannot be fetched. */
const errorElement = <PannePage />;

/** The page that a link is on its way to: until its code is there, the address is still the one before. */
const ouOnVa = (): string => {
  const { location: vers } = routeur.state.navigation;
  return vers === undefined ? location.href : routeur.createHref(vers);
};

const pages = <C extends Chemin>(table: Readonly<Record<C, Page>>, chemins: readonly C[]) =>
  chemins.map((path): RouteObject => ({
    path,
    hydrateFallbackElement,
    lazy: () => chargerCode(path, table[path], ouOnVa),
  }));

/** A frame of its own around each page: one that fails leaves the others alone. */
const tenir = (route: RouteObject): RouteObject => ({ errorElement, children: [route] });

export const routeur = createBrowserRouter([
  ...pages(JEU, CHEMINS_DE_JEU).map(tenir),
  { path: "/", errorElement, element: <RouteAccueil /> },
  {
    errorElement,
    hydrateFallbackElement,
    lazy: () =>
      chargerCode(
        "plateforme",
        async () => ({
          Component: (await import("./plateforme/plateforme.tsx")).Plateforme,
        }),
        ouOnVa,
      ),
    children: pages(PLATEFORME, CHEMINS_DE_PLATEFORME).map(tenir),
  },
  { path: "*", errorElement, element: <RouteAccueil introuvable /> },
]);
