/** Merging two seats: a player who came back as a new one (new phone, cleared browser) gets the old seat. Pure. */
import type { Pointage } from "./types/resultats.ts";
import { CHAMPS_DE_JOUEUR_CONNECTE } from "./presence.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { additionnerComptesDeGorgees } from "./comptes.ts";
import { fusionnerDessinsDesPlaces } from "./dessins.ts";
import { compterGorgeesEnMain } from "./distribution.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { changerClesDesJoueursDuMiniJeu } from "./mini-jeux/mini-jeux.ts";
import { calculerResteDuPartageEnMain } from "./partage.ts";
import { fusionnerLignesDuSoir } from "./soir/soir.ts";
import { trouverJoueur, compterQuestionsJugees, trouverJoueurParti } from "./selection.ts";
import type { CodeRefus, Morceau, Partie, SuiteImprevuRendue } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { ImprevuEnCours, ImprevuEnJeu, OffreDeGorgees, Scrutin } from "./types/imprevus.ts";
import type {
  CompteDeGorgees,
  DistributionDeGorgees,
  Joueur,
  PartageDeGorgees,
} from "./types/joueurs.ts";
import type { Manche } from "./types/manche.ts";

/** A merge: the player of seat `de` moves to seat `vers`. */
interface Deplacement {
  readonly de: string;
  readonly vers: string;
  /** The seat whose answer to the current question is kept: the old seat if it has answered. */
  readonly retenu: string;
}

/**
 * Keeps the seat `vers` and its pseudo, moves the phone, the sips and the points of `de` to it, and removes `de`.
 * Refuses `joueur_inconnu`, `createur_protege`, and `place_occupee` while the phone of `vers` is connected.
 */
export function fusionnerPlaces(
  partie: Partie,
  jeu: ContexteDesRegles,
  { de, vers }: CommandeDeType<"fusionner">,
): Partie | CodeRefus {
  if (de === CLE_CREATEUR || vers === CLE_CREATEUR) return "createur_protege";
  const venu = trouverJoueur(partie, de);
  const place = trouverJoueur(partie, vers) ?? trouverJoueurParti(partie, vers);
  if (venu === undefined || !venu.present || place === undefined || de === vers)
    return "joueur_inconnu";
  if (place.present) return "place_occupee";

  const { manche } = partie;
  const aRepondu = manche?.reponses[vers] !== undefined || manche?.jugements[vers] !== undefined;
  const deplacement = { de, vers, retenu: aRepondu ? vers : de };
  const jugees = jugeesFusionnees(partie, place, venu);
  // the most points that the merged seat may have: both phones may have answered the same question, which counts once
  const plafond =
    jugees - (questionComptee(partie, deplacement) ? 1 - pointEnCours(partie, deplacement) : 0);
  const { [de]: _, ...joueurs } = partie.joueurs;
  const { [vers]: _parti, ...partis } = partie.partis;
  jeu.effets.push({ type: "deplacer", de, vers });
  return {
    ...partie,
    joueurs: { ...joueurs, [vers]: { ...asseoirSur(place, venu, plafond), jugees } },
    partis,
    ardoise: partie.ardoise.map((ligne) => ({
      ...ligne,
      qui: renommer(ligne.qui, deplacement),
      ...(ligne.de === undefined ? {} : { de: renommer(ligne.de, deplacement) }),
    })),
    fusions: { ...partie.fusions, [de]: vers },
    comptes: comptesFusionnes(partie.comptes, deplacement),
    manche: manche && mancheFusionnee(manche, deplacement),
    distribution: distributionFusionnee(partie, deplacement),
    imprevu: partie.imprevu && {
      ...carteFusionnee(partie.imprevu, deplacement),
      lecteur: partie.imprevu.lecteur && renommer(partie.imprevu.lecteur, deplacement),
    },
    scrutin: partie.scrutin && scrutinFusionne(partie.scrutin, deplacement),
    enCours: partie.enCours.map((carte) => carteFusionnee(carte, deplacement)),
    miniJeu:
      partie.miniJeu &&
      changerClesDesJoueursDuMiniJeu(partie.miniJeu, (id) => renommer(id, deplacement)),
    pointage: pointageFusionne(partie.pointage, deplacement),
    patron: { ...partie.patron, series: seriesFusionnees(partie.patron.series, deplacement) },
    exploits: exploitsFusionnes(partie, deplacement),
    dessins: fusionnerDessinsDesPlaces(partie.dessins, de, vers),
    telecommande: partie.telecommande && renommer(partie.telecommande, deplacement),
    soir: fusionnerLignesDuSoir(partie.soir, { de, vers, jeton: venu.jeton }),
  };
}

/**
 * Number of questions that count for the merged seat. A seat still in the room, absent, was asked every question, so the larger count has
 * them all; a seat that its player had left was not asked meanwhile, so the two counts are added, up to all judged questions.
 */
function jugeesFusionnees(partie: Partie, place: Joueur, venu: Joueur): number {
  const [plus, moins] = [place.jugees, venu.jugees].toSorted((a, b) => b - a);
  const gardee = Object.values(partie.joueurs).includes(place);
  if (gardee) return plus ?? 0;
  return Math.min((plus ?? 0) + (moins ?? 0), compterQuestionsJugees(partie));
}

/** Whether the current question is already counted for the merged seat. */
const questionComptee = ({ etape, manche }: Partie, { de, vers }: Deplacement) =>
  etape === ETAPE.reponse && (manche?.participants.some((id) => id === de || id === vers) ?? false);

/** The point that the current question has given to the merged seat. */
function pointEnCours({ manche }: Partie, { retenu }: Deplacement): 0 | 1 {
  return (manche?.jugements[retenu] ?? "faux") === "faux" ? 0 : 1;
}

const renommer = (id: string, { de, vers }: Deplacement) => (id === de ? vers : id);

function asseoirSur(place: Joueur, venu: Joueur, plafond: number): Joueur {
  return {
    ...place,
    jeton: venu.jeton,
    demande: venu.demande,
    ...CHAMPS_DE_JOUEUR_CONNECTE,
    absences: place.absences + 1,
    score: Math.min(place.score + venu.score, plafond),
    verdicts: [...new Set([...place.verdicts, ...venu.verdicts])].sort((a, b) => a - b),
    sansAlcool: place.sansAlcool || venu.sansAlcool,
    gambling: place.gambling || venu.gambling,
    compte: venu.compte ?? place.compte,
  };
}

/** One vote for both seats: that of the connected phone if it voted. */
function scrutinFusionne(scrutin: Scrutin, { de, vers }: Deplacement): Scrutin {
  const juges = scrutin.juges.map((id) => (id === de ? vers : id));
  const retenu = scrutin.voix[de] === undefined ? vers : de;
  return {
    ...scrutin,
    juges: [...new Set(juges)],
    voix: garderUne(scrutin.voix, { de, vers, retenu }),
  };
}

function comptesFusionnes(comptes: Partie["comptes"], deplacement: Deplacement): Partie["comptes"] {
  const fusionnes: Record<string, CompteDeGorgees> = {};
  const renommes = (ids: readonly string[]) =>
    ids.includes(deplacement.de)
      ? [...new Set(ids.map((autre) => renommer(autre, deplacement)))]
      : ids;
  for (const [id, compte] of Object.entries(comptes)) {
    const cle = renommer(id, deplacement);
    const [donneurs, servis] = [renommes(compte.donneurs), renommes(compte.servis)];
    const meme = donneurs === compte.donneurs && servis === compte.servis;
    const renomme = meme ? compte : { ...compte, donneurs, servis };
    const autre = fusionnes[cle];
    fusionnes[cle] = autre === undefined ? renomme : additionnerComptesDeGorgees(autre, renomme);
  }
  return fusionnes;
}

/** The standings to come after a merge: they count the sips of both seats since the last ones. */
function pointageFusionne({ dit, repere }: Pointage, { de, vers }: Deplacement): Pointage {
  const { [de]: sien = 0, ...autres } = repere.gorgees;
  return {
    dit,
    repere: { ...repere, gorgees: { ...autres, [vers]: (autres[vers] ?? 0) + sien } },
  };
}

/** Series of verdicts after a merge: that of the seat that answered last, the newer one. */
function seriesFusionnees(
  series: Partie["patron"]["series"],
  { de, vers }: Deplacement,
): Partie["patron"]["series"] {
  const { [de]: sienne, ...autres } = series;
  return sienne === undefined ? autres : { ...autres, [vers]: sienne };
}

function exploitsFusionnes({ exploits }: Partie, { de, vers }: Deplacement): Partie["exploits"] {
  const { [de]: siens = [], ...autres } = exploits;
  return siens.length === 0
    ? exploits
    : { ...autres, [vers]: [...new Set([...(exploits[vers] ?? []), ...siens])] };
}

function mancheFusionnee(manche: Manche, deplacement: Deplacement): Manche {
  const une = <T>(parJoueur: Readonly<Record<string, T>>) => garderUne(parJoueur, deplacement);
  return {
    ...manche,
    participants: [...new Set(manche.participants.map((id) => renommer(id, deplacement)))],
    reponses: une(manche.reponses),
    instants: une(manche.instants),
    jugements: une(manche.jugements),
    tirages: une(manche.tirages),
    dus: une(manche.dus),
    suite: suiteFusionnee(manche.suite, deplacement),
    offres: offresFusionnees(manche.offres, deplacement),
  };
}

/** Keeps one entry for both seats, under the key that stays. */
function garderUne<T>(
  parJoueur: Readonly<Record<string, T>>,
  { de, vers, retenu }: Deplacement,
): Record<string, T> {
  const { [de]: _de, [vers]: _vers, ...autres } = parJoueur;
  const gardee = parJoueur[retenu];
  return gardee === undefined ? autres : { ...autres, [vers]: gardee };
}

function distributionFusionnee(partie: Partie, deplacement: Deplacement): DistributionDeGorgees {
  const { de, vers, retenu } = deplacement;
  const { manche } = partie;
  const oublie = manche === null ? null : retenu === de ? vers : de;
  const distribution = oublie === null ? partie.distribution : sansSesDons(partie, oublie);
  const { [de]: sien = 0, ...autres } = distribution.offerts;
  const offerts = sien !== 0 ? { ...autres, [vers]: (autres[vers] ?? 0) + sien } : autres;
  const { [de]: unPartage, ...partages } = distribution.partages;
  const autrePartage = partages[vers];
  const partage = unPartage && autrePartage ? unir(unPartage, autrePartage) : unPartage;
  const dons = distribution.dons
    // gifts of the seat whose answer is not kept are dropped: `sansSesDons` has taken them off its hand
    .filter((don) => don.de !== oublie)
    .map(({ de: donneur, a, gorgees }) => ({
      de: renommer(donneur, deplacement),
      a: renommer(a, deplacement),
      gorgees,
    }));
  return {
    ...distribution,
    offerts,
    dons,
    partages: partage === undefined ? partages : { ...partages, [vers]: partage },
  };
}

/**
 * The distribution before the gifts of a seat that disappears are dropped: of the sips that it received to hand out, only those still in
 * hand are kept.
 */
function sansSesDons(partie: Partie, id: string): DistributionDeGorgees {
  const { offerts, partages, ...distribution } = partie.distribution;
  const { [id]: offert, ...autres } = offerts;
  const { [id]: partage, ...autresPartages } = partages;
  const reste = Math.min(offert ?? 0, Math.max(0, compterGorgeesEnMain(partie, id)));
  return {
    ...distribution,
    offerts: reste === 0 ? autres : { ...autres, [id]: reste },
    partages:
      partage === undefined
        ? partages
        : {
            ...autresPartages,
            [id]: { ...partage, gorgees: calculerResteDuPartageEnMain(partie, id), avant: 0 },
          },
  };
}

const unir = (un: PartageDeGorgees, autre: PartageDeGorgees): PartageDeGorgees => ({
  gorgees: un.gorgees + autre.gorgees,
  sur: un.sur === autre.sur ? un.sur : null,
  avant: un.avant + autre.avant,
});

function texteFusionne(texte: readonly Morceau[], deplacement: Deplacement): readonly Morceau[] {
  return texte.map((morceau) =>
    morceau.t === "joueur"
      ? { t: morceau.t, v: morceau.v, id: renommer(morceau.id, deplacement) }
      : morceau,
  );
}

function suiteFusionnee(
  suite: SuiteImprevuRendue | null,
  deplacement: Deplacement,
): SuiteImprevuRendue | null {
  return suite && { ...suite, texte: texteFusionne(suite.texte, deplacement) };
}

function offresFusionnees(
  offres: readonly OffreDeGorgees[],
  deplacement: Deplacement,
): OffreDeGorgees[] {
  return offres.map((offre) => ({
    ...offre,
    cibles: [...new Set(offre.cibles.map((id) => renommer(id, deplacement)))],
  }));
}

function carteFusionnee<Carte extends ImprevuEnJeu | ImprevuEnCours>(
  carte: Carte,
  deplacement: Deplacement,
): Carte {
  return {
    ...carte,
    texte: texteFusionne(carte.texte, deplacement),
    suite: suiteFusionnee(carte.suite, deplacement),
    offres: offresFusionnees(carte.offres, deplacement),
  };
}
