/** Links that are worth nothing, and failures that are not theirs: plateforme §8 "Token pages". */
import type { ReactElement, ReactNode } from "react";
import { jetonSeul } from "#contracts/compte.ts";
import type { Echec } from "../../app/api/api.ts";
import { useContact } from "../../app/api/contact.ts";
import { Link, useRecherche } from "../../app/navigation.tsx";
import { Refus } from "../../app/page/envoi.tsx";
import { Bouton, classesBouton } from "../../ui/bouton.tsx";
import styles from "./acces-compte.module.css";
import { CarteAcces } from "./carte-acces.tsx";
import { TicketDechire } from "./dessins-acces.tsx";

const INCOMPLET =
  "L’adresse de cette page n’a pas son lien complet. Ouvrez-la depuis le mail, en entier.";

interface PropsInvalide {
  /** What may have happened to this link. */
  readonly indice: ReactNode;
  /** Ways on, before the one that goes home. */
  readonly children?: ReactNode;
}

/** The link has served, is too old, or lost its end on the way. */
export function LienInvalide({ indice, children }: PropsInvalide): ReactElement {
  const complet = useJetonMail() !== null;
  return (
    <CarteAcces
      dessin={<TicketDechire />}
      titre="Token invalide"
      intro={complet ? indice : INCOMPLET}
      suite
    >
      <div className={styles["suites"]}>
        {children}
        <Link to="/" className={classesBouton({ variante: "discret" })}>
          Revenir à l’accueil
        </Link>
      </div>
    </CarteAcces>
  );
}

interface PropsPanne {
  readonly echec: Echec;
  /** Left out when trying again cannot help. */
  readonly onReessayer?: () => void;
}

/** What the page does by itself failed: what the server said, whom to write to, another try. */
export function PanneAcces({ echec, onReessayer }: PropsPanne): ReactElement {
  return (
    <CarteAcces dessin={<TicketDechire />} titre="Il y a de la casse" intro={<Contactez />} suite>
      <p className={styles["detail"]}>{echec.message}</p>
      <div className={styles["suites"]}>
        {onReessayer !== undefined && (
          <Bouton icone="resync" onClick={onReessayer}>
            Réessayer
          </Bouton>
        )}
        <Link to="/" className={classesBouton({ variante: "discret" })}>
          Revenir à l’accueil
        </Link>
      </div>
    </CarteAcces>
  );
}

/** What somebody asked for failed: beside the button, which they may press again. */
export function RefusAcces({ refus }: { readonly refus: Echec | null }): ReactElement {
  return (
    <>
      <Refus refus={refus} />
      {refus !== null && (
        <p className={styles["note"]}>
          <Contactez />
        </p>
      )}
    </>
  );
}

function Contactez(): ReactElement {
  const contact = useContact();
  return (
    <>
      Une erreur s'est produite,{" "}
      {contact === null ? "contactez nous" : <a href={`mailto:${contact}`}>contactez nous</a>} pour
      la résoudre.
    </>
  );
}

/* The token of a mailed link, and what the server's refusals of it mean: plateforme §2 "Token pages", §8. */

/** Null: the address has none, or one cut short on its way (the server would refuse it too). */
export function useJetonMail(): string | null {
  // the pages that such a link opens all have the same name for it
  const [lire] = useRecherche("/confirm");
  const { token } = jetonSeul.parse({ token: lire("token") });
  return token === "" ? null : token;
}

/** The link has served, is too old, or was never one; anything else is not the link's fault. */
export const estInvalide = ({ statut }: Echec): boolean => statut === 404 || statut === 400;
