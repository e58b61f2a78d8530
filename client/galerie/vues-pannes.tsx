/** Failures of a whole screen, or of one step of a game. */
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import {
  EcranAttenteOuObstacleDeConnexion,
  EtapeHoteErrorBoundary,
  EtapeJoueurErrorBoundary,
  EcranHoteEnPanne,
  EcranJoueurEnPanne,
} from "../partie/panne-ecran.tsx";
import { PageDePlateformeEnPanne } from "../app/page/carte-panne.tsx";
import { RouterBridge } from "../app/router-bridge.tsx";
import { TableEnBoisTelephone } from "../ui/sous-bock.tsx";
import { CadreBoisHote } from "../partie/cadre-hote.tsx";

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
  "sans-sockets-hote": () => <EcranAttenteOuObstacleDeConnexion pour="hote" obstacle="sockets" />,
  "sans-sockets-joueur": () => (
    <EcranAttenteOuObstacleDeConnexion pour="joueur" obstacle="sockets" />
  ),
  "sans-serveur-hote": () => <EcranAttenteOuObstacleDeConnexion pour="hote" obstacle="serveur" />,
  "sans-serveur-joueur": () => (
    <EcranAttenteOuObstacleDeConnexion pour="joueur" obstacle="serveur" />
  ),
  "panne-page": () => <PageDePlateformeEnPanne />,
  "panne-etape": () => (
    <CadreBoisHote
      centre={
        <EtapeHoteErrorBoundary moment={0}>
          <Casse />
        </EtapeHoteErrorBoundary>
      }
    />
  ),
  "panne-mat": () => (
    <TableEnBoisTelephone entete="Léa">
      <EtapeJoueurErrorBoundary moment={0}>
        <Casse />
      </EtapeJoueurErrorBoundary>
    </TableEnBoisTelephone>
  ),
};
