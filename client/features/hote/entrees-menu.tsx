import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { estPassable } from "../../partie/geste.ts";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import { reglerMuet, reveillerSons, useMuet } from "../../navigateur/sons.ts";
import styles from "./menu.module.css";
import {
  basculerPleinEcran,
  pleinEcranPossible,
  usePleinEcran,
} from "../../navigateur/plein-ecran.ts";
import { useAgir } from "../../partie/use-agir.ts";
import type { DepartHote } from "./use-depart-hote.ts";

/** Sheets of the menu. */
export type Volet = "menu" | "joueurs" | "ardoise" | "signaler" | "terminer";

/** What the next tap does, after 0, 1 and 2 warnings. */
const QUITTER = ["Quitter", "Quitter quand même", "Quitter pour de bon"];

interface EntreesProps {
  readonly vue: Vue;
  readonly aller: (volet: Volet) => void;
  readonly fermer: () => void;
  readonly depart: DepartHote;
}

/** What the menu offers at this moment of the game. */
export function EntreesMenu({ vue, aller, fermer, depart }: EntreesProps): ReactElement {
  const agir = useAgir();
  const muet = useMuet();
  const plein = usePleinEcran();
  const enJeu = vue.phase === "jeu";
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
        <Entree
          icone="passer"
          texte="Passer la question"
          disabled={!estPassable(vue)}
          onClick={puisFermer(() => agir({ type: "passer", tour: vue.tour }))}
        />
      )}
      <Entree
        icone="joueurs"
        texte="Joueurs"
        note={enJeu ? "Gorgées, télécommande" : undefined}
        onClick={() => aller("joueurs")}
      />
      <Entree
        icone="ardoise"
        texte="L’ardoise"
        note="Qui a bu quoi, et pourquoi"
        onClick={() => aller("ardoise")}
      />
      <Entree
        icone="resync"
        texte="Resynchroniser"
        note="Si un écran a décroché"
        onClick={puisFermer(() => agir({ type: "resync" }))}
      />
      <Entree
        icone={muet ? "muet" : "son"}
        texte="Son"
        note={muet ? "Coupé" : "Activé"}
        touche="S"
        presse={!muet}
        onClick={() => {
          reveillerSons();
          reglerMuet(!muet);
        }}
      />
      {pleinEcranPossible() && (
        <Entree
          icone="plein-ecran"
          texte="Plein écran"
          touche="F"
          presse={plein}
          onClick={puisFermer(basculerPleinEcran)}
        />
      )}
      <Entree
        icone="signaler"
        texte="Signaler"
        note="Le quizz ou une question"
        onClick={() => aller("signaler")}
      />
      {enJeu && (
        <Entree
          icone="coche"
          texte="Terminer la partie"
          note="Voir l’addition tout de suite"
          onClick={() => aller("terminer")}
        />
      )}
      <Entree
        icone="partir"
        texte={QUITTER[depart.avertis] ?? "Quitter"}
        danger
        onClick={depart.essayer}
      />
    </ul>
  );
}

interface EntreeProps {
  readonly icone: NomIcone;
  readonly texte: string;
  readonly note?: string | undefined;
  readonly touche?: string;
  readonly presse?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

function Entree({
  icone,
  texte,
  note,
  touche,
  presse,
  disabled,
  danger,
  onClick,
}: EntreeProps): ReactElement {
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
