/** A real screen of a game, in a room that is made up. */
import { type ReactElement, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Vue } from "#game/schema/etat.ts";
import { EcranHote } from "../screens/hote/ecran-hote.tsx";
import { EcranJoueur } from "../screens/joueur/ecran-joueur.tsx";
import { Salon } from "../screens/salon/salon.tsx";
import { MODELES } from "../partie/dessins/modeles.ts";
import { LigneFixe } from "../partie/line-provider.tsx";
import type { LigneOuverte } from "../partie/vue.ts";
import { RouterBridge } from "../app/router-bridge.tsx";

/** The drawings of the house, for whoever has drawn. */
const montrerLesDessins: LigneOuverte["consulter"] = (demande) =>
  Promise.resolve(
    demande.quoi === "dessins"
      ? {
          quoi: "dessins",
          dessins: demande.numeros.flatMap((numero) => {
            const modele = MODELES[numero % MODELES.length];
            return modele === undefined ? [] : [{ numero, traits: modele.traits }];
          }),
        }
      : null,
  );

/** In a room that is made up, as a screen of it. */
export function surLaLigne(vue: Vue, moi: string, ecran: ReactElement): ReactElement {
  return (
    <LigneFixe vue={vue} moi={moi} consulter={montrerLesDessins}>
      {ecran}
    </LigneFixe>
  );
}

function montrer(vue: Vue, moi: string, ecran: ReactElement) {
  const element = surLaLigne(vue, moi, ecran);
  const router = createMemoryRouter([
    { element: <RouterBridge destination={() => "/"} />, children: [{ path: "/", element }] },
  ]);
  return () => <RouterProvider router={router} />;
}

export const hote = (vue: Vue) => montrer(vue, "CREATEUR", <EcranHote />);
export const salon = (vue: Vue) => montrer(vue, "CREATEUR", <Salon />);
/** `moi` is the one whose phone it is. */
export const telephone = (vue: Vue, moi = "j0") => montrer(vue, moi, <EcranJoueur />);

/** One view of the gallery for each state, made when it is looked at: each opens a router. */
export function vues(
  prefixe: string,
  rendre: (vue: Vue) => () => ReactElement,
  table: Readonly<Record<string, Vue>>,
): Readonly<Record<string, () => ReactElement>> {
  return Object.fromEntries(
    Object.entries(table).map(([nom, vue]) => {
      const Ecran = (): ReactElement => {
        const [Rendu] = useState(() => rendre(vue));
        return <Rendu />;
      };
      return [`${prefixe}-${nom}`, Ecran];
    }),
  );
}
