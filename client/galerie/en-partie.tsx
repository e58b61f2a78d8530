/** Real screens of a game over an invented state, for the views of the gallery. */
import { type ReactElement, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Vue } from "#game/schema/etat.ts";
import { EcranHote } from "../screens/hote/ecran-hote.tsx";
import { EcranJoueur } from "../screens/joueur/ecran-joueur.tsx";
import { Salon } from "../screens/salon/salon.tsx";
import { MODELES_DE_SOUS_BOCK } from "../partie/dessins/modeles.ts";
import { FixedRoomLineProvider } from "../partie/line-provider.tsx";
import type { ConnexionALaRoomPourEcrans } from "../partie/vue.ts";
import { RouterBridge } from "../app/router-bridge.tsx";

/** Answer of the invented room to `consulter`: each drawing that is asked for is one of the model drawings. */
const montrerLesDessins: ConnexionALaRoomPourEcrans["consulter"] = (demande) =>
  Promise.resolve(
    demande.quoi === "dessins"
      ? {
          quoi: "dessins",
          dessins: demande.numeros.flatMap((numero) => {
            const modele = MODELES_DE_SOUS_BOCK[numero % MODELES_DE_SOUS_BOCK.length];
            return modele === undefined ? [] : [{ numero, traits: modele.traits }];
          }),
        }
      : null,
  );

/** Renders `ecran` connected to an invented room whose state is `vue`, as the screen of the player whose key is `moi`. */
export function rendreEcranEnPartieInventee(
  vue: Vue,
  moi: string,
  ecran: ReactElement,
): ReactElement {
  return (
    <FixedRoomLineProvider vue={vue} moi={moi} consulter={montrerLesDessins}>
      {ecran}
    </FixedRoomLineProvider>
  );
}

function montrer(vue: Vue, moi: string, ecran: ReactElement) {
  const element = rendreEcranEnPartieInventee(vue, moi, ecran);
  const router = createMemoryRouter([
    { element: <RouterBridge destination={() => "/"} />, children: [{ path: "/", element }] },
  ]);
  return () => <RouterProvider router={router} />;
}

export const createEcranHoteRenderer = (vue: Vue) => montrer(vue, "CREATEUR", <EcranHote />);
export const createSalonHoteRenderer = (vue: Vue) => montrer(vue, "CREATEUR", <Salon />);
/** @param moi id of the player whose phone it is */
export const createTelephoneRenderer = (vue: Vue, moi = "j0") => montrer(vue, moi, <EcranJoueur />);

/** Makes one view of the gallery for each state of `table`. A view is rendered only when it is shown, because each one opens a router. */
export function creerGalerieParEtat(
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
