/** A real screen of a game, in a room that is made up. */
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Vue } from "#game/schema/etat.ts";
import { EcranHote } from "../features/hote/ecran-hote.tsx";
import { EcranJoueur } from "../features/joueur/ecran-joueur.tsx";
import { Salon } from "../features/salon/salon.tsx";
import { LigneFixe } from "../partie/ligne-fixe.tsx";
import { PontRouteur } from "../pont-routeur.tsx";

function montrer(vue: Vue, moi: string, ecran: ReactElement) {
  const element = (
    <LigneFixe vue={vue} moi={moi}>
      {ecran}
    </LigneFixe>
  );
  const router = createMemoryRouter([
    { element: <PontRouteur />, children: [{ path: "/", element }] },
  ]);
  return () => <RouterProvider router={router} />;
}

export const hote = (vue: Vue) => montrer(vue, "CREATEUR", <EcranHote />);
export const salon = (vue: Vue) => montrer(vue, "CREATEUR", <Salon />);
/** `moi` is the one whose phone it is. */
export const telephone = (vue: Vue, moi = "j0") => montrer(vue, moi, <EcranJoueur />);
