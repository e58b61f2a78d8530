import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { PanneauArdoiseDuMenuHote } from "./menu-ardoise.tsx";
import { PanneauJoueursDuMenuHote } from "./menu-joueurs.tsx";
import {
  ID_FORMULAIRE_SIGNALEMENT,
  PanneauSignalerDuMenuHote,
  useSignalementDeLHote,
} from "./signaler.tsx";
import { type EtatDeSortieDeRoom, useLeaveRoom } from "../../../partie/use-leave-room.ts";
import {
  type ActionDuJeu,
  actionPasserQuestion,
  actionPauseOuReprise,
  actionResynchroniser,
  actionTerminer,
} from "../../../partie/actions.ts";
import { useFaireActionDuJeu } from "../../../partie/use-press.ts";
import { RACCOURCIS_CLAVIER_HOTE, useActionsHote } from "../actions.ts";
import { unlockSounds } from "../../../browser/sounds/play-sound.ts";
import { setMuted, setMusicOff, useMuted, useMusicOff } from "../../../browser/volume.ts";
import { setSpeechOn, useSpeechOn, useSpeechAvailable } from "../../../browser/speech.ts";
import { allureSuivante, NOMS_ALLURES } from "../../../partie/mots/allures.ts";
import { bavardageSuivant, NOMS_BAVARDAGES } from "../../../partie/mots/bavardages.ts";
import { toggleFullscreen, canGoFullscreen, useIsFullscreen } from "../../../browser/fullscreen.ts";
import { direLibelleDuRetourDEssai, useEssai } from "../essai.tsx";
import { Icone, type NomIcone } from "../../../ui/icones.tsx";
import styles from "./menu.module.css";

const TITRES: Readonly<Record<Volet, string>> = {
  menu: "Menu",
  joueurs: "Joueurs",
  ardoise: "L’ardoise",
  signaler: "Signaler",
  terminer: "Terminer la partie\u00A0?",
};
/** Panels of the host's menu that are wide, for lines that are read side by side. */
const LARGES: ReadonlySet<Volet> = new Set(["joueurs", "ardoise"]);

interface Props {
  readonly vue: Vue;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}

/** The host's menu: resync, skip, players, ardoise, pause, sound, full screen, report, end, leave (jeu §2). */
export function MenuHote({ vue, ouvert, onFermer }: Props): ReactElement {
  const [volet, setVolet] = useState<Volet>("menu");
  const essai = useEssai();
  // the state is held while the menu is closed too: it also keeps the back button from leaving a game
  const depart = useLeaveRoom("hote", vue.phase === "jeu" && essai === null);
  const fermer = () => {
    setVolet("menu");
    onFermer();
  };
  // the report is held here rather than in its panel, so that its text survives a look at the game
  const signalement = useSignalementDeLHote(fermer);
  const retour = (
    <Bouton variante="contour" icone="retour" onClick={() => setVolet("menu")}>
      Retour
    </Bouton>
  );
  const actions: Readonly<Record<Volet, ReactElement | undefined>> = {
    menu: undefined,
    joueurs: retour,
    ardoise: retour,
    signaler: (
      <>
        {retour}
        <Bouton
          type="submit"
          form={ID_FORMULAIRE_SIGNALEMENT}
          chargement={signalement.formulaire.enCours}
        >
          Envoyer
        </Bouton>
      </>
    ),
    terminer: <Terminer vue={vue} retour={() => setVolet("menu")} fermer={fermer} />,
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={fermer}
      titre={TITRES[volet]}
      variante="modale"
      largeur={LARGES.has(volet) ? "50rem" : "36rem"}
      actions={actions[volet]}
    >
      {volet === "menu" && (
        <EntreesMenu vue={vue} aller={setVolet} fermer={fermer} depart={depart} />
      )}
      {volet === "joueurs" && <PanneauJoueursDuMenuHote vue={vue} />}
      {volet === "ardoise" && <PanneauArdoiseDuMenuHote vue={vue} />}
      {volet === "signaler" && <PanneauSignalerDuMenuHote signalement={signalement} />}
      {volet === "terminer" && (
        <p>On passe à l’addition tout de suite. Les questions qui restent ne seront pas posées.</p>
      )}
    </Dialogue>
  );
}

function Terminer({
  vue,
  retour,
  fermer,
}: {
  readonly vue: Vue;
  readonly retour: () => void;
  readonly fermer: () => void;
}): ReactElement {
  const faire = useFaireActionDuJeu(vue);
  return (
    <>
      <Bouton variante="contour" onClick={retour}>
        Annuler
      </Bouton>
      <Bouton
        onClick={() => {
          faire(actionTerminer);
          fermer();
        }}
      >
        {actionTerminer.libelle(vue)}
      </Bouton>
    </>
  );
}

/** Panels of the host's menu. */
type Volet = "menu" | "joueurs" | "ardoise" | "signaler" | "terminer";

/** The keyboard key of a line of the host's menu, as shown. */
const toucheDe = (nom: keyof typeof RACCOURCIS_CLAVIER_HOTE): string =>
  RACCOURCIS_CLAVIER_HOTE[nom][0].toUpperCase();

/** Text of the menu's line with which the host leaves, after 0, 1 and 2 warnings. */
const QUITTER = ["Quitter", "Quitter quand même", "Quitter pour de bon"];

interface EntreesProps {
  readonly vue: Vue;
  readonly aller: (volet: Volet) => void;
  readonly fermer: () => void;
  readonly depart: EtatDeSortieDeRoom;
}

/** The lines that the host's menu offers at the current step of the game. */
function EntreesMenu({ vue, aller, fermer, depart }: EntreesProps): ReactElement {
  const faire = useFaireActionDuJeu(vue);
  const { reglerPatron, reglerRythme } = useActionsHote();
  const muet = useMuted();
  const sansMusique = useMusicOff();
  const plein = useIsFullscreen();
  const lit = useSpeechOn();
  const voixPossible = useSpeechAvailable();
  const essai = useEssai();
  const enJeu = vue.phase === "jeu";
  const puisFermer = (action: () => unknown) => () => {
    void action();
    fermer();
  };
  const ligne = (action: ActionDuJeu, note?: string) => (
    <EntreeDuMenu
      icone={action.icone(vue)}
      texte={action.libelle(vue)}
      note={note}
      disabled={!action.possible(vue)}
      onClick={puisFermer(() => faire(action))}
    />
  );
  return (
    <ul className={styles["entrees"]}>
      {enJeu && ligne(actionPauseOuReprise)}
      {enJeu && ligne(actionPasserQuestion)}
      {essai === null && (
        <>
          <EntreeDuMenu
            icone="joueurs"
            texte="Joueurs"
            note={enJeu ? "Gorgées, télécommande" : undefined}
            onClick={() => aller("joueurs")}
          />
          <EntreeDuMenu
            icone="ardoise"
            texte="L’ardoise"
            note="Qui a bu quoi, et pourquoi"
            onClick={() => aller("ardoise")}
          />
        </>
      )}
      {ligne(actionResynchroniser, "Si un écran a décroché")}
      <EntreeDuMenu
        icone={muet ? "muet" : "son"}
        texte="Son"
        note={muet ? "Coupé" : "Activé"}
        touche={toucheDe("son")}
        presse={!muet}
        onClick={() => {
          unlockSounds();
          setMuted(!muet);
        }}
      />
      {!muet && (
        <EntreeDuMenu
          icone="son"
          texte="Musique"
          note={sansMusique ? "Coupée" : "Activée"}
          presse={!sansMusique}
          onClick={() => setMusicOff(!sansMusique)}
        />
      )}
      {essai === null && (
        <EntreeDuMenu
          icone="bulle"
          texte="Le patron"
          note={NOMS_BAVARDAGES[vue.bavardage]}
          onClick={() => void reglerPatron(bavardageSuivant(vue.bavardage))}
        />
      )}
      {essai === null && (
        <EntreeDuMenu
          icone="horloge"
          texte="Rythme"
          note={NOMS_ALLURES[vue.rythme]}
          onClick={() => void reglerRythme(allureSuivante(vue.rythme))}
        />
      )}
      {essai === null && voixPossible && vue.bavardage !== "muet" && (
        <EntreeDuMenu
          icone="lecture"
          texte="Lire à voix haute"
          note="Ce que dit le patron"
          presse={lit}
          onClick={() => setSpeechOn(!lit)}
        />
      )}
      {vue.phase === "fin" && essai === null && (
        <li>
          <a href="/soirees" target="_blank" rel="noopener" className={styles["entree"]}>
            <Icone nom="quizz" taille="1.5em" />
            <span>
              Compte rendu <small> La soirée, question par question</small>
            </span>
          </a>
        </li>
      )}
      {canGoFullscreen() && (
        <EntreeDuMenu
          icone="plein-ecran"
          texte="Plein écran"
          touche={toucheDe("pleinEcran")}
          presse={plein}
          onClick={puisFermer(toggleFullscreen)}
        />
      )}
      {essai === null && (
        <EntreeDuMenu
          icone="signaler"
          texte="Signaler"
          note="Le quizz ou une question"
          onClick={() => aller("signaler")}
        />
      )}
      {enJeu && essai === null && (
        <EntreeDuMenu
          icone={actionTerminer.icone(vue)}
          texte={actionTerminer.libelle(vue)}
          note="Voir l’addition tout de suite"
          onClick={() => aller("terminer")}
        />
      )}
      {essai === null ? (
        <EntreeDuMenu
          icone="partir"
          texte={QUITTER[depart.avertis] ?? "Quitter"}
          danger
          onClick={depart.partir}
        />
      ) : (
        <EntreeDuMenu
          icone="retour"
          texte={direLibelleDuRetourDEssai(essai)}
          onClick={essai.revenir}
        />
      )}
    </ul>
  );
}

interface EntreeDuMenuProps {
  readonly icone: NomIcone;
  readonly texte: string;
  readonly note?: string | undefined;
  readonly touche?: string;
  readonly presse?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** A line of the menu: a button, with its key when it has one. */
function EntreeDuMenu({
  icone,
  texte,
  note,
  touche,
  presse,
  disabled,
  danger,
  onClick,
}: EntreeDuMenuProps): ReactElement {
  return (
    <li>
      <button
        type="button"
        className={styles["entree"]}
        data-danger={danger}
        disabled={disabled}
        onClick={onClick}
        aria-pressed={presse}
        aria-keyshortcuts={touche}
      >
        <Icone nom={icone} taille="1.5em" />
        <span>
          {texte}
          {note !== undefined && <small> {note}</small>}
        </span>
        {touche !== undefined && <kbd aria-hidden="true">{touche}</kbd>}
      </button>
    </li>
  );
}
