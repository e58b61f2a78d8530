/** Somebody who came back as a stranger (new phone, cleared browser) gets the seat they lost. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { desarmerAbsence } from "./absence.ts";
import { compterPresents } from "./fermeture.ts";
import { terminer } from "./fin.ts";
import type { Jeu } from "./jeu.ts";
import { revelerSiPret } from "./manche.ts";
import { assezDeJoueurs, estLocale, joueur, questionsPassees } from "./selection.ts";
import type {
  CodeRefus,
  CommandeDe,
  Distribution,
  ImprevuEnJeu,
  Joueur,
  Manche,
  MiniJeu,
  Morceau,
  Partie,
  SuiteRendue,
} from "./types.ts";

/** `de` leaves its seat for `vers`. */
interface Deplacement {
  readonly de: string;
  readonly vers: string;
  /** Whose answer to the question on the table is kept: that of the old seat, if it gave one. */
  readonly retenu: string;
}

/**
 * The seat `vers` is kept, with its pseudo; the phone, the sips and the points of `de` go to it, and `de` is no more.
 * Refuses `joueur_inconnu`, `createur_protege`, and `place_occupee` while the phone of `vers` is there.
 */
export function fusionner(
  partie: Partie,
  jeu: Jeu,
  { de, vers }: CommandeDe<"fusionner">,
): Partie | CodeRefus {
  if (de === CLE_CREATEUR || vers === CLE_CREATEUR) return "createur_protege";
  const venu = joueur(partie, de);
  const place = joueur(partie, vers);
  if (venu === undefined || !venu.present || place === undefined || de === vers)
    return "joueur_inconnu";
  if (estLocale(partie) || place.present) return "place_occupee";

  const { manche } = partie;
  const aRepondu = manche?.reponses[vers] !== undefined || manche?.jugements[vers] !== undefined;
  const deplacement = { de, vers, retenu: aRepondu ? vers : de };
  // the two phones may have answered the same question: it counts once
  const plafond = questionsPassees(partie) + pointEnCours(partie, deplacement);
  const { [de]: _, ...joueurs } = partie.joueurs;
  jeu.effets.push(...desarmerAbsence(vers), { type: "deplacer", de, vers });
  const fusionnee: Partie = {
    ...partie,
    joueurs: { ...joueurs, [vers]: asseoirSur(place, venu, plafond) },
    ardoise: partie.ardoise.map((ligne) => ({
      ...ligne,
      qui: renommer(ligne.qui, deplacement),
      ...(ligne.de === undefined ? {} : { de: renommer(ligne.de, deplacement) }),
    })),
    manche: manche && mancheFusionnee(manche, deplacement),
    distribution: distributionFusionnee(partie, deplacement),
    imprevu: partie.imprevu && imprevuFusionne(partie.imprevu, deplacement),
    miniJeu: partie.miniJeu && miniJeuFusionne(partie.miniJeu, deplacement),
    exploits: exploitsFusionnes(partie, deplacement),
    telecommande: partie.telecommande && renommer(partie.telecommande, deplacement),
  };
  const suite = compterPresents(partie, fusionnee, jeu);
  if (suite.phase === "jeu" && !assezDeJoueurs(suite)) return terminer(suite, "joueurs", jeu);
  return revelerSiPret(suite, jeu);
}

/** The point that the question at this position can have given to the merged seat. */
function pointEnCours({ manche, etape }: Partie, { retenu }: Deplacement): 0 | 1 {
  // an imprévu or the end comes after it, the warning before
  if (manche === null) return etape === ETAPE.avertissement ? 0 : 1;
  return (manche.jugements[retenu] ?? "faux") === "faux" ? 0 : 1;
}

const renommer = (id: string, { de, vers }: Deplacement) => (id === de ? vers : id);

function asseoirSur(place: Joueur, venu: Joueur, plafond: number): Joueur {
  return {
    ...place,
    jeton: venu.jeton,
    demande: venu.demande,
    present: true,
    attendu: false,
    absences: place.absences + 1,
    arrivee: Math.min(place.arrivee, venu.arrivee),
    score: Math.min(place.score + venu.score, plafond),
    sansAlcool: place.sansAlcool || venu.sansAlcool,
    gambling: place.gambling || venu.gambling,
    compte: venu.compte ?? place.compte,
  };
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
    jugements: une(manche.jugements),
    tirages: une(manche.tirages),
    dus: une(manche.dus),
    suite: suiteFusionnee(manche.suite, deplacement),
  };
}

/** One entry for the two seats: the retained one, under the name that stays. */
function garderUne<T>(
  parJoueur: Readonly<Record<string, T>>,
  { de, vers, retenu }: Deplacement,
): Record<string, T> {
  const { [de]: _de, [vers]: _vers, ...autres } = parJoueur;
  const gardee = parJoueur[retenu];
  return gardee === undefined ? autres : { ...autres, [vers]: gardee };
}

function distributionFusionnee(
  { distribution, manche }: Partie,
  deplacement: Deplacement,
): Distribution {
  const { restes, dons } = distribution;
  const { de, vers, retenu } = deplacement;
  // outside a question each of the two may have been given something to hand out
  const somme = (restes[de] ?? 0) + (restes[vers] ?? 0);
  const { [de]: _de, [vers]: _vers, ...autres } = restes;
  const ensemble = somme > 0 ? { ...autres, [vers]: somme } : autres;
  return {
    restes: manche === null ? ensemble : garderUne(restes, deplacement),
    // gifts of the seat whose answer is not kept say no more who gave them
    dons: dons
      .filter((don) => manche === null || retenu === de || don.de !== de)
      .filter((don) => manche === null || retenu === vers || don.de !== vers)
      .map(({ de: donneur, a, gorgees }) => ({
        de: renommer(donneur, deplacement),
        a: renommer(a, deplacement),
        gorgees,
      })),
  };
}

function texteFusionne(texte: readonly Morceau[], deplacement: Deplacement): readonly Morceau[] {
  return texte.map((morceau) =>
    morceau.t === "joueur"
      ? { t: morceau.t, v: morceau.v, id: renommer(morceau.id, deplacement) }
      : morceau,
  );
}

function suiteFusionnee(suite: SuiteRendue | null, deplacement: Deplacement): SuiteRendue | null {
  return suite && { ...suite, texte: texteFusionne(suite.texte, deplacement) };
}

function imprevuFusionne(imprevu: ImprevuEnJeu, deplacement: Deplacement): ImprevuEnJeu {
  return {
    ...imprevu,
    texte: texteFusionne(imprevu.texte, deplacement),
    suite: suiteFusionnee(imprevu.suite, deplacement),
    offres: imprevu.offres.map((offre) => ({
      ...offre,
      joueur: offre.joueur && renommer(offre.joueur, deplacement),
    })),
  };
}

function miniJeuFusionne(miniJeu: MiniJeu, deplacement: Deplacement): MiniJeu {
  if (miniJeu.nom !== "rouletteRusse")
    return { ...miniJeu, joueur: renommer(miniJeu.joueur, deplacement) };
  const [a, b] = miniJeu.joueurs;
  const joueurs = [renommer(a, deplacement), renommer(b, deplacement)] as const;
  const seul = joueurs[0] === joueurs[1];
  return {
    ...miniJeu,
    joueurs: seul ? miniJeu.joueurs : joueurs,
    main: renommer(miniJeu.main, deplacement),
    tirs: miniJeu.tirs.map((tir) => ({
      ...tir,
      par: renommer(tir.par, deplacement),
      sur: renommer(tir.sur, deplacement),
    })),
    fini: miniJeu.fini || seul,
    abandon: miniJeu.abandon || (seul && !miniJeu.fini),
  };
}
