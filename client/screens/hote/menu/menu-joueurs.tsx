import { type ReactElement, useId, useState, useRef, type FormEvent } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estJoueurAbsent, estRoomLocale } from "../../../partie/joueurs.ts";
import { useFocusWhenFocusIsLost } from "../../../ui/keyboard-focus.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { NomCraie } from "../../../ui/craie.tsx";
import { Icone } from "../../../ui/icones.tsx";
import {
  listerJoueursAvecLigneArdoise,
  type JoueurAvecId,
  listerPlacesPeutEtrePerdues,
} from "../../../scenes/hote/joueurs.ts";
import { SaisieGorgees } from "./saisie-gorgees.tsx";
import { useActionsHote } from "../actions.ts";
import { Champ } from "../../../ui/champ.tsx";
import { direGorgees } from "../../../partie/mots/gorgees.ts";
import styles from "./menu.module.css";

/** Every line of the ardoise with its − and +, and what the host may do for each player, one open at a time. */
export function PanneauJoueursDuMenuHote({ vue }: { readonly vue: Vue }): ReactElement {
  const [ouvert, setOuvert] = useState("");
  const lignes = listerJoueursAvecLigneArdoise(vue);
  // the list takes the focus when a player who leaves takes the focused line away
  const liste = useFocusWhenFocusIsLost<HTMLUListElement>(lignes.map(({ id }) => id).join(" "));
  return (
    <ul ref={liste} tabIndex={-1} className={styles["joueurs"]}>
      {lignes.map((joueur) => (
        <Ligne
          key={joueur.id}
          vue={vue}
          joueur={joueur}
          ouverte={ouvert === joueur.id}
          basculer={() => setOuvert(ouvert === joueur.id ? "" : joueur.id)}
        />
      ))}
    </ul>
  );
}

interface LigneProps {
  readonly vue: Vue;
  readonly joueur: JoueurAvecId;
  readonly ouverte: boolean;
  readonly basculer: () => void;
}

function Ligne({ vue, joueur, ouverte, basculer }: LigneProps): ReactElement {
  const panneau = useId();
  const bouton = useId();
  const refermer = () => {
    basculer();
    // the focused control is gone: the focus returns to the button that opened the panel
    document.getElementById(bouton)?.focus();
  };
  const createur = joueur.id === CLE_CREATEUR;
  const absent = estJoueurAbsent(vue, joueur.id);
  return (
    <li className={styles["joueur"]} data-ouverte={ouverte}>
      <div className={styles["joueurs-ligne"]}>
        <span className={styles["joueurs-qui"]} data-absent={absent}>
          <NomCraie coupe>{joueur.pseudo}</NomCraie>
          {createur && <small>(Créateur)</small>}
          {absent && <small>absent</small>}
          {vue.telecommande === joueur.id && (
            <Icone nom="telecommande" taille="1.1em" libelle="a la télécommande" />
          )}
        </span>
        {/* at the end, the bill is settled */}
        {vue.phase !== "fin" && <SaisieGorgees joueur={joueur} />}
        {createur ? (
          <span className={styles["joueurs-vide"]} />
        ) : (
          <Bouton
            variante="discret"
            id={bouton}
            className={styles["gerer"]}
            aria-expanded={ouverte}
            aria-controls={ouverte ? panneau : undefined}
            aria-label={`Gérer ${joueur.pseudo}`}
            onClick={basculer}
          >
            Gérer
          </Bouton>
        )}
      </div>
      {ouverte && (
        <div id={panneau} role="group" aria-label={joueur.pseudo} className={styles["gestes"]}>
          <GestesJoueur vue={vue} joueur={joueur} fini={refermer} />
        </div>
      )}
    </li>
  );
}

/** What a player's panel shows: the choice of acts, or the form of one (rename, give a lost seat back, remove). */
type Geste = "choix" | "renommer" | "fusionner" | "retirer";

interface GestesProps {
  readonly vue: Vue;
  readonly joueur: JoueurAvecId;
  /** Closes the panel of the player. */
  readonly fini: () => void;
}

function GestesJoueur(props: GestesProps): ReactElement {
  const [geste, setGeste] = useState<Geste>("choix");
  const boite = useRef<HTMLDivElement>(null);
  const choisir = (suivant: Geste) => {
    setGeste(suivant);
    // the button that was pressed goes away: the focus stays in the panel
    boite.current?.focus();
  };
  return (
    <div ref={boite} tabIndex={-1} className={styles["boite"]}>
      <Etape {...props} geste={geste} choisir={choisir} />
    </div>
  );
}

interface EtapeProps extends GestesProps {
  readonly geste: Geste;
  readonly choisir: (geste: Geste) => void;
}

function Etape({ geste, choisir, ...props }: EtapeProps): ReactElement {
  const annuler = () => choisir("choix");
  switch (geste) {
    case "renommer":
      return <RenommerJoueur {...props} annuler={annuler} />;
    case "fusionner":
      return <FusionJoueur {...props} annuler={annuler} />;
    case "retirer":
      return <Retirer {...props} annuler={annuler} />;
    case "choix":
      return <Choix {...props} choisir={choisir} />;
  }
}

function Choix({
  vue,
  joueur,
  fini,
  choisir,
}: GestesProps & { readonly choisir: (geste: Geste) => void }): ReactElement {
  const { confierTelecommande, effacerDessin } = useActionsHote();
  const { id } = joueur;
  const tient = vue.telecommande === id;
  const fusionnable =
    !estRoomLocale(vue) && joueur.present && listerPlacesPeutEtrePerdues(vue).length > 0;
  const puisFini = (faire: () => unknown) => () => {
    void faire();
    fini();
  };
  return (
    <div className={styles["choix"]}>
      <Bouton variante="contour" onClick={() => choisir("renommer")}>
        Renommer
      </Bouton>
      {fusionnable && (
        <Bouton variante="contour" onClick={() => choisir("fusionner")}>
          C’est la même personne que…
        </Bouton>
      )}
      {!estRoomLocale(vue) && (joueur.present || tient) && (
        <Bouton
          variante="contour"
          icone="telecommande"
          onClick={puisFini(() => confierTelecommande(tient ? null : id))}
        >
          {tient ? "Reprendre la télécommande" : "Donner la télécommande"}
        </Bouton>
      )}
      {joueur.dessin > 0 && (
        <Bouton
          variante="contour"
          icone="corbeille"
          onClick={puisFini(() => effacerDessin(id, joueur.dessin))}
        >
          Effacer son dessin
        </Bouton>
      )}
      <Bouton variante="danger" onClick={() => choisir("retirer")}>
        Retirer
      </Bouton>
    </div>
  );
}

/** Props of the form of one act on a player; `annuler` goes back to the choice of acts. */
interface GesteProps extends GestesProps {
  readonly annuler: () => void;
}

function Retirer({ vue, joueur, fini, annuler }: GesteProps): ReactElement {
  const { supprimerJoueur } = useActionsHote();
  return (
    <div className={styles["formulaire"]}>
      <p>
        Retirer <NomCraie>{joueur.pseudo}</NomCraie>&nbsp;?
        {!estRoomLocale(vue) && " Pas de retour possible dans cette room."}
      </p>
      <div className={styles["fin"]}>
        <Bouton variante="contour" onClick={annuler}>
          Annuler
        </Bouton>
        <Bouton
          variante="danger"
          onClick={() => {
            void supprimerJoueur(joueur.id);
            fini();
          }}
        >
          Retirer
        </Bouton>
      </div>
    </div>
  );
}

/** Form with which the host gives a player another name. */
function RenommerJoueur({ joueur, fini, annuler }: GesteProps): ReactElement {
  const { renommerJoueur } = useActionsHote();
  const [pseudo, setPseudo] = useState(joueur.pseudo);
  const [enCours, setEnCours] = useState(false);
  const renommer = async (evenement: FormEvent) => {
    evenement.preventDefault();
    if (enCours) return;
    setEnCours(true);
    const { ok } = await renommerJoueur(joueur.id, pseudo);
    setEnCours(false);
    // when the name is refused, the form stays with what was typed
    if (ok) fini();
  };
  return (
    <form
      className={styles["formulaire"]}
      onSubmit={(evenement) => void renommer(evenement)}
      noValidate
    >
      <Champ
        libelle={`Nouveau pseudo de ${joueur.pseudo}`}
        value={pseudo}
        onChange={(evenement) => setPseudo(evenement.currentTarget.value)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        // the field takes the focus, since the host has just asked to type
        ref={focaliser}
      />
      <div className={styles["fin"]}>
        <Bouton variante="contour" onClick={annuler}>
          Annuler
        </Bouton>
        <Bouton type="submit" chargement={enCours} disabled={pseudo.trim() === joueur.pseudo}>
          Renommer
        </Bouton>
      </div>
    </form>
  );
}

function focaliser(champ: HTMLInputElement | null): void {
  champ?.focus();
  champ?.select();
}

/** A player came back under a new seat: the host says which seat is theirs, and reads what becomes of it. */
function FusionJoueur({ vue, joueur, fini, annuler }: GesteProps): ReactElement {
  const { fusionner: rendreSaPlace } = useActionsHote();
  const nom = useId();
  const absents = listerPlacesPeutEtrePerdues(vue);
  // the choice stays as it was made when others go away or come back: what is given back cannot be taken back
  const [choisi, setChoisi] = useState(() => absents[0]?.id ?? "");
  const place = absents.find(({ id }) => id === choisi);
  const fusionner = (evenement: FormEvent) => {
    evenement.preventDefault();
    if (place === undefined) return;
    void rendreSaPlace(joueur.id, place.id);
    fini();
  };
  return (
    <form className={styles["formulaire"]} onSubmit={fusionner}>
      <fieldset className={styles["places"]}>
        <legend>
          <NomCraie>{joueur.pseudo}</NomCraie>, c’est la même personne que…
        </legend>
        {absents.map(({ id, pseudo, gorgee, score }) => (
          <label key={id} className={styles["place"]}>
            <input
              type="radio"
              name={nom}
              checked={id === place?.id}
              onChange={() => setChoisi(id)}
            />
            <NomCraie coupe>{pseudo}</NomCraie>
            <small>
              {!vue.compteursCaches && `${direGorgees(gorgee)}, `}
              {score}&nbsp;{score > 1 ? "points" : "point"}
            </small>
          </label>
        ))}
      </fieldset>
      {place === undefined ? (
        <p>
          {absents.length === 0
            ? "Plus personne ne manque\u00A0: il n’y a pas de place à reprendre."
            : "Choisissez la place à lui rendre."}
        </p>
      ) : (
        <p className={styles["explication"]}>
          Ce téléphone reprend la place de <NomCraie>{place.pseudo}</NomCraie>&nbsp;: son pseudo,
          ses gorgées et ses points. Ce qui a été noté sous le nom de{" "}
          <NomCraie>{joueur.pseudo}</NomCraie> s’y ajoute, et ce second nom disparaît. On ne pourra
          pas revenir en arrière.
        </p>
      )}
      <div className={styles["fin"]}>
        <Bouton variante="contour" onClick={annuler}>
          Annuler
        </Bouton>
        <Bouton type="submit" disabled={place === undefined}>
          Rendre sa place
        </Bouton>
      </div>
    </form>
  );
}
