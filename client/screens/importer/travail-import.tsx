/** The review of an import: its source on one side, its questions on the other, and the bar that sends it. */
import {
  type ReactElement,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { EncartSessionExpiree } from "../../app/page/connexion-requise.tsx";
import { ecrireAdresseDePage as adresse } from "../../app/paths.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import type { FichierOuTexteAImporter } from "../../quizz/importer/depot.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChoixSegmente } from "../../ui/choix.tsx";
import { ErreurChamp } from "../../ui/champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { idHtmlDOnglet } from "../../ui/onglets.tsx";
import {
  composerQuizzPretsDeLImport,
  direEmpechementDImport,
  type LectureEnCoursDImport,
} from "./a-envoyer.ts";
import type { EnvoiImport, EtatEnvoiImport } from "./actions.ts";
import { PanneauRolesDesColonnes } from "./source/colonnes-lues.tsx";
import { OngletsDesFeuillesDuClasseur } from "./source/feuilles.tsx";
import {
  compterLignesParEtat,
  type NombresDeLignesParEtat,
  type ImportEnCours,
  trouverQuizzDImportAffiche,
} from "./import-en-cours.ts";
import { VerificationDesMediasDAutresSites } from "./liens-proposes.tsx";
import { ChoixDesQuizzDuFichier, ReglagesDuQuizzImporte } from "./quel-quizz.tsx";
import { EncartRemarqueDImport, PanneauSourceLue } from "./source/source-lue.tsx";
import { TableDesLignesImportees } from "./lignes/table-lignes.tsx";
import type { EtatEtActionsDImport } from "./use-import.ts";
import styles from "./importer.module.css";

interface Props {
  readonly travail: EtatEtActionsDImport;
  readonly etat: ImportEnCours;
  readonly envoyeur: EnvoiImport;
  readonly compte: CompteConnecte;
  readonly vers: string | null;
  readonly onApport: (apport: FichierOuTexteAImporter) => void;
}

export function CorpsDImportEnCours(props: Props): ReactElement {
  const { travail, etat, envoyeur, compte, vers, onApport } = props;
  const { faire } = travail;
  const { envoi, enCours } = envoyeur;
  const [ouverte, setOuverte] = useState<number | null>(null);
  const [destination, setDestination] = useState<Destination>("nouveau");
  const aller = useNavigate();
  const { info } = useAnnoncerParBanniere();
  const ici = trouverQuizzDImportAffiche(etat);
  const { consignes } = etat;
  /** Number of the reading on screen: a form that is open begins anew with each reading. */
  const [lecture, setLecture] = useState(0);
  /** Place in the source of the line that is open. */
  const ouOuverte = useRef<number | null>(null);
  useLayoutEffect(() => {
    setLecture((numero) => numero + 1);
    const ou = ouOuverte.current;
    if (ou === null) return;
    // another reading gives other ranks to the lines: the open one is found again by its place, or closed
    const rang = ici.lignes.findIndex((ligne) => ligne.sorte === "question" && ligne.ou === ou);
    setOuverte(rang === -1 ? null : rang);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a correction of a line is no other reading
  }, [consignes]);
  useEffect(() => {
    ouOuverte.current = ouverte === null ? null : (ici.lignes[ouverte]?.ou ?? null);
  }, [ouverte, ici]);
  const dedans = vers !== null && destination === "celui-ci" ? vers : undefined;
  const { quizz, pris, tables } = etat;
  const panneau = useId();
  const table = tables[etat.ici];
  const feuilles = tables.length > 1;
  // the choice of levels is ignored when the questions are added to one quizz
  const parNiveaux = etat.parNiveaux && dedans === undefined;
  // deferred, so that typing stays smooth with five thousand questions
  const vus = useDeferredValue(quizz);
  const montres = useMemo(
    () => composerQuizzPretsDeLImport({ quizz: vus, pris, parNiveaux }),
    [vus, pris, parNiveaux],
  );

  const importer = async (sansMedias: boolean) => {
    const prets =
      vus === quizz ? montres : composerQuizzPretsDeLImport({ quizz, pris, parNiveaux });
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
    // the author is not led to the quizz after having gone to another page during the import
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
        <EncartRemarqueDImport>
          Cet import est trop gros pour être gardé ici&nbsp;: importez-le avant de quitter la page.
        </EncartRemarqueDImport>
      )}
      {/* corrections made during the import would not be in the quizz */}
      <div className={styles["deux"]} inert={enCours}>
        <div className={styles["source"]}>
          <PanneauSourceLue
            etat={etat}
            ligne={ouverte === null ? null : (ici.lignes[ouverte]?.ou ?? null)}
            relire={travail.relire}
            comprendre={travail.comprendre}
            touche={travail.touche}
            onFichier={onApport}
          />
        </div>
        <div className={styles["quel"]}>
          <ReglagesDuQuizzImporte etat={etat} faire={faire} titreUtile={dedans === undefined} />
        </div>
        <section className={styles["apercu"]} aria-label="Questions lues">
          {feuilles ? (
            <OngletsDesFeuillesDuClasseur
              etat={etat}
              faire={faire}
              idPanneau={panneau}
              onMontrer={(rang) => {
                setOuverte(null);
                faire({ geste: "montrer", ici: rang });
              }}
            />
          ) : (
            quizz.length > 1 && <ChoixDesQuizzDuFichier etat={etat} faire={faire} />
          )}
          <div
            id={panneau}
            {...(feuilles && {
              role: "tabpanel",
              "aria-labelledby": idHtmlDOnglet(panneau, String(etat.ici)),
            })}
          >
            {table !== undefined && (
              <PanneauRolesDesColonnes
                key={`colonnes ${etat.envoi} ${String(etat.ici)}`}
                table={table}
                consignes={etat.consignes}
                comprendre={travail.comprendre}
              />
            )}
            {(table === undefined || ici.lignes.length > 0) && (
              <TableDesLignesImportees
                key={`lignes ${etat.envoi} ${String(etat.ici)}`}
                quizz={ici}
                ouverte={ouverte}
                lecture={lecture}
                onOuvrir={setOuverte}
                faire={faire}
              />
            )}
          </div>
          <VerificationDesMediasDAutresSites etat={etat} faire={faire} />
        </section>
      </div>
      <BarreImport
        comptes={compterLignesParEtat(
          quizz.flatMap(({ lignes }, rang) => (pris[rang] === true ? lignes : [])),
        )}
        prets={montres}
        lecture={travail.part !== null ? "autre" : travail.relit ? "meme" : null}
        sansColonnes={tables.length > 0 && quizz.every(({ lignes }) => lignes.length === 0)}
        destination={vers === null ? null : destination}
        onDestination={setDestination}
        envoi={envoi}
        onImporter={(sansMedias) => void importer(sansMedias)}
        onArreter={envoyeur.arreter}
      />
    </>
  );
}

type Destination = "nouveau" | "celui-ci";

interface BarreImportProps {
  readonly comptes: NombresDeLignesParEtat;
  readonly prets: readonly QuizzDeFichierTrinquizz[];
  readonly lecture: LectureEnCoursDImport;
  /** Whether no question can be read until the author has named columns. */
  readonly sansColonnes: boolean;
  /** Where the imported questions go; null when they can only make new quizzes. */
  readonly destination: Destination | null;
  readonly onDestination: (destination: Destination) => void;
  readonly envoi: EtatEnvoiImport;
  readonly onImporter: (sansMedias: boolean) => void;
  /** Stops the uploads of the import. */
  readonly onArreter: () => void;
}

const questions = (n: number): string => `${String(n)}\u00A0question${n > 1 ? "s" : ""}`;

/** Bar at the bottom of an import: the ready questions, the quizz that gets them, and the button that imports. */
function BarreImport({
  comptes,
  prets,
  lecture,
  sansColonnes,
  destination,
  onDestination,
  envoi,
  onImporter,
  onArreter,
}: BarreImportProps): ReactElement {
  const nombre = prets.reduce((total, un) => total + un.questions.length, 0);
  const empeche = direEmpechementDImport({
    prets,
    lecture,
    sansColonnes,
    dedans: destination === "celui-ci",
  });
  const enCours = envoi.nom === "medias" || envoi.nom === "quizz";
  const { ok, aCorriger, ignoree } = comptes;
  return (
    <div className={styles["barre"]}>
      <p className={styles["dit"]} role="status">
        <b>
          {questions(nombre)} {nombre > 1 ? "prêtes" : "prête"}
          {prets.length > 1 && destination !== "celui-ci" && `, ${String(prets.length)}\u00A0quizz`}
        </b>
        {envoi.nom === "rate" && envoi.deconnecte ? (
          <EncartSessionExpiree onReconnecte={() => onImporter(false)} />
        ) : envoi.nom === "rate" ? (
          <span className={styles["faute"]}>
            <Icone nom="attention" taille="1.1em" />
            <span>{envoi.message}</span>
          </span>
        ) : empeche !== null ? (
          <span className={styles["faute"]}>{empeche}</span>
        ) : envoi.nom === "medias" ? (
          <span>
            Envoi des médias&nbsp;: {envoi.rang} sur {envoi.total}…
          </span>
        ) : (
          <span className={styles["comptes"]}>
            {aCorriger} à corriger, {ignoree} {ignoree > 1 ? "ignorées" : "ignorée"}, rien de coupé
            en douce
          </span>
        )}
      </p>
      <span className={styles["jauge"]} aria-hidden="true">
        {(
          [
            ["ok", ok],
            ["aCorriger", aCorriger],
            ["ignoree", ignoree],
          ] as const
        ).map(([etat, n]) => n > 0 && <i key={etat} data-etat={etat} style={{ flexGrow: n }} />)}
      </span>
      {destination !== null && (
        <ChoixSegmente
          libelle="Où vont les questions"
          libelleCache
          options={[
            { valeur: "nouveau", libelle: "Nouveau quizz" },
            { valeur: "celui-ci", libelle: "Ajouter à celui-ci" },
          ]}
          valeur={destination}
          onChange={onDestination}
        />
      )}
      {envoi.nom === "rate" && envoi.sansMedias !== null && (
        <Bouton variante="contour" onClick={() => onImporter(true)}>
          {envoi.sansMedias}
        </Bouton>
      )}
      {envoi.nom === "medias" && (
        <Bouton variante="contour" onClick={onArreter}>
          Arrêter
        </Bouton>
      )}
      <Bouton
        chargement={enCours}
        aria-disabled={empeche !== null}
        onClick={() => empeche === null && onImporter(false)}
      >
        {envoi.nom === "rate" ? "Réessayer" : `Importer ${questions(nombre)}`}
      </Bouton>
    </div>
  );
}
