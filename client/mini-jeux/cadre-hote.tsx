/** What the boards of all mini-games share on the host's screen. */
import { type ComponentType, type ReactElement, type ReactNode, useState } from "react";
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import {
  estJoueurAbsent,
  attendCoupSurEcranHote,
  estJoueurSansTelephone,
} from "../partie/joueurs.ts";
import { direConseilATableSiBeaucoupDeGorgees } from "../partie/mots/gorgees.ts";
import { cleDuMomentDeMiniJeu } from "../scenes/moment-mini-jeu.ts";
import { useMiniGameMoveOnScreen } from "../scenes/timeline/move-beats.tsx";
import { Bouton } from "../ui/bouton.tsx";
import { NomCraie, TitreCraie } from "../ui/craie.tsx";
import { useFocusWhenFocusIsLost } from "../ui/keyboard-focus.ts";
import styles from "./hote.module.css";
import { NomDuJoueurParti } from "./noms.tsx";
import { type PropsSaisieCoup, useFormulaireCoup } from "./saisie-nombre.tsx";
import type { CoupSansTour, DonneesMiniJeuAffiche } from "./scene.ts";

/** The gifts, or the sips to hand out, that the host's screen adds below a mini-game. `ample`: the drawing shrinks to leave it more room. */
export interface DonneesPanneauSousMiniJeuHote {
  readonly contenu: ReactNode;
  readonly ample: boolean;
}

export interface PropsPlateauHote<S extends DonneesMiniJeuAffiche = DonneesMiniJeuAffiche> {
  readonly scene: S;
  readonly panneau: DonneesPanneauSousMiniJeuHote;
}

interface Props extends PropsPlateauHote {
  readonly dessin: ReactNode;
  /** Sentences beside the drawing; when a player of the mini-game has left, a message takes their place. */
  readonly children: ReactNode;
}

/** A mini-game on the slate: its title, its drawing, its sentences. */
export function CadreMiniJeuHote({ scene, dessin, panneau, children }: Props): ReactElement {
  const { vue, jeu } = scene;
  const rouge = vue.imprevu?.culSec === true;
  const { temps, outcomeHidden } = useMiniGameMoveOnScreen();
  // the pressed button disappears with its move: keyboard focus goes to this box instead of the page
  const boite = useFocusWhenFocusIsLost(
    `${cleDuMomentDeMiniJeu({ ...vue, miniJeu: jeu })} ${String(panneau.ample)} ${String(outcomeHidden)}`,
  );
  return (
    <div
      className={styles["page"]}
      data-ample={panneau.ample}
      data-temps-coup={temps}
      data-outcome-hidden={outcomeHidden}
    >
      <div className={styles["titre"]}>
        <p>Imprévu</p>
        <TitreCraie taille="grand" niveau={1} couleur={rouge ? "var(--craie)" : "var(--laiton)"}>
          {MINI_JEUX[jeu.nom].titre}
        </TitreCraie>
      </div>
      <div className={styles["dessin"]}>{dessin}</div>
      <div ref={boite} tabIndex={-1} className={styles["mots"]}>
        {jeu.abandon ? <Abandon {...scene} /> : children}
      </div>
      <div className={styles["panneau"]}>{panneau.contenu}</div>
    </div>
  );
}

/** Advice on drinking slowly, shown on the slate once players have been told to drink a lot; nothing otherwise. */
export function ConseilBoireLentement({
  vue,
}: Pick<DonneesMiniJeuAffiche, "vue">): ReactElement | null {
  const dit = direConseilATableSiBeaucoupDeGorgees(vue);
  return dit === null ? null : <p className={styles["etaler"]}>{dit}</p>;
}

/** What the slate says of a mini-game that ended because one of its players left. */
function Abandon(scene: DonneesMiniJeuAffiche): ReactElement {
  return (
    <div className={styles["verdict"]} role="status">
      <p className={styles["phrase"]}>
        <NomDuJoueurParti {...scene} /> a quitté la partie
      </p>
      <p className={styles["note"]}>Le mini-jeu s’arrête là&nbsp;: l’hôte passe à la suite.</p>
    </div>
  );
}

/**
 * The controls with which the host's screen plays for a player: always there for a player without a phone (local mode, the creator),
 * otherwise behind a discreet button.
 */
export function VoletDeCoupALaPlaceDUnJoueur({
  scene: { vue, jeu, nommer },
  children,
}: {
  readonly scene: DonneesMiniJeuAffiche;
  readonly children: ReactNode;
}): ReactElement {
  // key of the player for whom the host has opened the controls: they are closed again when the turn passes to another player
  const [pour, setPour] = useState("");
  const { qui, enCours } = useMiniGameMoveOnScreen();
  // while a result is still shown, the turn on screen remains that of the player who moved
  const main = qui === "" ? jeu.designe : qui;
  const ouvert = pour === main;
  const ici = estJoueurSansTelephone(vue, main);
  const absent = estJoueurAbsent(vue, main);
  return (
    <div className={styles["place"]} data-attend={enCours}>
      {!ici && (
        <>
          {absent && (
            <p className={styles["note"]}>
              Le téléphone de <NomCraie>{nommer(main)}</NomCraie> ne répond plus.
            </p>
          )}
          <Bouton
            variante={absent ? "contour" : "discret"}
            className={styles["ouvrir"]}
            aria-expanded={ouvert}
            onClick={() => setPour(ouvert ? "" : main)}
          >
            Jouer à sa place
          </Bouton>
        </>
      )}
      {(ici || ouvert) && children}
    </div>
  );
}

interface PropsCoupTape {
  readonly scene: DonneesMiniJeuAffiche;
  readonly Saisie: ComponentType<PropsSaisieCoup>;
  /** Turns the typed number into the move to send. */
  readonly faire: (nombre: number) => CoupSansTour;
  /** Text of the button that makes the move. */
  readonly libelle: string;
}

/** A move that is a number, typed on the host's slate in a player's place. */
export function SaisieCoupEnNombreALaPlaceDUnJoueur({
  scene,
  Saisie,
  faire,
  libelle,
}: PropsCoupTape): ReactElement {
  const { id, enCours, jouer } = useFormulaireCoup(scene, faire);
  return (
    <VoletDeCoupALaPlaceDUnJoueur scene={scene}>
      <Saisie id={id} fige={enCours} onValider={jouer} />
      <Bouton
        variante={attendCoupSurEcranHote(scene.vue) ? "laiton" : "contour"}
        taille="hote"
        type="submit"
        form={id}
        chargement={enCours}
      >
        {libelle}
      </Bouton>
    </VoletDeCoupALaPlaceDUnJoueur>
  );
}
