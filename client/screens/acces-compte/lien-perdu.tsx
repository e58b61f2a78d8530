/** Links of mails: their token, and the cards for invalid links and for failures. plateforme §2 and §8 "Token pages". */
import { type ReactElement, type ReactNode, useEffect } from "react";
import { corpsJetonDeMail } from "#contracts/compte.ts";
import type { EchecApi } from "../../app/api/api.ts";
import { useAdresseDeContact } from "../../app/api/contact.ts";
import { Link, useNavigate, useQueryString } from "../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { MessageDeRefusDuServeur } from "../../app/page/envoi.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import styles from "./acces-compte.module.css";
import { CarteDePageDeCompte } from "./carte-acces.tsx";
import { DessinTicketDechire } from "./dessins-acces.tsx";

const INCOMPLET =
  "L’adresse de cette page n’a pas son lien complet. Ouvrez-la depuis le mail, en entier.";

interface PropsInvalide {
  /** Sentence that says what happened to the mail's link; not shown for a link cut short, which has its own. */
  readonly indice: ReactNode;
  /** Buttons before the one that goes home. */
  readonly children?: ReactNode;
}

/** Card of a link that was used, has expired, or was cut short. */
export function CarteLienDeMailInvalide({ indice, children }: PropsInvalide): ReactElement {
  const complet = useJetonDuLienDeMail() !== null;
  return (
    <CarteDePageDeCompte
      dessin={<DessinTicketDechire />}
      titre="Token invalide"
      intro={complet ? indice : INCOMPLET}
      suite
    >
      <div className={styles["suites"]}>
        {children}
        <Link to="/" className={classNamesDeBouton({ variante: "discret" })}>
          Revenir à l’accueil
        </Link>
      </div>
    </CarteDePageDeCompte>
  );
}

interface PropsPanne {
  readonly echec: EchecApi;
  /** Action of the retry button; absent when a retry cannot help. */
  readonly onReessayer?: () => void;
}

/** Card of a failed automatic call: the server's sentence, the contact address, a retry button. */
export function CartePanneDePageDeCompte({ echec, onReessayer }: PropsPanne): ReactElement {
  return (
    <CarteDePageDeCompte
      dessin={<DessinTicketDechire />}
      titre="Il y a de la casse"
      intro={<Contactez />}
      suite
    >
      <p className={styles["detail"]}>{echec.message}</p>
      <div className={styles["suites"]}>
        {onReessayer !== undefined && (
          <Bouton icone="resync" onClick={onReessayer}>
            Réessayer
          </Bouton>
        )}
        <Link to="/" className={classNamesDeBouton({ variante: "discret" })}>
          Revenir à l’accueil
        </Link>
      </div>
    </CarteDePageDeCompte>
  );
}

/** Refusal of the server beside the button that sent the call. */
export function EncartRefusEtContactDePageDeCompte({
  refus,
}: {
  readonly refus: EchecApi | null;
}): ReactElement {
  return (
    <>
      <MessageDeRefusDuServeur refus={refus} />
      {refus !== null && (
        <p className={styles["note"]}>
          <Contactez />
        </p>
      )}
    </>
  );
}

function Contactez(): ReactElement {
  const contact = useAdresseDeContact();
  return (
    <>
      Une erreur s'est produite,{" "}
      {contact === null ? "contactez nous" : <a href={`mailto:${contact}`}>contactez nous</a>} pour
      la résoudre.
    </>
  );
}

/** Token of the mail's link in the current address; null when missing or cut short. */
export function useJetonDuLienDeMail(): string | null {
  // /confirm stands for any page opened by a mail: all name their token the same way
  const [lire] = useQueryString("/confirm");
  const { token } = corpsJetonDeMail.parse({ token: lire("token") });
  return token === "" ? null : token;
}

/** Makes a login on this page lead home instead of reloading the page: its mail's link is used, and the page would ask for the same press again. */
export function useAllerALAccueilApresConnexion(
  page: "/confirm" | "/cancel-mail" | "/delete",
): void {
  const token = useJetonDuLienDeMail() ?? "";
  const aller = useNavigate();
  useEffect(() => {
    const ici = ecrireAdresseDePage(page, { token });
    void aller(ici, { replace: true, state: { retour: "/" } });
  }, [aller, page, token]);
}

/** Whether the server refused the token itself: used, expired or unknown. */
export const estRefusDeJetonInvalide = ({ statut }: EchecApi): boolean =>
  statut === 404 || statut === 400;
