/**
 * Code of each page except the home page, loaded on demand. A page is a line of paths.ts, a screen (or a file of `routes/`,
 * where two screens make the page) that exports `Component`, and a line here; the types report a missing line.
 */
import type { ComponentType } from "react";
import type { CheminDePage, CheminDePageDeJeu, CheminDePageDePlateforme } from "./paths.ts";

export type PageLoader = () => Promise<{
  readonly Component: ComponentType;
  /** Component shown in the place of a screen that failed; by default the router shows a card. */
  readonly ErrorBoundary?: ComponentType;
}>;

/**
 * Adds to the loader of a game screen its own failure message, on the slate or the mat. The message is a separate chunk, so
 * that pages do not carry it.
 */
const withGameFailure =
  (nom: "EcranHoteEnPanne" | "EcranJoueurEnPanne", charger: PageLoader): PageLoader =>
  async () => {
    const [page, pannes] = await Promise.all([charger(), import("../partie/panne-ecran.tsx")]);
    return { Component: page.Component, ErrorBoundary: pannes[nom] };
  };

/** Milliseconds before the game's code is preloaded, so that the room's own code is loaded before it. */
const APRES_LE_COMPTOIR_MS = 1_500;

/** Preloads the game's code while players join: loaded when the game starts, its screen would miss « trois, deux, un », which the server counts. */
function preloadGame(): void {
  setTimeout(() => {
    // a failed preload is asked for again when the game begins
    import("./routes/jeu.tsx").catch(() => {});
  }, APRES_LE_COMPTOIR_MS);
}

export const PAGE_LOADERS_DE_JEU: Readonly<Record<CheminDePageDeJeu, PageLoader>> = {
  "/room": withGameFailure("EcranHoteEnPanne", () => {
    preloadGame();
    return import("./routes/room.tsx");
  }),
  "/jeu": withGameFailure("EcranHoteEnPanne", () => import("./routes/jeu.tsx")),
  "/jeu/:room": withGameFailure("EcranJoueurEnPanne", () => import("./routes/jeu-room.tsx")),
  "/essai/:id": withGameFailure("EcranHoteEnPanne", () => import("./routes/essai-quizz.tsx")),
  "/essai/:idQuizz/:idQuestion": withGameFailure(
    "EcranHoteEnPanne",
    () => import("./routes/essai.tsx"),
  ),
};

export const PAGE_LOADERS_DE_PLATEFORME: Readonly<Record<CheminDePageDePlateforme, PageLoader>> = {
  "/inscription": () => import("../screens/acces-compte/inscription.tsx"),
  "/confirm": () => import("../screens/acces-compte/confirmer.tsx"),
  "/reset-password": () => import("../screens/acces-compte/mot-de-passe-oublie.tsx"),
  "/new-password": () => import("../screens/acces-compte/nouveau-mot-de-passe.tsx"),
  "/delete": () => import("../screens/acces-compte/supprimer-compte.tsx"),
  "/cancel-mail": () => import("../screens/acces-compte/annuler-mail.tsx"),
  "/profile": () => import("../screens/profil/profil.tsx"),
  "/profile/:pseudo": () => import("../screens/profil-public/profil-public.tsx"),
  "/messagerie": () => import("../screens/messagerie/messagerie.tsx"),
  "/quizz": () => import("./routes/quizz.tsx"),
  "/quizz/importer": () => import("./routes/quizz-importer.tsx"),
  "/quizz/:id": () => import("./routes/quizz-id.tsx"),
  "/quizz/:idQuizz/:idQuestion": () => import("./routes/quizz-question.tsx"),
  "/imprimer/:id": () => import("./routes/imprimer.tsx"),
  "/soirees": () => import("../screens/soirees/soirees.tsx"),
  "/soirees/:id": () => import("../screens/soirees/soiree.tsx"),
  "/mes-medias": () => import("./routes/mes-medias.tsx"),
  "/quizz-communaute": () => import("../screens/bibliotheque/bibliotheque.tsx"),
  "/quizz-communaute/:id": () => import("../screens/lecture-quizz/vue-quizz.tsx"),
  "/quizz-communaute/:idQuizz/:idQuestion": () =>
    import("../screens/lecture-quizz/vue-question.tsx"),
  "/admin": () => import("../screens/admin/admin.tsx"),
  "/admin/imprevu": () => import("./routes/admin-imprevu.tsx"),
  "/admin/imprevu/:id": () => import("./routes/admin-imprevu-id.tsx"),
  "/admin/imprevus": () => import("./routes/admin-imprevus.tsx"),
  "/admin/users": () => import("../screens/comptes-moderes/utilisateurs.tsx"),
  "/admin/journal": () => import("../screens/journal-moderation/journal.tsx"),
  "/admin/mots": () => import("../screens/mots-interdits/mots-interdits.tsx"),
  "/admin/signalements": () => import("../screens/moderation/signalements.tsx"),
  "/mesure/:id": () => import("../screens/mesure/mesure.tsx"),
  "/cgu": () => import("../screens/legal/cgu.tsx"),
  "/confidentialite": () => import("../screens/legal/confidentialite.tsx"),
  "/licences": () => import("../screens/legal/licences.tsx"),
  "/error": () => import("../screens/erreur/erreur.tsx"),
};

/** Code of the layout around every platform page. */
export const loadPlatformProviders = async () => ({
  Component: (await import("./page/plateforme.tsx")).PlatformPagesLayout,
});

/** Preloads the code of a page without waiting; a failed preload is asked for again when the page opens. */
export function preloadPage(chemin: CheminDePage): void {
  const pages: Readonly<Partial<Record<CheminDePage, PageLoader>>> = {
    ...PAGE_LOADERS_DE_JEU,
    ...PAGE_LOADERS_DE_PLATEFORME,
  };
  const attendues = [
    pages[chemin],
    chemin in PAGE_LOADERS_DE_PLATEFORME ? loadPlatformProviders : undefined,
  ];
  for (const charger of attendues) void charger?.().catch(() => {});
}
