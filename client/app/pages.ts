/**
 * The code of each page but the home page, fetched when it is first needed. A page is a line of chemins.ts, a file of `routes/`
 * that exports its `Component`, and a line here: the types miss what is not there.
 */
import type { ComponentType } from "react";
import type { Chemin, CheminDeJeu, CheminDePlateforme } from "./paths.ts";

export type ChargerPage = () => Promise<{
  readonly Component: ComponentType;
  /** In the place of a screen that failed; by default the menu card says it. */
  readonly ErrorBoundary?: ComponentType;
}>;

/** A screen of a game that fails says so on the slate or on the mat; apart from the page, which the home page need not share. */
const avecPanne =
  (nom: "PanneHote" | "PanneJoueur", charger: ChargerPage): ChargerPage =>
  async () => ({
    Component: (await charger()).Component,
    ErrorBoundary: (await import("../partie/panne-ecran.tsx"))[nom],
  });

/** After what the counter itself fetches. */
const APRES_LE_COMPTOIR_MS = 1_500;

/** The game's code comes while people do: « trois, deux, un » is counted by the server, and would be over before it was here. */
function preparerLeJeu(): void {
  setTimeout(() => {
    // asked for again when the game begins
    import("./routes/jeu.tsx").catch(() => {});
  }, APRES_LE_COMPTOIR_MS);
}

export const JEU: Readonly<Record<CheminDeJeu, ChargerPage>> = {
  "/room": avecPanne("PanneHote", () => {
    preparerLeJeu();
    return import("./routes/room.tsx");
  }),
  "/jeu": avecPanne("PanneHote", () => import("./routes/jeu.tsx")),
  "/jeu/:room": avecPanne("PanneJoueur", () => import("./routes/jeu-room.tsx")),
  "/essai/:idQuizz/:idQuestion": avecPanne("PanneHote", () => import("./routes/essai.tsx")),
};

export const PLATEFORME: Readonly<Record<CheminDePlateforme, ChargerPage>> = {
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
  "/error": () => import("../screens/erreur/erreur.tsx"),
};

/** What is around the pages of the platform. */
export const chargerPlateforme = async () => ({
  Component: (await import("./page/plateforme.tsx")).Plateforme,
});

/** Fetches the code of a page, and waits for nothing; what cannot be fetched now is asked for again later. */
export function chargerDavance(chemin: Chemin): void {
  const pages: Readonly<Partial<Record<Chemin, ChargerPage>>> = { ...JEU, ...PLATEFORME };
  const attendues = [pages[chemin], chemin in PLATEFORME ? chargerPlateforme : undefined];
  for (const charger of attendues) void charger?.().catch(() => {});
}
