import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { creerQuestionChoix, creerQuizz } from "#game/rules/test/quizz.ts";
import { creerTableDePartie, creerTableEnJeu, LEA } from "#game/rules/test/table.ts";
import { Soiree } from "#game/rules/test/soiree.ts";
import type { Partie } from "#game/rules/types.ts";
import { AUTEUR_SYSTEME } from "#game/rules/types/commandes.ts";
import { creerNouvellePartie, VERSION_PARTIE_STOCKEE } from "#game/rules/nouvelle-partie.ts";
import {
  serializeGameWithChangedParts,
  computeClockIncludingServerStop,
  parseStoredGame,
} from "./stored-game.ts";

const VIDE = creerNouvellePartie({
  code: "ABC123",
  billet: "x",
  graine: [1, 2, 3, 4],
  placesMax: 8,
});
const PARTIE: Partie = {
  ...VIDE,
  quizz: { _id: "q", title: "Q", questions: [] },
  paquet: { normal: ["a"], rare: [], aDeux: [] },
};
const STOCKEE = { ...serializeGameWithChangedParts(PARTIE, 12.5, null) };

/** Games as earlier versions stored them, at several moments of an evening. */
const stockees = z.record(
  z.string(),
  z.object({
    code: z.string(),
    version: z.int(),
    partie: z.string(),
    morceaux: z.array(z.object({ nom: z.string(), texte: z.string() })),
    instant: z.number(),
  }),
);
const lireAnciennes = (version: 7 | 8 | 9 | 10 | 11 | 12 | 13) =>
  stockees.parse(
    JSON.parse(
      readFileSync(new URL(`./old-stored-games/parties-v${version}.json`, import.meta.url), "utf8"),
    ),
  );
const V7 = lireAnciennes(7);
const V8 = lireAnciennes(8);
const V9 = lireAnciennes(9);
const V10 = lireAnciennes(10);
const V11 = lireAnciennes(11);
const V12 = lireAnciennes(12);
const V13 = lireAnciennes(13);

describe("the settings of a stored game", () => {
  const autres = z.record(z.string(), z.unknown()).parse(JSON.parse(STOCKEE.partie));
  const avecParametres = (parametres: object) =>
    parseStoredGame({ ...STOCKEE, partie: JSON.stringify({ ...autres, parametres }) });

  test("a setting that did not exist yet is the one of a new room", () => {
    const { rythme: _, ...sans } = { ...PARTIE.parametres, patron: "discret" as const };
    expect(avecParametres(sans)?.parametres).toEqual({ ...sans, rythme: "main" });
  });

  test("a setting of another form is not read", () => {
    expect(avecParametres({ ...PARTIE.parametres, rythme: "lent" })).toBeNull();
  });
});

describe("a game stored by an earlier version", () => {
  const reprise = (anciennes: typeof V7, nom: string): Partie => {
    const stockee = anciennes[nom];
    const partie = stockee === undefined ? null : parseStoredGame(stockee);
    if (partie === null) throw new Error(`${nom}: lost`);
    return partie;
  };

  test.each([
    ...Object.keys(V7).map((nom) => [7, nom, V7] as const),
    ...Object.keys(V8).map((nom) => [8, nom, V8] as const),
    ...Object.keys(V9).map((nom) => [9, nom, V9] as const),
    ...Object.keys(V10).map((nom) => [10, nom, V10] as const),
    ...Object.keys(V11).map((nom) => [11, nom, V11] as const),
    ...Object.keys(V12).map((nom) => [12, nom, V12] as const),
    ...Object.keys(V13).map((nom) => [13, nom, V13] as const),
  ])("version %i, %s: everybody comes back, and plays on to the end", (_, nom, anciennes) => {
    const soiree = new Soiree(
      reprise(anciennes, nom),
      creerQuizz([creerQuestionChoix()]),
      anciennes[nom]?.instant,
    );
    soiree.redemarrer(50_000);
    soiree.hoteArrive();
    for (const jeton of ["jeton-Léa", "jeton-Tom", "jeton-Zoé"])
      soiree.faire(AUTEUR_SYSTEME, {
        type: "rejoindre",
        pseudo: jeton.slice("jeton-".length),
        jeton,
        sansAlcool: false,
        compte: null,
      });
    expect(Object.keys(soiree.partie.joueurs)).toEqual(["CREATEUR", "j1", "j2", "j3"]);
    soiree.finir();
    expect(soiree.partie.fin?.table.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["j1", "j2", "j3"]),
    );
  });

  test("a room that was open keeps all the cards it had", () => {
    for (const nom of Object.keys(V7))
      expect(reprise(V7, nom).parametres).toEqual({
        modeJeu: "classique",
        createur: false,
        sansImprevu: false,
        niveau: "corse",
        paquetsCoupes: [],
        patron: "bavard",
        rythme: "main",
      });
  });

  test("the patron comes into a room that was open, and has said nothing yet", () => {
    for (const nom of Object.keys(V8)) {
      const { parametres, patron } = reprise(V8, nom);
      expect(parametres.patron).toBe("bavard");
      expect(patron).toEqual({ dit: null, a: null, veille: null, vues: [], series: {} });
    }
    expect(reprise(V8, "salon").parametres).toMatchObject({
      niveau: "doux",
      paquetsCoupes: ["maison"],
    });
  });

  test("the patron keeps what he has said of things that he speaks of no more", () => {
    const dite = { ...PARTIE, patron: { ...PARTIE.patron, vues: ["arrivee-2", "quizzChoisi-3"] } };
    expect(parseStoredGame(serializeGameWithChangedParts(dite, 12.5, null))?.patron.vues).toEqual([
      "arrivee-2",
      "quizzChoisi-3",
    ]);
  });

  test("an end that was told has no receipt, and is shown as it was", () => {
    expect(reprise(V8, "fin").fin).toMatchObject({ recu: [], titre: "Un quizz" });
    expect(reprise(V8, "salon").fin).toBeNull();
  });

  test("a game that was led by hand still is, and its evening begins now", () => {
    for (const nom of Object.keys(V9)) {
      const { parametres, rythme, soir } = reprise(V9, nom);
      expect(parametres.rythme).toBe("main");
      expect(rythme).toEqual({ tenu: null, numero: 0, cadence: null });
      expect(soir).toEqual({ id: null, quizz: [], lignes: [] });
    }
  });

  test("a card that was out goes on, read by nobody and judged by nobody", () => {
    const { imprevu, scrutin } = reprise(V9, "carte");
    expect(scrutin).toBeNull();
    expect(imprevu).toMatchObject({ id: "i1", lecteur: null, suiteMontree: false });
    expect(reprise(V9, "chrono")).toMatchObject({ scrutin: null, imprevu: null });
  });

  test("nobody had drawn before there were drawings", () => {
    for (const nom of Object.keys(V9))
      expect(reprise(V9, nom).dessins).toEqual({ prochain: 1, de: {} });
  });

  test("standings are counted on from the counters of the last ones", () => {
    const { pointage, ardoise, comptes } = reprise(V10, "pointage");
    expect(pointage.repere).toEqual({
      jugees: 5,
      gorgees: { j1: 22, j3: 11 },
      rangs: { j1: 2, j2: 1, j3: 2 },
    });
    expect(ardoise).toHaveLength(19);
    expect(comptes).toEqual({});
  });

  test("what is in hand stays there, and nothing of the step on screen is shared", () => {
    const partie = reprise(V11, "en-main");
    expect(partie.distribution).toEqual({
      offerts: {},
      dons: [{ de: "j1", a: "j2", gorgees: 1 }],
      depuis: partie.prochaineLigne,
      partages: {},
    });
    expect(creerTableDePartie(partie).enMain).toEqual({ j1: 2 });
  });
});

describe("a countdown that was running when its server stopped", () => {
  const STOCKEE_A = Date.parse("2026-11-27T20:00:00.000Z");
  /** Remaining ms of a countdown of 20 s, when the game was stored at its beginning and opened again `ms` later. */
  const resteApres = (ms: number): number | undefined => {
    const table = creerTableEnJeu([
      creerQuestionChoix({ temps: 20 }),
      creerQuestionChoix(),
    ]).suivant();
    const { partie, now } = table;
    const date = new Date(STOCKEE_A).toISOString();
    const instant = computeClockIncludingServerStop({ instant: now, date }, STOCKEE_A + ms);
    const reprise = creerTableDePartie(partie).systeme({ type: "restaurer", instant });
    return reprise.partie.minuteur?.resteMs;
  };

  test("has gone on meanwhile: nobody has more time than they had", () => {
    expect(resteApres(0)).toBe(20_000);
    expect(resteApres(3_050)).toBe(16_950);
    expect(resteApres(60_000)).toBe(0);
  });

  test("stands where it stood when the clock of the machine was put back", () => {
    expect(resteApres(-3_600_000)).toBe(20_000);
  });
});

describe("the stored form", () => {
  test("gives the game back", () => {
    expect(parseStoredGame(STOCKEE)).toEqual(PARTIE);
  });

  test("keeps apart what seldom changes", () => {
    expect(STOCKEE.partie).not.toContain("quizz");
    expect(STOCKEE.morceaux.map(({ nom }) => nom)).toEqual([
      "fixe",
      "joueurs",
      "ardoise",
      "comptes",
      "statistiques",
      "dessins",
      "vus",
      "soir",
      "composition",
    ]);
    expect(STOCKEE.morceaux[0]?.texte).toBe(
      '{"quizz":{"_id":"q","title":"Q","questions":[]},"paquet":{"normal":["a"],"rare":[],"aDeux":[]}}',
    );
  });

  test("gives the answers to each question back, without those of an earlier game of the room", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    const jouee = table.repondre(LEA, "Canberra").reveler().partie;
    expect(Object.keys(jouee.releves)).toEqual(["q0"]);
    const stockee = serializeGameWithChangedParts(jouee, 0, null);
    expect(parseStoredGame(stockee)).toEqual(jouee);
    const ancien = { ...jouee.releves["q0"], question: "q1", tour: jouee.lancement };
    const nom = "releve:1";
    const morceaux = [...stockee.morceaux, { nom, texte: JSON.stringify({ [nom]: ancien }) }];
    expect(parseStoredGame({ ...stockee, morceaux })).toEqual(jouee);
  });

  test("writes again only the parts that are other objects", () => {
    const noms = (champs: Partial<Partie>) =>
      serializeGameWithChangedParts({ ...PARTIE, ...champs }, 0, PARTIE).morceaux.map(
        ({ nom }) => nom,
      );
    expect(noms({ tour: 3 })).toEqual([]);
    expect(noms({ ardoise: [] })).toEqual(["ardoise"]);
    const releve = {
      question: "q9",
      position: 8,
      tour: 2,
      dureeMs: 0,
      gorgees: 0,
      reponses: {},
      instants: {},
      jugements: {},
    };
    expect(noms({ releves: { ...PARTIE.releves, q9: releve } })).toEqual(["releve:8"]);
    expect(noms({ quizz: null, vus: { normal: [], rare: [] } })).toEqual(["fixe", "vus"]);
  });

  test.each([
    ["text that is not JSON", { partie: "{" }],
    ["a part missing", { morceaux: STOCKEE.morceaux.slice(1) }],
    ["a part that is something else", { morceaux: [{ nom: "fixe", texte: "[]" }] }],
    ["something else than an object", { partie: "[]" }],
    ["a field missing", { partie: STOCKEE.partie.replace('"bannis"', '"autre"') }],
    ["a field of another kind", { partie: STOCKEE.partie.replace('"tour":0', '"tour":"0"') }],
    [
      "a player that is not one",
      { morceaux: [...STOCKEE.morceaux, { nom: "joueurs", texte: '{"joueurs":{"x":3}}' }] },
    ],
    ["the code of another room", { code: "ZZZ999" }],
    ["a later version", { version: VERSION_PARTIE_STOCKEE + 1 }],
    ["an older version that nothing migrates", { version: 0 }],
  ])("%s is a lost game, never a crash", (_cas, abime) => {
    expect(parseStoredGame({ ...STOCKEE, ...abime })).toBeNull();
  });

  test("an older version goes through every migration in turn", () => {
    const { pause: _pause, ...ancienne } = VIDE;
    const stockee = {
      ...STOCKEE,
      version: 6,
      partie: JSON.stringify({ ...ancienne, version: 6, arret: true }),
    };
    const migrations = {
      6: ({ arret, ...reste }: Readonly<Record<string, unknown>>) => ({
        ...reste,
        suspendue: arret,
      }),
      7: ({ suspendue, ...reste }: Readonly<Record<string, unknown>>) => ({
        ...reste,
        pause: suspendue,
      }),
    };
    expect(parseStoredGame(stockee, { migrations, version: 8 })).toEqual({
      ...PARTIE,
      pause: true,
      version: 8,
    });
    expect(parseStoredGame(stockee, { migrations: {}, version: 8 })).toBeNull();
    const ratee = {
      ...migrations,
      7: () => {
        throw new Error("bug");
      },
    };
    expect(parseStoredGame(stockee, { migrations: ratee, version: 8 })).toBeNull();
  });
});
