import type { ReactElement } from "react";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { Boite } from "./boite.tsx";
import { Demandes } from "./demandes.tsx";
import { DessinTabourets } from "./dessins-messagerie.tsx";
import styles from "./dossier-choisi.module.css";
import type { Lieu } from "./use-lieu.ts";
import { Suite } from "./suite.tsx";
import { useDossier } from "./queries.ts";
import { Vide } from "../../app/page/vide.tsx";

interface Props {
  readonly lieu: Lieu;
  readonly onRepondre: (pseudo: string) => void;
  readonly onChercher: () => void;
  /** What held the keyboard's place has left. */
  readonly onPlusRien: () => void;
}

/** What is in the folder, or why it cannot be shown. */
export function DossierChoisi({ lieu, onRepondre, onChercher, onPlusRien }: Props): ReactElement {
  const { dossier } = lieu;
  const lu = useDossier(dossier);
  const { messages } = lu;
  if (messages === undefined)
    return (
      <EnAttendant requete={lu.requete}>
        <Attente />
      </EnAttendant>
    );
  if (dossier !== "amis")
    return (
      <Boite
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
      <Vide dessin={<DessinTabourets />} titre="Aucune demande en attente">
        {chercher}
      </Vide>
    );
  return (
    <div className={styles["demandes"]}>
      <div>
        <Demandes messages={messages} onRepondu={onPlusRien} />
        <Suite suite={lu} />
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
