import { type ReactElement, useEffect, useRef } from "react";
import type { MessageDeMessagerie } from "#contracts/messagerie.ts";
import { MessageDeListeVide } from "../../app/page/query-states.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { DessinAucunMessageEnvoye, DessinBoiteVide } from "./dessins-messagerie.tsx";
import { MessageOuvertDeMessagerie } from "./detail-message.tsx";
import type { NomDeDossierDeMessagerie, EtatNavigationMessagerie } from "./lieu.ts";
import { ListeMessages } from "./liste-messages.tsx";
import styles from "./messagerie.module.css";
import { useMarquerMessageLu } from "./actions.ts";
import { type DonneesDeDossierDeMessagerie } from "./queries.ts";

interface Props {
  readonly dossier: Exclude<NomDeDossierDeMessagerie, "amis">;
  readonly messages: readonly MessageDeMessagerie[];
  readonly suite: SuiteDossier;
  readonly lieu: EtatNavigationMessagerie;
  readonly onRepondre: (pseudo: string) => void;
  /** Called when the list is empty and focus must move elsewhere. */
  readonly onListeVide: () => void;
}

/** Received or sent messages: the list, and the open message. */
export function BoiteDeMessages({
  dossier,
  messages,
  suite,
  lieu,
  onRepondre,
  onListeVide,
}: Props): ReactElement {
  const { message: idOuvert, visite, ouvrir, fermer, allerA } = lieu;
  const liste = useRef<HTMLDivElement>(null);
  const marquerLu = useMarquerMessageLu();
  const ouvert = messages.find(({ _id }) => _id === idOuvert);
  const aLire = dossier === "recus" && ouvert?.lu === false ? ouvert._id : undefined;
  useEffect(() => {
    if (aLire !== undefined) marquerLu("recus", aLire);
  }, [aLire, marquerLu]);

  // older pages are read until the open message is found; it may also be deleted, and the folder is then shown without it
  const { aSuite, suiteEnCours, lireSuite } = suite;
  const cherche = idOuvert !== null && ouvert === undefined;
  useEffect(() => {
    if (!cherche || suiteEnCours) return;
    if (aSuite) lireSuite();
    else allerA(dossier);
  }, [cherche, aSuite, suiteEnCours, lireSuite, allerA, dossier]);

  // back in the list, focus goes to the message that was open, or to the one in its place
  const dernier = useRef({ _id: "", rang: -1 });
  useEffect(() => {
    if (ouvert !== undefined) {
      dernier.current = { _id: ouvert._id, rang: messages.indexOf(ouvert) };
      return;
    }
    const { _id, rang } = dernier.current;
    dernier.current = { _id: "", rang: -1 };
    if (rang < 0) return;
    const lignes = [...(liste.current?.querySelectorAll("button") ?? [])];
    const ligne = lignes.find(({ dataset }) => dataset["message"] === _id) ?? lignes[rang];
    const voisine = ligne ?? lignes.at(-1);
    if (voisine === undefined) onListeVide();
    else voisine.focus({ preventScroll: true });
  }, [ouvert, messages, onListeVide]);

  if (messages.length === 0)
    return dossier === "recus" ? (
      <MessageDeListeVide dessin={<DessinBoiteVide />} titre="Aucun message">
        <p>Ce que vos amis vous écrivent arrive ici, sans recharger la page.</p>
      </MessageDeListeVide>
    ) : (
      <MessageDeListeVide dessin={<DessinAucunMessageEnvoye />} titre="Rien d’envoyé">
        <p>Les messages que vous envoyez restent ici, jusqu’à ce que vous les supprimiez.</p>
      </MessageDeListeVide>
    );
  return (
    <div className={styles["boite"]} data-ouvert={ouvert !== undefined}>
      <div ref={liste} className={styles["liste"]}>
        <ListeMessages
          dossier={dossier}
          messages={messages}
          ouvert={ouvert?._id ?? null}
          onOuvrir={ouvrir}
        />
        <BoutonMessagesPlusAnciens suite={suite} />
      </div>
      <div className={styles["detail"]}>
        {ouvert === undefined ? (
          <p className={styles["invite"]}>Choisissez un message à lire.</p>
        ) : (
          <MessageOuvertDeMessagerie
            key={ouvert._id}
            message={ouvert}
            visite={visite}
            dossier={dossier}
            onRepondre={onRepondre}
            onSupprime={fermer}
            onFermer={fermer}
          />
        )}
      </div>
    </div>
  );
}

type SuiteDossier = Pick<DonneesDeDossierDeMessagerie, "aSuite" | "suiteEnCours" | "lireSuite">;

/** Button that reads older messages of a folder. */
export function BoutonMessagesPlusAnciens({
  suite,
}: {
  readonly suite: SuiteDossier;
}): ReactElement | null {
  const { aSuite, suiteEnCours, lireSuite } = suite;
  if (!aSuite) return null;
  return (
    <p className={styles["suite"]}>
      <Bouton variante="contour" chargement={suiteEnCours} onClick={lireSuite}>
        Voir les plus anciens
      </Bouton>
    </p>
  );
}
