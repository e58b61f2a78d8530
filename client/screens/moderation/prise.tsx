import { type ReactElement, useRef } from "react";
import type { Affaire } from "#contracts/moderation.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { useMaintenant } from "../../ui/use-maintenant.ts";
import { minutesTenue } from "./affaire-en-mots.ts";
import { tenirAffaire, useRelireFiles } from "./queries.ts";
import type { GestesAffaire } from "./vue-affaire.tsx";
import styles from "./affaire.module.css";

const SECONDES_15 = 15_000;

/** Who holds the case, and until when; taking it, giving it back. Nothing of it once it is closed. */
export function Prise({
  affaire,
  gestes: { envoi, relire: relireAffaire },
}: {
  readonly affaire: Affaire;
  readonly gestes: GestesAffaire;
}): ReactElement | null {
  const maintenant = useMaintenant(SECONDES_15);
  const relire = useRelireFiles();
  const { prise, etat } = affaire;
  const bouton = useRef<HTMLButtonElement>(null);
  const tenir = async (geste: "prendre" | "rendre") => {
    let perimee = false;
    const tenue = await envoi.envoyer(async () => {
      const reponse = await tenirAffaire(affaire, geste);
      perimee = !reponse.ok && reponse.statut === 409;
      return reponse;
    });
    // somebody was faster: the banner has said who, and the case does from now on
    if (perimee) relireAffaire();
    if (tenue === null) return;
    await relire(tenue);
    // the one that was pressed has given its place to the other
    requestAnimationFrame(() => bouton.current?.focus());
  };
  if (etat === "close") return null;
  const reste = prise === null ? 0 : minutesTenue(prise.jusque, maintenant);
  if (prise === null || reste === 0)
    return (
      <Bouton
        ref={bouton}
        variante="contour"
        className={styles["prendre"]}
        chargement={envoi.enCours}
        onClick={() => void tenir("prendre")}
      >
        Prendre
      </Bouton>
    );
  return (
    <p className={styles["prise"]} data-a-moi={prise.aMoi}>
      <Icone nom={prise.aMoi ? "horloge" : "cadenas"} taille="1.1rem" />
      <span>
        {prise.aMoi ? (
          "À vous, encore "
        ) : (
          <>
            <Autrui>{prise.par}</Autrui> s’en occupe encore{" "}
          </>
        )}
        {reste}&nbsp;min
      </span>
      {prise.aMoi && (
        <button ref={bouton} type="button" onClick={() => void tenir("rendre")}>
          Rendre
        </button>
      )}
    </p>
  );
}
