/**
 * Every action that leads a game, each as one object: the host's button, keys and menu and the remote control read the
 * same objects. Pure. jeu §4 and §6.
 */
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { ETAPE, type Etape } from "#contracts/partie.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";
import type { NomIcone } from "../ui/icones.tsx";

export interface ActionDuJeu {
  readonly libelle: (vue: Vue) => string;
  readonly icone: (vue: Vue) => NomIcone;
  /** Key on the host's keyboard, in lower case; null: only the main button's keys. */
  readonly touche: string | null;
  readonly possible: (vue: Vue) => boolean;
  /** What the button asks after a first press, which then needs a second one; null: the first press does it. */
  readonly demandeAvant: (vue: Vue) => string | null;
  readonly commande: (vue: Vue) => CommandeDEcran;
}

type Propre = Pick<ActionDuJeu, "libelle" | "commande"> & Partial<ActionDuJeu>;

const action = (propre: Propre): ActionDuJeu => ({
  icone: () => "fleche",
  touche: null,
  possible: () => true,
  demandeAvant: () => null,
  ...propre,
});

export const actionReveler = action({
  libelle: ({ modeJeu }) => (modeJeu === "local" ? "Voir la réponse" : "Révéler"),
  demandeAvant: (vue) => (estRevelationPrecoce(vue) ? "Révéler quand même\u00A0?" : null),
  commande: ({ tour }) => ({ type: "reveler", tour }),
});

export const actionSuivant = action({
  libelle: () => "Suivant",
  // not possible while the gamble's wheel turns: moving on would give the outcome away
  possible: ({ miniJeu }) => miniJeu?.enElan !== true,
  demandeAvant: departHatif,
  commande: ({ tour }) => ({ type: "suivant", tour }),
});

export const actionOuvrirScrutin = action({
  libelle: () => "Jugez\u00A0!",
  commande: ({ tour }) => ({ type: "ouvrirScrutin", tour }),
});

const fermerScrutin = action({
  libelle: () => "Fermer le vote",
  commande: ({ tour }) => ({ type: "fermerScrutin", tour }),
});

/** Skips the question on the table, or the one announced. */
export const actionPasserQuestion = action({
  libelle: () => "Passer la question",
  icone: () => "passer",
  possible: ({ phase, enPause, etape }) => phase === "jeu" && !enPause && PASSABLES[etape],
  commande: ({ tour }) => ({ type: "passer", tour }),
});

/** Holds the step of a game that goes on by itself, or lets it go. decisions/0108. */
export const actionTenirOuLacherEtape = action({
  libelle: ({ tenu }) => (tenu ? "Laisser filer" : "Retenir"),
  icone: ({ tenu }) => (tenu ? "lecture" : "pause"),
  touche: "r",
  possible: ({ phase, rythme, enPause, tenu, cadence }) =>
    phase === "jeu" && rythme !== "main" && !enPause && (tenu || cadence !== undefined),
  commande: ({ tour, tenu }) => ({ type: "tenir", tour, tenu: !tenu }),
});

/** Opens, for everybody, the question that the standings cover. decisions/0108. */
export const actionQuitterClassement = action({
  libelle: () => "On y va",
  possible: ({ etape, question }) =>
    etape === ETAPE.question && question !== undefined && questionAttendReponse(question),
  commande: ({ tour }) => ({ type: "suivant", tour }),
});

export const actionPauseOuReprise = action({
  libelle: ({ pauseDemandee }) => (pauseDemandee ? "Reprendre" : "Pause"),
  icone: ({ pauseDemandee }) => (pauseDemandee ? "lecture" : "pause"),
  commande: ({ pauseDemandee }) => ({ type: "pause", active: !pauseDemandee }),
});

export const actionReprendreApresPause = action({
  libelle: () => "Reprendre",
  commande: () => ({ type: "pause", active: false }),
});

export const actionResynchroniser = action({
  libelle: () => "Resynchroniser",
  icone: () => "resync",
  commande: () => ({ type: "resync" }),
});

export const actionTerminer = action({
  libelle: () => "Terminer la partie",
  icone: () => "coche",
  commande: () => ({ type: "terminer" }),
});

export const actionRetourSalon = action({
  libelle: () => "Retour salon",
  commande: () => ({ type: "retourSalon" }),
});

/**
 * Makes the action that sends the host's verdicts on answers.
 * @param jugements by player, as the host has just said who was right
 */
export const creerActionValiderJugements = (
  jugements: Extract<CommandeDEcran, { type: "juger" }>["jugements"],
): ActionDuJeu =>
  action({
    libelle: () => "Valider",
    commande: ({ tour }) => ({ type: "juger", tour, jugements }),
  });

/** The action that moves a running game on: the main button of the host and of the remote control. */
export const choisirActionPrincipale = (vue: Vue): ActionDuJeu => PRINCIPALES[vue.etape](vue);

const PRINCIPALES: Readonly<Record<Etape, (vue: Vue) => ActionDuJeu>> = {
  [ETAPE.question]: ({ question }) =>
    question === undefined || questionAttendReponse(question) ? actionReveler : actionSuivant,
  [ETAPE.reponse]: () => actionSuivant,
  [ETAPE.imprevu]: actionDuScrutin,
  [ETAPE.fin]: () => actionSuivant,
  [ETAPE.avertissement]: () => actionSuivant,
};

/** The main action of an imprévu: on a judged card it opens the vote, then closes it, before the game goes on. */
function actionDuScrutin({ scrutin }: Vue): ActionDuJeu {
  switch (scrutin?.phase) {
    case "scene":
      return actionOuvrirScrutin;
    case "ouvert":
      return fermerScrutin;
    case "aTrancher":
    case "rendu":
    case undefined:
      return actionSuivant;
  }
}

const PASSABLES: Readonly<Record<Etape, boolean>> = {
  [ETAPE.question]: true,
  [ETAPE.reponse]: false,
  [ETAPE.imprevu]: false,
  [ETAPE.fin]: false,
  [ETAPE.avertissement]: true,
};

/** Whether fewer than half have answered: a reveal now is more likely a slip of the hand than a wish. */
export function estRevelationPrecoce({
  modeJeu,
  joueurs,
}: Pick<Vue, "modeJeu" | "joueurs">): boolean {
  if (modeJeu === "local") return false;
  const attendus = Object.values(joueurs).filter(({ participe, present }) => participe && present);
  const repondus = attendus.filter(({ aRepondu }) => aRepondu);
  return attendus.length > 0 && repondus.length * 2 < attendus.length;
}

/** A question to the host about what would be lost by leaving the step now; null when nothing would. */
function departHatif(vue: Vue): string | null {
  const { miniJeu, scrutin } = vue;
  if (scrutin?.phase === "aTrancher") return "Passer sans verdict\u00A0?";
  if (miniJeu !== undefined && !miniJeu.fini && !miniJeu.abandon)
    return "Suivant quand même\u00A0?";
  const servent = Object.values(vue.joueurs).filter(({ reste }) => reste > 0);
  const [premier] = servent;
  if (premier === undefined) return null;
  return servent.length === 1
    ? `${premier.pseudo || "L’hôte"} sert encore\u00A0: suivant\u00A0?`
    : `${String(servent.length)}\u00A0personnes servent encore\u00A0: suivant\u00A0?`;
}
