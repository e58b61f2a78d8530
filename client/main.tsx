import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { RouteAccueil } from "./routes/accueil.tsx";
import "./styles/index.css";
import { FournisseurBannieres } from "./ui/bannieres.tsx";

/** Nothing for the instant that a page's own code takes: its background is already the right one. */
const hydrateFallbackElement = <span />;

/** One URL, one file of `routes/`; all but the home page are fetched when they are first needed. */
const page = (
  path: string,
  charger: () => Promise<NonNullable<RouteObject["Component"]>>,
): RouteObject => ({
  path,
  hydrateFallbackElement,
  lazy: async () => ({ Component: await charger() }),
});

const routeur = createBrowserRouter([
  page("/room", async () => (await import("./routes/room.tsx")).RouteRoom),
  page("/jeu", async () => (await import("./routes/jeu.tsx")).RouteJeu),
  page("/jeu/:room", async () => (await import("./routes/jeu-room.tsx")).RouteJeuRoom),
  { path: "/", element: <RouteAccueil /> },
  {
    hydrateFallbackElement,
    lazy: async () => ({ Component: (await import("./plateforme/plateforme.tsx")).Plateforme }),
    children: [
      page("/inscription", async () => (await import("./routes/inscription.tsx")).RouteInscription),
      page("/confirm", async () => (await import("./routes/confirm.tsx")).RouteConfirm),
      page(
        "/reset-password",
        async () => (await import("./routes/reset-password.tsx")).RouteResetPassword,
      ),
      page(
        "/new-password",
        async () => (await import("./routes/new-password.tsx")).RouteNewPassword,
      ),
      page("/delete", async () => (await import("./routes/delete.tsx")).RouteDelete),
      page("/cancel-mail", async () => (await import("./routes/cancel-mail.tsx")).RouteCancelMail),
      page("/profile", async () => (await import("./routes/profile.tsx")).RouteProfile),
      page("/messagerie", async () => (await import("./routes/messagerie.tsx")).RouteMessagerie),
      page(
        "/profile/:pseudo",
        async () => (await import("./routes/profile-pseudo.tsx")).RouteProfilePseudo,
      ),
      page(
        "/quizz-communaute",
        async () => (await import("./routes/quizz-communaute.tsx")).RouteQuizzCommunaute,
      ),
      page(
        "/quizz-communaute/:id",
        async () => (await import("./routes/quizz-communaute-quizz.tsx")).RouteQuizzCommunauteQuizz,
      ),
      page(
        "/quizz-communaute/:idQuizz/:idQuestion",
        async () =>
          (await import("./routes/quizz-communaute-question.tsx")).RouteQuizzCommunauteQuestion,
      ),
      page("/cgu", async () => (await import("./routes/cgu.tsx")).RouteCgu),
      page(
        "/confidentialite",
        async () => (await import("./routes/confidentialite.tsx")).RouteConfidentialite,
      ),
      page("/error", async () => (await import("./routes/erreur.tsx")).RouteErreur),
    ],
  },
  { path: "*", element: <RouteAccueil introuvable /> },
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
