/** What was read, on both sides: where it comes from, and each question as it will be. */
import { type ReactElement, useDeferredValue, useMemo, useState } from "react";
import type { CompteConnecte } from "../../compte/session.tsx";
import { vers as adresse } from "../../app/paths.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnonces } from "../../app/page/annonces.ts";
import type { Apport } from "../../quizz/importer/apporter.ts";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";
import { quizzPrets } from "./a-envoyer.ts";
import { BarreImport, type Destination } from "./barre-import.tsx";
import { type EnCours, quizzIci } from "./en-cours.ts";
import { compter } from "./etats-de-lignes.ts";
import styles from "./importer.module.css";
import { LiensProposes } from "./liens-proposes.tsx";
import { PlusieursQuizz } from "./plusieurs-quizz.tsx";
import { QuelQuizz } from "./quel-quizz.tsx";
import { Remarque } from "./remarque.tsx";
import { SourceLueVue } from "./source-lue.tsx";
import { TableLignes } from "./table-lignes.tsx";
import type { EnvoiImport } from "./actions.ts";
import type { Import } from "./use-import.ts";

interface Props {
  readonly travail: Import;
  readonly etat: EnCours;
  readonly envoyeur: EnvoiImport;
  readonly compte: CompteConnecte;
  readonly vers: string | null;
  readonly onApport: (apport: Apport) => void;
}

export function TravailImport(props: Props): ReactElement {
  const { travail, etat, envoyeur, compte, vers, onApport } = props;
  const { faire } = travail;
  const { envoi, enCours } = envoyeur;
  const [ouverte, setOuverte] = useState<number | null>(null);
  const [destination, setDestination] = useState<Destination>("nouveau");
  const aller = useNavigate();
  const { info } = useAnnonces();
  const ici = quizzIci(etat);
  const dedans = vers !== null && destination === "celui-ci" ? vers : undefined;
  const { quizz, pris } = etat;
  // what is added to a quizz is one, whatever its levels
  const parNiveaux = etat.parNiveaux && dedans === undefined;
  // five thousand questions are no wait between two keys
  const vus = useDeferredValue(quizz);
  const montres = useMemo(
    () => quizzPrets({ quizz: vus, pris, parNiveaux }),
    [vus, pris, parNiveaux],
  );

  const importer = async (sansMedias: boolean) => {
    const prets = vus === quizz ? montres : quizzPrets({ quizz, pris, parNiveaux });
    const { lecteur } = travail;
    const quoi = { etat, prets, vers: dedans, lecteur, faire, compte: compte.userId, sansMedias };
    const fait = await envoyeur.envoyer(quoi);
    if (fait === null) return;
    travail.oublier();
    const nombre = prets.reduce((total, { questions }) => total + questions.length, 0);
    const dites = `${String(nombre)}\u00A0question${nombre > 1 ? "s" : ""}`;
    info(
      fait.nombre > 1
        ? `${String(fait.nombre)}\u00A0quizz importés, ${dites}.`
        : dedans === undefined
          ? `${dites} dans un nouveau quizz.`
          : `${dites} à la fin du quizz.`,
    );
    // whoever has left for another page is not taken away from it
    if (!envoyeur.estLa()) return;
    const { premier } = fait;
    const seul = premier !== null && fait.nombre === 1;
    await aller(seul ? adresse("/quizz/:id", { id: premier }) : "/quizz");
  };
  return (
    <>
      <ErreurChamp
        id="echec-lecture"
        texte={travail.echec === "" ? undefined : travail.echec}
        alerte
      />
      {!travail.garde && (
        <Remarque>
          Cet import est trop gros pour être gardé ici&nbsp;: importez-le avant de quitter la page.
        </Remarque>
      )}
      {/* what is mended once it has left would not be in the quizz */}
      <div className={styles["deux"]} inert={enCours}>
        <div className={styles["source"]}>
          <SourceLueVue
            etat={etat}
            ligne={ouverte === null ? null : (ici.lignes[ouverte]?.ou ?? null)}
            relire={travail.relire}
            touche={travail.touche}
            onFichier={onApport}
          />
        </div>
        <div className={styles["quel"]}>
          <QuelQuizz etat={etat} faire={faire} titreUtile={dedans === undefined} />
        </div>
        <section className={styles["apercu"]} aria-label="Questions lues">
          {quizz.length > 1 && <PlusieursQuizz etat={etat} faire={faire} />}
          <TableLignes
            key={etat.ici}
            quizz={ici}
            ouverte={ouverte}
            onOuvrir={setOuverte}
            faire={faire}
          />
          <LiensProposes etat={etat} faire={faire} />
        </section>
      </div>
      <BarreImport
        comptes={compter(quizz.flatMap(({ lignes }, rang) => (pris[rang] === true ? lignes : [])))}
        prets={montres}
        destination={vers === null ? null : destination}
        onDestination={setDestination}
        envoi={envoi}
        onImporter={(sansMedias) => void importer(sansMedias)}
        onArreter={envoyeur.arreter}
      />
    </>
  );
}
