import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { EntreesMenu, type Volet } from "./entrees-menu.tsx";
import { MenuJoueurs } from "./menu-joueurs.tsx";
import { useAgir } from "../../partie/use-agir.ts";
import type { Depart } from "./use-depart.ts";

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
  const retour = (
    <Bouton variante="contour" icone="retour" onClick={() => setVolet("menu")}>
      Retour
    </Bouton>
  );
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={fermer}
      titre={TITRES[volet]}
      variante="modale"
      largeur={volet === "joueurs" ? "50rem" : "36rem"}
      actions={
        volet === "menu" ? undefined : volet === "terminer" ? (
          <Terminer retour={() => setVolet("menu")} fermer={fermer} />
        ) : (
          retour
        )
      }
    >
      {volet === "menu" && (
        <EntreesMenu vue={vue} aller={setVolet} fermer={fermer} depart={depart} />
      )}
      {volet === "joueurs" && <MenuJoueurs vue={vue} />}
      {volet === "signaler" && (
        <p>
          Pour signaler ce quizz à l’équipe, il faut un compte. Connectez-vous depuis l’accueil,
          puis revenez ici&nbsp;: ce sera possible.
        </p>
      )}
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
