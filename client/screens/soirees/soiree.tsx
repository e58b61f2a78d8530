/** /soirees/{id}: the report of an evening, whole for its host, one's own part for a player (docs/decisions/0080). */
import { type ReactElement, useDeferredValue, useState } from "react";
import {
  JOURS_DE_GARDE_DES_REPONSES_NOMMEES,
  type PartieDeSoiree,
  type ReponseSoiree,
} from "#contracts/compte-rendu.ts";
import { Link, useParametresDuCheminDePage } from "../../app/navigation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { downloadFile, fileNameFromTitle } from "../../browser/download.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { composerDistinctionAffichee } from "../../scenes/distinctions.ts";
import { composerDonneesDePhotoDeSalle, direPhotoDeSalle } from "../../scenes/photo/contenus.ts";
import { BoutonGarderPhoto } from "../../scenes/photo/garder-photo.tsx";
import type { DonneesDePhotoDeSalle } from "../../scenes/photo/salle.ts";
import { useSession } from "../../compte/session.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { enumererNoms, TexteAvecOrdinaux, TexteDAutrui } from "../../ui/typographie.tsx";
import { useActionsDeSoiree } from "./actions.ts";
import { ecrireSoireeEnCsv } from "./csv.ts";
import { direNomDeSoiree } from "./phrases.ts";
import { ResultatsDeQuestionJouee } from "./question-jouee.tsx";
import { useSoiree } from "./queries.ts";
import styles from "./soiree.module.css";

/** Number of lines of a list that are drawn at once, more than a screen holds; a large evening's other lines are drawn a moment later. */
const LIGNES_AUSSITOT = 20;

export function Component(): ReactElement {
  const { id } = useParametresDuCheminDePage("/soirees/:id");
  const requete = useSoiree(id);
  const { data } = requete;
  const [derniere] = data?.parties.slice(-1) ?? [];
  const titre = derniere === undefined ? "Soirée" : direNomDeSoiree(derniere.date);
  return (
    <PageDePlateforme key={id} titre={titre} titreDansLaPage>
      <Link to="/soirees" className={styles["retour"]}>
        <Icone nom="retour" taille="1.2em" />
        Mes soirées
      </Link>
      {data === undefined ? (
        <SqueletteOuEchecDeRequete requete={requete} />
      ) : (
        <CompteRendu soiree={data} titre={titre} />
      )}
    </PageDePlateforme>
  );
}

function CompteRendu({
  soiree,
  titre,
}: {
  readonly soiree: ReponseSoiree;
  readonly titre: string;
}): ReactElement {
  const { compte } = useSession();
  const { code, hote, reclamee, parties } = soiree;
  const nommee = parties.some(({ table }) => table !== null);
  return (
    <article className={styles["soiree"]}>
      <header className={styles["tete"]}>
        <h1>{titre}</h1>
        <p>Table {code}</p>
        {hote && <Gestes soiree={soiree} titre={titre} />}
      </header>
      <p className={styles["conseil"]}>
        {nommee
          ? `Les noms et les réponses de chacun s’effacent ${String(JOURS_DE_GARDE_DES_REPONSES_NOMMEES)}\u00A0jours après la soirée\u00A0; les chiffres restent.`
          : "Les noms et les réponses de chacun sont effacés\u00A0; les chiffres restent."}
        {hote &&
          !reclamee &&
          compte.etat === "visiteur" &&
          " Connectez-vous pour garder cette soirée\u00A0: sans compte, elle s’effacera entière."}
      </p>
      {parties.map((partie) => (
        <Partie key={partie._id} partie={partie} soiree={soiree} />
      ))}
    </article>
  );
}

function Gestes({
  soiree,
  titre,
}: {
  readonly soiree: ReponseSoiree;
  readonly titre: string;
}): ReactElement {
  const { effacer } = useActionsDeSoiree();
  const [demande, setDemande] = useState(false);
  const exporter = () => {
    const fichier = new Blob([ecrireSoireeEnCsv(soiree)], { type: "text/csv" });
    downloadFile(fichier, fileNameFromTitle(titre, "csv"));
  };
  return (
    <div className={styles["gestes"]}>
      <Bouton variante="contour" icone="telecharger" onClick={exporter}>
        Tableau (CSV)
      </Bouton>
      <Bouton variante="contour" icone="quizz" onClick={() => window.print()}>
        Imprimer
      </Bouton>
      <Bouton variante="discret" icone="corbeille" onClick={() => setDemande(true)}>
        Effacer
      </Bouton>
      <Dialogue
        ouvert={demande}
        onFermer={() => setDemande(false)}
        titre="Effacer ce compte rendu ?"
        actions={
          <>
            <Bouton variante="contour" onClick={() => setDemande(false)}>
              Garder
            </Bouton>
            <Bouton variante="danger" onClick={() => void effacer(soiree._id)}>
              Effacer
            </Bouton>
          </>
        }
      >
        <p>Les chiffres, les noms et les réponses de cette soirée partent pour de bon.</p>
      </Dialogue>
    </div>
  );
}

function Partie({
  partie,
  soiree,
}: {
  readonly partie: PartieDeSoiree;
  readonly soiree: ReponseSoiree;
}): ReactElement {
  const { _id, quizz, titre, nbJoueurs, bilan, table, prix, miennes } = partie;
  const photo = lirePhotoDeSalleDuCompteRendu(partie, soiree.code);
  const questions = useDeferredValue(bilan.questions, bilan.questions.slice(0, LIGNES_AUSSITOT));
  const miens = new Map(miennes.map((une) => [une.question, une]));
  return (
    <section className={styles["partie"]} aria-label={titre}>
      <h2>
        {quizz === null ? (
          <TexteDAutrui>{titre}</TexteDAutrui>
        ) : (
          <Link to={ecrireAdresseDePage("/quizz-communaute/:id", { id: quizz })}>
            <TexteDAutrui>{titre}</TexteDAutrui>
          </Link>
        )}
      </h2>
      <dl className={styles["faits"]}>
        <Fait nom="Joueurs" valeur={String(nbJoueurs)} />
        <Fait nom="Questions jugées" valeur={String(bilan.questions.length)} />
        <Fait nom="Ardoise" valeur={direGorgees(bilan.gorgees)} />
        <Fait nom="Imprévus" valeur={String(bilan.imprevus)} />
      </dl>
      {table !== null && <Table table={table} />}
      {prix !== null && prix.length > 0 && <Prix prix={prix} />}
      {photo !== null && (
        <div className={styles["gestes"]}>
          <BoutonGarderPhoto
            libelle="La photo de la salle"
            contenu={photo}
            dit={direPhotoDeSalle(photo)}
            titre={`Trinquizz ${soiree.code}`}
          />
        </div>
      )}
      <h3>Question par question</h3>
      <ol className={styles["questions"]}>
        {questions.map((question) => (
          <ResultatsDeQuestionJouee
            key={question._id}
            question={question}
            mienne={miens.get(question._id) ?? null}
            ou={{ soiree: soiree._id, partie: _id, question: question._id }}
            nommee={soiree.hote && table !== null}
          />
        ))}
      </ol>
    </section>
  );
}

function Fait({ nom, valeur }: { readonly nom: string; readonly valeur: string }): ReactElement {
  return (
    <div>
      <dt>{nom}</dt>
      <dd>{valeur}</dd>
    </div>
  );
}

function Table({ table }: { readonly table: NonNullable<PartieDeSoiree["table"]> }): ReactElement {
  const lignes = useDeferredValue(table, table.slice(0, LIGNES_AUSSITOT));
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Joueur</th>
          <th scope="col">Score</th>
          <th scope="col">Gorgées</th>
        </tr>
      </thead>
      <tbody>
        {lignes.map(({ pseudo, rang, score, jugees, gorgees, parti, moi }, place) => (
          <tr key={`${String(place)} ${pseudo}`} data-moi={moi}>
            <td>{rang ?? "–"}</td>
            <th scope="row">
              <TexteDAutrui>{pseudo}</TexteDAutrui>
              {moi && " (vous)"}
              {parti && <small> parti avant la fin</small>}
            </th>
            <td>{score === null ? "–" : `${String(score)} sur ${String(jugees)}`}</td>
            <td>{gorgees}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Prix({ prix }: { readonly prix: NonNullable<PartieDeSoiree["prix"]> }): ReactElement {
  return (
    <ul className={styles["prix"]} aria-label="Distinctions">
      {prix.map(({ nom, qui, valeur }) => {
        const { titre, exploit } = composerDistinctionAffichee(nom, valeur);
        return (
          <li key={nom}>
            <b>{titre}</b>
            <span>
              <TexteDAutrui>{enumererNoms(qui)}</TexteDAutrui>,{" "}
              <TexteAvecOrdinaux>{exploit}</TexteAvecOrdinaux>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The picture of the room, made again from the report of a game: initials in place of drawings, which nobody keeps.
 * @returns null once names are gone
 */
function lirePhotoDeSalleDuCompteRendu(
  { titre, date, bilan, table, prix }: PartieDeSoiree,
  code: string,
): DonneesDePhotoDeSalle | null {
  if (table === null) return null;
  const titres = new Map(
    (prix ?? []).flatMap(({ nom, qui, valeur }) =>
      qui.map((pseudo) => [pseudo, composerDistinctionAffichee(nom, valeur).titre] as const),
    ),
  );
  return composerDonneesDePhotoDeSalle({
    code,
    quand: new Date(date),
    titre,
    nbQuestions: bilan.questions.length,
    gorgees: bilan.gorgees,
    tirage: bilan.gorgees,
    joueurs: table.map(({ pseudo, rang, score }) => ({
      pseudo,
      dessin: null,
      prix: titres.get(pseudo) ?? null,
      premier: rang === 1 && (score ?? 0) > 0,
    })),
  });
}
