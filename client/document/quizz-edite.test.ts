import { describe, expect, test } from "vitest";
import type { EnvoiQuizz, QuizzEnregistre } from "./envoi.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type { Reponse } from "../app/api/api.ts";
import { createAtelier, type EtatAtelier, type Ports } from "./quizz-edite.ts";
import {
  changerQuestion,
  type Document,
  inserer,
  lireDocument,
  reglerDocument,
  retirer,
} from "./quizz-ecrit.ts";
import { ecrireQuestion, questionVierge } from "./question-ecrite.ts";
import { QUIZZ_ECRIT } from "../test/quizz-ecrit.ts";

const question = (_id: string): Question => ({
  ...ecrireQuestion(questionVierge("rien")),
  _id,
  text: _id,
});
const QUIZZ: Quizz = { ...QUIZZ_ECRIT, questions: ["a", "b", "c"].map(question) };
const titrer = (title: string) => (document: Document) => reglerDocument(document, { title });
const textes = ({ document }: EtatAtelier) => document.questions.map(({ text }) => text);
const panne: Reponse<never> = { ok: false, statut: 0, message: "muet" };

/** A tab whose server answers what it is told to, when it is told to. */
function ouvrir() {
  const envois: { corps: EnvoiQuizz; repondre: (reponse: Reponse<QuizzEnregistre>) => void }[] = [];
  const brouillons: (Document | null)[] = [];
  const gardes: { readonly base: string }[] = [];
  let heure = 1000;
  let tires = 0;
  let attentes: { faire: () => void; a: number }[] = [];
  let place = true;
  let surLeServeur: Quizz = QUIZZ;
  const ports: Ports = {
    lire: () => Promise.resolve({ ok: true, corps: surLeServeur }),
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
  const atelier = createAtelier(QUIZZ, "ici", ports);
  const dernier = () => {
    const envoi = envois.at(-1);
    if (envoi === undefined) throw new Error("nothing was sent");
    return envoi;
  };
  return {
    atelier,
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
    /** Version that somebody else has saved, told to whoever saves over the one before. */
    refuser: async (ailleurs: Quizz) => {
      surLeServeur = ailleurs;
      const { date } = ailleurs;
      dernier().repondre({ ok: false, statut: 409, message: "", corps: { date } });
      await Promise.resolve();
    },
    /** What the server gives to questions that are new is their text, with a capital. */
    accepter: async (date = "2026-11-22T20:01:00.000Z") => {
      const { corps, repondre } = dernier();
      repondre({
        ok: true,
        corps: {
          message: "Quizz enregistré",
          date,
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
  const { atelier, dernier, accepter } = ouvrir();
  atelier.faire((document) => retirer(document, new Set(["b"])));
  atelier.faire((document) => inserer(document, 1, [{ ...questionVierge("rien"), text: "neuve" }]));
  expect(atelier.lire().modifie).toBe(true);
  const fini = atelier.enregistrer();
  expect(dernier().corps).toMatchObject({
    title: "Fromages",
    questions: ["a", { text: "neuve" }, "c"],
    retirees: ["b"],
    date: QUIZZ.date,
  });
  await accepter();
  expect(await fini).toBe("enregistre");
  expect(atelier.lire()).toMatchObject({ modifie: false, envoi: { nom: "repos" } });
  expect(atelier.lire().document.questions.map(({ _id }) => _id)).toEqual(["a", "de-neuve", "c"]);
});

test("undo and redo go through a save, deletions included", async () => {
  const { atelier, accepter, dernier } = ouvrir();
  atelier.faire((document) => inserer(document, 0, [{ ...questionVierge("rien"), text: "neuve" }]));
  atelier.faire((document) => retirer(document, new Set(["a"])));
  const premier = atelier.enregistrer();
  await accepter();
  await premier;
  atelier.annuler();
  expect(textes(atelier.lire())).toEqual(["neuve", "a", "b", "c"]);
  expect(atelier.lire().modifie).toBe(true);
  const second = atelier.enregistrer();
  // what was deleted is sent whole: the server no longer has it
  expect(dernier().corps.questions).toMatchObject(["de-neuve", { _id: "a" }, "b", "c"]);
  await accepter();
  await second;
  atelier.retablir();
  expect(textes(atelier.lire())).toEqual(["neuve", "b", "c"]);
});

test("what is typed in a field without a pause is one step; a pause begins another", () => {
  const { atelier, passer } = ouvrir();
  for (const title of ["F", "Fr", "Fro"]) {
    atelier.faire(titrer(title), "titre");
    passer(200);
  }
  passer(5000);
  atelier.faire(titrer("Fromage"), "titre");
  atelier.annuler();
  expect(atelier.lire().document.reglages.title).toBe("Fro");
  atelier.annuler();
  expect(atelier.lire().document.reglages.title).toBe("Fromages");
  expect(atelier.lire()).toMatchObject({ modifie: false, annulable: false, retablissable: true });
});

test("what is typed while a save travels leaves right after it", async () => {
  const { atelier, envois, accepter } = ouvrir();
  atelier.faire(titrer("un"));
  const fini = atelier.enregistrer();
  atelier.faire(titrer("deux"));
  void atelier.enregistrer();
  expect(envois).toHaveLength(1);
  await accepter("2026-11-22T20:01:00.000Z");
  expect(envois[1]?.corps).toMatchObject({ title: "deux", date: "2026-11-22T20:01:00.000Z" });
  await accepter("2026-11-22T20:02:00.000Z");
  expect(await fini).toBe("enregistre");
});

describe("a server that does not answer", () => {
  test("is asked again with the same envoi, so that nothing is written twice", async () => {
    const { atelier, envois, dernier, passer, accepter } = ouvrir();
    atelier.faire(titrer("un"));
    const essai = atelier.enregistrer();
    dernier().repondre(panne);
    expect(await essai).toBe("retenu");
    expect(atelier.lire()).toMatchObject({
      modifie: true,
      envoi: { nom: "injoignable", essaiA: 3000 },
    });
    // typed meanwhile: leaves once the first is known to have arrived
    atelier.faire(titrer("deux"));
    passer(2000);
    expect(envois).toHaveLength(2);
    expect(envois[1]?.corps).toEqual(envois[0]?.corps);
    await accepter("2026-11-22T20:01:00.000Z");
    expect(envois[2]?.corps).toMatchObject({ title: "deux", envoi: "envoi-2" });
    await accepter("2026-11-22T20:02:00.000Z");
    expect(atelier.lire()).toMatchObject({ modifie: false, envoi: { nom: "repos" } });
  });

  test("is asked less and less often", async () => {
    const { atelier, dernier, passer, envois } = ouvrir();
    atelier.faire(titrer("un"));
    void atelier.enregistrer();
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
});

describe("an atelier whose page was left while it was saving", () => {
  test("is not sent again by itself when that fails, and its draft stays as it was", async () => {
    const { atelier, envois, brouillons, dernier, passer } = ouvrir();
    atelier.faire(titrer("un"));
    const essai = atelier.enregistrer();
    atelier.fermer();
    const gardes = brouillons.length;
    dernier().repondre(panne);
    expect(await essai).toBe("retenu");
    passer(60_000);
    expect(envois).toHaveLength(1);
    expect(brouillons).toHaveLength(gardes);
  });

  test("has no draft any more when that arrives; what came after it stays one", async () => {
    const { atelier, envois, brouillons, accepter } = ouvrir();
    atelier.faire(titrer("un"));
    const essai = atelier.enregistrer();
    atelier.fermer();
    await accepter();
    expect(await essai).toBe("enregistre");
    expect(brouillons.at(-1)).toBeNull();

    atelier.faire(titrer("deux"));
    const autre = atelier.enregistrer();
    atelier.faire(titrer("trois"));
    atelier.fermer();
    await accepter();
    expect(await autre).toBe("retenu");
    expect(envois).toHaveLength(2);
    expect(brouillons.at(-1)?.reglages.title).toBe("trois");
  });
});

describe("a quizz that is read again", () => {
  const DEPUIS = { ...QUIZZ, title: "Depuis", date: "2026-11-23T20:00:00.000Z" };

  test("newer, takes the place of what nobody has changed here, and is saved over without a conflict", () => {
    const { atelier, dernier } = ouvrir();
    atelier.faire(titrer("un"));
    atelier.annuler();
    atelier.actualiser(DEPUIS);
    expect(atelier.lire()).toMatchObject({
      modifie: false,
      retablissable: false,
      enregistreA: Date.parse(DEPUIS.date),
      document: { reglages: { title: "Depuis" } },
    });
    atelier.faire(titrer("deux"));
    void atelier.enregistrer();
    expect(dernier().corps.date).toBe(DEPUIS.date);
  });

  test("hidden by the moderation meanwhile, says so: its date is the same, and what is written stays", () => {
    const { atelier } = ouvrir();
    atelier.faire(titrer("un"));
    expect(atelier.lire().masque).toBe(false);
    atelier.actualiser({ ...QUIZZ, masque: true, mesure: "m" });
    expect(atelier.lire()).toMatchObject({ masque: true, mesure: "m", modifie: true });
    atelier.actualiser(QUIZZ);
    expect(atelier.lire().masque).toBe(false);
  });

  test("the same, leaves the undo as it is", async () => {
    const { atelier, accepter } = ouvrir();
    atelier.faire(titrer("un"));
    const fini = atelier.enregistrer();
    await accepter(DEPUIS.date);
    await fini;
    atelier.actualiser({ ...DEPUIS, title: "un" });
    atelier.actualiser({ ...DEPUIS, title: "un", date: "2026-11-24T20:00:00.000Z" });
    atelier.annuler();
    expect(atelier.lire().document.reglages.title).toBe("Fromages");
  });

  test("touches nothing of what is being written, nor of what was saved since it was asked for", async () => {
    const { atelier, accepter } = ouvrir();
    atelier.faire(titrer("un"));
    atelier.actualiser(DEPUIS);
    expect(atelier.lire().document.reglages.title).toBe("un");
    const fini = atelier.enregistrer();
    atelier.actualiser(DEPUIS);
    await accepter("2026-11-24T20:00:00.000Z");
    await fini;
    atelier.actualiser(DEPUIS);
    expect(atelier.lire()).toMatchObject({
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
    const { atelier, dernier, brouillons } = ouvrir();
    atelier.faire(titrer("un"));
    const essai = atelier.enregistrer();
    dernier().repondre({ ok: false, ...refus });
    expect(await essai).toBe("retenu");
    expect(atelier.lire()).toMatchObject({ modifie: true, envoi });
    expect(brouillons.at(-1)?.reglages.title).toBe("un");
  });
});

describe("somebody else’s version", () => {
  const AILLEURS: Quizz = {
    ...QUIZZ,
    date: "2026-11-23T20:00:00.000Z",
    questions: [{ ...question("a"), text: "changée ailleurs" }, question("c"), question("d")],
  };
  const changer = (id: string, text: string) => (document: Document) =>
    changerQuestion(document, id, (une) => ({ ...une, text }));

  test("that changed something else is joined with ours, saved and told; undo takes ours alone", async () => {
    const { atelier, dernier, envois, refuser, accepter } = ouvrir();
    atelier.faire(titrer("un"));
    atelier.faire(changer("c", "changée ici"));
    const fini = atelier.enregistrer();
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
    expect(atelier.lire()).toMatchObject({
      modifie: false,
      ailleurs: null,
      apport: [{ nom: "changee", rang: 0 }, { nom: "ajoutee", rang: 2 }, { nom: "retiree" }],
    });
    atelier.annuler();
    expect(textes(atelier.lire())).toEqual(["changée ailleurs", "c", "d"]);
    atelier.annuler();
    expect(atelier.lire()).toMatchObject({
      annulable: false,
      document: { reglages: { title: "Fromages" } },
    });
    expect(textes(atelier.lire())).toEqual(["changée ailleurs", "c", "d"]);
  });

  const heurter = async () => {
    const page = ouvrir();
    page.atelier.faire(titrer("un"));
    page.atelier.faire(changer("a", "changée ici"));
    const essai = page.atelier.enregistrer();
    await page.refuser(AILLEURS);
    expect(await essai).toBe("retenu");
    expect(page.atelier.lire()).toMatchObject({ envoi: { nom: "conflit" }, ailleurs: AILLEURS });
    return page;
  };

  test("that changed the same field waits for its author, whose choice is saved with what is apart", async () => {
    for (const [pourLeur, texte] of [
      [[], { _id: "a", text: "changée ici" }],
      [["a/text"], "a"],
    ] as const) {
      const { atelier, dernier } = await heurter();
      atelier.reunir(AILLEURS, new Set(pourLeur));
      void atelier.enregistrer();
      expect(dernier().corps).toMatchObject({ title: "un", questions: [texte, "c", "d"] });
    }
  });

  test("written over, sends the difference from it", async () => {
    const { atelier, dernier } = await heurter();
    atelier.rebaser(AILLEURS);
    void atelier.enregistrer();
    expect(dernier().corps).toMatchObject({
      date: AILLEURS.date,
      // theirs are written over, what they deleted comes back, what they added goes
      questions: [{ _id: "a", text: "changée ici" }, { _id: "b" }, "c"],
      retirees: ["d"],
      ecrase: true,
    });
  });

  test("taken in the place of ours, is not written over by what an undo brings back", async () => {
    const { atelier, dernier, envois, gardes, refuser, accepter } = await heurter();
    atelier.recharger(AILLEURS);
    expect(atelier.lire()).toMatchObject({ modifie: false, envoi: { nom: "repos" } });
    expect(textes(atelier.lire())).toEqual(["changée ailleurs", "c", "d"]);
    atelier.annuler();
    expect(textes(atelier.lire())).toEqual(["changée ici", "b", "c"]);
    atelier.poser();
    expect(gardes.at(-1)?.base).toBe(QUIZZ.date);
    const essai = atelier.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "un", date: QUIZZ.date, ecrase: false });
    await refuser(AILLEURS);
    expect(await essai).toBe("retenu");
    // its author had chosen: what clashes with it is not the question any more
    expect(atelier.lire().envoi).toEqual({ nom: "conflit" });
    atelier.retablir();
    atelier.faire(titrer("deux"));
    const fini = atelier.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "deux", date: AILLEURS.date });
    await accepter();
    expect(await fini).toBe("enregistre");
    expect(envois).toHaveLength(3);
  });
});

describe("a draft that was written over an older version", () => {
  const ANCIENNE = "2026-11-20T20:00:00.000Z";
  const brouillon = reglerDocument(lireDocument(QUIZZ), { title: "d’avant" });

  test("is not saved over the newer one before its author has chosen", async () => {
    const { atelier, dernier, gardes, refuser } = ouvrir();
    atelier.reprendre(brouillon, ANCIENNE);
    atelier.faire((document) => retirer(document, new Set(["a"])));
    atelier.poser();
    expect(gardes.at(-1)?.base).toBe(ANCIENNE);
    const essai = atelier.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "d’avant", date: ANCIENNE, ecrase: false });
    await refuser(QUIZZ);
    await essai;
    expect(atelier.lire().envoi).toEqual({ nom: "conflit" });

    atelier.rebaser(QUIZZ);
    void atelier.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "d’avant", date: QUIZZ.date, ecrase: true });
  });

  test("undone, saves what was read; done again, is asked about still", async () => {
    const { atelier, dernier, accepter } = ouvrir();
    atelier.faire((document) => retirer(document, new Set(["a"])));
    atelier.reprendre(brouillon, ANCIENNE);
    atelier.annuler();
    const fini = atelier.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "Fromages", date: QUIZZ.date });
    await accepter();
    await fini;
    atelier.retablir();
    void atelier.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "d’avant", date: ANCIENNE });
  });

  test("of the version that was read, is a gesture like the others", () => {
    const { atelier, dernier } = ouvrir();
    atelier.reprendre({ ...brouillon, perime: ANCIENNE }, QUIZZ.date);
    void atelier.enregistrer();
    expect(dernier().corps).toMatchObject({ title: "d’avant", date: QUIZZ.date });
  });
});

describe("the draft", () => {
  test("is kept at each pause, and taken away once all is saved", async () => {
    const { atelier, brouillons, passer, accepter } = ouvrir();
    atelier.faire(titrer("un"));
    expect(brouillons).toEqual([]);
    passer(500);
    expect(brouillons.at(-1)?.reglages.title).toBe("un");
    expect(atelier.lire().brouillonA).toBe(1500);
    const fini = atelier.enregistrer();
    await accepter();
    await fini;
    expect(brouillons.at(-1)).toBeNull();
    expect(atelier.lire().brouillonA).toBeNull();
  });

  test("is kept at once when the page goes, and says so when there is no room", () => {
    const { atelier, brouillons, remplirLeDisque } = ouvrir();
    atelier.faire(titrer("un"));
    atelier.poser();
    expect(brouillons.at(-1)?.reglages.title).toBe("un");
    remplirLeDisque();
    atelier.faire(titrer("deux"));
    atelier.poser();
    expect(atelier.lire().brouillonA).toBe(false);
  });
});

describe("a blank question", () => {
  const vierge = questionVierge();
  const ouvrirVierge = () => {
    const page = ouvrir();
    page.atelier.faire((document) => inserer(document, 1, [vierge]));
    return page;
  };

  test("is no change: it is neither sent nor kept", async () => {
    const { atelier, envois, brouillons, passer } = ouvrirVierge();
    expect(textes(atelier.lire())).toEqual(["a", "", "b", "c"]);
    expect(atelier.lire().modifie).toBe(false);
    expect(await atelier.enregistrer()).toBe("enregistre");
    passer(500);
    expect([envois, brouillons]).toEqual([[], [null]]);
  });

  test("is left out of what is saved around it, and stays where it is being written", async () => {
    const { atelier, dernier, accepter, passer, brouillons } = ouvrirVierge();
    atelier.faire((document) =>
      inserer(document, 2, [{ ...questionVierge("rien"), text: "neuve" }]),
    );
    passer(500);
    expect(brouillons.at(-1)?.questions.map(({ text }) => text)).toEqual(["a", "neuve", "b", "c"]);
    const fini = atelier.enregistrer();
    expect(dernier().corps.questions).toMatchObject(["a", { text: "neuve" }, "b", "c"]);
    await accepter();
    expect(await fini).toBe("enregistre");
    expect(atelier.lire().document.questions.map(({ _id }) => _id)).toEqual([
      "a",
      vierge._id,
      "de-neuve",
      "b",
      "c",
    ]);
  });

  test("a question refused after it is told by its rank on the screen", async () => {
    const { atelier, dernier } = ouvrirVierge();
    atelier.faire(titrer("Autre"));
    const fini = atelier.enregistrer();
    dernier().repondre({ ok: false, statut: 400, message: "Non.", corps: { question: 2 } });
    await fini;
    expect(atelier.lire().envoi).toMatchObject({ nom: "refus", question: 2 });
  });

  test("goes once it is left, with the step that made it; one that is kept for now stays", () => {
    const { atelier } = ouvrirVierge();
    atelier.faire(titrer("Autre"));
    atelier.oublierVierges((id) => id === vierge._id);
    expect(textes(atelier.lire())).toEqual(["a", "", "b", "c"]);
    atelier.oublierVierges(() => false);
    expect(textes(atelier.lire())).toEqual(["a", "b", "c"]);
    atelier.annuler();
    expect(atelier.lire()).toMatchObject({ modifie: false, annulable: false });
    expect(textes(atelier.lire())).toEqual(["a", "b", "c"]);
  });

  test("what was written in it and taken out again comes back by an undo", () => {
    const { atelier } = ouvrirVierge();
    const ecrire = (text: string) =>
      atelier.faire((document) =>
        changerQuestion(document, vierge._id, (une) => ({ ...une, text })),
      );
    ecrire("Brie");
    ecrire("");
    atelier.oublierVierges(() => false);
    expect(textes(atelier.lire())).toEqual(["a", "b", "c"]);
    atelier.annuler();
    expect(textes(atelier.lire())).toEqual(["a", "Brie", "b", "c"]);
  });
});
