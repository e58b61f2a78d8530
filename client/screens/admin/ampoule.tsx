import { type ReactElement, useState } from "react";
import { essaiDeLampe } from "#contracts/bilan.ts";
import { appeler } from "../../app/api/api.ts";

/** Asks the lamp for one mode, then for the other. Whether it obeys, nobody knows: failures are silent (plateforme §8). */
export function Ampoule({ className }: { readonly className: string | undefined }): ReactElement {
  const [rouge, setRouge] = useState(false);
  const [sansLampe, setSansLampe] = useState(false);
  const basculer = () => {
    void appeler("POST", rouge ? "/api/normal" : "/api/rouge", essaiDeLampe).then((essai) => {
      if (essai.ok && !essai.corps.reglee) setSansLampe(true);
    });
    setRouge(!rouge);
  };
  return (
    <button type="button" className={className} aria-pressed={rouge} onClick={basculer}>
      <DessinAmpoule />
      <span>
        <b>Tester l’ampoule</b>
        <small>
          {sansLampe
            ? "Aucune lampe n’est réglée sur ce serveur"
            : rouge
              ? "Rouge demandé\u00A0: presser encore la remet"
              : "Met la lumière en rouge"}
        </small>
      </span>
    </button>
  );
}

/** In the hand of the icons; nobody else needs it, so that it weighs on no other page. */
function DessinAmpoule(): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.8rem"
      height="1.8rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 17.500c-.3-2.600-3-4-3-7.800a6 6 0 0 1 12 0c0 3.800-2.700 5.200-3 7.800zM9.500 20.800c1.700.2 3.300.2 5 0" />
    </svg>
  );
}
