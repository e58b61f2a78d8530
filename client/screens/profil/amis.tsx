/** Tab 2: friends and friend requests. plateforme §2 "Profile", §4 "Friendship". */
import { type ReactElement, useRef, useState } from "react";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Link } from "../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import { useActionsDAmitie } from "../../app/page/amitie.ts";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./profil.module.css";
import type { DonneesDeMonCompte } from "../../compte/mon-compte.ts";

export function OngletAmis({ compte }: { readonly compte: DonneesDeMonCompte }): ReactElement {
  const { amis, demandeAmi } = compte;
  const boite = useRef<HTMLDivElement>(null);
  const { supprimer } = useActionsDAmitie();
  const [aRetirer, setARetirer] = useState<string | null>(null);
  const retirer = (pseudo: string) => {
    setARetirer(null);
    void supprimer(pseudo).then(() => boite.current?.focus());
  };
  return (
    <div ref={boite} tabIndex={-1} className={styles["amis"]}>
      {demandeAmi.length > 0 && (
        <section aria-labelledby="demandes">
          <h3 id="demandes">Ils attendent votre réponse</h3>
          <ul className={styles["amis-liste"]}>
            {demandeAmi.map((pseudo) => (
              <Demande key={pseudo} pseudo={pseudo} onRepondu={() => boite.current?.focus()} />
            ))}
          </ul>
        </section>
      )}
      {amis.length === 0 ? (
        <p className={styles["amis-vide"]}>
          Personne à votre table pour l’instant.
          <Link
            to={ecrireAdresseDePage("/messagerie", { dossier: "amis" })}
            className={classNamesDeBouton({ variante: "contour" })}
          >
            Trouver quelqu’un
          </Link>
        </p>
      ) : (
        <ul className={styles["amis-liste"]} aria-label="Mes amis">
          {amis.map((pseudo) => (
            <li key={pseudo}>
              <Link to={adresseDuProfilPublic(pseudo)}>
                <TexteDAutrui>{pseudo}</TexteDAutrui>
              </Link>
              <Bouton
                variante="discret"
                aria-label={`Supprimer ${pseudo} de vos amis`}
                onClick={() => setARetirer(pseudo)}
              >
                Supprimer
              </Bouton>
            </li>
          ))}
        </ul>
      )}
      <Dialogue
        ouvert={aRetirer !== null}
        onFermer={() => setARetirer(null)}
        titre="Supprimer cet ami"
        actions={
          <>
            <Bouton variante="contour" onClick={() => setARetirer(null)}>
              Annuler
            </Bouton>
            <Bouton variante="danger" onClick={() => retirer(aRetirer ?? "")}>
              Supprimer
            </Bouton>
          </>
        }
      >
        <p>
          <b>
            <TexteDAutrui>{aRetirer}</TexteDAutrui>
          </b>{" "}
          ne sera plus de vos amis, ni vous des siens. Vos messages restent.
        </p>
      </Dialogue>
    </div>
  );
}

interface PropsDemande {
  readonly pseudo: string;
  /** Called when an answered row disappears with its focused button. */
  readonly onRepondu: () => void;
}

function Demande({ pseudo, onRepondu }: PropsDemande): ReactElement {
  const { enCours, accepter, refuser } = useActionsDAmitie();
  const repondre = async (faire: (a: string) => Promise<boolean>) => {
    if (await faire(pseudo)) onRepondu();
  };
  return (
    <li className={styles["demande"]}>
      <Link to={adresseDuProfilPublic(pseudo)}>
        <TexteDAutrui>{pseudo}</TexteDAutrui>
      </Link>
      <Bouton
        aria-label={`Accepter la demande de ${pseudo}`}
        chargement={enCours}
        onClick={() => void repondre(accepter)}
      >
        Accepter
      </Bouton>
      <Bouton
        variante="contour"
        aria-label={`Refuser la demande de ${pseudo}`}
        aria-disabled={enCours || undefined}
        onClick={() => void repondre(refuser)}
      >
        Refuser
      </Bouton>
    </li>
  );
}
