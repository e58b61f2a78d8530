/** /quizz/{id}: plateforme §2 "Quiz editor". Two columns, and three tabs on a phone. */
import { type ReactElement, useId, useState } from "react";
import { Link } from "../../../app/navigation.tsx";
import { Masque } from "../../../quizz/masque.tsx";
import { useApporter } from "../../../quizz/importer/apporter.ts";
import { Lacher } from "../../../quizz/importer/lacher.tsx";
import { useDepot } from "../../../quizz/importer/use-depot.ts";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { listeRetenue } from "../../../quizz/requete.ts";
import { Logo } from "../../../ui/logo.tsx";
import { idOnglet, Onglets } from "../../../ui/onglets.tsx";
import { BarreEdition } from "../commun/barre-edition.tsx";
import { useEdition } from "../commun/edition.tsx";
import { useOublierVierges } from "../commun/use-oublier-vierges.ts";
import styles from "./editeur-quizz.module.css";
import { fautesDe, FautesQuizz } from "./fautes-quizz.tsx";
import { JouerQuizz } from "./jouer-quizz.tsx";
import { ListeQuestions } from "./liste-questions.tsx";
import { MenuQuizz } from "./menu-quizz.tsx";
import { Ranger } from "./ranger.tsx";
import { ReglagesQuizz } from "./reglages-quizz.tsx";
import { TitreQuizz } from "./titre-quizz.tsx";
import { useAjouterQuestion } from "./use-ajouter-question.ts";
import { useSelection } from "./selection.ts";
import { VersionsQuizz } from "./versions-quizz.tsx";

type Volet = "questions" | "reglages" | "fautes";

export function EditeurQuizz(): ReactElement {
  const { atelier, etat, idQuizz } = useEdition();
  useOublierVierges(null);
  const apporter = useApporter(idQuizz);
  const survol = useDepot(apporter);
  const [volet, setVolet] = useState<Volet>("questions");
  const [range, setRange] = useState(false);
  const idPanneau = useId();
  const ajouter = useAjouterQuestion();
  const { questions } = etat.document;
  const fautes = fautesDe(etat.document).length;
  const selection = useSelection(questions.map(({ _id }) => atelier.cleDe(_id)));
  return (
    <div className={styles["editeur"]}>
      <Link to={listeRetenue()} className={styles["retour"]}>
        <Icone nom="retour" taille="1.2em" />
        Mes Quizz
      </Link>
      <BarreEdition
        auPouce
        sansRetablir
        actions={
          <>
            <span className={styles["jouer"]}>
              <JouerQuizz />
            </span>
            <MenuQuizz />
          </>
        }
      >
        <Link
          to={listeRetenue()}
          className={styles["marque"]}
          aria-label="Mes Quizz"
          title="Mes Quizz"
        >
          <Logo largeur="compacte" taille="1.6rem" />
        </Link>
        <TitreQuizz />
      </BarreEdition>
      {etat.masque && (
        <div className={styles["masque"]}>
          <Masque mesure={etat.mesure} />
        </div>
      )}
      <div className={styles["onglets"]}>
        <Onglets<Volet>
          libelle="Quizz"
          onglets={[
            {
              valeur: "questions",
              libelle: "Questions",
              nombre: questions.length,
              dit: "questions",
            },
            { valeur: "reglages", libelle: "Réglages" },
            {
              valeur: "fautes",
              libelle: "Fautes",
              nombre: fautes,
              dit: "fautes",
              alerte: fautes > 0,
            },
          ]}
          valeur={volet}
          onChange={setVolet}
          idPanneau={idPanneau}
        />
      </div>
      <div
        id={idPanneau}
        className={styles["colonnes"]}
        data-volet={volet}
        aria-labelledby={idOnglet(idPanneau, volet)}
      >
        <ListeQuestions selection={selection} />
        <div className={styles["cote"]}>
          <div className={styles["fautes"]}>
            <FautesQuizz />
          </div>
          <div className={styles["reglages"]}>
            <ReglagesQuizz />
            <VersionsQuizz />
          </div>
        </div>
      </div>
      <div className={styles["pouce"]}>
        <BoutonIcone
          icone="ordre"
          libelle="Ranger les questions"
          aria-disabled={questions.length < 2}
          onClick={() => setRange(questions.length > 1)}
        />
        <Bouton variante="contour" icone="plus" onClick={() => ajouter(questions.length)}>
          Question
        </Bouton>
        <Bouton
          chargement={etat.envoi.nom === "enCours"}
          onClick={() => void atelier.enregistrer()}
        >
          Enregistrer
        </Bouton>
      </div>
      {survol && <Lacher />}
      {range && <Ranger onFini={() => setRange(false)} />}
    </div>
  );
}
