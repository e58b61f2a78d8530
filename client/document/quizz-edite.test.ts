import { describe, expect, test } from "vitest";
import type { ReponseQuizzEnregistre } from "#contracts/edition.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type { ReponseApi } from "../app/api/api.ts";
import { EXAMPLE_QUIZZ } from "../test/quizz-example.ts";
import { convertirEnQuestionAEnregistrer, creerQuestionVierge } from "./question-ecrite.ts";
import {
  changerQuestion,
  type CorpsEnregistrementQuizz,
  insererQuestions,
  convertirEnQuizzEcrit,
  type QuizzEcrit,
  changerReglagesDuQuizz,
  retirerQuestions,
} from "./quizz-ecrit.ts";
import {
  createQuestionIdMap,
  createQuizzEdite,
  type EtatQuizzEdite,
  type PortsQuizzEdite,
} from "./quizz-edite.ts";

const question = (_id: string): Question => ({
  ...convertirEnQuestionAEnregistrer(creerQuestionVierge("rien")),
  _id,
  text: _id,
});
const QUIZZ: Quizz = { ...EXAMPLE_QUIZZ, questions: ["a", "b", "c"].map(question) };
const titrer = (title: string) => (document: QuizzEcrit) =>
  changerReglagesDuQuizz(document, { title });
const textes = ({ document }: EtatQuizzEdite) => document.questions.map(({ text }) => text);
const panne: ReponseApi<never> = { ok: false, statut: 0, message: "muet" };

/** A tab, with a server whose answers and their moment are chosen by the test. */
function ouvrir(depart: Quizz = QUIZZ) {
  const envois: {
    corps: CorpsEnregistrementQuizz;
    repondre: (reponse: ReponseApi<ReponseQuizzEnregistre>) => void;
  }[] = [];
  const brouillons: (QuizzEcrit | null)[] = [];
  const gardes: { readonly base: string }[] = [];
  let heure = 1000;
  let tires = 0;
  let attentes: { faire: () => void; a: number }[] = [];
  let place = true;
  let surLeServeur: Quizz = depart;
  let autres: readonly string[] = [];
  const ports: PortsQuizzEdite = {
    lire: () => Promise.resolve({ ok: true, corps: { quizz: surLeServeur, autres } }),
    envoyer: (corps) => new Promise((repondre) => envois.push({ corps, repondre })),
    maintenant: () => heure,
    plusTard(faire, ms) {
      const une = { faire, a: heure + ms };
      attentes.push(une);
      return () => {
        attentes = attentes.filter((autre) => autre !== une);
      };
    },
    garder(document, base) {
      if (place) {
        brouillons.push(document);
        gardes.push({ base });
      }
      return place;
    },
    tirerEnvoi: () => `envoi-${String((tires += 1))}`,
  };
  const edite = createQuizzEdite(depart, "ici", ports);
  const dernier = () => {
    const envoi = envois.at(-1);
    if (envoi === undefined) throw new Error("nothing was sent");
    return envoi;
  };
  return {
    edite,
    envois,
    brouillons,
    gardes,
    dernier,
    passer: (ms: number) => {
      heure += ms;
      const mures = attentes.filter(({ a }) => a <= heure);
      attentes = attentes.filter(({ a }) => a > heure);
      for (const { faire } of mures) faire();
    },
    remplirLeDisque: () => {
      place = false;
    },
    /** Refuses the save, since somebody else has saved this version. */
    refuser: async (ailleurs: Quizz, par: readonly string[] = []) => {
      surLeServeur = ailleurs;
      autres = par;
      const { date } = ailleurs;
      dernier().repondre({ ok: false, statut: 409, message: "", corps: { date } });
      await Promise.resolve();
    },
    /** Accepts the save; the id of a new question is its text with a capital. */
    accepter: async (date = "2026-11-22T20:01:00.000Z", medias: Record<string, string> = {}) => {
      const { corps, repondre } = dernier();
      repondre({
        ok: true,
        corps: {
          message: "Quizz enregistré",
          date,
          medias,
          questions: corps.questions.map((une) =>
            typeof une === "string"
              ? une
              : une._id.startsWith("neuve-")
                ? `de-${une.text}`
                : une._id,
          ),
        },
      });
      await Promise.resolve();
    },
  };
}

test("a save sends what is new of it, and the asterisk goes", async () => {
  const { edite, dernier, accepter } = ouvrir();
  edite.faire((document) => retirerQuestions(document, new Set(["b"])));
  edite.faire((document) =>
    insererQuestions(document, 1, [{ ...creerQuestionVierge("rien"), text: "neuve" }]),
  );
  expect(edite.lire().modifie).toBe(true);
  const fini = edite.enregistrer();
  expect(dernier().corps).toMatchObject({
    title: "Fromages",
    questions: ["a", { text: "neuve" }, "c"],
    retirees: ["b"],
    date: QUIZZ.date,
  });
  await accepter();
  expect(await fini).toBe("enregistre");
  expect(edite.lire()).toMatchObject({ modifie: false, envoi: { nom: "repos" } });
  expect(edite.lire().document.questions.map(({ _id }) => _id)).toEqual(["a", "de-neuve", "c"]);
});

describe("a co-author", () => {
  const DE_LEA: Quizz = { ...QUIZZ, coauteur: true, visibilite: "amis" };

  test("who takes an older version or a draft keeps who may see the quizz, by undo too", async () => {
    const { edite, dernier, refuser } = ouvrir(DE_LEA);
    const ancien = (title: string) =>
      convertirEnQuizzEcrit({ ...DE_LEA, title, visibilite: "prive", date: "avant" });
    edite.faire(() => ancien("version"));
    edite.reprendre(ancien("brouillon"), "avant");
    edite.annuler();
    expect(edite.lire().document.reglages).toMatchObject({ title: "version", visibilite: "amis" });
    // the creator has published it and changed the title meanwhile: writing over it leaves it public
    const fini = edite.enregistrer();
    const autre: Quizz = { ...DE_LEA, title: "de Lea", visibilite: "public", date: "plus tard" };
    await refuser(autre, ["Lea"]);
    await fini;
    expect(edite.lire()).toMatchObject({ ailleurs: autre, autres: ["Lea"] });
    edite.rebaser(autre);
    void edite.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "version", visibilite: "public", ecrase: true });
  });

  test("learns the names under which the quizz shows their files", async () => {
    const { edite, accepter } = ouvrir(DE_LEA);
    const montrer = (media: string) => (document: QuizzEcrit) =>
      changerQuestion(document, "a", (une) => ({
        ...une,
        media,
        preuve: { text: "là", media: "deux.webp" },
      }));
    edite.faire(montrer("un.webp#xywh=percent:1,1,9,9"));
    edite.faire(montrer("un.webp"));
    void edite.enregistrer();
    await accepter(undefined, { "un.webp": "uno.webp", "deux.webp": "due.webp" });
    expect(edite.lire()).toMatchObject({ modifie: false });
    const [premiere] = edite.lire().document.questions;
    expect([premiere?.media, premiere?.preuve?.media]).toEqual(["uno.webp", "due.webp"]);
    edite.annuler();
    expect(edite.lire().document.questions[0]?.media).toBe("uno.webp#xywh=percent:1,1,9,9");
  });
});

test("undo and redo go through a save, deletions included", async () => {
  const { edite, accepter, dernier } = ouvrir();
  edite.faire((document) =>
    insererQuestions(document, 0, [{ ...creerQuestionVierge("rien"), text: "neuve" }]),
  );
  edite.faire((document) => retirerQuestions(document, new Set(["a"])));
  const premier = edite.enregistrer();
  await accepter();
  await premier;
  edite.annuler();
  expect(textes(edite.lire())).toEqual(["neuve", "a", "b", "c"]);
  expect(edite.lire().modifie).toBe(true);
  const second = edite.enregistrer();
  // the deleted question is sent whole, since the server no longer has it
  expect(dernier().corps.questions).toMatchObject(["de-neuve", { _id: "a" }, "b", "c"]);
  await accepter();
  await second;
  edite.retablir();
  expect(textes(edite.lire())).toEqual(["neuve", "b", "c"]);
});

test("what is typed in a field without a pause is one step; a pause begins another", () => {
  const { edite, passer } = ouvrir();
  for (const title of ["F", "Fr", "Fro"]) {
    edite.faire(titrer(title), "titre");
    passer(200);
  }
  passer(5000);
  edite.faire(titrer("Fromage"), "titre");
  edite.annuler();
  expect(edite.lire().document.reglages.title).toBe("Fro");
  edite.annuler();
  expect(edite.lire().document.reglages.title).toBe("Fromages");
  expect(edite.lire()).toMatchObject({ modifie: false, annulable: false, retablissable: true });
});

test("what is typed while a save travels leaves right after it", async () => {
  const { edite, envois, accepter } = ouvrir();
  edite.faire(titrer("un"));
  const fini = edite.enregistrer();
  edite.faire(titrer("deux"));
  void edite.enregistrer();
  expect(envois).toHaveLength(1);
  await accepter("2026-11-22T20:01:00.000Z");
  expect(envois[1]?.corps).toMatchObject({ title: "deux", date: "2026-11-22T20:01:00.000Z" });
  await accepter("2026-11-22T20:02:00.000Z");
  expect(await fini).toBe("enregistre");
});

describe("a server that does not answer", () => {
  test("is asked again with the same envoi, so that nothing is written twice", async () => {
    const { edite, envois, dernier, passer, accepter } = ouvrir();
    edite.faire(titrer("un"));
    const essai = edite.enregistrer();
    dernier().repondre(panne);
    expect(await essai).toBe("retenu");
    expect(edite.lire()).toMatchObject({
      modifie: true,
      envoi: { nom: "injoignable", essaiA: 3000 },
    });
    // a change made during a save is sent after it
    edite.faire(titrer("deux"));
    passer(2000);
    expect(envois).toHaveLength(2);
    expect(envois[1]?.corps).toEqual(envois[0]?.corps);
    await accepter("2026-11-22T20:01:00.000Z");
    expect(envois[2]?.corps).toMatchObject({ title: "deux", envoi: "envoi-2" });
    await accepter("2026-11-22T20:02:00.000Z");
    expect(edite.lire()).toMatchObject({ modifie: false, envoi: { nom: "repos" } });
  });

  test("is asked less and less often", async () => {
    const { edite, dernier, passer, envois } = ouvrir();
    edite.faire(titrer("un"));
    void edite.enregistrer();
    for (const ms of [2000, 4000, 8000, 12_000, 12_000]) {
      const avant = envois.length;
      dernier().repondre(panne);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
      passer(ms - 1);
      expect(envois).toHaveLength(avant);
      passer(1);
      expect(envois).toHaveLength(avant + 1);
    }
  });

  test("is asked as soon as the first time once it has answered", async () => {
    const { edite, dernier, passer, accepter } = ouvrir();
    const attendus = [
      { titre: "un", essaiA: 3000 },
      { titre: "deux", essaiA: 5000 },
    ];
    for (const { titre, essaiA } of attendus) {
      edite.faire(titrer(titre));
      const essai = edite.enregistrer();
      dernier().repondre(panne);
      await essai;
      expect(edite.lire().envoi).toMatchObject({ essaiA });
      passer(2000);
      await accepter("2026-11-22T20:01:00.000Z");
      expect(await edite.enregistrer()).toBe("enregistre");
    }
  });
});

describe("an edite whose page was left while it was saving", () => {
  test("is not sent again by itself when that fails, and its draft stays as it was", async () => {
    const { edite, envois, brouillons, dernier, passer } = ouvrir();
    edite.faire(titrer("un"));
    const essai = edite.enregistrer();
    edite.fermer();
    const gardes = brouillons.length;
    dernier().repondre(panne);
    expect(await essai).toBe("retenu");
    passer(60_000);
    expect(envois).toHaveLength(1);
    expect(brouillons).toHaveLength(gardes);
  });

  test("has no draft any more when that arrives; what came after it stays one", async () => {
    const { edite, envois, brouillons, accepter } = ouvrir();
    edite.faire(titrer("un"));
    const essai = edite.enregistrer();
    edite.fermer();
    await accepter();
    expect(await essai).toBe("enregistre");
    expect(brouillons.at(-1)).toBeNull();

    edite.faire(titrer("deux"));
    const autre = edite.enregistrer();
    edite.faire(titrer("trois"));
    edite.fermer();
    await accepter();
    expect(await autre).toBe("retenu");
    expect(envois).toHaveLength(2);
    expect(brouillons.at(-1)?.reglages.title).toBe("trois");
  });
});

describe("a quizz that is read again", () => {
  const DEPUIS = { ...QUIZZ, title: "Depuis", date: "2026-11-23T20:00:00.000Z" };

  test("newer, takes the place of what nobody has changed here, and is saved over without a conflict", () => {
    const { edite, dernier } = ouvrir();
    edite.faire(titrer("un"));
    edite.annuler();
    edite.actualiser(DEPUIS);
    expect(edite.lire()).toMatchObject({
      modifie: false,
      retablissable: false,
      enregistreA: Date.parse(DEPUIS.date),
      document: { reglages: { title: "Depuis" } },
    });
    edite.faire(titrer("deux"));
    void edite.enregistrer();
    expect(dernier().corps.date).toBe(DEPUIS.date);
  });

  test("hidden by the moderation meanwhile, says so: its date is the same, and what is written stays", () => {
    const { edite } = ouvrir();
    edite.faire(titrer("un"));
    expect(edite.lire().masque).toBe(false);
    edite.actualiser({ ...QUIZZ, masque: true, mesure: "m" });
    expect(edite.lire()).toMatchObject({ masque: true, mesure: "m", modifie: true });
    edite.actualiser(QUIZZ);
    expect(edite.lire().masque).toBe(false);
  });

  test("the same, leaves the undo as it is", async () => {
    const { edite, accepter } = ouvrir();
    edite.faire(titrer("un"));
    const fini = edite.enregistrer();
    await accepter(DEPUIS.date);
    await fini;
    edite.actualiser({ ...DEPUIS, title: "un" });
    edite.actualiser({ ...DEPUIS, title: "un", date: "2026-11-24T20:00:00.000Z" });
    edite.annuler();
    expect(edite.lire().document.reglages.title).toBe("Fromages");
  });

  test("touches nothing of what is being written, nor of what was saved since it was asked for", async () => {
    const { edite, accepter } = ouvrir();
    edite.faire(titrer("un"));
    edite.actualiser(DEPUIS);
    expect(edite.lire().document.reglages.title).toBe("un");
    const fini = edite.enregistrer();
    edite.actualiser(DEPUIS);
    await accepter("2026-11-24T20:00:00.000Z");
    await fini;
    edite.actualiser(DEPUIS);
    expect(edite.lire()).toMatchObject({
      modifie: false,
      document: { reglages: { title: "un" } },
    });
  });
});

describe("what the server refuses", () => {
  test.each([
    [{ statut: 401, message: "", corps: {} }, { nom: "deconnecte" }],
    [
      { statut: 400, message: "Veuillez entrer une proposition.", corps: { question: 2 } },
      { nom: "refus", message: "Veuillez entrer une proposition.", question: 1 },
    ],
    [{ statut: 404, message: "Ce quizz n’existe pas.", corps: {} }, { nom: "disparu" }],
  ] as const)("%j is said, and the work stays", async (refus, envoi) => {
    const { edite, dernier, brouillons } = ouvrir();
    edite.faire(titrer("un"));
    const essai = edite.enregistrer();
    dernier().repondre({ ok: false, ...refus });
    expect(await essai).toBe("retenu");
    expect(edite.lire()).toMatchObject({ modifie: true, envoi });
    expect(brouillons.at(-1)?.reglages.title).toBe("un");
  });
});

describe("somebody else’s version", () => {
  const AILLEURS: Quizz = {
    ...QUIZZ,
    date: "2026-11-23T20:00:00.000Z",
    questions: [{ ...question("a"), text: "changée ailleurs" }, question("c"), question("d")],
  };
  const changer = (id: string, text: string) => (document: QuizzEcrit) =>
    changerQuestion(document, id, (une) => ({ ...une, text }));

  test("that changed something else is joined with ours, saved and told; undo takes ours alone", async () => {
    const { edite, dernier, envois, refuser, accepter } = ouvrir();
    edite.faire(titrer("un"));
    edite.faire(changer("c", "changée ici"));
    const fini = edite.enregistrer();
    await refuser(AILLEURS);
    await expect.poll(() => envois).toHaveLength(2);
    expect(dernier().corps).toMatchObject({
      title: "un",
      questions: ["a", { _id: "c", text: "changée ici" }, "d"],
      retirees: [],
      date: AILLEURS.date,
      ecrase: false,
    });
    await accepter("2026-11-23T20:01:00.000Z");
    expect(await fini).toBe("enregistre");
    expect(edite.lire()).toMatchObject({
      modifie: false,
      ailleurs: null,
      apport: [{ nom: "changee", rang: 0 }, { nom: "ajoutee", rang: 2 }, { nom: "retiree" }],
    });
    edite.annuler();
    expect(textes(edite.lire())).toEqual(["changée ailleurs", "c", "d"]);
    edite.annuler();
    expect(edite.lire()).toMatchObject({
      annulable: false,
      document: { reglages: { title: "Fromages" } },
    });
    expect(textes(edite.lire())).toEqual(["changée ailleurs", "c", "d"]);
  });

  const heurter = async () => {
    const page = ouvrir();
    page.edite.faire(titrer("un"));
    page.edite.faire(changer("a", "changée ici"));
    const essai = page.edite.enregistrer();
    await page.refuser(AILLEURS);
    expect(await essai).toBe("retenu");
    expect(page.edite.lire()).toMatchObject({ envoi: { nom: "conflit" }, ailleurs: AILLEURS });
    return page;
  };

  test("that changed the same field waits for its author, whose choice is saved with what is apart", async () => {
    for (const [pourLeur, texte] of [
      [[], { _id: "a", text: "changée ici" }],
      [["a/text"], "a"],
    ] as const) {
      const { edite, dernier } = await heurter();
      edite.reunir(AILLEURS, new Set(pourLeur));
      void edite.enregistrer();
      expect(dernier().corps).toMatchObject({ title: "un", questions: [texte, "c", "d"] });
    }
  });

  test("written over, sends the difference from it", async () => {
    const { edite, dernier } = await heurter();
    edite.rebaser(AILLEURS);
    void edite.enregistrer();
    expect(dernier().corps).toMatchObject({
      date: AILLEURS.date,
      // the changes of the others are overwritten: their deleted question is back, and their new one is gone
      questions: [{ _id: "a", text: "changée ici" }, { _id: "b" }, "c"],
      retirees: ["d"],
      ecrase: true,
    });
  });

  test("taken in the place of ours, is not written over by what an undo brings back", async () => {
    const { edite, dernier, envois, gardes, refuser, accepter } = await heurter();
    edite.recharger(AILLEURS);
    expect(edite.lire()).toMatchObject({ modifie: false, envoi: { nom: "repos" } });
    expect(textes(edite.lire())).toEqual(["changée ailleurs", "c", "d"]);
    edite.annuler();
    expect(textes(edite.lire())).toEqual(["changée ici", "b", "c"]);
    edite.poser();
    expect(gardes.at(-1)?.base).toBe(QUIZZ.date);
    const essai = edite.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "un", date: QUIZZ.date, ecrase: false });
    await refuser(AILLEURS);
    expect(await essai).toBe("retenu");
    // the author has already decided, so the second clash is not asked about
    expect(edite.lire().envoi).toEqual({ nom: "conflit" });
    edite.retablir();
    edite.faire(titrer("deux"));
    const fini = edite.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "deux", date: AILLEURS.date });
    await accepter();
    expect(await fini).toBe("enregistre");
    expect(envois).toHaveLength(3);
  });
});

describe("a draft that was written over an older version", () => {
  const ANCIENNE = "2026-11-20T20:00:00.000Z";
  const brouillon = changerReglagesDuQuizz(convertirEnQuizzEcrit(QUIZZ), { title: "d’avant" });

  test("is not saved over the newer one before its author has chosen", async () => {
    const { edite, dernier, gardes, refuser } = ouvrir();
    edite.reprendre(brouillon, ANCIENNE);
    edite.faire((document) => retirerQuestions(document, new Set(["a"])));
    edite.poser();
    expect(gardes.at(-1)?.base).toBe(ANCIENNE);
    const essai = edite.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "d’avant", date: ANCIENNE, ecrase: false });
    await refuser(QUIZZ);
    await essai;
    expect(edite.lire().envoi).toEqual({ nom: "conflit" });

    edite.rebaser(QUIZZ);
    void edite.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "d’avant", date: QUIZZ.date, ecrase: true });
  });

  test("undone, saves what was read; done again, is asked about still", async () => {
    const { edite, dernier, accepter } = ouvrir();
    edite.faire((document) => retirerQuestions(document, new Set(["a"])));
    edite.reprendre(brouillon, ANCIENNE);
    edite.annuler();
    const fini = edite.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "Fromages", date: QUIZZ.date });
    await accepter();
    await fini;
    edite.retablir();
    void edite.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "d’avant", date: ANCIENNE });
  });

  test("of the version that was read, is a gesture like the others", () => {
    const { edite, dernier } = ouvrir();
    edite.reprendre({ ...brouillon, perime: ANCIENNE }, QUIZZ.date);
    void edite.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "d’avant", date: QUIZZ.date });
  });
});

describe("the draft", () => {
  test("is kept at each pause, and taken away once all is saved", async () => {
    const { edite, brouillons, passer, accepter } = ouvrir();
    edite.faire(titrer("un"));
    expect(brouillons).toEqual([]);
    passer(500);
    expect(brouillons.at(-1)?.reglages.title).toBe("un");
    expect(edite.lire().brouillonA).toBe(1500);
    const fini = edite.enregistrer();
    await accepter();
    await fini;
    expect(brouillons.at(-1)).toBeNull();
    expect(edite.lire().brouillonA).toBeNull();
  });

  test("is kept at once when the page goes, and says so when there is no room", () => {
    const { edite, brouillons, remplirLeDisque } = ouvrir();
    edite.faire(titrer("un"));
    edite.poser();
    expect(brouillons.at(-1)?.reglages.title).toBe("un");
    remplirLeDisque();
    edite.faire(titrer("deux"));
    edite.poser();
    expect(edite.lire().brouillonA).toBe(false);
  });
});

describe("a blank question", () => {
  const vierge = creerQuestionVierge();
  const ouvrirVierge = () => {
    const page = ouvrir();
    page.edite.faire((document) => insererQuestions(document, 1, [vierge]));
    return page;
  };

  test("is no change: it is neither sent nor kept", async () => {
    const { edite, envois, brouillons, passer } = ouvrirVierge();
    expect(textes(edite.lire())).toEqual(["a", "", "b", "c"]);
    expect(edite.lire().modifie).toBe(false);
    expect(await edite.enregistrer()).toBe("enregistre");
    passer(500);
    expect([envois, brouillons]).toEqual([[], [null]]);
  });

  test("is left out of what is saved around it, and stays where it is being written", async () => {
    const { edite, dernier, accepter, passer, brouillons } = ouvrirVierge();
    edite.faire((document) =>
      insererQuestions(document, 2, [{ ...creerQuestionVierge("rien"), text: "neuve" }]),
    );
    passer(500);
    expect(brouillons.at(-1)?.questions.map(({ text }) => text)).toEqual(["a", "neuve", "b", "c"]);
    const fini = edite.enregistrer();
    expect(dernier().corps.questions).toMatchObject(["a", { text: "neuve" }, "b", "c"]);
    await accepter();
    expect(await fini).toBe("enregistre");
    expect(edite.lire().document.questions.map(({ _id }) => _id)).toEqual([
      "a",
      vierge._id,
      "de-neuve",
      "b",
      "c",
    ]);
  });

  test("a question refused after it is told by its rank on the screen", async () => {
    const { edite, dernier } = ouvrirVierge();
    edite.faire(titrer("Autre"));
    const fini = edite.enregistrer();
    dernier().repondre({ ok: false, statut: 400, message: "Non.", corps: { question: 2 } });
    await fini;
    expect(edite.lire().envoi).toMatchObject({ nom: "refus", question: 2 });
  });

  test("goes once it is left, with the step that made it; one that is kept for now stays", () => {
    const { edite } = ouvrirVierge();
    edite.faire(titrer("Autre"));
    edite.oublierVierges((id) => id === vierge._id);
    expect(textes(edite.lire())).toEqual(["a", "", "b", "c"]);
    edite.oublierVierges(() => false);
    expect(textes(edite.lire())).toEqual(["a", "b", "c"]);
    edite.annuler();
    expect(edite.lire()).toMatchObject({ modifie: false, annulable: false });
    expect(textes(edite.lire())).toEqual(["a", "b", "c"]);
  });

  test("what was written in it and taken out again comes back by an undo", () => {
    const { edite } = ouvrirVierge();
    const ecrire = (text: string) =>
      edite.faire((document) => changerQuestion(document, vierge._id, (une) => ({ ...une, text })));
    ecrire("Brie");
    ecrire("");
    edite.oublierVierges(() => false);
    expect(textes(edite.lire())).toEqual(["a", "b", "c"]);
    edite.annuler();
    expect(textes(edite.lire())).toEqual(["a", "Brie", "b", "c"]);
  });
});

test("a question keeps its first name for the screens, and has the server's last one, by whatever name it is asked", () => {
  const noms = createQuestionIdMap();
  noms.renommer(new Map([["neuve", "a1"]]));
  // the question was deleted, saved, brought back by an undo, and saved under another id
  noms.renommer(new Map([["a1", "a2"]]));
  for (const nom of ["neuve", "a1", "a2"]) {
    expect(noms.cleDe(nom)).toBe("neuve");
    expect(noms.nomDe(nom)).toBe("a2");
  }
  expect([noms.cleDe("autre"), noms.nomDe("autre")]).toEqual(["autre", "autre"]);
});
