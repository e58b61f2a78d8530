/**
 * The patron, who comments on recent events, seldom, and never twice with the same line. mise-en-scene "Le patron".
 * Pure.
 */
import { calculerSeriesDeVerdicts } from "./verdicts.ts";
import { decouperTexteImprevu } from "#contracts/imprevu-commandes.ts";
import { createRenduImprevu } from "#contracts/imprevu-rendu.ts";
import {
  type BavardageDuPatron,
  type Replique,
  type SituationDuPatron,
  situationDuPatron,
} from "#contracts/patron.ts";
import type { ContexteDesRegles } from "../jeu.ts";
import {
  estPartieEnPause,
  estHotePresent,
  trouverJoueur,
  listerJoueursNommables,
} from "../selection.ts";
import type { Partie } from "../types.ts";
import type { RepliqueDite, Patron } from "../types/patron.ts";
import { calculerFinDuGuetDuPatron } from "./guet.ts";
import { trouverOccasionsDuPatron } from "./occasions.ts";

/** Least time between two lines, in ms. */
export const SILENCE_ENTRE_REPLIQUES_PAR_BAVARDAGE_MS: Readonly<
  Record<Exclude<BavardageDuPatron, "muet">, number>
> = {
  bavard: 20_000,
  discret: 60_000,
};

/** Situations whose line disappears at the end of the step in which it was said. */
const DE_L_ETAPE: ReadonlySet<SituationDuPatron> = new Set([
  "silence",
  "dernierARepondre",
  "minutee",
]);

/**
 * Brings the patron up to date with what has changed between two states: draws a line for it when he may speak, removes a line that no
 * longer holds, and follows silences and series.
 */
export function actualiserPatron(avant: Partie, apres: Partie, jeu: ContexteDesRegles): Partie {
  const { patron } = apres;
  const dit = parler(avant, apres, jeu);
  const suivi: Patron = {
    dit: dit?.dit ?? (tientEncore(apres) ? patron.dit : null),
    a: dit === null ? patron.a : jeu.now,
    veille: calculerFinDuGuetDuPatron(avant, apres, jeu),
    vues: dit === null ? patron.vues : [...patron.vues, dit.id],
    series: calculerSeriesDeVerdicts(avant, apres),
  };
  const pareil =
    suivi.dit === patron.dit &&
    suivi.a === patron.a &&
    suivi.veille === patron.veille &&
    suivi.vues === patron.vues &&
    suivi.series === patron.series;
  return pareil ? apres : { ...apres, patron: suivi };
}

/** Whether the patron's last line still holds: its players have not left or changed name, its step has not passed. */
function tientEncore(partie: Partie): boolean {
  const { dit } = partie.patron;
  if (dit === null || partie.parametres.patron === "muet") return false;
  if (dit.etape !== null && dit.etape !== partie.tour) return false;
  return dit.texte.every(
    (morceau) => morceau.t !== "joueur" || trouverJoueur(partie, morceau.id)?.pseudo === morceau.v,
  );
}

/**
 * Whether the patron may speak now: neither muted nor paused nor in an essai, not too soon after the last line, and with the host's screen
 * connected.
 */
function peutParler(avant: Partie, partie: Partie, now: number): boolean {
  const { patron, parametres, essai } = partie;
  if (parametres.patron === "muet" || essai) return false;
  if (!estHotePresent(partie) || estPartieEnPause(partie)) return false;
  // the end may get a line however soon after the last one, since screens show it after ten seconds
  if (avant.phase === "jeu" && partie.phase === "fin") return true;
  return (
    patron.a === null ||
    now - patron.a >= SILENCE_ENTRE_REPLIQUES_PAR_BAVARDAGE_MS[parametres.patron]
  );
}

function parler(
  avant: Partie,
  apres: Partie,
  jeu: ContexteDesRegles,
): { id: string; dit: RepliqueDite } | null {
  const { repliques } = jeu;
  if (!repliques || !peutParler(avant, apres, jeu.now)) return null;
  const occasions = trouverOccasionsDuPatron(avant, apres);
  const presents = listerJoueursNommables(apres);
  for (const quoi of situationDuPatron.options) {
    const occasion = occasions[quoi];
    if (occasion === null) continue;
    const qui = presents.filter(({ id }) => occasion.includes(id));
    const neuves = repliques[quoi].filter(
      ({ id, text }) =>
        !apres.patron.vues.includes(id) && compterJoueursNommesDansReplique(text) <= qui.length,
    );
    if (neuves.length === 0) continue;
    const { id, pose, text }: Replique = jeu.des.choisir(neuves);
    const dit: RepliqueDite = {
      numero: apres.patron.vues.length + 1,
      pose,
      texte: createRenduImprevu(qui, [], jeu.des)(text),
      etape: DE_L_ETAPE.has(quoi) ? apres.tour : null,
    };
    return { id, dit };
  }
  return null;
}

/** Number of people that a line names. */
export function compterJoueursNommesDansReplique(texte: string): 0 | 1 | 2 {
  const noms = new Set(
    decouperTexteImprevu(texte).map((jeton) => (jeton.type === "commande" ? jeton.nom : null)),
  );
  if (noms.has("joueurAutre")) return 2;
  return noms.has("joueur") ? 1 : 0;
}
