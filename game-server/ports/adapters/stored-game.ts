/** The stored form of a game: a few texts, and the way back, through older versions. Pure. */
import { PARAMETRES_DE_PARTIE_NEUFS, parametresDePartie } from "#contracts/partie.ts";
import type { PartieAEcrire, PartieStockee } from "#db/repositories/parties-repository.ts";
import { VERSION_PARTIE_STOCKEE } from "#game/rules/nouvelle-partie.ts";
import type { Partie } from "#game/rules/types.ts";
import {
  isJsonObject,
  isJsonString,
  type StoredJsonObject,
  STORED_GAME_MIGRATIONS,
  type StoredGameMigrations,
} from "./stored-game-migrations.ts";

/** The form of stored games: the current version, and the migrations from older ones. */
export interface StoredGameFormat {
  readonly version: number;
  readonly migrations: StoredGameMigrations;
}
export const STORED_GAME_FORMAT: StoredGameFormat = {
  version: VERSION_PARTIE_STOCKEE,
  migrations: STORED_GAME_MIGRATIONS,
};

/** Large fields of a game that most commands leave unchanged, by the name of the part in which each group is stored apart. */
const MORCEAUX = {
  fixe: ["quizz", "paquet"],
  joueurs: ["joueurs", "partis"],
  ardoise: ["ardoise"],
  comptes: ["comptes"],
  statistiques: ["statistiques"],
  dessins: ["dessins"],
  vus: ["vus"],
  soir: ["soir"],
  composition: ["composition"],
} as const satisfies Readonly<Record<string, readonly (keyof Partie)[]>>;

/**
 * Prefix of the parts that hold the answers to one question each, by its position: a question is judged once, its answers are many, and the
 * room's next quizz writes over them.
 */
const RELEVE = "releve:";

/** The fields that are stored in parts; undefined, so that the text of the game leaves them out. */
const STORED_APART = Object.fromEntries(
  [...Object.values(MORCEAUX).flat(), "releves"].map((champ) => [champ, undefined]),
);

/**
 * A game in its stored form: a text, and the parts that have changed since the last write.
 * @param ecrite the state of this game that is on the disk, null without one: parts that are still the same objects are not written again,
 * since states are never modified
 */
export function serializeGameWithChangedParts(
  complete: Partie,
  instant: number,
  ecrite: Partie | null,
): PartieAEcrire {
  const morceaux = Object.entries(MORCEAUX)
    .filter(([, champs]) => champs.some((champ) => complete[champ] !== ecrite?.[champ]))
    .map(([nom, champs]) => ({
      nom,
      texte: JSON.stringify(Object.fromEntries(champs.map((champ) => [champ, complete[champ]]))),
    }));
  const reponses = Object.entries(complete.releves)
    .filter(([id, releve]) => releve !== ecrite?.releves[id])
    .map(([, releve]) => {
      const nom = `${RELEVE}${String(releve.position)}`;
      return { nom, texte: JSON.stringify({ [nom]: releve }) };
    });
  const { code, version } = complete;
  return {
    code,
    version,
    partie: JSON.stringify({ ...complete, ...STORED_APART }),
    morceaux: [...morceaux, ...reponses],
    instant,
  };
}

/**
 * What the clock of the server that stored a game would say at `maintenant` (ms since 1970): countdowns go on while nobody
 * serves, so that a stop gives nobody more time to answer than the others had.
 */
export function computeClockIncludingServerStop(
  { instant, date }: Pick<PartieStockee, "instant" | "date">,
  maintenant = Date.now(),
): number {
  const ecoule = maintenant - Date.parse(date);
  // an unreadable date, or one in the future, counts as no elapsed time
  return ecoule > 0 ? instant + ecoule : instant;
}

/** The game that a stored form holds, brought up to this version; null when it cannot be read or comes from a later version. */
export function parseStoredGame(
  stockee: PartieAEcrire,
  forme: StoredGameFormat = STORED_GAME_FORMAT,
): Partie | null {
  try {
    const textes = [stockee.partie, ...stockee.morceaux.map(({ texte }) => texte)];
    const morceaux = textes.map((texte): unknown => JSON.parse(texte));
    if (!morceaux.every(isJsonObject)) return null;
    const lue = reunirReleves(Object.assign({}, ...morceaux));
    const aJour = migrer(lue, stockee.version, forme);
    if (aJour === null) return null;
    const complete = { ...aJour, parametres: completerParametres(aJour["parametres"]) };
    return estPartie(complete) && complete.code === stockee.code ? complete : null;
  } catch {
    return null;
  }
}

/** The stored game with the answers to its questions in one field, `releves`, without those of an earlier game of the room. */
function reunirReleves(stockee: StoredJsonObject): StoredJsonObject {
  const releves: Record<string, unknown> = {};
  const autres: Record<string, unknown> = {};
  for (const [nom, valeur] of Object.entries(stockee)) {
    if (!nom.startsWith(RELEVE)) autres[nom] = valeur;
    else if (isJsonObject(valeur) && Number(valeur["tour"]) > Number(stockee["lancement"]))
      releves[String(valeur["question"])] = valeur;
  }
  return { ...autres, ...("lancement" in stockee ? { releves } : {}) };
}

/** The settings of a stored game; one that did not exist yet is the one of a new room, unless a migration says otherwise. */
const completerParametres = (stockes: unknown) =>
  isJsonObject(stockes) ? { ...PARAMETRES_DE_PARTIE_NEUFS, ...stockes } : null;

function migrer(
  partie: StoredJsonObject,
  depart: number,
  { version, migrations }: StoredGameFormat,
): StoredJsonObject | null {
  if (depart > version) return null;
  let courante = partie;
  for (let etape = depart; etape < version; etape++) {
    const suivante = migrations[etape];
    if (suivante === undefined) return null;
    courante = { ...suivante(courante), version: etape + 1 };
  }
  return courante;
}

const estObjetDObjets = (valeur: unknown) =>
  isJsonObject(valeur) && Object.values(valeur).every(isJsonObject);
const estNombre = (valeur: unknown) => typeof valeur === "number";
const estBooleen = (valeur: unknown) => typeof valeur === "boolean";
const estListe = (valeur: unknown) => Array.isArray(valeur);
const estNulOuObjet = (valeur: unknown) => valeur === null || isJsonObject(valeur);

/**
 * For each field of a game, whether a stored value may be it; a stored game is read only when all may. The compiler keeps the list
 * complete.
 */
const CHAMPS: Readonly<Record<keyof Partie, (valeur: unknown) => boolean>> = {
  version: estNombre,
  code: isJsonString,
  graine: estListe,
  phase: isJsonString,
  parametres: (valeur) => parametresDePartie.safeParse(valeur).success,
  placesMax: estNombre,
  essai: estBooleen,
  pseudoHote: isJsonString,
  billet: isJsonString,
  joueurs: estObjetDObjets,
  partis: estObjetDObjets,
  bannis: estListe,
  choix: estNulOuObjet,
  attente: estNulOuObjet,
  composition: estNulOuObjet,
  quizz: estNulOuObjet,
  tour: estNombre,
  etape: estNombre,
  position: estNombre,
  manche: estNulOuObjet,
  distribution: isJsonObject,
  minuteur: estNulOuObjet,
  pause: estBooleen,
  fermetures: isJsonObject,
  telecommande: (valeur) => valeur === null || isJsonString(valeur),
  imprevu: estNulOuObjet,
  imprevuIndisponible: estBooleen,
  scrutin: estNulOuObjet,
  enCours: estListe,
  miniJeu: estNulOuObjet,
  paquet: isJsonObject,
  vus: isJsonObject,
  ardoise: estListe,
  comptes: estObjetDObjets,
  exploits: isJsonObject,
  statistiques: estObjetDObjets,
  releves: estObjetDObjets,
  fusions: isJsonObject,
  imprevusTires: estNombre,
  lancement: estNombre,
  prochaineLigne: estNombre,
  prochainJoueur: estNombre,
  faites: isJsonObject,
  fin: estNulOuObjet,
  joues: estListe,
  patron: isJsonObject,
  rythme: isJsonObject,
  pointage: isJsonObject,
  soir: isJsonObject,
  dessins: isJsonObject,
};

function estPartie(valeur: StoredJsonObject): valeur is StoredJsonObject & Partie {
  return Object.entries(CHAMPS).every(([nom, convient]) => convient(valeur[nom]));
}
