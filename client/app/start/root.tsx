/** What is around everything, on the first page as under the router: the banners, and a word for what fails around the pages. */
import { type ReactElement, type ReactNode, StrictMode } from "react";
import { direPanne } from "../api/report-error.ts";
import { CartePanne } from "../page/carte-panne.tsx";
import "../../styles/index.css";
import { FournisseurBannieres } from "../../ui/bannieres.tsx";
import { Garde } from "../../ui/garde.tsx";

export function Racine({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <StrictMode>
      {/* each page has its own: this one is for what is around them */}
      <Garde repli={<CartePanne />} surErreur={(erreur) => direPanne(erreur, "page")}>
        <FournisseurBannieres>{children}</FournisseurBannieres>
      </Garde>
    </StrictMode>
  );
}

/** Where everything is drawn. */
export function elementRacine(): HTMLElement {
  const racine = document.getElementById("racine");
  if (racine === null) throw new Error("no #racine in the page");
  return racine;
}
