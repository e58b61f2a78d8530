import { type ReactElement, useState, type SubmitEvent, useRef } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";
import type { Typeface } from "../../ui/name-width.ts";
import { useActionsSalon } from "./actions.ts";
import { BockParNumeroDeDessin } from "../../partie/dessins/bock.tsx";
import { BoutonIcone, Bouton } from "../../ui/bouton.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { Icone } from "../../ui/icones.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { BoutonEffacerDessinDeJoueur } from "./comptoir/comptoir.tsx";
import { ChoixListe } from "../../ui/choix.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Champ } from "../../ui/champ.tsx";
import { lirePseudosHabitues } from "./saved-settings.ts";
import styles from "./joueurs-salon.module.css";

/** Number of players above which a line of the salon has no mat, only a name. */
const BOCKS_MAX = 22;

/** Number of columns of names on the slate; the frame gives the right part the width that they need. */
export function compterColonnesDeNomsDuSalon(n: number, local: boolean): 1 | 2 | 3 {
  if (local && n <= 16) return 1;
  return n <= 42 ? 2 : 3;
}

/** Value of `data-colonnes`, the layout of the salon's names by their number: one column, two, then denser ones, sooner when « Ce soir » is under them. */
function disposition(n: number, local: boolean, soir: boolean): string {
  if (local && n <= 13) return n <= 7 ? "1" : "1 serre";
  if (n <= 4 && !soir) return "1";
  if (n <= 17) return "2 serre";
  if (n <= 22) return "2";
  return n <= 42 ? "2 dense" : "3 dense";
}

/** Typeface of the names by the number of players: print in a crowd, to be readable from afar. */
function ecritureDe(n: number): Typeface {
  if (n <= 16) return "craie";
  return n <= 22 ? "etroite" : "imprime";
}

/**
 * The people in the room, in the order of their arrival. The creator is one of them in any mode, and cannot be
 * removed (jeu §2).
 */
export function JoueursSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const { boireDeLEau, supprimerJoueur } = useActionsSalon();
  const [kick, setKick] = useState("");
  const local = vue.modeJeu === "local";
  const joueurs = Object.entries(vue.joueurs);
  const nombre = joueurs.filter(([id]) => id !== CLE_CREATEUR).length;
  const retirer = (id: string) => void supprimerJoueur(id);
  return (
    <>
      <ul
        className={styles["joueurs"]}
        data-local={local}
        data-colonnes={disposition(nombre, local, vue.soir !== undefined)}
      >
        {joueurs.map(([id, joueur]) => (
          <LigneJoueurSalon
            key={id}
            id={id}
            avecBock={!local && nombre <= BOCKS_MAX}
            joueur={joueur}
            ecriture={ecritureDe(nombre)}
            absent={!joueur.present && !local && id !== CLE_CREATEUR}
            retirer={id === CLE_CREATEUR ? undefined : () => (local ? retirer(id) : setKick(id))}
            basculerEau={
              local && id !== CLE_CREATEUR
                ? () => void boireDeLEau(id, !joueur.sansAlcool)
                : undefined
            }
          />
        ))}
      </ul>
      {nombre === 0 && (
        <p className={styles["vide"]}>
          {local ? "Personne encore. Qui joue\u00A0?" : "Les noms s’écriront ici, à la craie."}
        </p>
      )}
      <TelecommandeSalon vue={vue} />
      <ConfirmerRetrait
        joueur={vue.joueurs[kick]}
        onFermer={() => setKick("")}
        confirmer={() => {
          retirer(kick);
          setKick("");
        }}
      />
    </>
  );
}

interface LigneJoueurSalonProps {
  readonly id: string;
  /** Whether the player's line has room for the mat. */
  readonly avecBock: boolean;
  readonly joueur: VueJoueur;
  readonly ecriture: Typeface;
  readonly absent: boolean;
  readonly retirer: (() => void) | undefined;
  readonly basculerEau: (() => void) | undefined;
}

/** One player in the salon, with what the host may do for them. */
function LigneJoueurSalon({
  id,
  avecBock,
  joueur,
  ecriture,
  absent,
  retirer,
  basculerEau,
}: LigneJoueurSalonProps): ReactElement {
  const { pseudo, createur, sansAlcool, dessin } = joueur;
  // the button that wipes a drawing is here only on a small screen; on a large one it is on the counter
  const compact = useIsCompactScreen();
  return (
    <li
      className={joinClassNames(styles["joueur"], absent && styles["absent"])}
      data-anonyme={pseudo === ""}
    >
      {avecBock && pseudo !== "" && (
        <BockParNumeroDeDessin pseudo={pseudo} dessin={dessin} taille="var(--bock-ligne)" plat />
      )}
      {absent && <Icone nom="absent" taille="1em" libelle="Hors ligne" />}
      {pseudo !== "" && <NomAjuste ecriture={ecriture}>{pseudo}</NomAjuste>}
      {createur && <span className={styles["createur"]}>(Créateur)</span>}
      {basculerEau !== undefined ? (
        <BoutonIcone
          icone="eau"
          nu
          aria-pressed={sansAlcool}
          className={joinClassNames(styles["bouton"], styles["eau"])}
          libelle={`Sans alcool, ${pseudo}`}
          onClick={basculerEau}
        />
      ) : (
        sansAlcool && <Icone nom="eau" taille="1.1em" libelle="Sans alcool" />
      )}
      {compact && dessin > 0 && (
        <BoutonEffacerDessinDeJoueur
          joueur={id}
          numero={dessin}
          pseudo={pseudo}
          className={styles["bouton"]}
        />
      )}
      {retirer !== undefined && (
        <BoutonIcone
          icone="croix"
          nu
          className={styles["bouton"]}
          libelle={`Retirer ${pseudo}`}
          onClick={retirer}
        />
      )}
    </li>
  );
}

/** The choice of the phone that leads the game beside this screen; hidden in local mode, and before anybody is here. */
function TelecommandeSalon({ vue }: { readonly vue: Vue }): ReactElement | null {
  const { confierTelecommande } = useActionsSalon();
  const { telecommande } = vue;
  const telephones = Object.entries(vue.joueurs).filter(
    ([id, { present }]) => id !== CLE_CREATEUR && (present || id === telecommande),
  );
  // hidden once « Ce soir » takes this place; the menu of the game still offers the remote control
  if (vue.modeJeu === "local" || vue.soir !== undefined || telephones.length === 0) return null;
  return (
    <div className={styles["telecommande"]}>
      <ChoixListe
        libelle="Télécommande"
        options={[
          { valeur: "", libelle: "Cet écran seul" },
          ...telephones.map(([id, { pseudo }]) => ({ valeur: id, libelle: pseudo })),
        ]}
        valeur={telecommande}
        onChange={(id) => void confierTelecommande(id === "" ? null : id)}
      />
    </div>
  );
}

interface ConfirmerRetraitProps {
  readonly joueur: VueJoueur | undefined;
  readonly onFermer: () => void;
  readonly confirmer: () => void;
}

/** Asks before a player is removed for good. */
function ConfirmerRetrait({ joueur, onFermer, confirmer }: ConfirmerRetraitProps): ReactElement {
  return (
    <Dialogue
      ouvert={joueur !== undefined}
      onFermer={onFermer}
      titre={`Retirer ${joueur?.pseudo ?? ""}\u00A0?`}
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton variante="danger" onClick={confirmer}>
            Retirer
          </Bouton>
        </>
      }
    >
      <p>Son téléphone revient à l’accueil et ne pourra plus rejoindre cette room.</p>
    </Dialogue>
  );
}

const PROPOSES_MAX = 6;

/** Local mode: the host types a pseudo, or taps one of an earlier evening (jeu §2, §5). */
export function AjoutDeJoueurSansTelephone({ vue }: { readonly vue: Vue }): ReactElement {
  const { ajouterJoueur } = useActionsSalon();
  const champ = useRef<HTMLInputElement>(null);
  const [pseudo, setPseudo] = useState("");
  const [erreur, setErreur] = useState<string>();
  const presents = new Set(Object.values(vue.joueurs).map((joueur) => joueur.pseudo));
  const habitues = lirePseudosHabitues()
    .filter((nom) => !presents.has(nom))
    .slice(0, PROPOSES_MAX);

  const ajouter = async (brut: string) => {
    const net = brut.trim();
    if (net === "") {
      setErreur("Le pseudo ne doit pas être vide.");
      return;
    }
    const refus = await ajouterJoueur(net);
    if (refus !== null) {
      setErreur(refus);
      return;
    }
    setErreur(undefined);
    // the field is emptied unless the host is already typing the next name
    setPseudo((actuel) => (actuel === brut ? "" : actuel));
  };
  const soumettre = (evenement: SubmitEvent<HTMLFormElement>) => {
    evenement.preventDefault();
    void ajouter(pseudo).then(() => champ.current?.focus());
  };
  return (
    <form className={styles["ajout"]} noValidate onSubmit={soumettre}>
      <div className={styles["rang"]}>
        <Champ
          ref={champ}
          className={styles["champ"]}
          libelle="Pseudo du joueur"
          libelleCache
          placeholder="Pseudo"
          value={pseudo}
          erreur={erreur}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(evenement) => {
            setPseudo(evenement.currentTarget.value);
            setErreur(undefined);
          }}
        />
        <Bouton variante="contour" type="submit">
          Ajouter
        </Bouton>
      </div>
      {habitues.length > 0 && (
        <ul className={styles["habitues"]} aria-label="Déjà venus">
          {habitues.map((nom) => (
            <li key={nom}>
              <button type="button" onClick={() => void ajouter(nom)}>
                +&nbsp;{nom}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
