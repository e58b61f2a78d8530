/** One URL, one file of `routes/`; all but the home page are fetched when they are first needed. */
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
import { PannePage } from "./plateforme/panne-page.tsx";
import { RouteAccueil } from "./routes/accueil.tsx";

type Page = () => Promise<{
  readonly Component: ComponentType;
  /** In the place of a screen that failed; by default the menu card says it. */
  readonly ErrorBoundary?: ComponentType;
}>;

const JEU: Readonly<Record<CheminDeJeu, Page>> = {
  "/room": async () => ({
    Component: (await import("./routes/room.tsx")).RouteRoom,
    ErrorBoundary: (await import("./partie/panne-ecran.tsx")).PanneHote,
  }),
  "/jeu": async () => ({
    Component: (await import("./routes/jeu.tsx")).RouteJeu,
    ErrorBoundary: (await import("./partie/panne-ecran.tsx")).PanneHote,
  }),
  "/jeu/:room": async () => ({
    Component: (await import("./routes/jeu-room.tsx")).RouteJeuRoom,
    ErrorBoundary: (await import("./partie/panne-ecran.tsx")).PanneJoueur,
  }),
};

const PLATEFORME: Readonly<Record<CheminDePlateforme, Page>> = {
  "/inscription": async () => ({
    Component: (await import("./routes/inscription.tsx")).RouteInscription,
  }),
  "/confirm": async () => ({ Component: (await import("./routes/confirm.tsx")).RouteConfirm }),
  "/reset-password": async () => ({
    Component: (await import("./routes/reset-password.tsx")).RouteResetPassword,
  }),
  "/new-password": async () => ({
    Component: (await import("./routes/new-password.tsx")).RouteNewPassword,
  }),
  "/delete": async () => ({ Component: (await import("./routes/delete.tsx")).RouteDelete }),
  "/cancel-mail": async () => ({
    Component: (await import("./routes/cancel-mail.tsx")).RouteCancelMail,
  }),
  "/profile": async () => ({ Component: (await import("./routes/profile.tsx")).RouteProfile }),
  "/profile/:pseudo": async () => ({
    Component: (await import("./routes/profile-pseudo.tsx")).RouteProfilePseudo,
  }),
  "/messagerie": async () => ({
    Component: (await import("./routes/messagerie.tsx")).RouteMessagerie,
  }),
  "/quizz-communaute": async () => ({
    Component: (await import("./routes/quizz-communaute.tsx")).RouteQuizzCommunaute,
  }),
  "/quizz-communaute/:id": async () => ({
    Component: (await import("./routes/quizz-communaute-quizz.tsx")).RouteQuizzCommunauteQuizz,
  }),
  "/quizz-communaute/:idQuizz/:idQuestion": async () => ({
    Component: (await import("./routes/quizz-communaute-question.tsx"))
      .RouteQuizzCommunauteQuestion,
  }),
  "/cgu": async () => ({ Component: (await import("./routes/cgu.tsx")).RouteCgu }),
  "/confidentialite": async () => ({
    Component: (await import("./routes/confidentialite.tsx")).RouteConfidentialite,
  }),
  "/error": async () => ({ Component: (await import("./routes/erreur.tsx")).RouteErreur }),
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
