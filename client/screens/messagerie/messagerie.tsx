/** /messagerie: plateforme §2 "Messaging", §4 "Messages", §7 "Social". */
import { type ReactElement, useCallback, useId, useRef, useState } from "react";
import { useRecherche } from "../../app/navigation.tsx";
import type { CompteConnecte } from "../../compte/session.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { idOnglet, Onglets } from "../../ui/onglets.tsx";
import type { Redaction } from "./brouillons.ts";
import { ChercherQuelquun } from "./chercher-quelquun.tsx";
import { DialogueMessage } from "./dialogue-message.tsx";
import { DESCRIPTIONS, type Dossier } from "./lieu.ts";
import { DossierChoisi } from "./dossier-choisi.tsx";
import styles from "./messagerie.module.css";
import { useLieu } from "./use-lieu.ts";
import { useDossier } from "./queries.ts";

const onglet = (valeur: Dossier) => ({ valeur, libelle: DESCRIPTIONS[valeur].libelle });

/** `?a=pseudo` begins a message to this friend. */
export function Messagerie({ moi }: { readonly moi: CompteConnecte }): ReactElement {
  const idPanneau = useId();
  const panneau = useRef<HTMLDivElement>(null);
  const lieu = useLieu();
  const [lire] = useRecherche("/messagerie");
  const [ecriture, setEcriture] = useState<Redaction | null>(() => {
    const a = lire("a");
    return a === null ? null : { reponseA: a };
  });
  const [chercher, setChercher] = useState(false);
  const demandes = useDossier("amis");
  const recus = useDossier("recus");
  const { dossier, message, allerA } = lieu;
  // answering is then what the page is for
  const calme = message !== null || dossier === "amis";
  const allerAuPanneau = useCallback(() => panneau.current?.focus(), []);
  const venuEcrire = lire("a") !== null;
  const fermerEcriture = useCallback(() => {
    setEcriture(null);
    // once is enough: a reload does not begin again
    if (venuEcrire) allerA(dossier);
  }, [venuEcrire, allerA, dossier]);
  const fermerRecherche = useCallback(() => setChercher(false), []);
  return (
    <div className={styles["messagerie"]} data-calme={calme}>
      <Onglets
        libelle="Dossiers"
        serres
        valeur={dossier}
        onChange={allerA}
        idPanneau={idPanneau}
        onglets={[
          { ...onglet("amis"), nombre: demandes.total, dit: "en attente" },
          { ...onglet("recus"), nombre: recus.nonLus, dit: "à lire" },
          onglet("envoyes"),
        ]}
      />
      <div className={styles["ecrire"]}>
        <Bouton
          variante={calme ? "contour" : "laiton"}
          icone="crayon"
          onClick={() => setEcriture({ reponseA: "" })}
        >
          Nouveau message
        </Bouton>
      </div>
      <div
        ref={panneau}
        id={idPanneau}
        className={styles["panneau"]}
        role="tabpanel"
        aria-labelledby={idOnglet(idPanneau, dossier)}
        tabIndex={-1}
      >
        <DossierChoisi
          lieu={lieu}
          onRepondre={(pseudo) => setEcriture({ reponseA: pseudo })}
          onChercher={() => setChercher(true)}
          onPlusRien={allerAuPanneau}
        />
      </div>
      <DialogueMessage
        ecriture={ecriture}
        onFermer={fermerEcriture}
        onChercher={() => {
          setEcriture(null);
          setChercher(true);
        }}
      />
      <ChercherQuelquun ouvert={chercher} moi={moi.pseudo} onFermer={fermerRecherche} />
    </div>
  );
}
