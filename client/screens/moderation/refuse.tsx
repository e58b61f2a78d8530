import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./panneau.module.css";
import type { GestesAffaire } from "./vue-affaire.tsx";

/** Why the server refused, as long as it matters; what was typed is still there, and the case may be read again. */
export function Refuse({ gestes }: { readonly gestes: GestesAffaire }): ReactElement | null {
  const { refus } = gestes.envoi;
  if (refus === null) return null;
  return (
    <div className={styles["refus"]} role="alert">
      <p>
        <Icone nom="attention" taille="1.2em" />
        <span>{refus.message}</span>
      </p>
      {refus.statut === 409 && (
        <>
          <p>Ce que vous avez écrit est gardé.</p>
          <Bouton variante="contour" icone="resync" onClick={gestes.relire}>
            Relire l’affaire
          </Bouton>
        </>
      )}
    </div>
  );
}
