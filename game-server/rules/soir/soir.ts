/** « Ce soir »: one line per person over all the quizzes of a room. mise-en-scene "Back in the salon". Pure. */
import { calculerRangDuNombre } from "../classement/classer.ts";
import { estArdoiseVide } from "../ardoise.ts";
import { composerIdDePartieFinie } from "../selection.ts";
import { calculerClePseudo } from "../pseudo.ts";
import type { Partie } from "../types.ts";
import type { FinDePartie, LigneDuSoir, Soir } from "../types/resultats.ts";
import type { Joueur } from "../types/joueurs.ts";

export const SOIR_DE_ROOM_NEUVE: Soir = { id: null, quizz: [], lignes: [] };

/** The most quizzes of an evening, and the number of lines from which those of people who are not in the last game are dropped. */
const QUIZZ_MAX = 100;
const LIGNES_MAX = 400;

type Gens = Readonly<Record<string, Joueur>>;

/** The evening with the game that has just ended; a game without anything played adds nothing. */
function noter(partie: Partie, fin: FinDePartie): Soir {
  const { soir, essai } = partie;
  if (essai || (fin.nbQuestions === 0 && estArdoiseVide(partie))) return soir;
  const gens = { ...partie.partis, ...partie.joueurs };
  const rang = soir.quizz.length;
  if (rang >= QUIZZ_MAX) return soir;
  const lignes = [...soir.lignes];
  for (const ligne of fin.table) {
    const { id, pseudo, gorgees, score } = ligne;
    const sienne: LigneDuSoir = {
      id,
      jeton: gens[id]?.jeton ?? "",
      pseudo,
      points: score ?? 0,
      gorgees,
      joues: [rang],
      gagnes: aGagne(ligne) ? [rang] : [],
      prix: fin.prix.filter(({ qui }) => qui.includes(id)).length,
    };
    const place = lignes.findIndex((autre) => estLaMeme(autre, sienne, gens));
    const ancienne = lignes[place];
    if (ancienne === undefined) lignes.push(sienne);
    else lignes[place] = ajouter(ancienne, sienne);
  }
  const restees =
    lignes.length > LIGNES_MAX ? lignes.filter(({ id }) => Object.hasOwn(gens, id)) : lignes;
  return {
    id: soir.id ?? composerIdDePartieFinie(partie, fin),
    quizz: [...soir.quizz, { titre: fin.titre }],
    lignes: restees,
  };
}

/** Whether this line won the game: first, with at least one point. */
const aGagne = ({ rang, score }: FinDePartie["table"][number]): boolean =>
  rang === 1 && score !== null && score > 0;

/** Whether two lines are of the same person: same seat, same secret or, for a name of the room locale whose seat is gone, same name. */
function estLaMeme(ligne: LigneDuSoir, autre: LigneDuSoir, gens: Gens): boolean {
  if (ligne.id === autre.id) return true;
  if (ligne.jeton !== "" || autre.jeton !== "") return ligne.jeton === autre.jeton;
  return (
    !Object.hasOwn(gens, ligne.id) &&
    calculerClePseudo(ligne.pseudo) === calculerClePseudo(autre.pseudo)
  );
}

/** The sum of two lines of one person; a quizz on both counts once. Key and pseudo come from the second line. */
function ajouter(ligne: LigneDuSoir, autre: LigneDuSoir): LigneDuSoir {
  return {
    id: autre.id,
    jeton: autre.jeton,
    pseudo: autre.pseudo,
    points: ligne.points + autre.points,
    gorgees: ligne.gorgees + autre.gorgees,
    joues: reunir(ligne.joues, autre.joues),
    gagnes: reunir(ligne.gagnes, autre.gagnes),
    prix: ligne.prix + autre.prix,
  };
}

const reunir = (une: readonly number[], autre: readonly number[]): number[] =>
  [...new Set([...une, ...autre])].sort((a, b) => a - b);

/** Makes one line of those of two merged seats. `jeton`: the secret of the phone that now has the seat. */
export function fusionnerLignesDuSoir(
  soir: Soir,
  { de, vers, jeton }: { readonly de: string; readonly vers: string; readonly jeton: string },
): Soir {
  const venue = soir.lignes.find(({ id }) => id === de);
  const gardee = soir.lignes.find(({ id }) => id === vers);
  if (venue === undefined && gardee === undefined) return soir;
  const lignes = soir.lignes.flatMap((ligne) => {
    if (ligne === gardee) return [{ ...(venue ? ajouter(venue, gardee) : gardee), jeton }];
    if (ligne !== venue) return [ligne];
    return gardee === undefined ? [{ ...venue, id: vers }] : [];
  });
  return { ...soir, lignes };
}

/** Adds a game that has just ended to the evening, and gives returning players their line. */
export function actualiserSoir(avant: Partie, apres: Partie): Partie {
  const { fin } = apres;
  const suivie = retrouver(avant, apres);
  return fin === null || fin === avant.fin ? suivie : { ...suivie, soir: noter(suivie, fin) };
}

/**
 * Gives a player who comes back on a new seat their former line, and removes the lines of kicked players.
 */
function retrouver(avant: Partie, apres: Partie): Partie {
  const { soir, joueurs, bannis } = apres;
  if (soir.lignes.length === 0 || (joueurs === avant.joueurs && bannis === avant.bannis))
    return apres;
  const restees = soir.lignes.filter(({ jeton }) => jeton === "" || !bannis.includes(jeton));
  const gens = { ...apres.partis, ...joueurs };
  const venus = Object.keys(joueurs).filter((id) => avant.joueurs[id] === undefined);
  const lignes = venus.reduce<readonly LigneDuSoir[]>((suivies, id) => {
    const { jeton = "", pseudo = "" } = joueurs[id] ?? {};
    const sienne = suivies.find((ligne) => estLaMeme(ligne, { ...ligne, id, jeton, pseudo }, gens));
    return sienne === undefined || sienne.id === id
      ? suivies
      : suivies.map((ligne) => (ligne === sienne ? { ...ligne, id, pseudo } : ligne));
  }, restees);
  const change =
    lignes.length !== soir.lignes.length || lignes.some((l, i) => l !== soir.lignes[i]);
  return change ? { ...apres, soir: { ...soir, lignes } } : apres;
}

/** A line with its place, shared by equal points. */
export interface LigneDuSoirClassee extends LigneDuSoir {
  readonly rang: number;
}

/** Lines in order: most points, then most games won, then fewest sips. */
export function classerLignesDuSoir({ lignes }: Soir): LigneDuSoirClassee[] {
  const tous = lignes.map(({ points }) => points);
  return lignes
    .map((ligne) => ({ ...ligne, rang: calculerRangDuNombre(ligne.points, tous) }))
    .sort((a, b) => a.rang - b.rang || b.gagnes.length - a.gagnes.length || a.gorgees - b.gorgees);
}
