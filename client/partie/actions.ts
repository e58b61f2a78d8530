/** What the button of each step asks for, on the host's screen and on the remote control: jeu §4. Pure. */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { ETAPE, type Etape } from "#contracts/partie.ts";
import { attendReponse } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";

export interface Geste {
  readonly libelle: string;
  readonly commande: CommandeDuFil;
}

/** How a game that is running moves on. */
export const gesteDe = (vue: Vue): Geste => GESTES[vue.etape](vue);

const suivant = ({ tour }: Vue): Geste => ({
  libelle: "Suivant",
  commande: { type: "suivant", tour },
});

function reveler(vue: Vue): Geste {
  const { tour, question, modeJeu } = vue;
  if (question !== undefined && !attendReponse(question)) return suivant(vue);
  return {
    libelle: modeJeu === "local" ? "Voir la réponse" : "Révéler",
    commande: { type: "reveler", tour },
  };
}

/** A judged card: its vote is opened, then closed, before the game goes on. */
function juger(vue: Vue): Geste {
  const { tour, scrutin } = vue;
  switch (scrutin?.phase) {
    case "scene":
      return { libelle: "Jugez\u00A0!", commande: { type: "ouvrirScrutin", tour } };
    case "ouvert":
      return { libelle: "Fermer le vote", commande: { type: "fermerScrutin", tour } };
    case "aTrancher":
    case "rendu":
    case undefined:
      return suivant(vue);
  }
}

const GESTES: Readonly<Record<Etape, (vue: Vue) => Geste>> = {
  [ETAPE.question]: reveler,
  [ETAPE.reponse]: suivant,
  [ETAPE.imprevu]: juger,
  [ETAPE.fin]: suivant,
  [ETAPE.avertissement]: suivant,
};

/** Fewer than half have answered: a reveal now is more likely a slip of the hand than a wish. */
export function revelationPrecoce({ modeJeu, joueurs }: Pick<Vue, "modeJeu" | "joueurs">): boolean {
  if (modeJeu === "local") return false;
  const attendus = Object.values(joueurs).filter(({ participe, present }) => participe && present);
  const repondus = attendus.filter(({ aRepondu }) => aRepondu);
  return attendus.length > 0 && repondus.length * 2 < attendus.length;
}

/** The wheel turns: moving on would give its outcome away, and lose it. */
export const estFige = ({ miniJeu }: Vue, { commande }: Geste): boolean =>
  commande.type === "suivant" && miniJeu?.enElan === true;

/** What a step that is left now would lose, as the button asks before it goes on; null when that is nothing. */
export function departHatif(vue: Vue): string | null {
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

/** A question on the table, or announced, can be skipped. */
export const estPassable = (vue: Vue): boolean =>
  vue.phase === "jeu" && !vue.enPause && PASSABLES[vue.etape];

const PASSABLES: Readonly<Record<Etape, boolean>> = {
  [ETAPE.question]: true,
  [ETAPE.reponse]: false,
  [ETAPE.imprevu]: false,
  [ETAPE.fin]: false,
  [ETAPE.avertissement]: true,
};
