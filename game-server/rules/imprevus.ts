/** Surprises between questions: jeu §4, decisions-jeu "Imprévus". Pure. */
import {
  CHANCE_IMPREVU_RARE,
  CHANCE_MINI_JEU,
  CLE_CREATEUR,
  MEDIA_IMPREVU_DEFAUT,
} from "#contracts/limites.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import { ETAPE } from "#contracts/partie.ts";
import { ecrire } from "./ardoise.ts";
import { mettreEnMain, RIEN_A_DONNER } from "./distribution.ts";
import { ouvrirRendu, rendreSuite } from "#contracts/imprevu-rendu.ts";
import { lireOffres } from "./imprevu-offres.ts";
import type { Jeu } from "./jeu.ts";
import { estMiniJeu, jouable, ouvrirMiniJeu, solder } from "./mini-jeux/mini-jeux.ts";
import { joueur, nommables } from "./selection.ts";
import type { CodeRefus, CommandeDe, Offre, Partie, PaquetImprevus } from "./types.ts";

/** Picks an id of one kind that the room has not seen; when all have been seen, the kind starts again. */
function piocher(
  partie: Partie,
  sorte: keyof PaquetImprevus,
  jeu: Jeu,
): { id: string; vus: PaquetImprevus } | null {
  const tous = partie.paquet[sorte].filter((autre) => jouable(partie, autre));
  if (tous.length === 0) return null;
  const neufs = tous.filter((autre) => !partie.vus[sorte].includes(autre));
  const [minis, textes] = partager(neufs.length > 0 ? neufs : tous);
  const unMini = textes.length === 0 || (minis.length > 0 && jeu.des.chance(CHANCE_MINI_JEU));
  const id = jeu.des.choisir(unMini ? minis : textes);
  const dejaVus = neufs.length > 0 ? partie.vus[sorte] : [];
  return { id, vus: { ...partie.vus, [sorte]: [...dejaVus, id] } };
}

function partager(ids: readonly string[]): [minis: string[], textes: string[]] {
  return [ids.filter(estMiniJeu), ids.filter((id) => !estMiniJeu(id))];
}

/** Enters step 2 with an imprévu to fetch; null when there is none to draw. */
export function tirerImprevu(partie: Partie, jeu: Jeu): Partie | null {
  const rare = jeu.des.chance(CHANCE_IMPREVU_RARE);
  const pioche =
    (rare ? piocher(partie, "rare", jeu) : null) ??
    piocher(partie, "normal", jeu) ??
    piocher(partie, "rare", jeu);
  if (pioche === null) return null;
  jeu.effets.push({ type: "chargerImprevu", id: pioche.id }, { type: "diffuserMaintenant" });
  return {
    ...partie,
    etape: ETAPE.imprevu,
    tour: partie.tour + 1,
    manche: null,
    distribution: RIEN_A_DONNER,
    imprevu: null,
    imprevuIndisponible: false,
    attente: { quoi: "imprevu", id: pioche.id },
    vus: pioche.vus,
  };
}

function attendu(partie: Partie, id: string): boolean {
  return partie.attente?.quoi === "imprevu" && partie.attente.id === id;
}

/** The imprévu has come: rendered once, with the same draw for its text and its suite. */
export function imprevuCharge(partie: Partie, jeu: Jeu, imprevu: Imprevu): Partie {
  if (!attendu(partie, imprevu._id)) return partie;
  // those it needed may have left while it was being read
  if (!jouable(partie, imprevu._id)) return imprevuManquant(partie, imprevu._id);
  const rendre = ouvrirRendu(nommables(partie), imprevu.liste, jeu.des);
  const texte = rendre(imprevu.text);
  const suite = rendreSuite(imprevu.suite, rendre);
  if (imprevu.culSec) jeu.effets.push({ type: "lumiere", mode: "rouge" });
  jeu.effets.push({ type: "diffuserMaintenant" });
  const { _id: id, rare, culSec } = imprevu;
  const media = imprevu.media === MEDIA_IMPREVU_DEFAUT ? "" : imprevu.media;
  const [donnees, restantes] = separer(lireOffres(texte));
  const offres = [...restantes, ...lireOffres(suite?.texte ?? [], true)];
  const servie: Partie = {
    ...partie,
    attente: null,
    imprevu: { id, rare, culSec, media, texte, suite, offres },
    miniJeu: ouvrirMiniJeu(partie, id, jeu),
  };
  return donnees.reduce((suivie, don) => mettreEnMain(suivie, don.joueur, don.gorgees), servie);
}

/** Whom the text makes hand out has the sips in hand at once; the rest, and the follow-up, wait for the host's tap. */
function separer(offres: readonly Offre[]) {
  const donnees = offres.flatMap(({ sens, joueur: qui, gorgees }) =>
    sens === "distribuer" && qui !== null ? [{ joueur: qui, gorgees }] : [],
  );
  return [
    donnees,
    offres.filter(({ sens, joueur: qui }) => sens === "boire" || qui === null),
  ] as const;
}

/** It could not be fetched: the host reads why and moves on. */
export function imprevuManquant(partie: Partie, id: string): Partie {
  if (!attendu(partie, id)) return partie;
  return { ...partie, attente: null, imprevuIndisponible: true };
}

/**
 * Leaves the imprévu: what a wheel still turning owes is paid; after a cul sec the light goes back to normal
 * (POST /normal of jeu §7).
 */
export function eteindreImprevu(partie: Partie, jeu: Jeu): Partie {
  const soldee = solder(partie, jeu);
  if (soldee.imprevu?.culSec === true) jeu.effets.push({ type: "lumiere", mode: "normal" });
  const attente = soldee.attente?.quoi === "imprevu" ? null : soldee.attente;
  return { ...soldee, attente, imprevu: null, imprevuIndisponible: false, miniJeu: null };
}

/**
 * One tap notes the sips that the imprévu names, once: on the ardoise, or in the hand of whom the host points at.
 * Refuses `trop_tard`, `offre_prise`, `joueur_inconnu`.
 */
export function noterImprevu(
  partie: Partie,
  commande: CommandeDe<"noterImprevu">,
): Partie | CodeRefus {
  const { imprevu } = partie;
  if (imprevu === null || commande.tour !== partie.tour) return "trop_tard";
  const offre = imprevu.offres[commande.offre];
  if (offre === undefined || offre.prise) return "offre_prise";
  const qui = offre.joueur ?? commande.joueur;
  if (qui === null || joueur(partie, qui) === undefined) return "joueur_inconnu";
  if (qui === CLE_CREATEUR && !partie.parametres.createur) return "joueur_inconnu";
  const offres = imprevu.offres.map((autre) =>
    autre === offre ? { ...offre, prise: true } : autre,
  );
  const notee = { ...partie, imprevu: { ...imprevu, offres } };
  if (offre.sens === "distribuer") return mettreEnMain(notee, qui, offre.gorgees);
  return ecrire(notee, [{ qui, gorgees: offre.gorgees, motif: "imprevu" }]);
}
