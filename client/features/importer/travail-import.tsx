/** What was read, on both sides: where it comes from, and each question as it will be. */
import { type ReactElement, useMemo, useState } from "react";
import type { CompteConnecte } from "../../compte/session.tsx";
import { vers as adresse } from "../../chemins.ts";
import { useNavigate } from "../../navigation.tsx";
import { useAnnonces } from "../../plateforme/annonces.ts";
import type { Apport } from "../../quizz/importer/apporter.ts";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";
import { quizzPrets } from "./a-envoyer.ts";
import { BarreImport, type Destination } from "./barre-import.tsx";
import { compter, type EnCours, quizzIci } from "./en-cours.ts";
import styles from "./importer.module.css";
import { LiensProposes } from "./liens-proposes.tsx";
import { PlusieursQuizz } from "./plusieurs-quizz.tsx";
import { QuelQuizz } from "./quel-quizz.tsx";
import { SourceLueVue } from "./source-lue.tsx";
import { TableLignes } from "./table-lignes.tsx";
import { useEnvoyerImport } from "./use-envoyer-import.ts";
import type { Import } from "./use-import.ts";

interface Props {
  readonly travail: Import;
  readonly etat: EnCours;
  readonly compte: CompteConnecte;
  readonly vers: string | null;
  readonly onApport: (apport: Apport) => void;
}

export function TravailImport({ travail, etat, compte, vers, onApport }: Props): ReactElement {
  const { faire } = travail;
  const [ouverte, setOuverte] = useState<number | null>(null);
  const [destination, setDestination] = useState<Destination>("nouveau");
  const { envoi, envoyer } = useEnvoyerImport();
  const aller = useNavigate();
  const { info } = useAnnonces();
  const ici = quizzIci(etat);
  const dedans = vers !== null && destination === "celui-ci" ? vers : undefined;
  const { quizz, pris } = etat;
  // what is added to a quizz is one, whatever its levels
  const parNiveaux = etat.parNiveaux && dedans === undefined;
  const prets = useMemo(() => quizzPrets({ quizz, pris, parNiveaux }), [quizz, pris, parNiveaux]);

  const importer = async (sansMedias: boolean) => {
    const lecteur = travail.lecteur();
    const quoi = { etat, prets, vers: dedans, lecteur, compte: compte.userId, sansMedias };
    const faits = await envoyer(quoi);
    const [premier] = faits ?? [];
    if (faits === null || premier === undefined) return;
    travail.oublier();
    const nombre = prets.reduce((total, { questions }) => total + questions.length, 0);
    const dites = `${String(nombre)}\u00A0question${nombre > 1 ? "s" : ""}`;
    info(
      faits.length > 1
        ? `${String(faits.length)}\u00A0quizz importés, ${dites}.`
        : dedans === undefined
          ? `${dites} dans un nouveau quizz.`
          : `${dites} à la fin du quizz.`,
    );
    await aller(faits.length > 1 ? "/quizz" : adresse("/quizz/:id", { id: premier._id }));
  };

  return (
    <>
      <ErreurChamp
        id="echec-lecture"
        texte={travail.echec === "" ? undefined : travail.echec}
        alerte
      />
      <div className={styles["deux"]}>
        <div className={styles["source"]}>
          <SourceLueVue
            etat={etat}
            ligne={ouverte === null ? null : (ici.lignes[ouverte]?.ou ?? null)}
            relire={travail.relire}
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
        prets={prets}
        destination={vers === null ? null : destination}
        onDestination={setDestination}
        envoi={envoi}
        onImporter={(sansMedias) => void importer(sansMedias)}
      />
    </>
  );
}
