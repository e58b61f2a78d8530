/** A real screen of a game, in a room that is made up: what it asks of the room leads nowhere. */
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Vue } from "#game/schema/etat.ts";
import { EcranHote } from "../features/hote/ecran-hote.tsx";
import { EcranJoueur } from "../features/joueur/ecran-joueur.tsx";
import { SceneHote } from "../scenes/mini-jeux/scene-hote.tsx";
import { SceneTelephone } from "../scenes/mini-jeux/scene-telephone.tsx";
import { Salon } from "../features/salon/salon.tsx";
import type { Ligne } from "../partie/ligne/connexion.ts";
import { ContexteMiniJeu, type RendreScene } from "../partie/scene-mini-jeu.ts";
import { ContexteConnexion, type LigneOuverte } from "../partie/use-partie.ts";

const surTele: RendreScene = (props) => <SceneHote {...props} />;
const surTelephone: RendreScene = (props) => <SceneTelephone {...props} />;

function ligneDe(vue: Vue, moi: string): LigneOuverte {
  const ligne: Ligne = {
    statut: "en_ligne",
    raison: null,
    vue,
    accueil: { playerID: moi, pseudo: vue.joueurs[moi]?.pseudo ?? "", reponse: [] },
  };
  return {
    code: vue.code,
    abonner: () => () => false,
    lire: () => ligne,
    demander: () => Promise.resolve({ ok: true }),
    consulter: () => Promise.resolve(null),
  };
}

function montrer(vue: Vue, moi: string, scene: RendreScene, ecran: ReactElement) {
  const ligne = ligneDe(vue, moi);
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <ContexteConnexion value={ligne}>
          <ContexteMiniJeu value={scene}>{ecran}</ContexteMiniJeu>
        </ContexteConnexion>
      ),
    },
  ]);
  return () => <RouterProvider router={router} />;
}

export const hote = (vue: Vue) => montrer(vue, "CREATEUR", surTele, <EcranHote />);
export const salon = (vue: Vue) => montrer(vue, "CREATEUR", surTele, <Salon />);
/** `j0` is the one whose phone it is. */
export const telephone = (vue: Vue) => montrer(vue, "j0", surTelephone, <EcranJoueur />);
