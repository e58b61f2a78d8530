import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { CartePanne } from "./plateforme/carte-panne.tsx";
import { routeur } from "./routeur.tsx";
import { direPanne } from "./appels/dire-panne.ts";
import "./styles/index.css";
import { FournisseurBannieres } from "./ui/bannieres.tsx";
import { Garde } from "./ui/garde.tsx";

const racine = document.getElementById("racine");
if (racine === null) throw new Error("no #racine in the page");
createRoot(racine).render(
  <StrictMode>
    {/* each page has its own: this one is for what is around them */}
    <Garde repli={<CartePanne />} surErreur={(erreur) => direPanne(erreur, "page")}>
      <FournisseurBannieres>
        <RouterProvider router={routeur} />
      </FournisseurBannieres>
    </Garde>
  </StrictMode>,
);
