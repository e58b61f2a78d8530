import { direNoteDeQuizz } from "../../../quizz/en-mots.ts";
import {
  ChampRecherche,
  BoutonVouliezVousDire,
  TexteMotsTrouvesSurlignes,
} from "../../../quizz/recherche.tsx";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { decouperEnMots } from "#contracts/mots.ts";
import type { LigneListeQuizz } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useEstConnecte } from "../../../compte/use-connecte.ts";
import {
  type NumeroDeListeDeQuizz,
  LISTES_DE_QUIZZ_PAR_NUMERO,
  LISTES_DE_LA_PAGE_QUIZZ,
  LISTES_DU_VISITEUR,
} from "../../../quizz/requete.ts";
import { readStoredValue } from "../../../browser/stored-values.ts";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Onglets, idHtmlDOnglet } from "../../../ui/onglets.tsx";
import { DialogueApercuQuizz } from "./apercu-quizz.tsx";
import { BoutonComposerSoiree } from "./composer-soiree.tsx";
import { useActionsSalon } from "../actions.ts";
import {
  useIdsDesQuizzJoues,
  tirerQuizzAuHasard,
  useListeDeQuizzDuSalon,
  type DonneesDeListeDeQuizzDuSalon,
  useQuizzSimilaires,
} from "../queries.ts";
import { usePlaySoundOfHostsQuizzChoice } from "../sounds.ts";
import { Squelette } from "../../../ui/squelette.tsx";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./choix-quizz.module.css";

const PAUSE_FRAPPE_MS = 350;
/** Milliseconds that a choice stays ticked after its acknowledgement, which may come a little before the room's state. */
const RETOUR_MS = 1000;

/**
 * The menu of quizzes: official, community, own and friends' ones, searched as one types. The chosen quizz is kept
 * (`quizzID`).
 */
export function ChoixDeQuizzDuSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const actions = useActionsSalon();
  const idListe = useId();
  const menus = useEstConnecte() ? LISTES_DE_LA_PAGE_QUIZZ : LISTES_DU_VISITEUR;
  const [menu, setMenu] = useState<NumeroDeListeDeQuizz>("2");
  const [saisie, setSaisie] = useState("");
  const [recherche, setRecherche] = useState("");
  const [choisi, setChoisi] = useState(() => readStoredValue("quizzID"));
  // the choice is ticked at once, until the room's state has come back with it
  const [enVol, setEnVol] = useState(false);
  const [nouveaux, setNouveaux] = useState(false);
  const [tire, setTire] = useState<LigneListeQuizz | null>(null);
  const [vu, setVu] = useState<LigneListeQuizz | null>(null);
  const joues = useIdsDesQuizzJoues();
  const cocher = usePlaySoundOfHostsQuizzChoice(vue);
  const critere = { menu, recherche, nouveaux, joues };
  const liste = useListeDeQuizzDuSalon(critere);
  const similaires = useQuizzSimilaires(joues);
  /** Number of choices made on this page; it changes once more when the page is left. */
  const choix = useRef(0);
  useEffect(
    () => () => {
      choix.current += 1;
    },
    [],
  );
  useEffect(() => {
    const attente = setTimeout(() => setRecherche(saisie.trim()), PAUSE_FRAPPE_MS);
    return () => clearTimeout(attente);
  }, [saisie]);

  const choisir = (quizzId: string) => {
    choix.current += 1;
    cocher();
    setChoisi(quizzId);
    setEnVol(true);
    void actions.choisirQuizz(quizzId).then((ok) => {
      setTimeout(() => setEnVol(false), ok ? RETOUR_MS : 0);
    });
  };
  const auHasard = async () => {
    const avant = choix.current;
    const lu = await tirerQuizzAuHasard(critere, liste.total);
    // the draw is too late when another quizz was chosen meanwhile, or the game was launched
    if (choix.current !== avant) return;
    setTire(lu);
    if (lu !== null) choisir(lu._id);
  };
  const chercher = (texte: string) => {
    setSaisie(texte);
    setRecherche(texte.trim());
    setTire(null);
  };
  return (
    <div className={styles["choix"]}>
      <div className={styles["haut"]}>
        <h2 className="visually-hidden">Quizz</h2>
        <div className={styles["menus"]}>
          <Onglets
            libelle="Quizz"
            onglets={menus.map((un) => ({
              valeur: un,
              libelle: LISTES_DE_QUIZZ_PAR_NUMERO[un].libelle,
            }))}
            valeur={menu}
            onChange={setMenu}
            idPanneau={idListe}
          />
        </div>
        <ChampRecherche
          className={styles["recherche"]}
          libelle="Chercher un quizz"
          placeholder="Titre, tag, pseudo"
          valeur={saisie}
          onSaisie={setSaisie}
          onChoisir={({ texte }) => chercher(texte)}
          onChercher={() => chercher(saisie)}
        />
      </div>
      <div className={styles["outils"]}>
        <label className={styles["nouveaux"]}>
          <input
            type="checkbox"
            className={styles["case"]}
            checked={nouveaux}
            onChange={(evenement) => setNouveaux(evenement.currentTarget.checked)}
          />
          Pas encore joués
        </label>
        <div className={styles["tirages"]}>
          <Bouton
            variante="contour"
            icone="melange"
            aria-disabled={liste.total === 0}
            onClick={() => liste.total > 0 && void auHasard()}
          >
            Au hasard
          </Bouton>
          <BoutonComposerSoiree vue={vue} />
        </div>
      </div>
      <ListeAChoisir
        id={idListe}
        menu={menu}
        liste={liste}
        cherche={decouperEnMots(recherche)}
        avant={avantLaListe(tire, recherche === "" ? similaires : [])}
        chercher={chercher}
        estChoisi={(id, titre) => id === choisi && (enVol || vue.chargement || vue.titre === titre)}
        joues={joues}
        choisir={choisir}
        apercevoir={setVu}
      />
      <DialogueApercuQuizz quizz={vu} onFermer={() => setVu(null)} choisir={choisir} />
    </div>
  );
}

/** The quizzes proposed above the list: one drawn at random, or those like the last one played. */
function avantLaListe(
  tire: LigneListeQuizz | null,
  similaires: readonly LigneListeQuizz[],
): { titre: string; quizz: readonly LigneListeQuizz[] } | null {
  if (tire !== null) return { titre: "Tiré au hasard", quizz: [tire] };
  if (similaires.length === 0) return null;
  return { titre: "Dans le goût du dernier", quizz: similaires };
}

interface ListeAChoisirProps {
  readonly id: string;
  readonly menu: NumeroDeListeDeQuizz;
  readonly liste: DonneesDeListeDeQuizzDuSalon;
  readonly estChoisi: (id: string, titre: string) => boolean;
  /** Ids of the quizzes that this room has already played. */
  readonly joues: ReadonlySet<string>;
  readonly choisir: (id: string) => void;
  readonly apercevoir: (quizz: LigneListeQuizz) => void;
  /** The words of the search for a quizz. */
  readonly cherche: readonly string[];
  /** Proposed quizzes, shown above the list. */
  readonly avant: { readonly titre: string; readonly quizz: readonly LigneListeQuizz[] } | null;
  /** Starts another search, such as a corrected spelling. */
  readonly chercher: (recherche: string) => void;
}

/** The panel of one tab of the choice: its quizzes, page after page, the chosen one ticked. */
function ListeAChoisir({ id, menu, ...reste }: ListeAChoisirProps): ReactElement {
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={idHtmlDOnglet(id, menu)}
      className={styles["panneau"]}
    >
      <Contenu {...reste} />
    </div>
  );
}

function Contenu({
  liste,
  estChoisi,
  joues,
  choisir,
  apercevoir,
  cherche,
  avant,
  chercher,
}: Omit<ListeAChoisirProps, "id" | "menu">): ReactElement {
  const { etat, quizz, total } = liste;
  if (etat === "erreur" && quizz.length === 0)
    return (
      <div className={styles["vide"]} role="alert">
        <p>{liste.echec}</p>
        <Bouton variante="contour" icone="resync" onClick={liste.reessayer}>
          Réessayer
        </Bouton>
      </div>
    );
  if (etat === "prete" && quizz.length === 0)
    return (
      <div className={styles["vide"]} role="status">
        <p>Aucun quizz</p>
        {liste.proposition !== undefined && (
          <BoutonVouliezVousDire proposition={liste.proposition} onChoisir={chercher} />
        )}
      </div>
    );
  const ligne = (un: LigneListeQuizz) => (
    <LigneDeQuizz
      key={un._id}
      quizz={un}
      cherche={cherche}
      choisi={estChoisi(un._id, un.title)}
      joue={joues.has(un._id)}
      choisir={() => choisir(un._id)}
      apercevoir={() => apercevoir(un)}
    />
  );
  return (
    <ul className={styles["liste"]} aria-label="Quizz" aria-busy={etat === "charge"}>
      {avant !== null && (
        <li className={styles["avant"]}>
          <h3>{avant.titre}</h3>
          <ul aria-label={avant.titre}>{avant.quizz.map(ligne)}</ul>
        </li>
      )}
      {quizz.map(ligne)}
      {etat === "charge" &&
        [0, 1, 2, 3].map((rang) => (
          <li key={rang} className={styles["attente"]}>
            <Squelette lignes={2} />
          </li>
        ))}
      {etat !== "charge" && quizz.length < total && (
        <li className={styles["encore"]}>
          <Bouton variante="contour" onClick={etat === "erreur" ? liste.reessayer : liste.suite}>
            {etat === "erreur" ? "Réessayer" : "Voir la suite"}
          </Bouton>
        </li>
      )}
    </ul>
  );
}

interface Props {
  readonly quizz: LigneListeQuizz;
  /** The words of the search for a quizz. */
  readonly cherche: readonly string[];
  readonly choisi: boolean;
  /** Whether this room has already played the quizz. */
  readonly joue: boolean;
  readonly choisir: () => void;
  readonly apercevoir: () => void;
}

/** One quizz of the menu: title, creator, questions, note, tags, and a tick when it is chosen. */
function LigneDeQuizz({ quizz, cherche, choisi, joue, choisir, apercevoir }: Props): ReactElement {
  const { title, createur, questionsCount, note, tags } = quizz;
  return (
    <li className={styles["rang"]}>
      <button type="button" className={styles["quizz"]} aria-pressed={choisi} onClick={choisir}>
        <span className={styles["coche"]}>{choisi && <Icone nom="coche" taille="70%" />}</span>
        <span className={styles["titre"]}>
          <TexteMotsTrouvesSurlignes texte={title} cherche={cherche} />
        </span>
        {joue && <DejaJoue />}
        <span className={styles["infos"]}>
          <span>
            <TexteMotsTrouvesSurlignes texte={createur.pseudo} cherche={cherche} />
          </span>
          <span>
            {questionsCount}&nbsp;question{questionsCount > 1 ? "s" : ""}
          </span>
          {tags.map((tag) => (
            <span key={tag} className={styles["tag"]}>
              <TexteMotsTrouvesSurlignes texte={tag} cherche={cherche} />
            </span>
          ))}
        </span>
        <span className={styles["note"]}>
          <span className="visually-hidden">Note&nbsp;: </span>
          {direNoteDeQuizz(note)}
        </span>
      </button>
      <BoutonIcone
        icone="oeil"
        nu
        className={styles["vu"]}
        libelle={`Aperçu de ${title}`}
        onClick={apercevoir}
      />
    </li>
  );
}

/** A ring of chalk around « déjà joué »: the quizz may well be played again. */
function DejaJoue(): ReactElement {
  return (
    <span className={styles["joue"]}>
      déjà joué ce soir
      <svg viewBox="0 0 200 50" preserveAspectRatio="none" aria-hidden="true">
        <path d="M60 6C20 4 4 14 5 26c1 16 60 21 110 19 50-2 82-8 80-22C193 8 130 2 34 9" />
      </svg>
    </span>
  );
}
