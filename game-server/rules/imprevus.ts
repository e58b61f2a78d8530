/** The imprévus between questions: jeu §4, decisions-jeu "Imprévus". Pure. */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import {
  IMPREVU_RARE_UNE_CHANCE_SUR,
  MINI_JEU_UNE_CHANCE_SUR,
  MEDIA_IMPREVU_DEFAUT,
} from "#contracts/limites.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import { ETAPE } from "#contracts/partie.ts";
import { mettreGorgeesEnMain } from "./distribution.ts";
import { createRenduImprevu, rendreSuiteImprevu } from "#contracts/imprevu-rendu.ts";
import { lireOffresDeGorgeesDuTexte } from "./imprevu-offres.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import {
  aAssezDeJoueursPourImprevu,
  composerMiniJeuDImprevu,
  terminerRoueDuMiniJeu,
} from "./mini-jeux/mini-jeux.ts";
import { estCarteAdmiseParParametres, retirerCarteDuPaquet } from "./paquet.ts";
import { finirDistributionDEtape } from "./partage.ts";
import {
  choisirLecteurImprevu,
  creerScrutin,
  lierOffresAuxIssuesDuScrutin,
  libererOffresDuScrutin,
} from "./scrutin.ts";
import { listerJoueursNommables } from "./selection.ts";
import type { Partie } from "./types.ts";
import type { ImprevuEnCours, IdsDImprevusParSorte } from "./types/imprevus.ts";

/** Most imprévus that may go on at the same time, since players would not remember more. */
const EN_COURS_MAX = 3;

/** Draws an imprévu of one kind that the room has not seen; once all have been seen, all may be drawn again. */
function piocher(
  partie: Partie,
  sorte: keyof IdsDImprevusParSorte,
  jeu: ContexteDesRegles,
): { id: string; vus: IdsDImprevusParSorte } | null {
  const tous = partie.paquet[sorte].filter((autre) => aAssezDeJoueursPourImprevu(partie, autre));
  if (tous.length === 0) return null;
  const neufs = tous.filter((autre) => !partie.vus[sorte].includes(autre));
  const [minis, textes] = partager(neufs.length > 0 ? neufs : tous);
  const unMini =
    textes.length === 0 || (minis.length > 0 && jeu.des.chance(MINI_JEU_UNE_CHANCE_SUR));
  const id = jeu.des.choisir(unMini ? minis : textes);
  const dejaVus = neufs.length > 0 ? partie.vus[sorte] : [];
  return { id, vus: { ...partie.vus, [sorte]: [...dejaVus, id] } };
}

function partager(ids: readonly string[]): [minis: string[], textes: string[]] {
  return [ids.filter(estImprevuMiniJeu), ids.filter((id) => !estImprevuMiniJeu(id))];
}

/** Enters step 2 with an imprévu that has been drawn and is to be loaded; null when there is none to draw. */
export function tirerImprevuACharger(partie: Partie, jeu: ContexteDesRegles): Partie | null {
  const rare = jeu.des.chance(IMPREVU_RARE_UNE_CHANCE_SUR);
  const pioche =
    (rare ? piocher(partie, "rare", jeu) : null) ??
    piocher(partie, "normal", jeu) ??
    piocher(partie, "rare", jeu);
  if (pioche === null) return null;
  return {
    ...finirDistributionDEtape(partie),
    etape: ETAPE.imprevu,
    tour: partie.tour + 1,
    manche: null,
    imprevu: null,
    imprevuIndisponible: false,
    attente: { quoi: "imprevu", id: pioche.id },
    vus: pioche.vus,
    imprevusTires: partie.imprevusTires + 1,
  };
}

function attendu(partie: Partie, id: string): boolean {
  return partie.attente?.quoi === "imprevu" && partie.attente.id === id;
}

/** Opens a loaded imprévu: its text and its follow-up are rendered with the same draw. */
export function ouvrirImprevuCharge(
  partie: Partie,
  jeu: ContexteDesRegles,
  imprevu: Imprevu,
): Partie {
  if (!attendu(partie, imprevu._id)) return partie;
  // an excluded imprévu is replaced: an administrator may have changed the level or the pack since the launch
  if (!estCarteAdmiseParParametres(imprevu, partie.parametres))
    return remplacerImprevuRetire(partie, jeu, imprevu._id);
  // the imprévu is not shown when players who left while it was being loaded are missing
  if (!aAssezDeJoueursPourImprevu(partie, imprevu._id))
    return signalerImprevuManquant(partie, imprevu._id);
  const rendre = createRenduImprevu(listerJoueursNommables(partie), imprevu.liste, jeu.des);
  const texte = rendre(imprevu.text);
  const suite = rendreSuiteImprevu(imprevu.suite, rendre);
  const { _id: id, rare, culSec } = imprevu;
  const media = imprevu.media === MEDIA_IMPREVU_DEFAUT ? "" : imprevu.media;
  const presents = listerJoueursNommables(partie).map((present) => present.id);
  const lues = lireOffresDeGorgeesDuTexte(texte, presents);
  const miniJeu = composerMiniJeuDImprevu(partie, jeu, id);
  const scrutin = imprevu.juge && miniJeu === null ? creerScrutin(partie, texte) : null;
  // sips to hand out go into the named players' hands at once, unless the card is judged; other offers wait for the host
  const donnees = lues.filter(
    ({ offre, directe }) => scrutin === null && offre.sens === "distribuer" && directe,
  );
  const lisibles = lues.flatMap((lue) => (donnees.includes(lue) ? [] : [lue.offre]));
  const offres = scrutin === null ? lisibles : lierOffresAuxIssuesDuScrutin(lisibles, scrutin);
  const lecteur = miniJeu === null ? choisirLecteurImprevu(partie, texte) : null;
  const servie: Partie = {
    ...partie,
    attente: null,
    imprevu: { id, rare, culSec, media, lecteur, texte, suite, suiteMontree: false, offres },
    scrutin,
    miniJeu,
  };
  const dons = donnees.flatMap(({ offre: { cibles, gorgees } }) =>
    cibles.map((qui) => ({ qui, gorgees })),
  );
  return dons.reduce(
    (suivie, { qui, gorgees }) => mettreGorgeesEnMain(suivie, qui, gorgees),
    servie,
  );
}

/** Tells the host that the imprévu could not be loaded, or has lost the players that it needs; the host presses 'Suivant'. */
export function signalerImprevuManquant(partie: Partie, id: string): Partie {
  if (!attendu(partie, id)) return partie;
  return { ...partie, attente: null, imprevuIndisponible: true };
}

/** Draws another imprévu in the same step, when the one to load left the deck or the settings of the room exclude it. */
export function remplacerImprevuRetire(partie: Partie, jeu: ContexteDesRegles, id: string): Partie {
  if (!attendu(partie, id)) return partie;
  const reste = { ...partie, paquet: retirerCarteDuPaquet(partie.paquet, id) };
  const autre = tirerImprevuACharger(reste, jeu);
  return autre === null
    ? signalerImprevuManquant(reste, id)
    : { ...autre, tour: partie.tour, imprevusTires: partie.imprevusTires };
}

/** Leaves the imprévu: a turning wheel is paid, and an imprévu whose follow-up was not shown goes on. */
export function quitterImprevu(partie: Partie): Partie {
  const soldee = terminerRoueDuMiniJeu(partie);
  const attente = soldee.attente?.quoi === "imprevu" ? null : soldee.attente;
  const enCours = [...soldee.enCours, ...aSuivre(soldee)].slice(-EN_COURS_MAX);
  return {
    ...soldee,
    attente,
    enCours,
    imprevu: null,
    imprevuIndisponible: false,
    scrutin: null,
    miniJeu: null,
  };
}

/** The current imprévu as one that goes on, if it has a follow-up that was not shown; otherwise none. */
function aSuivre({ imprevu, tour }: Partie): ImprevuEnCours[] {
  if (imprevu === null || imprevu.suite === null || imprevu.suiteMontree) return [];
  const { texte, suite } = imprevu;
  return [
    { tour, texte, suite, suiteMontree: false, offres: libererOffresDuScrutin(imprevu.offres) },
  ];
}
