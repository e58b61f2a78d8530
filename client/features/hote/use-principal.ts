/** The one brass button of each step, which space and → press too: jeu §4. */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { miniJeuIci } from "../../partie/joue-ici.ts";
import { type Geste, gesteDe } from "../../partie/geste.ts";
import { useArmement } from "../../partie/use-armement.ts";
import { usePresse } from "../../partie/use-presse.ts";
import { type Recit, TEXTE_ABREGER } from "../../scenes/recit/use-recit.ts";
import { type Essai, TEXTE_RETOUR_EDITEUR, useEssai } from "./essai.tsx";
import type { EtatLocal } from "./use-etat-local.ts";

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
function gesteDeLHote(vue: Vue, { verdicts }: EtatLocal): Geste {
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

/** A press ends the beats of this screen; the one that revealed is not taken for it. */
const abregerLeRecit = ({ finir }: Recit, ecoute: string | undefined): Principal => ({
  libelle: TEXTE_ABREGER,
  enCours: false,
  ecoute,
  fige: false,
  efface: true,
  agir: () => {
    if (ecoute !== undefined) finir();
  },
});

const roueTourne = ({ miniJeu }: Vue): boolean => miniJeu?.enElan === true;

interface Suivi {
  readonly apres: (commande: CommandeDuFil) => void;
  /** Its beats end before the game goes on. */
  readonly recit: Recit;
}

export function usePrincipal(vue: Vue, local: EtatLocal, { apres, recit }: Suivi): Principal {
  const geste = gesteDeLHote(vue, local);
  const { commande } = geste;
  const { libelle: sien, agir: agirArme } = useArmement(vue, geste);
  const libelle = recit.enCours ? TEXTE_ABREGER : sien;
  const essai = useEssai();
  const { enCours, ecoute, presser } = usePresse(`${String(vue.tour)} ${libelle}`, apres);
  if (essai !== null && vue.phase === "fin") return retourDEssai(essai, ecoute);
  if (recit.enCours) return abregerLeRecit(recit, ecoute);
  const fige = commande.type === "suivant" && roueTourne(vue);
  const agir = () => {
    if (!fige) agirArme(() => presser(commande));
  };
  const efface = commande.type === "suivant" && miniJeuIci(vue);
  return { libelle, enCours, ecoute, fige, efface, agir };
}
