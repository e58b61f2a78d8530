import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { EntreesMenu, type Volet } from "./entrees-menu.tsx";
import { MenuArdoise } from "./menu-ardoise.tsx";
import { MenuJoueurs } from "./menu-joueurs.tsx";
import { FORMULAIRE, MenuSignaler } from "./menu-signaler.tsx";
import { useAgir } from "../../partie/use-agir.ts";
import type { DepartHote } from "./use-depart-hote.ts";
import { useSignalement } from "./use-signalement.ts";

const TITRES: Readonly<Record<Volet, string>> = {
  menu: "Menu",
  joueurs: "Joueurs",
  ardoise: "L’ardoise",
  signaler: "Signaler",
  terminer: "Terminer la partie\u00A0?",
};
/** Sheets with lines to read side by side. */
const LARGES: ReadonlySet<Volet> = new Set(["joueurs", "ardoise"]);

interface Props {
  readonly vue: Vue;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
  readonly depart: DepartHote;
}

/** The host's menu: resync, skip, players, ardoise, pause, sound, full screen, report, end, leave (jeu §2). */
export function MenuHote({ vue, ouvert, onFermer, depart }: Props): ReactElement {
  const [volet, setVolet] = useState<Volet>("menu");
  const fermer = () => {
    setVolet("menu");
    onFermer();
  };
  // held here, so that what was typed is still there after a look at the game
  const signalement = useSignalement(fermer);
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
        <Bouton type="submit" form={FORMULAIRE} chargement={signalement.formulaire.enCours}>
          Envoyer
        </Bouton>
      </>
    ),
    terminer: <Terminer retour={() => setVolet("menu")} fermer={fermer} />,
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
      {volet === "joueurs" && <MenuJoueurs vue={vue} />}
      {volet === "ardoise" && <MenuArdoise vue={vue} />}
      {volet === "signaler" && <MenuSignaler signalement={signalement} />}
      {volet === "terminer" && (
        <p>On passe à l’addition tout de suite. Les questions qui restent ne seront pas posées.</p>
      )}
    </Dialogue>
  );
}

function Terminer({
  retour,
  fermer,
}: {
  readonly retour: () => void;
  readonly fermer: () => void;
}): ReactElement {
  const agir = useAgir();
  return (
    <>
      <Bouton variante="contour" onClick={retour}>
        Annuler
      </Bouton>
      <Bouton
        onClick={() => {
          void agir({ type: "terminer" });
          fermer();
        }}
      >
        Terminer la partie
      </Bouton>
    </>
  );
}
