/** Failures of a whole screen, or of one step of a game. */
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import {
  EcranEnAttente,
  ArdoiseErrorBoundary,
  SousBockErrorBoundary,
  EcranHoteEnPanne,
  EcranJoueurEnPanne,
} from "../partie/panne-ecran.tsx";
import { PageDePanne } from "../app/page/carte-panne.tsx";
import { RouterBridge } from "../app/router-bridge.tsx";
import { TableEnBoisTelephone } from "../ui/sous-bock.tsx";
import { CadreArdoise } from "../partie/cadre-hote.tsx";

function Casse(): ReactElement {
  throw new Error("on purpose");
}

const entiere = (errorElement: ReactElement) => {
  const router = createMemoryRouter([
    {
      element: <RouterBridge destination={() => "/"} />,
      children: [{ path: "/", errorElement, element: <Casse /> }],
    },
  ]);
  return () => <RouterProvider router={router} />;
};

export const GALERIE_PANNES: Readonly<Record<string, () => ReactElement>> = {
  "panne-hote": entiere(<EcranHoteEnPanne />),
  "panne-joueur": entiere(<EcranJoueurEnPanne />),
  "sans-sockets-hote": () => <EcranEnAttente pour="hote" obstacle="sockets" />,
  "sans-sockets-joueur": () => <EcranEnAttente pour="joueur" obstacle="sockets" />,
  "sans-serveur-hote": () => <EcranEnAttente pour="hote" obstacle="serveur" />,
  "sans-serveur-joueur": () => <EcranEnAttente pour="joueur" obstacle="serveur" />,
  "panne-page": () => <PageDePanne />,
  "panne-etape": () => (
    <CadreArdoise
      centre={
        <ArdoiseErrorBoundary moment={0}>
          <Casse />
        </ArdoiseErrorBoundary>
      }
    />
  ),
  "panne-mat": () => (
    <TableEnBoisTelephone entete="Léa">
      <SousBockErrorBoundary moment={0}>
        <Casse />
      </SousBockErrorBoundary>
    </TableEnBoisTelephone>
  ),
};
