import { type ReactElement, useEffect, useRef, useState } from "react";
import { Link } from "../../app/navigation.tsx";
import { useActionsDAmitie } from "../../app/page/amitie.ts";
import type { EtatDePageErreur } from "../../app/page/etat-erreur.ts";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import { useSession } from "../../compte/session.tsx";
import { BoutonSignaler } from "../../moderation/signaler/signaler.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton, type BoutonProps, classNamesDeBouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./profil-public.module.css";
import type { DonneesDeProfilPublic } from "./queries.ts";

/** Buttons of a public profile: friendship, message, report; fewer on the reader's own profile. plateforme §2, §6. */
export function BoutonsDuProfilPublic({
  profil,
}: {
  readonly profil: DonneesDeProfilPublic;
}): ReactElement | null {
  const { compte } = useSession();
  const { pseudo, myInfo, myAmi } = profil;
  const cible = { createur: pseudo, quizzId: null, questionId: null };
  if (compte.etat === "visiteur")
    return (
      <>
        <Invitation pseudo={pseudo} />
        <BoutonSignaler cible={cible} sansCompte />
      </>
    );
  if (compte.etat !== "connecte") return null;
  if (myInfo)
    return (
      <div className={styles["actions"]}>
        <Link to="/profile" className={classNamesDeBouton({ variante: "contour" })}>
          <span className={styles["lien"]}>
            <Icone nom="crayon" taille="1.25em" />
            Modifier mon profil
          </span>
        </Link>
      </div>
    );
  return (
    <div className={styles["actions"]}>
      <BoutonAmitie profil={profil} />
      {myAmi && (
        <Link
          to={ecrireAdresseDePage("/messagerie", { a: pseudo })}
          className={classNamesDeBouton({ variante: "laiton" })}
        >
          <span className={styles["lien"]}>
            <Icone nom="courrier" taille="1.25em" />
            Écrire
          </span>
        </Link>
      )}
      <BoutonSignaler cible={cible} sansCompte={false} />
    </div>
  );
}

function Invitation({ pseudo }: { readonly pseudo: string }): ReactElement {
  const etat: EtatDePageErreur = {
    message: `Connectez-vous pour ajouter ${pseudo} à vos amis.`,
    retour: adresseDuProfilPublic(pseudo),
  };
  return (
    <p className={styles["invitation"]}>
      <Link to="/error" state={etat}>
        Connectez-vous
      </Link>{" "}
      ou <Link to="/inscription">créez un compte</Link> pour l’ajouter à vos amis.
    </p>
  );
}

/** States of a friendship: plateforme §4 "Friendship". */
type Etat = "aucun" | "envoyee" | "recue" | "amis";

function etatDe({ myAmi, demandeAmi, demandeAmiRecu }: DonneesDeProfilPublic): Etat {
  if (myAmi) return "amis";
  if (demandeAmi) return "envoyee";
  return demandeAmiRecu ? "recue" : "aucun";
}

const ASPECTS: Readonly<Record<Etat, Pick<BoutonProps, "variante" | "icone">>> = {
  aucun: { icone: "plus" },
  envoyee: { variante: "contour", icone: "coche" },
  recue: { icone: "coche" },
  amis: { variante: "contour" },
};

/** Delay after a friendship was made before the hovered button offers to end it. */
const REPIT_MS = 800;

/**
 * One button for all states, so that focus is kept. "Amis" becomes "Supprimer ami" when hovered or focused; a press then asks
 * for confirmation.
 */
function BoutonAmitie({ profil }: { readonly profil: DonneesDeProfilPublic }): ReactElement {
  const { pseudo } = profil;
  const etat = etatDe(profil);
  const { enCours, demander, accepter, supprimer } = useActionsDAmitie();
  const [annonce, setAnnonce] = useState(false);
  const [confirmer, setConfirmer] = useState(false);
  if (annonce && etat !== "amis") setAnnonce(false);
  const depuis = useRef(0);
  useEffect(() => {
    depuis.current = performance.now();
  }, [etat]);
  const annoncer = (voulu: boolean) => setAnnonce(voulu && etat === "amis");
  const agir = () => {
    if (etat === "aucun") void demander(pseudo);
    else if (etat === "recue") void accepter(pseudo);
    else if (etat === "amis") setConfirmer(true);
  };
  return (
    <>
      <Bouton
        {...ASPECTS[etat]}
        {...(annonce ? { variante: "danger" } : {})}
        chargement={enCours}
        aria-disabled={etat === "envoyee" || undefined}
        onPointerEnter={({ pointerType }) => annoncer(pointerType !== "touch")}
        onPointerMove={({ pointerType }) => {
          // a pointer that was already there when the friendship was made changes the button only after a while
          if (performance.now() - depuis.current > REPIT_MS) annoncer(pointerType !== "touch");
        }}
        onPointerLeave={() => annoncer(false)}
        onFocus={({ currentTarget }) => annoncer(currentTarget.matches(":focus-visible"))}
        onBlur={() => annoncer(false)}
        onClick={agir}
      >
        {etat === "aucun" && "Ajouter ami"}
        {etat === "envoyee" && "Demande envoyée"}
        {etat === "recue" && "Accepter demande"}
        {etat === "amis" && <Amis annonce={annonce} />}
      </Bouton>
      <Dialogue
        ouvert={confirmer}
        onFermer={() => setConfirmer(false)}
        titre="Supprimer ami&nbsp;?"
        largeur="25rem"
        actions={
          <>
            <Bouton variante="contour" onClick={() => setConfirmer(false)}>
              Rester amis
            </Bouton>
            <Bouton
              variante="danger"
              onClick={() => {
                setConfirmer(false);
                void supprimer(pseudo);
              }}
            >
              Supprimer ami
            </Bouton>
          </>
        }
      >
        <p>
          <b>
            <TexteDAutrui>{pseudo}</TexteDAutrui>
          </b>{" "}
          quittera vos amis, et vous les siens&nbsp;: vous ne pourrez plus vous écrire.
        </p>
      </Dialogue>
    </>
  );
}

/** The two texts of the button "Amis", in one place, so that the button keeps its width when hovered. */
function Amis({ annonce }: { readonly annonce: boolean }): ReactElement {
  return (
    <span className={styles["textes"]}>
      <span data-montre={!annonce}>
        <Icone nom="coche" taille="1.25em" />
        Amis
      </span>
      <span data-montre={annonce}>
        <Icone nom="croix" taille="1.1em" />
        Supprimer ami
      </span>
    </span>
  );
}
