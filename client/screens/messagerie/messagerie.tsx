/** /messagerie, for members: messages and friend requests. plateforme §2 "Messaging", §4 "Messages", §7 "Social". */
import { type ReactElement, useCallback, useId, useRef, useState } from "react";
import { useQueryString } from "../../app/navigation.tsx";
import { ReserveAuxMembres } from "../../app/page/acces.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete, MessageDeListeVide } from "../../app/page/query-states.tsx";
import type { CompteConnecte } from "../../compte/session.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { idHtmlDOnglet, Onglets } from "../../ui/onglets.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { BoiteDeMessages, BoutonMessagesPlusAnciens } from "./boite.tsx";
import { DialogueChercherUnMembre } from "./chercher-quelquun.tsx";
import { ListeDemandesDAmitie } from "./demandes.tsx";
import { DessinAucunAmi } from "./dessins-messagerie.tsx";
import { DialogueEcrireMessage, type NouveauMessageOuReponse } from "./dialogue-message.tsx";
import {
  DESCRIPTIONS_DOSSIERS_DE_MESSAGERIE,
  type NomDeDossierDeMessagerie,
  type EtatNavigationMessagerie,
  useNavigationMessagerie,
} from "./lieu.ts";
import styles from "./messagerie.module.css";
import { useDossierDeMessagerie } from "./queries.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Messagerie" mesure="large">
      <ReserveAuxMembres>{(compte) => <Messagerie moi={compte} />}</ReserveAuxMembres>
    </PageDePlateforme>
  );
}

const onglet = (valeur: NomDeDossierDeMessagerie) => ({
  valeur,
  libelle: DESCRIPTIONS_DOSSIERS_DE_MESSAGERIE[valeur].libelle,
});

/** The messaging page. The query `?a=pseudo` opens a new message to this friend. */
function Messagerie({ moi }: { readonly moi: CompteConnecte }): ReactElement {
  const idPanneau = useId();
  const panneau = useRef<HTMLDivElement>(null);
  const lieu = useNavigationMessagerie();
  const [lire] = useQueryString("/messagerie");
  const [ecriture, setEcriture] = useState<NouveauMessageOuReponse | null>(() => {
    const a = lire("a");
    return a === null ? null : { reponseA: a };
  });
  const [chercher, setChercher] = useState(false);
  const demandes = useDossierDeMessagerie("amis");
  const recus = useDossierDeMessagerie("recus");
  const { dossier, message, allerA } = lieu;
  // an open message or a request is to be answered, so writing a new message is a secondary button
  const calme = message !== null || dossier === "amis";
  const allerAuPanneau = useCallback(() => panneau.current?.focus(), []);
  const venuEcrire = lire("a") !== null;
  const fermerEcriture = useCallback(() => {
    setEcriture(null);
    // `?a=` leaves the address, so that a reload does not open the dialog again
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
        aria-labelledby={idHtmlDOnglet(idPanneau, dossier)}
        tabIndex={-1}
      >
        <DossierChoisi
          lieu={lieu}
          onRepondre={(pseudo) => setEcriture({ reponseA: pseudo })}
          onChercher={() => setChercher(true)}
          onPlusRien={allerAuPanneau}
        />
      </div>
      <DialogueEcrireMessage
        ecriture={ecriture}
        onFermer={fermerEcriture}
        onChercher={() => {
          setEcriture(null);
          setChercher(true);
        }}
      />
      <DialogueChercherUnMembre ouvert={chercher} moi={moi.pseudo} onFermer={fermerRecherche} />
    </div>
  );
}

interface Props {
  readonly lieu: EtatNavigationMessagerie;
  readonly onRepondre: (pseudo: string) => void;
  readonly onChercher: () => void;
  /** Called when the focused element has left the page. */
  readonly onPlusRien: () => void;
}

/** Content of the chosen folder, its skeleton or its failure. */
function DossierChoisi({ lieu, onRepondre, onChercher, onPlusRien }: Props): ReactElement {
  const { dossier } = lieu;
  const lu = useDossierDeMessagerie(dossier);
  const { messages } = lu;
  if (messages === undefined)
    return (
      <SqueletteOuEchecDeRequete requete={lu.requete}>
        <Attente />
      </SqueletteOuEchecDeRequete>
    );
  if (dossier !== "amis")
    return (
      <BoiteDeMessages
        key={dossier}
        dossier={dossier}
        messages={messages}
        suite={lu}
        lieu={lieu}
        onRepondre={onRepondre}
        onListeVide={onPlusRien}
      />
    );
  const chercher = (
    <>
      <p>
        Le zinc est plus gai à plusieurs&nbsp;: trouvez quelqu’un et ajoutez-le depuis son profil.
      </p>
      <Bouton variante="contour" icone="loupe" onClick={onChercher}>
        Trouver quelqu’un
      </Bouton>
    </>
  );
  if (messages.length === 0)
    return (
      <MessageDeListeVide dessin={<DessinAucunAmi />} titre="Aucune demande en attente">
        {chercher}
      </MessageDeListeVide>
    );
  return (
    <div className={styles["demandes"]}>
      <div>
        <ListeDemandesDAmitie messages={messages} onRepondu={onPlusRien} />
        <BoutonMessagesPlusAnciens suite={lu} />
      </div>
      <aside className={styles["chercher"]}>{chercher}</aside>
    </div>
  );
}

function Attente(): ReactElement {
  return (
    <ul className={styles["attente"]}>
      {["92%", "64%", "78%", "86%", "58%"].map((largeur) => (
        <li key={largeur}>
          <Squelette forme="rond" largeur="2.7rem" />
          <span style={{ width: largeur }}>
            <Squelette lignes={2} />
          </span>
        </li>
      ))}
    </ul>
  );
}
