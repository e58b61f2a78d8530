/** Everything that the host does on this screen: its keys, the main button of each step, the commands of its panels. jeu §2 and §4. */
import { useMemo } from "react";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { type Allure, ETAPE } from "#contracts/partie.ts";
import type { BavardageDuPatron } from "#contracts/patron.ts";
import type { VoixDeScrutin } from "#contracts/scrutin.ts";
import type { Vue } from "#game/schema/etat.ts";
import {
  type ActionDuJeu,
  choisirActionPrincipale,
  actionQuitterClassement,
  actionReprendreApresPause,
  actionRetourSalon,
  actionSuivant,
  actionTenirOuLacherEtape,
  creerActionValiderJugements,
} from "../../partie/actions.ts";
import {
  type MainButtonState,
  type RunningSequence,
  useFaireActionDuJeu,
  useMainButton,
} from "../../partie/use-press.ts";
import { useEnvoyerCommande } from "../../partie/use-partie.ts";
import type { MiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import type { GameEndReveal } from "../../scenes/timeline/use-end-reveal.ts";
import {
  type LaunchCountdownOnScreen,
  type RevealOnScreen,
  type StandingsOnScreen,
  TEXTE_BOUTON_ABREGER,
  TEXTE_BOUTON_PENDANT_LANCEMENT,
} from "../../scenes/timeline/use-reveal.ts";
import { direLibelleDuRetourDEssai, useEssai } from "./essai.tsx";
import type { JugementModeLocalEnCours, VerdictsParJoueur } from "./use-jugement.ts";

/** Keys of a host who sits at the laptop, in lower case; the menu shows those of its lines. */
export const RACCOURCIS_CLAVIER_HOTE = {
  principal: [" ", "arrowright"],
  menu: ["m"],
  pleinEcran: ["f"],
  son: ["s"],
  tenir: [actionTenirOuLacherEtape.touche ?? ""],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Action of the host's main button: back to the salon at the end, resume when paused, send the verdicts, otherwise the game's next step. */
function actionDeLHote(vue: Vue, verdicts: VerdictsParJoueur | null): ActionDuJeu {
  if (vue.phase === "fin") return actionRetourSalon;
  if (vue.enPause) return actionReprendreApresPause;
  if (vue.etape === ETAPE.reponse && verdicts !== null)
    return creerActionValiderJugements(verdicts);
  return choisirActionPrincipale(vue);
}

/** The animated sequences of the host's screen: reveal, countdown, end, standings, moves of a mini-game. */
export interface HostAnimatedSequences {
  readonly reveal: RevealOnScreen;
  readonly countdown: LaunchCountdownOnScreen;
  readonly end: GameEndReveal;
  readonly standings: StandingsOnScreen;
  readonly move: MiniGameMoveOnScreen;
}

/** The animated sequence under way on the host's screen, which a press skips; null when there is none. */
function tellingOf(
  { reveal, countdown, end, standings, move }: HostAnimatedSequences,
  finirClassement: () => void,
): RunningSequence | null {
  if (standings.montre) return { libelle: TEXTE_BOUTON_PENDANT_LANCEMENT, finir: finirClassement };
  if (reveal.enCours) return { libelle: TEXTE_BOUTON_ABREGER, finir: reveal.finir };
  if (end.enCours) return { libelle: TEXTE_BOUTON_ABREGER, finir: end.finir };
  if (move.enCours) return { libelle: TEXTE_BOUTON_ABREGER, finir: move.finir };
  return countdown.nombre === null
    ? null
    : { libelle: TEXTE_BOUTON_PENDANT_LANCEMENT, finir: countdown.finir };
}

export interface HostMainButtonState extends MainButtonState {
  /** Whether a press skips the animated sequence under way. */
  readonly tells: boolean;
}

/** State of the brass button at each step: jeu §4. Space and → press it too; a tap on the slate does so only during an animation. */
export function useHostMainButtonState(
  vue: Vue,
  jugement: JugementModeLocalEnCours,
  told: HostAnimatedSequences,
): HostMainButtonState {
  const faire = useFaireActionDuJeu(vue);
  const essai = useEssai();
  const telling = tellingOf(told, () => {
    told.standings.finir();
    faire(actionQuitterClassement);
  });
  const bouton = useMainButton(vue, actionDeLHote(vue, jugement.verdicts), {
    telling,
    apres({ type }: CommandeDEcran) {
      if (type === "juger") jugement.corriger(false);
    },
  });
  const tells = telling !== null;
  if (essai === null || vue.phase !== "fin") return { ...bouton, tells };
  const { ecoute } = bouton;
  const presser = () => {
    // a press is ignored while the button does not listen: the second half of a double tap was meant for the step before
    if (ecoute !== undefined) essai.revenir();
  };
  const retour = {
    libelle: direLibelleDuRetourDEssai(essai),
    enCours: false,
    possible: true,
    efface: false,
  };
  return { ...bouton, ...retour, presser, tells };
}

type Champs<Type extends CommandeDEcran["type"]> = Omit<
  Extract<CommandeDEcran, { type: Type }>,
  "type"
>;

/** The commands of the host's panels. Each resolves once the room has stored its effect, or refused, which a banner tells. */
export function useActionsHote() {
  const agir = useEnvoyerCommande();
  return useMemo(
    () => ({
      juger: (champs: Champs<"juger">) => agir({ type: "juger", ...champs }),
      distribuer: (champs: Champs<"distribuer">) => agir({ type: "distribuer", ...champs }),
      noterOffre: (champs: Champs<"noterOffre">) => agir({ type: "noterOffre", ...champs }),
      mediaPret: (tour: number) => agir({ type: "mediaPret", tour }),
      passerLaCarte: (vue: Vue) => agir(actionSuivant.commande(vue)),
      trancher: (tour: number, issue: VoixDeScrutin) => agir({ type: "trancher", tour, issue }),
      montrerSuite: (tour: number) => agir({ type: "montrerSuite", tour }),
      finirImprevu: (tour: number) => agir({ type: "finirImprevu", tour }),
      jouer: agir,
      annulerLigne: (ligne: number) => agir({ type: "annulerLigne", ligne }),
      fixerGorgees: (champs: Champs<"fixerGorgees">) => agir({ type: "fixerGorgees", ...champs }),
      renommerJoueur: (joueur: string, pseudo: string) =>
        agir({ type: "renommerJoueur", joueur, pseudo }),
      fusionner: (de: string, vers: string) => agir({ type: "fusionner", de, vers }),
      confierTelecommande: (joueur: string | null) => agir({ type: "confierTelecommande", joueur }),
      effacerDessin: (joueur: string, numero: number) =>
        agir({ type: "effacerDessin", joueur, numero }),
      supprimerJoueur: (joueur: string) => agir({ type: "supprimerJoueur", joueur }),
      reglerPatron: (patron: BavardageDuPatron) => agir({ type: "reglerParametres", patron }),
      reglerRythme: (rythme: Allure) => agir({ type: "reglerParametres", rythme }),
    }),
    [agir],
  );
}
