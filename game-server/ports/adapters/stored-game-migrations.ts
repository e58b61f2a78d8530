/** Older stored games, brought up version by version. Pure. */
import { CLE_CREATEUR, TEMPS_MAX } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (valeur: unknown): valeur is Json =>
  typeof valeur === "object" && valeur !== null && !Array.isArray(valeur);
export const isText = (valeur: unknown) => typeof valeur === "string";

/** What turns a stored game of one version into the next one, by the version it starts from. */
export type Migrations = Readonly<Record<number, (partie: Json) => Json>>;

/** A change of `Partie` adds a line here, and a higher `VERSION_PARTIE`. */
export const MIGRATIONS: Migrations = {
  1: (partie) => ({
    ...partie,
    // what was in hand at that moment is lost, the rest goes on
    distribution: { restes: {}, dons: [] },
    miniJeu: null,
    // a card that is out is taken back: its offers have another shape
    imprevu: null,
    imprevuIndisponible: partie["etape"] === ETAPE.imprevu,
    telecommande: null,
    fin: isObject(partie["fin"]) ? { ...partie["fin"], id: "1", courbes: [], prix: [] } : null,
  }),
  2: (partie) => ({
    ...partie,
    exploits: {},
    joueurs: parJoueur(partie["joueurs"], (joueur) => ({
      ...joueur,
      compte: null,
      demande: joueur["pseudo"],
      arrivee: 0,
    })),
  }),
  3: (partie) => ({
    ...partie,
    quizz: isObject(partie["quizz"]) ? tempsBornes(partie["quizz"]) : null,
    paquet: { aDeux: [], ...(isObject(partie["paquet"]) ? partie["paquet"] : {}) },
    partis: {},
    enCours: [],
    faites: {},
    distribution: distributionOfferte(partie),
    manche: isObject(partie["manche"]) ? { ...partie["manche"], offres: [] } : null,
    imprevu: isObject(partie["imprevu"]) ? imprevuAuneSuite(partie["imprevu"]) : null,
    joueurs: parJoueur(partie["joueurs"], (joueur, id) => comptesDeJeu(partie, joueur, id)),
    fin: isObject(partie["fin"]) ? finComptee(partie, partie["fin"]) : null,
  }),
  // deadlines are of the clock of a server that has stopped: opening the game counts them anew
  4: (partie) => ({
    ...partie,
    fermetures: { hote: null, personne: null },
    joueurs: parJoueur(partie["joueurs"], avecEcheances),
    partis: parJoueur(partie["partis"], avecEcheances),
    minuteur: isObject(partie["minuteur"]) ? { ...partie["minuteur"], mediaJusque: null } : null,
    miniJeu: isObject(partie["miniJeu"]) ? roueDatee(partie["miniJeu"]) : null,
  }),
  // what was answered before nobody knows any more
  5: (partie) => ({ ...partie, statistiques: {}, essai: false }),
  // of what was played before, the last game is what is still known
  6: (partie) => ({ ...partie, joues: derniereJouee(partie["fin"]) }),
  // an evening that had begun goes on with all the cards it had
  7: (partie) => ({
    ...partie,
    parametres: {
      ...(isObject(partie["parametres"]) ? partie["parametres"] : {}),
      niveau: "corse",
      paquetsCoupes: [],
    },
  }),
  8: (partie) => ({
    ...partie,
    parametres: {
      ...(isObject(partie["parametres"]) ? partie["parametres"] : {}),
      patron: "bavard",
    },
    patron: { dit: null, a: null, veille: null, vues: [], series: {} },
  }),
  // a race that was on begins to be timed again; a card that is out was read by somebody already; an end that was told has no receipt to
  // print; the evening begins now, led by hand
  9: (partie) => ({
    ...partie,
    parametres: {
      ...(isObject(partie["parametres"]) ? partie["parametres"] : {}),
      rythme: "main",
    },
    rythme: { tenu: null, numero: 0, cadence: null },
    pointage: { dit: null, repere: { jugees: 0, ligne: 0, rangs: null } },
    soir: { quizz: [], lignes: [] },
    scrutin: null,
    imprevu: isObject(partie["imprevu"]) ? { ...partie["imprevu"], lecteur: null } : null,
    manche: isObject(partie["manche"])
      ? { ...partie["manche"], chrono: { ecouleMs: 0, depuis: null }, instants: {} }
      : null,
    fin: isObject(partie["fin"]) ? { ...partie["fin"], recu: [] } : null,
    dessins: { prochain: 1, de: {} },
  }),
  // lines that were many are carried over when the next one is written
  10: (partie) => ({ ...partie, comptes: {}, pointage: pointageEnGorgees(partie) }),
  // what the step on screen had asked for before is not shared
  11: (partie) => ({
    ...partie,
    distribution: {
      ...(isObject(partie["distribution"]) ? partie["distribution"] : {}),
      depuis: partie["prochaineLigne"],
      partages: {},
    },
  }),
};

/** The next standings count sips from counters of the last ones: until version 10, from the first line after them. */
function pointageEnGorgees({ pointage, ardoise }: Json): unknown {
  if (!isObject(pointage) || !isObject(pointage["repere"])) return pointage;
  const { dit } = pointage;
  const { ligne, ...repere } = pointage["repere"];
  const gorgees: Record<string, number> = {};
  for (const { id, qui, gorgees: n } of lignes(ardoise))
    if (Number(id) < Number(ligne)) gorgees[String(qui)] = (gorgees[String(qui)] ?? 0) + Number(n);
  // their question was open as soon as it came
  const ouvert = isObject(dit) ? { ...dit, clos: true } : null;
  return { dit: ouvert, repere: { ...repere, gorgees } };
}

const derniereJouee = (fin: unknown): unknown[] =>
  isObject(fin) && isText(fin["quizzId"]) && fin["quizzId"] !== "" ? [fin["quizzId"]] : [];

const avecEcheances = ({ attendu: _, ...joueur }: Json): Json => ({
  ...joueur,
  attenduJusque: null,
  gardeJusque: null,
});

const roueDatee = (miniJeu: Json): Json =>
  miniJeu["nom"] === "gamble"
    ? { ...miniJeu, arretA: miniJeu["issue"] === null ? null : 0 }
    : miniJeu;

/** Nobody waits longer than that; a clock of Node that is asked to goes off at once. */
function tempsBornes(quizz: Json): Json {
  const borner = (question: Json): Json => ({
    ...question,
    temps: Math.min(Number(question["temps"]), TEMPS_MAX),
  });
  return { ...quizz, questions: lignes(quizz["questions"]).map(borner) };
}

/** On a question what is in hand follows from the verdicts; elsewhere it was given: what is left and what was handed out. */
function distributionOfferte({ distribution, manche }: Json): Json {
  const { restes, dons } = isObject(distribution) ? distribution : {};
  const offerts: Record<string, number> = {};
  if (manche === null) {
    for (const [id, n] of Object.entries(isObject(restes) ? restes : {})) offerts[id] = Number(n);
    for (const { de, gorgees } of lignes(dons))
      offerts[String(de)] = (offerts[String(de)] ?? 0) + Number(gorgees);
  }
  return { offerts, dons: lignes(dons) };
}

/** Offers of the text that were not taken stay; those of its follow-up come with it. */
function imprevuAuneSuite(imprevu: Json): Json {
  const offres = lignes(imprevu["offres"]).flatMap(({ sens, suite, joueur, gorgees, prise }) =>
    suite === true
      ? []
      : [
          {
            sens,
            gorgees,
            nommee: joueur !== null,
            cibles: joueur === null ? [] : [joueur],
            prises: prise === true ? 1 : 0,
          },
        ],
  );
  return { ...imprevu, suiteMontree: false, offres };
}

const lignes = (valeur: unknown): Json[] => (Array.isArray(valeur) ? valeur.filter(isObject) : []);

/** Ranks of the questions that were not messages, from the one on the table backwards when it was judged. */
function questionsPosees({ quizz, position, etape, manche }: Json): number[] {
  const jugements = isObject(manche) && isObject(manche["jugements"]) ? manche["jugements"] : {};
  const jugee = etape === ETAPE.imprevu || etape === ETAPE.fin || Object.keys(jugements).length > 0;
  const fin = Number(position) + (jugee ? 1 : 0);
  return lignes(isObject(quizz) ? quizz["questions"] : [])
    .slice(0, fin)
    .flatMap(({ type }, i) => (type === "rien" ? [] : [i]));
}

/** Until version 3 nobody counted the questions put to each player: all since their arrival that were not messages. */
function comptesDeJeu(partie: Json, { arrivee, ...joueur }: Json, id: string): Json {
  const verdicts = questionsPosees(partie).filter((rang) => rang >= Number(arrivee));
  return { ...joueur, jugees: verdicts.length, verdicts: id === CLE_CREATEUR ? [] : verdicts };
}

/** An end as it was told: everybody's score out of all the questions, places as the phones gave them. */
function finComptee(partie: Json, fin: Json): Json {
  const { quizz, tour } = partie;
  const jugees = questionsPosees(partie).length;
  const table = lignes(fin["table"]);
  const rangDe = (score: unknown) =>
    score === null
      ? null
      : 1 + table.filter((autre) => Number(autre["score"]) > Number(score)).length;
  return {
    ...fin,
    tour,
    quizzId: isObject(quizz) ? quizz["_id"] : "",
    titre: isObject(quizz) ? quizz["title"] : "",
    nbQuestions: jugees,
    table: table.map((ligne) =>
      Object.assign(ligne, { jugees, rang: rangDe(ligne["score"]), parti: false }),
    ),
  };
}

function parJoueur(joueurs: unknown, changer: (joueur: Json, id: string) => Json): Json {
  const entrees = Object.entries(isObject(joueurs) ? joueurs : {});
  return Object.fromEntries(
    entrees.map(([id, joueur]) => [id, isObject(joueur) ? changer(joueur, id) : joueur]),
  );
}
