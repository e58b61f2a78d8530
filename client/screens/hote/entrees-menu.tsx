import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { estPassable } from "../../partie/geste.ts";
import { reveillerSons } from "../../browser/sons.ts";
import { reglerMuet, reglerSansMusique, useMuet, useSansMusique } from "../../browser/volume.ts";
import { reglerVoix, useVoix, useVoixPossible } from "../../browser/voix.ts";
import { allureSuivante, NOMS_ALLURES } from "../../partie/mots/allures.ts";
import { bavardageSuivant, NOMS_BAVARDAGES } from "../../partie/mots/bavardages.ts";
import styles from "./menu.module.css";
import {
  basculerPleinEcran,
  pleinEcranPossible,
  usePleinEcran,
} from "../../browser/plein-ecran.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { EntreeDuMenu } from "./entree-menu.tsx";
import { TEXTE_RETOUR_EDITEUR, useEssai } from "./essai.tsx";
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
  const sansMusique = useSansMusique();
  const plein = usePleinEcran();
  const lit = useVoix();
  const voixPossible = useVoixPossible();
  const essai = useEssai();
  const enJeu = vue.phase === "jeu";
  const puisFermer = (action: () => unknown) => () => {
    void action();
    fermer();
  };
  return (
    <ul className={styles["entrees"]}>
      {enJeu && (
        <EntreeDuMenu
          icone={vue.pauseDemandee ? "lecture" : "pause"}
          texte={vue.pauseDemandee ? "Reprendre" : "Pause"}
          onClick={puisFermer(() => agir({ type: "pause", active: !vue.pauseDemandee }))}
        />
      )}
      {enJeu && (
        <EntreeDuMenu
          icone="passer"
          texte="Passer la question"
          disabled={!estPassable(vue)}
          onClick={puisFermer(() => agir({ type: "passer", tour: vue.tour }))}
        />
      )}
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
      <EntreeDuMenu
        icone="resync"
        texte="Resynchroniser"
        note="Si un écran a décroché"
        onClick={puisFermer(() => agir({ type: "resync" }))}
      />
      <EntreeDuMenu
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
      {!muet && (
        <EntreeDuMenu
          icone="son"
          texte="Musique"
          note={sansMusique ? "Coupée" : "Activée"}
          presse={!sansMusique}
          onClick={() => reglerSansMusique(!sansMusique)}
        />
      )}
      {essai === null && (
        <EntreeDuMenu
          icone="bulle"
          texte="Le patron"
          note={NOMS_BAVARDAGES[vue.bavardage]}
          onClick={() =>
            void agir({ type: "reglerParametres", patron: bavardageSuivant(vue.bavardage) })
          }
        />
      )}
      {essai === null && (
        <EntreeDuMenu
          icone="horloge"
          texte="Rythme"
          note={NOMS_ALLURES[vue.rythme]}
          onClick={() =>
            void agir({ type: "reglerParametres", rythme: allureSuivante(vue.rythme) })
          }
        />
      )}
      {essai === null && voixPossible && vue.bavardage !== "muet" && (
        <EntreeDuMenu
          icone="lecture"
          texte="Lire à voix haute"
          note="Ce que dit le patron"
          presse={lit}
          onClick={() => reglerVoix(!lit)}
        />
      )}
      {pleinEcranPossible() && (
        <EntreeDuMenu
          icone="plein-ecran"
          texte="Plein écran"
          touche="F"
          presse={plein}
          onClick={puisFermer(basculerPleinEcran)}
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
          icone="coche"
          texte="Terminer la partie"
          note="Voir l’addition tout de suite"
          onClick={() => aller("terminer")}
        />
      )}
      {essai === null ? (
        <EntreeDuMenu
          icone="partir"
          texte={QUITTER[depart.avertis] ?? "Quitter"}
          danger
          onClick={depart.essayer}
        />
      ) : (
        <EntreeDuMenu icone="retour" texte={TEXTE_RETOUR_EDITEUR} onClick={essai.revenir} />
      )}
    </ul>
  );
}
