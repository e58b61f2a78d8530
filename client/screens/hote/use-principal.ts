/** The one brass button of each step, which space and → press too: jeu §4. */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estFige, type Geste, gesteDe } from "../../partie/actions.ts";
import { useArmement, usePresse } from "../../partie/use-press.ts";
import {
  type Countdown,
  type Reveal,
  TEXTE_ABREGER,
  TEXTE_DEPART_COMPTE,
  type Standings,
} from "../../scenes/timeline/use-reveal.ts";
import type { MoveBeats } from "../../scenes/timeline/move-beats.tsx";
import type { EndReveal } from "../../scenes/timeline/use-film.ts";
import { type Essai, TEXTE_RETOUR_EDITEUR, useEssai } from "./essai.tsx";
import type { JugementEnCours } from "./use-jugement.ts";

export interface Principal {
  readonly libelle: string;
  readonly enCours: boolean;
  /** Of `Presse`. */
  readonly ecoute: string | undefined;
  /** Not now: the wheel turns, and moving on would give its outcome away. */
  readonly fige: boolean;
  /** Something else comes first: it is no longer the brass one. */
  readonly efface: boolean;
  readonly agir: () => void;
}

/** What only the host does: leave the end, end a pause, say who was right. */
function gesteDeLHote(vue: Vue, { verdicts }: JugementEnCours): Geste {
  if (vue.phase === "fin") return { libelle: "Retour salon", commande: { type: "retourSalon" } };
  if (vue.enPause) return { libelle: "Reprendre", commande: { type: "pause", active: false } };
  if (vue.etape === ETAPE.reponse && verdicts !== null)
    return {
      libelle: "Valider",
      commande: { type: "juger", tour: vue.tour, jugements: verdicts },
    };
  return gesteDe(vue);
}

/** Nothing follows: its only screen leaves. */
const retourDEssai = ({ revenir }: Essai, ecoute: string | undefined): Principal => ({
  libelle: TEXTE_RETOUR_EDITEUR,
  enCours: false,
  ecoute,
  fige: false,
  efface: false,
  agir: () => {
    // the second half of a double tap was meant for the step before
    if (ecoute !== undefined) revenir();
  },
});

/** What is being told on this screen: it ends before the game goes on. */
interface Attente {
  readonly libelle: string;
  readonly finir: () => void;
}

interface EnScene {
  readonly recit: Reveal;
  readonly depart: Countdown;
  readonly film: EndReveal;
  readonly classement: Standings;
  readonly coup: MoveBeats;
}

export function quiAttend({ recit, depart, film, classement, coup }: EnScene): Attente | null {
  if (classement.montre) return { libelle: TEXTE_DEPART_COMPTE, finir: classement.finir };
  if (recit.enCours) return { libelle: TEXTE_ABREGER, finir: recit.finir };
  if (film.enCours) return { libelle: TEXTE_ABREGER, finir: film.finir };
  if (coup.enCours) return { libelle: TEXTE_ABREGER, finir: coup.finir };
  return depart.nombre === null ? null : { libelle: TEXTE_DEPART_COMPTE, finir: depart.finir };
}

/** A press ends the beats of this screen; the one that revealed is not taken for it. */
const abregerLAttente = ({ libelle, finir }: Attente, ecoute: string | undefined): Principal => ({
  libelle,
  enCours: false,
  ecoute,
  fige: false,
  efface: true,
  agir: () => {
    if (ecoute !== undefined) finir();
  },
});

interface Suivi {
  readonly apres: (commande: CommandeDuFil) => void;
  readonly attend: Attente | null;
}

export function usePrincipal(
  vue: Vue,
  local: JugementEnCours,
  { apres, attend }: Suivi,
): Principal {
  const geste = gesteDeLHote(vue, local);
  const { commande } = geste;
  const { libelle: sien, efface, agir: agirArme } = useArmement(vue, geste);
  const libelle = attend?.libelle ?? sien;
  const essai = useEssai();
  const { enCours, ecoute, presser } = usePresse(`${String(vue.tour)} ${libelle}`, apres);
  if (essai !== null && vue.phase === "fin") return retourDEssai(essai, ecoute);
  if (attend !== null) return abregerLAttente(attend, ecoute);
  const fige = estFige(vue, geste);
  const agir = () => {
    if (!fige) agirArme(() => presser(commande));
  };
  return { libelle, enCours, ecoute, fige, efface, agir };
}
