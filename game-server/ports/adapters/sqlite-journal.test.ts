import { setImmediate as unTour } from "node:timers/promises";
import { sql } from "#db/drizzle.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { openDatabaseConnection } from "#db/connection.ts";
import {
  createPartiesRepository,
  type LotEcrituresDeParties,
} from "#db/repositories/parties-repository.ts";
import { creerBaseDeTest } from "#db/test/banc.ts";
import { creerNouvellePartie } from "#game/rules/nouvelle-partie.ts";
import type { Partie } from "#game/rules/types.ts";
import { createJournalWriterThread } from "./journal-writer.ts";
import { createBatchedJournal } from "./batched-journal.ts";
import { createSqliteJournal } from "./sqlite-journal.ts";

const partie = (code: string, champs: Partial<Partie> = {}): Partie => ({
  ...creerNouvellePartie({ code, billet: "x", graine: [1, 2, 3, 4], placesMax: 8 }),
  ...champs,
});
const AVEC_QUIZZ = {
  quizz: { _id: "q", title: "Q", questions: [] },
  paquet: { normal: ["a"], rare: [], aDeux: [] },
};

const TOUR = z.object({ tour: z.int() });
const SOIREE = {
  id: "AAAAAA-1",
  code: "AAAAAA",
  quizzId: "q",
  titre: "Q",
  nbQuestions: 1,
  joueurs: [],
  statistiques: [],
};

/** A writer whose answers the test chooses, with the batches that it received. */
function faussePlume() {
  const lots: LotEcrituresDeParties[] = [];
  const attentes: { reussir: (perdues: string[]) => void; echouer: (erreur: Error) => void }[] = [];
  return {
    lots,
    ecrivain: {
      ecrire: (lot: LotEcrituresDeParties) =>
        new Promise<readonly string[]>((reussir, echouer) => {
          lots.push(lot);
          attentes.push({ reussir, echouer });
        }),
      fermer: async () => {},
    },
    repondre: async (erreur?: Error, perdues: string[] = []) => {
      await expect.poll(() => attentes.length, { interval: 2 }).toBeGreaterThan(0);
      const attente = attentes.shift();
      if (erreur === undefined) attente?.reussir(perdues);
      else attente?.echouer(erreur);
      await unTour();
    },
  };
}

async function journalFactice() {
  const { db, fichier } = await creerBaseDeTest();
  const plume = faussePlume();
  const journal = createSqliteJournal({ db, fichier, ecrivain: plume.ecrivain, reessaiMs: 20 });
  const pannes: boolean[] = [];
  journal.surPanne((enPanne) => pannes.push(enPanne));
  return { journal, pannes, ...plume };
}

async function journalVrai() {
  const base = await creerBaseDeTest();
  const journal = createSqliteJournal({ ...base, reessaiMs: 20 });
  onTestFinished(() => journal.fermer());
  const pannes: boolean[] = [];
  journal.surPanne((enPanne) => pannes.push(enPanne));
  return { ...base, journal, pannes };
}

/** Stops the clock; the returned function makes time pass. */
function arreterLeTemps(): (ms: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => vi.advanceTimersByTimeAsync(ms);
}

describe("batches", () => {
  test("rooms that change together are written together, once each, in their latest state", async () => {
    const { journal, lots, repondre } = await journalFactice();
    const promesses = [
      journal.enregistrer(partie("AAAAAA", { tour: 1 }), 1),
      journal.enregistrer(partie("BBBBBB"), 2),
      journal.enregistrer(partie("AAAAAA", { tour: 2 }), 3),
    ];
    await repondre();
    await Promise.all(promesses);
    expect(lots).toHaveLength(1);
    expect(lots[0]?.ecrire.map(({ code, instant }) => [code, instant])).toEqual([
      ["AAAAAA", 3],
      ["BBBBBB", 2],
    ]);
    expect(lots[0]?.ecrire[0]?.partie).toContain('"tour":2');
  });

  test("nothing is acknowledged before it is written, and one batch flies at a time", async () => {
    const { journal, lots, repondre } = await journalFactice();
    const finies: string[] = [];
    // the fake clock starts at 0, so it is installed before the first batch, from which the next one counts
    const passer = arreterLeTemps();
    void journal.enregistrer(partie("AAAAAA"), 1).then(() => finies.push("un"));
    await passer(1_000);
    expect(lots).toHaveLength(1);
    void journal.enregistrer(partie("AAAAAA"), 2).then(() => finies.push("deux"));
    await passer(1_000);
    expect([lots.length, finies]).toEqual([1, []]);
    await repondre();
    expect(finies).toEqual(["un"]);
    await passer(1_000);
    await repondre();
    expect([lots.length, finies]).toEqual([2, ["un", "deux"]]);
  });

  test("what seldom changes is written only when it changed", async () => {
    const { journal, lots, repondre } = await journalFactice();
    const ecrire = async (champs: Partial<Partie>) => {
      const ecrit = journal.enregistrer(partie("AAAAAA", champs), 1);
      await repondre();
      await ecrit;
      return lots.at(-1)?.ecrire[0]?.morceaux.map(({ nom }) => nom);
    };
    const base = partie("AAAAAA", AVEC_QUIZZ);
    expect(await ecrire(base)).toEqual([
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
    expect(await ecrire({ ...base, tour: 2 })).toEqual([]);
    expect(await ecrire({ ...base, paquet: { normal: [], rare: [], aDeux: [] } })).toEqual([
      "fixe",
    ]);
    const oubliee = journal.oublier("AAAAAA");
    await repondre();
    await oubliee;
    expect(await ecrire(base)).toContain("fixe");
  });

  test("forgetting a room wins over what was still to be written of it", async () => {
    const { journal, lots, repondre } = await journalFactice();
    const promesses = [journal.enregistrer(partie("AAAAAA"), 1), journal.oublier("AAAAAA")];
    await repondre();
    await Promise.all(promesses);
    expect(lots).toEqual([{ ecrire: [], soirees: [], oublier: ["AAAAAA"] }]);
  });
});

describe("finished games", () => {
  test("go to the disk with the state that says they are over, and are kept through failures", async () => {
    const { journal, lots, repondre } = await journalFactice();
    const finies: string[] = [];
    void journal.enregistrer(partie("AAAAAA", { tour: 5 }), 1).then(() => finies.push("état"));
    void journal.poster(SOIREE).then(() => finies.push("soirée"));
    void journal.oublier("BBBBBB");
    await repondre(new Error("disk full"));
    expect(finies).toEqual([]);
    await repondre();
    expect(finies).toEqual(["état", "soirée"]);
    for (const lot of lots) {
      expect(lot.ecrire.map(({ code }) => code)).toEqual(["AAAAAA"]);
      expect(lot.soirees).toEqual([
        { _id: "AAAAAA-1", code: "AAAAAA", texte: JSON.stringify(SOIREE) },
      ]);
    }
  });

  test("wait on the disk, once each, for whoever takes them, though the room is forgotten", async () => {
    const { journal, db } = await journalVrai();
    await Promise.all([
      journal.enregistrer(partie("AAAAAA"), 1),
      journal.poster(SOIREE),
      journal.poster(SOIREE),
    ]);
    await Promise.all([journal.poster(SOIREE), journal.oublier("AAAAAA")]);
    expect(db.all(sql`select _id from soirees_a_ecrire`)).toEqual([{ _id: "AAAAAA-1" }]);
    expect((await journal.lire()).parties).toEqual([]);
  });
});

describe("failures", () => {
  test("are told once, kept pending, tried again with the latest state, then told over", async () => {
    const { journal, pannes, lots, repondre } = await journalFactice();
    const finies: string[] = [];
    void journal
      .enregistrer(partie("AAAAAA", { ...AVEC_QUIZZ, tour: 1 }), 1)
      .then(() => finies.push("un"));
    await repondre(new Error("disk full"));
    void journal
      .enregistrer(partie("AAAAAA", { ...AVEC_QUIZZ, tour: 2 }), 2)
      .then(() => finies.push("deux"));
    expect([pannes, finies]).toEqual([[true], []]);
    await repondre(new Error("disk full"));
    expect([pannes, finies]).toEqual([[true], []]);
    await repondre();
    expect([pannes, finies]).toEqual([
      [true, false],
      ["un", "deux"],
    ]);
    expect(lots).toHaveLength(3);
    expect(lots[2]?.ecrire).toHaveLength(1);
    expect(lots[2]?.ecrire[0]?.partie).toContain('"tour":2');
    expect(lots[2]?.ecrire[0]?.morceaux.map(({ nom }) => nom)).toContain("fixe");
  });

  test("after one every game is written whole: a store that went may have lost what it had acknowledged", async () => {
    const { journal, lots, repondre } = await journalFactice();
    const calme = partie("BBBBBB", AVEC_QUIZZ);
    const gardee = journal.enregistrer(calme, 1);
    await repondre();
    await gardee;
    void journal.enregistrer(partie("AAAAAA"), 1);
    await repondre(new Error("connection lost"));
    await repondre();
    void journal.enregistrer({ ...calme, tour: 2 }, 2);
    await repondre();
    expect(lots.at(-1)?.ecrire[0]?.morceaux.map(({ nom }) => nom)).toContain("fixe");
  });

  test("a listener that comes during one is told, one that left is not", async () => {
    const { journal, repondre } = await journalFactice();
    const [tardif, parti]: [boolean[], boolean[]] = [[], []];
    journal.surPanne((enPanne) => parti.push(enPanne))();
    void journal.enregistrer(partie("AAAAAA"), 1);
    await repondre(new Error("disk full"));
    journal.surPanne((enPanne) => tardif.push(enPanne));
    await repondre();
    expect([tardif, parti]).toEqual([[true, false], []]);
  });

  test("a database locked by somebody else: unsaved, then saved without a restart", async () => {
    const { journal, pannes, fichier } = await journalVrai();
    await journal.enregistrer(partie("AAAAAA", { tour: 1 }), 1);
    // the start of the writing thread may have been slow enough for a failure
    pannes.length = 0;
    const autre = openDatabaseConnection(fichier);
    autre.db.run(sql`begin immediate`);
    let finie = false;
    const ecrit = journal.enregistrer(partie("AAAAAA", { tour: 2 }), 2).then(() => (finie = true));
    await expect.poll(() => pannes).toEqual([true]);
    expect(finie).toBe(false);
    autre.db.run(sql`commit`);
    autre.fermer();
    await ecrit;
    expect(pannes).toEqual([true, false]);
    expect((await journal.lire()).parties[0]?.partie.tour).toBe(2);
  });
});

describe("on the disk", () => {
  test("what was acknowledged is read back, as it was", async () => {
    const { journal } = await journalVrai();
    const [a, b] = [partie("AAAAAA", AVEC_QUIZZ), partie("BBBBBB")];
    await Promise.all([journal.enregistrer(a, 10.25), journal.enregistrer(b, 11)]);
    const avant = Date.now();
    await journal.enregistrer({ ...a, tour: 7 }, 12);
    await journal.oublier("BBBBBB");
    const { parties, perdues } = await journal.lire();
    expect(parties.map((lue) => lue.partie)).toEqual([{ ...a, tour: 7 }]);
    expect(perdues).toEqual([]);
    // the clock of a stored game goes on while it is stored
    const instant = parties[0]?.instant ?? 0;
    expect(instant).toBeGreaterThanOrEqual(12);
    expect(instant).toBeLessThanOrEqual(12 + Date.now() - avant);
  });

  test("rows that cannot be read are said lost, the others are kept", async () => {
    const { journal, db } = await journalVrai();
    await journal.enregistrer(partie("AAAAAA"), 1);
    await journal.enregistrer(partie("BBBBBB"), 1);
    db.run(sql`update parties set partie = '{"tour":' where code = 'BBBBBB'`);
    const { parties, perdues } = await journal.lire();
    expect([parties.map(({ partie: { code } }) => code), perdues]).toEqual([
      ["AAAAAA"],
      [{ code: "BBBBBB" }],
    ]);
  });

  test("a game that nobody can read is forgotten after a day", async () => {
    const { journal, db } = await journalVrai();
    await journal.enregistrer(partie("AAAAAA"), 1);
    const hier = new Date(Date.now() - 25 * 3600 * 1000).toISOString();
    db.run(sql`update parties set partie = '{', date = ${hier}`);
    expect(await journal.lire()).toEqual({ parties: [], perdues: [] });
    expect(db.get(sql`select count(*) as n from parties`)).toEqual({ n: 0 });
  });

  test("a thread killed in the middle of writes leaves whole games, and another takes over", async () => {
    const { db, fichier } = await creerBaseDeTest();
    const ecrivain = createJournalWriterThread(fichier);
    const journal = createSqliteJournal({ db, fichier, ecrivain, reessaiMs: 20 });
    let acquitte = 0;
    const arret = new AbortController();
    const ecrire = (async () => {
      for (let tour = 1; !arret.signal.aborted; tour++) {
        await journal.enregistrer(partie("AAAAAA", { ...AVEC_QUIZZ, tour }), tour);
        acquitte = tour;
      }
    })();
    await expect.poll(() => acquitte).toBeGreaterThan(5);
    // the thread ends without a message, as in a crash
    await ecrivain.tuer();
    const lues = createPartiesRepository(db).lire();
    expect(lues).toHaveLength(1);
    expect((await journal.lire()).parties[0]?.partie.tour).toBeGreaterThanOrEqual(acquitte);
    const avant = acquitte;
    await expect.poll(() => acquitte).toBeGreaterThan(avant + 5);
    arret.abort();
    await ecrire;
    await journal.fermer();
  });

  test("closing writes what is left, and acknowledges nothing afterwards", async () => {
    const { db, fichier } = await creerBaseDeTest();
    const journal = createSqliteJournal({ db, fichier });
    const ecrit = journal.enregistrer(partie("AAAAAA", { tour: 9 }), 1);
    await journal.fermer();
    await ecrit;
    let finie = false;
    const passer = arreterLeTemps();
    void journal.enregistrer(partie("AAAAAA", { tour: 10 }), 2).then(() => (finie = true));
    await passer(10_000);
    expect(finie).toBe(false);
    expect((await journal.lire()).parties[0]?.partie.tour).toBe(9);
    await journal.fermer();
  });
});

test("what is written is timed, and what waits has an age until it is on disk", async () => {
  const { db, fichier } = await creerBaseDeTest();
  const plume = faussePlume();
  const ecritures: boolean[] = [];
  const journal = createSqliteJournal({
    db,
    fichier,
    ecrivain: plume.ecrivain,
    reessaiMs: 20,
    metrics: {
      ecriture(ms, reussie) {
        expect(ms).toBeGreaterThanOrEqual(0);
        ecritures.push(reussie);
      },
    },
  });
  expect(journal.attenteMs()).toBe(0);
  const stockee = journal.enregistrer(partie("ABC123"), 1);
  await expect.poll(() => plume.lots.length, { interval: 2 }).toBe(1);
  const enRoute = journal.attenteMs();
  expect(enRoute).toBeGreaterThan(0);
  await plume.repondre(new Error("full"));
  // the state is tried again, and its age counts from the first attempt
  expect(journal.attenteMs()).toBeGreaterThan(enRoute);
  await plume.repondre();
  await stockee;
  expect([journal.attenteMs(), ecritures]).toEqual([0, [false, true]]);
});

test("a game that somebody else plays by now is told once, and nobody hears that it was kept", async () => {
  const { db } = await creerBaseDeTest();
  const { ecrivain, repondre } = faussePlume();
  const perdues: string[] = [];
  const journal = createBatchedJournal({
    ecrivain,
    lire: async () => createPartiesRepository(db).lire(),
    perdue: (code) => perdues.push(code),
  });
  const acquittees: string[] = [];
  for (const code of ["AAAAAA", "BBBBBB"])
    void journal.enregistrer(partie(code), 1).then(() => acquittees.push(code));
  await repondre(undefined, ["AAAAAA"]);
  expect({ perdues, acquittees }).toEqual({ perdues: ["AAAAAA"], acquittees: ["BBBBBB"] });
});

describe("a game that is played elsewhere from now on", () => {
  const morceaux = (lot?: LotEcrituresDeParties) => lot?.ecrire[0]?.morceaux.length;
  /** A journal with one game, and a function that stores one of its states. */
  const unJournal = async () => {
    const { repondre, ...reste } = await journalFactice();
    const ecrire = async (etat: Partie) => {
      const ecrite = reste.journal.enregistrer(etat, 0);
      await repondre();
      await ecrite;
    };
    return { ...reste, ecrire, ici: partie("AAAAAA", AVEC_QUIZZ) };
  };

  test("is stored whole when it comes back: somebody else wrote it meanwhile", async () => {
    const { journal, lots, ecrire, ici } = await unJournal();
    await ecrire(ici);
    await ecrire({ ...ici, tour: 1 });
    expect(morceaux(lots[1])).toBe(0);
    journal.quitter("AAAAAA");
    await ecrire({ ...ici, tour: 2 });
    expect(morceaux(lots[2])).toBe(morceaux(lots[0]));
  });

  test("and so is one whose disk may have come back without its last second", async () => {
    const { journal, lots, ecrire, ici } = await unJournal();
    await ecrire(ici);
    journal.toutRedire();
    await ecrire({ ...ici, tour: 1 });
    expect(morceaux(lots[1])).toBe(morceaux(lots[0]));
    await ecrire({ ...ici, tour: 2 });
    expect(morceaux(lots[2])).toBe(0);
  });

  test("though what it did last was still on its way to the disk", async () => {
    const { journal, lots, repondre } = await journalFactice();
    const ici = partie("AAAAAA", AVEC_QUIZZ);
    const derniere = journal.enregistrer(ici, 0);
    await expect.poll(() => lots.length, { interval: 2 }).toBe(1);
    journal.quitter("AAAAAA");
    await repondre();
    await derniere;
    const suivante = journal.enregistrer({ ...ici, tour: 2 }, 0);
    await repondre();
    await suivante;
    expect(morceaux(lots[1])).toBe(morceaux(lots[0]));
  });

  test.each([
    ["waits for its turn", 0],
    ["has failed", 1],
  ])("nothing that %s is written over what it has become", async (_quand, envoyes) => {
    const { journal, lots, repondre } = await journalFactice();
    const ici = partie("AAAAAA", AVEC_QUIZZ);
    const acquittees: string[] = [];
    const faire = (quoi: string, stockee: Promise<void>) =>
      void stockee.then(() => acquittees.push(quoi));
    faire("here", journal.enregistrer({ ...ici, tour: 1 }, 0));
    faire("evening here", journal.poster({ ...SOIREE, code: "AAAAAA" }));
    await expect.poll(() => lots.length, { interval: 2 }).toBe(1);
    faire("later", journal.enregistrer({ ...ici, tour: 2 }, 0));
    if (envoyes === 0) await repondre();
    journal.quitter("AAAAAA");
    if (envoyes === 1) await repondre(new Error("ECONNRESET"));
    // the game has come back with changes from elsewhere
    faire("back", journal.enregistrer({ ...ici, tour: 7 }, 0));
    await repondre();
    await expect.poll(() => acquittees).toContain("back");
    const apres = lots.slice(1);
    expect(
      apres.flatMap(({ ecrire }) =>
        ecrire.map((ecrite) => TOUR.parse(JSON.parse(ecrite.partie)).tour),
      ),
    ).toEqual([7]);
    expect(apres.flatMap(({ soirees }) => soirees)).toEqual([]);
    expect(acquittees).not.toContain("later");
  });

  test("a finished game of it is not acknowledged, since nothing of it was written", async () => {
    const { journal, repondre } = await journalFactice();
    const acquittees: string[] = [];
    const poster = (code: string) =>
      journal.poster({ ...SOIREE, id: code, code }).then(() => acquittees.push(code));
    void poster("AAAAAA");
    const ici = poster("BBBBBB");
    await repondre(undefined, ["AAAAAA"]);
    await ici;
    expect(acquittees).toEqual(["BBBBBB"]);
  });

  test("who wants it forgotten does not wait for ever", async () => {
    const { journal, lots } = await journalFactice();
    void journal.enregistrer(partie("BBBBBB"), 0);
    await expect.poll(() => lots.length, { interval: 2 }).toBe(1);
    const oubliee = journal.oublier("AAAAAA");
    journal.quitter("AAAAAA");
    await oubliee;
  });
});
