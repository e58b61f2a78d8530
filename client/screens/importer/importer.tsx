/** /quizz/importer: anything that holds questions comes in here, is looked at, mended, and becomes quizzes. docs/formats.md, decision 0087. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { CompteConnecte } from "../../compte/session.tsx";
import { type Apport, prendreApport } from "../../quizz/importer/apporter.ts";
import { Lacher } from "../../quizz/importer/lacher.tsx";
import { useDepot } from "../../quizz/importer/depot.tsx";
import { useAnnonces } from "../../app/page/annonces.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Accueillir } from "./accueillir.tsx";
import { DialogueIA } from "./dialogue-ia.tsx";
import { EnLecture } from "./en-lecture.tsx";
import styles from "./importer.module.css";
import { RetourImport } from "./retour-import.tsx";
import { TravailImport } from "./travail-import.tsx";
import { useEnvoyerImport } from "./actions.ts";
import { useImport } from "./use-import.ts";

interface Props {
  readonly compte: CompteConnecte;
  /** The quizz that the questions may be added to. */
  readonly vers: string | null;
}

export function Importer({ compte, vers }: Props): ReactElement {
  const travail = useImport(compte.userId);
  const { etat, part, touche, ouvrir, annuler, oublier } = travail;
  const envoi = useEnvoyerImport();
  const { info } = useAnnonces();
  const [ia, setIa] = useState(false);
  /** What would take the place of something that was mended; without `apport`, the whole is given up. */
  const [attend, setAttend] = useState<{ readonly apport?: Apport } | null>(null);
  const recevoir = (apport: Apport) => {
    if (envoi.enCours) info("Un envoi est en cours\u00A0: attendez qu’il finisse, ou arrêtez-le.");
    else if (touche) setAttend({ apport });
    else ouvrir(apport);
  };
  const survol = useDepot(recevoir);
  const accueillir = useRef(recevoir);
  useEffect(() => {
    const apporte = prendreApport();
    if (apporte !== null) accueillir.current(apporte);
  }, []);
  const trancher = () => {
    if (attend?.apport === undefined) oublier();
    else ouvrir(attend.apport);
    setAttend(null);
  };
  return (
    <div className={styles["page"]}>
      <RetourImport vers={vers} />
      <div className={styles["tete"]}>
        <h1>Importer des questions</h1>
        <div className={styles["gestes"]}>
          <Bouton variante="contour" onClick={() => setIa(true)}>
            Un modèle pour votre IA
          </Bouton>
          {etat !== null && (
            <Bouton
              variante="contour"
              icone="corbeille"
              aria-disabled={envoi.enCours}
              onClick={() => {
                if (envoi.enCours) return;
                if (touche) setAttend({});
                else oublier();
              }}
            >
              Recommencer
            </Bouton>
          )}
        </div>
      </div>
      {part !== null && <EnLecture part={part} onAnnuler={annuler} />}
      {etat === null ? (
        <Accueillir echec={travail.echec} onApport={recevoir} />
      ) : (
        <TravailImport
          travail={travail}
          etat={etat}
          envoyeur={envoi}
          compte={compte}
          vers={vers}
          onApport={recevoir}
        />
      )}
      {survol && <Lacher />}
      <DialogueIA ouvert={ia} onFermer={() => setIa(false)} onReponse={recevoir} />
      <Dialogue
        ouvert={attend !== null}
        onFermer={() => setAttend(null)}
        titre={attend?.apport === undefined ? "Recommencer" : "Remplacer ce qui est là"}
        actions={
          <>
            <Bouton variante="contour" onClick={() => setAttend(null)}>
              Continuer ici
            </Bouton>
            <Bouton variante="danger" onClick={trancher}>
              {attend?.apport === undefined ? "Tout effacer" : "Remplacer"}
            </Bouton>
          </>
        }
      >
        <p>Vos corrections de cet import seront perdues. Le fichier, lui, ne bouge pas.</p>
      </Dialogue>
    </div>
  );
}
