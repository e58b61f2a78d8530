import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { ETAPE } from "#contracts/partie.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import { reglerMuet, reveillerSons, useMuet } from "../../ui/sons.ts";
import styles from "./menu.module.css";
import { MenuJoueurs } from "./menu-joueurs.tsx";
import { basculerPleinEcran, pleinEcranPossible, usePleinEcran } from "./plein-ecran.ts";
import { useAgir } from "./use-agir.ts";
import type { Depart } from "./use-depart.ts";

type Volet = "menu" | "joueurs" | "signaler" | "terminer";

const TITRES: Readonly<Record<Volet, string>> = {
  menu: "Menu",
  joueurs: "Joueurs",
  signaler: "Signaler le quizz",
  terminer: "Terminer la partie\u00A0?",
};

interface Props {
  readonly vue: Vue;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
  readonly depart: Depart;
}

/** The host's menu: resync, skip, players, pause, sound, full screen, report, end, leave (jeu §2). */
export function MenuHote({ vue, ouvert, onFermer, depart }: Props): ReactElement {
  const [volet, setVolet] = useState<Volet>("menu");
  const fermer = () => {
    setVolet("menu");
    onFermer();
  };
  const retour = <Bouton variante="contour" icone="retour" onClick={() => setVolet("menu")}>Retour</Bouton>;
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={fermer}
      titre={TITRES[volet]}
      variante="modale"
      largeur={volet === "joueurs" ? "50rem" : "36rem"}
      actions={volet === "menu" ? undefined : volet === "terminer" ? <Terminer retour={() => setVolet("menu")} fermer={fermer} /> : retour}
    >
      {volet === "menu" && <Entrees vue={vue} aller={setVolet} fermer={fermer} depart={depart} />}
      {volet === "joueurs" && <MenuJoueurs vue={vue} />}
      {volet === "signaler" && (
        <p>Pour signaler ce quizz à l’équipe, il faut un compte. Connectez-vous depuis l’accueil, puis revenez ici&nbsp;: ce sera possible.</p>
      )}
      {volet === "terminer" && <p>On passe à l’addition tout de suite. Les questions qui restent ne seront pas posées.</p>}
    </Dialogue>
  );
}

interface EntreesProps {
  readonly vue: Vue;
  readonly aller: (volet: Volet) => void;
  readonly fermer: () => void;
  readonly depart: Depart;
}

function Entrees({ vue, aller, fermer, depart }: EntreesProps): ReactElement {
  const agir = useAgir();
  const muet = useMuet();
  const plein = usePleinEcran();
  const enJeu = vue.phase === "jeu";
  const passable = enJeu && !vue.enPause && (vue.etape === ETAPE.question || vue.etape === ETAPE.avertissement);
  const puisFermer = (action: () => unknown) => () => {
    void action();
    fermer();
  };
  return (
    <ul className={styles["entrees"]}>
      {enJeu && (
        <Entree
          icone={vue.pauseDemandee ? "lecture" : "pause"}
          texte={vue.pauseDemandee ? "Reprendre" : "Pause"}
          onClick={puisFermer(() => agir({ type: "pause", active: !vue.pauseDemandee }))}
        />
      )}
      {enJeu && (
        <Entree icone="passer" texte="Passer la question" disabled={!passable} onClick={puisFermer(() => agir({ type: "passer", tour: vue.tour }))} />
      )}
      <Entree icone="joueurs" texte="Joueurs" note="Corriger, retirer quelqu’un" onClick={() => aller("joueurs")} />
      <Entree icone="resync" texte="Resynchroniser" note="Si un écran a décroché" onClick={puisFermer(() => agir({ type: "resync" }))} />
      <Entree icone={muet ? "muet" : "son"} texte="Son" note={muet ? "Coupé" : "Activé"} touche="S" presse={!muet} onClick={() => { reveillerSons(); reglerMuet(!muet); }} />
      {pleinEcranPossible() && (
        <Entree icone="plein-ecran" texte="Plein écran" touche="F" presse={plein} onClick={puisFermer(basculerPleinEcran)} />
      )}
      <Entree icone="signaler" texte="Signaler" note="Il faut un compte" onClick={() => aller("signaler")} />
      {enJeu && <Entree icone="coche" texte="Terminer la partie" note="Voir l’addition tout de suite" onClick={() => aller("terminer")} />}
      <Entree icone="partir" texte={QUITTER[depart.avertis] ?? "Quitter"} danger onClick={depart.essayer} />
    </ul>
  );
}

const QUITTER = ["Quitter", "Quitter quand même", "Quitter pour de bon"];

interface EntreeProps {
  readonly icone: NomIcone;
  readonly texte: string;
  readonly note?: string;
  readonly touche?: string;
  readonly presse?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

function Entree({ icone, texte, note, touche, presse, disabled, danger, onClick }: EntreeProps): ReactElement {
  return (
    <li>
      <button
        type="button" className={styles["entree"]} data-danger={danger} disabled={disabled} onClick={onClick}
        aria-pressed={presse} aria-keyshortcuts={touche}
      >
        <Icone nom={icone} taille="1.5em" />
        <span>{texte}{note !== undefined && <small> {note}</small>}</span>
        {touche !== undefined && <kbd aria-hidden="true">{touche}</kbd>}
      </button>
    </li>
  );
}

function Terminer({ retour, fermer }: { readonly retour: () => void; readonly fermer: () => void }): ReactElement {
  const agir = useAgir();
  return (
    <>
      <Bouton variante="contour" onClick={retour}>Annuler</Bouton>
      <Bouton onClick={() => { void agir({ type: "terminer" }); fermer(); }}>Terminer la partie</Bouton>
    </>
  );
}
