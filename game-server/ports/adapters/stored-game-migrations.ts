/** Stored games of older versions, migrated one version at a time. Pure. */

export type StoredJsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (valeur: unknown): valeur is StoredJsonObject =>
  typeof valeur === "object" && valeur !== null && !Array.isArray(valeur);
export const isJsonString = (valeur: unknown) => typeof valeur === "string";

/** By version: the function that turns a stored game of this version into one of the next version. */
export type StoredGameMigrations = Readonly<
  Record<number, (partie: StoredJsonObject) => StoredJsonObject>
>;

/**
 * A change of `Partie` adds a line here, and a higher `VERSION_PARTIE_STOCKEE`. A new setting of the room needs neither
 * where open games may have the default of a new room. Version 7 is the oldest that a server may have left on a disk
 * with games still open.
 */
export const STORED_GAME_MIGRATIONS: StoredGameMigrations = {
  // the level becomes the strongest, so that a game that had begun keeps all the cards it had
  7: (partie) => ({
    ...partie,
    parametres: {
      ...(isJsonObject(partie["parametres"]) ? partie["parametres"] : {}),
      niveau: "corse",
    },
  }),
  8: (partie) => ({
    ...partie,
    patron: { dit: null, a: null, veille: null, vues: [], series: {} },
  }),
  // races are timed from now on, the card on screen gets no reader, an end on screen gets no receipt, and the evening begins now
  9: (partie) => ({
    ...partie,
    rythme: { tenu: null, numero: 0, cadence: null },
    pointage: { dit: null, repere: { jugees: 0, ligne: 0, rangs: null } },
    soir: { quizz: [], lignes: [] },
    scrutin: null,
    imprevu: isJsonObject(partie["imprevu"]) ? { ...partie["imprevu"], lecteur: null } : null,
    manche: isJsonObject(partie["manche"])
      ? { ...partie["manche"], chrono: { ecouleMs: 0, depuis: null }, instants: {} }
      : null,
    fin: isJsonObject(partie["fin"]) ? { ...partie["fin"], recu: [] } : null,
    dessins: { prochain: 1, de: {} },
  }),
  // the accounts start empty: old lines are summed into them when the next line is written
  10: (partie) => ({ ...partie, comptes: {}, pointage: pointageEnGorgees(partie) }),
  // the sips to share start at the next line: those that the current step had asked for before cannot be shared
  11: (partie) => ({
    ...partie,
    distribution: {
      ...(isJsonObject(partie["distribution"]) ? partie["distribution"] : {}),
      depuis: partie["prochaineLigne"],
      partages: {},
    },
  }),
  // the answers kept for the report start empty: the report of a game that had begun lacks the questions judged before
  12: (partie) => ({
    ...partie,
    releves: {},
    fusions: {},
    imprevusTires: 0,
    lancement: 0,
    soir: { ...(isJsonObject(partie["soir"]) ? partie["soir"] : {}), id: null },
  }),
  13: (partie) => ({ ...partie, composition: null }),
};

/**
 * The standings of version 10 in the form of version 11: since then, the next standings count sips from the counters at the last ones;
 * before, from the first line after them.
 */
function pointageEnGorgees({ pointage, ardoise }: StoredJsonObject): unknown {
  if (!isJsonObject(pointage) || !isJsonObject(pointage["repere"])) return pointage;
  const { dit } = pointage;
  const { ligne, ...repere } = pointage["repere"];
  const gorgees: Record<string, number> = {};
  for (const { id, qui, gorgees: n } of lignes(ardoise))
    if (Number(id) < Number(ligne)) gorgees[String(qui)] = (gorgees[String(qui)] ?? 0) + Number(n);
  // standings on screen count as closed by the host already, since in version 10 the question stayed visible beside them
  const ouvert = isJsonObject(dit) ? { ...dit, clos: true } : null;
  return { dit: ouvert, repere: { ...repere, gorgees } };
}

const lignes = (valeur: unknown): StoredJsonObject[] =>
  Array.isArray(valeur) ? valeur.filter(isJsonObject) : [];
