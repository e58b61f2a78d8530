import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { describe, expect, test } from "vitest";
import { exporterDeck, FORMAT_DECK, reponseListeImprevus } from "#contracts/edition-imprevu.ts";
import { createRandomMediaName } from "#db/ids.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { creerBancApi, creerCompteDeTest, type OptionsBanc } from "../../test/banc.ts";

async function bancDeck(options: OptionsBanc = {}) {
  const { app, base } = await creerBancApi(options);
  const admin = creerCompteDeTest(base.db, undefined, { role: "admin" });
  const appeler = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    chemin: string,
    payload?: object,
  ) => {
    const reponse = await app.inject({
      method,
      url: `/api/${chemin}`,
      headers: admin.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { statut: reponse.statusCode, corps: reponse.json() };
  };
  const lister = async () => reponseListeImprevus.parse((await appeler("GET", "imprevus")).corps);
  const textes = async () => (await lister()).map(({ text }) => text);
  const creer = async (payload: object = {}): Promise<string> =>
    (await appeler("POST", "imprevu", payload)).corps._id;
  return { app, base, admin, appeler, lister, textes, creer };
}

const NEUF = {
  text: "Nouveau imprevu",
  media: "imprevu.jpeg",
  rare: false,
  culSec: false,
  juge: false,
  suite: null,
  liste: [],
  niveau: "normal",
  paquet: "Maison",
};

describe("a new imprévu", () => {
  test("is made once by the same sending", async () => {
    const { appeler } = await bancDeck();
    const envoi = "0f8fad5b-d9cb-469f-a165-70867728950e";
    const premier = await appeler("POST", "imprevu", { envoi });
    expect(await appeler("POST", "imprevu", { envoi })).toEqual(premier);
    expect((await appeler("POST", "imprevu", {})).corps._id).not.toBe(premier.corps._id);
  });

  test("is in the pack that is there already, whatever its case and accents, under its first spelling", async () => {
    const { appeler } = await bancDeck();
    const creer = async (paquet: string) =>
      (await appeler("POST", "imprevu", { text: `Du paquet ${paquet}`, paquet })).corps._id;
    const paquetDe = async (id: string) => (await appeler("GET", `imprevu/${id}`)).corps.paquet;
    const [premier, autre] = [await creer("Noël"), await creer("NOEL")];
    expect([await paquetDe(premier), await paquetDe(autre)]).toEqual(["Noël", "Noël"]);
    expect(await paquetDe(await creer("maison"))).toBe("Maison");
    // the only imprévu of a pack may change the pack's spelling
    await appeler("DELETE", `imprevu/${autre}`);
    const {
      revision: _revision,
      _id,
      ...imprevu
    } = (await appeler("GET", `imprevu/${premier}`)).corps;
    await appeler("PUT", `imprevu/${premier}`, { imprevu: { ...imprevu, paquet: "noël" } });
    expect(await paquetDe(premier)).toBe("noël");
  });

  test("has the defaults of the specification, and comes last", async () => {
    const { appeler, textes } = await bancDeck();
    const { statut, corps } = await appeler("POST", "imprevu", {});
    expect(statut).toBe(201);
    expect((await appeler("GET", `imprevu/${corps._id}`)).corps).toEqual({
      _id: corps._id,
      ...NEUF,
      revision: 1,
    });
    expect((await textes()).at(-1)).toBe("Nouveau imprevu");
  });

  test("takes the specification's four fields", async () => {
    const { appeler, creer } = await bancDeck();
    const quatre = {
      text: "&joueur chante",
      media: "https://exemple.fr/a.png",
      rare: true,
      suite: { media: "", text: "Encore." },
    };
    const id = await creer(quatre);
    expect((await appeler("GET", `imprevu/${id}`)).corps).toEqual({
      _id: id,
      ...NEUF,
      ...quatre,
      revision: 1,
    });
  });

  test.each([
    [{ text: " \u200B" }, "Écrivez le texte de l’imprévu avant d’enregistrer."],
    [{ liste: ["a", " "] }, "Un élément doit être écrit dans la liste."],
    [{ paquet: "a".repeat(41) }, "Le nom du paquet est trop long (40\u00A0caractères max)."],
    [{ paquet: "  " }, "Donnez un nom au paquet."],
    [{ suite: { media: "", text: "" } }, "Écrivez la suite, ou ôtez-la."],
    [{ text: "a".repeat(2001) }, "Le texte est trop long (2\u00A0000\u00A0caractères max)."],
  ])("refuses %j with a sentence", async (corps, message) => {
    const { appeler } = await bancDeck();
    expect(await appeler("POST", "imprevu", corps)).toEqual({ statut: 400, corps: { message } });
  });
});

describe("saving an imprévu", () => {
  test("writes all of it, and says which revision it has now", async () => {
    const { appeler, creer } = await bancDeck();
    const id = await creer();
    const imprevu = { ...NEUF, text: "Tous.", niveau: "corse", paquet: " Noël ", liste: ["x"] };
    const fait = await appeler("PUT", `imprevu/${id}`, { imprevu, revision: 1 });
    expect(fait).toEqual({ statut: 200, corps: { message: "Imprévu enregistré", revision: 2 } });
    expect((await appeler("GET", `imprevu/${id}`)).corps).toEqual({
      _id: id,
      ...imprevu,
      paquet: "Noël",
      revision: 2,
    });
  });

  test("over what somebody saved meanwhile is refused, unless it is meant", async () => {
    const { appeler, creer } = await bancDeck();
    const id = await creer();
    const dire = (text: string, revision?: number) =>
      appeler("PUT", `imprevu/${id}`, { imprevu: { ...NEUF, text }, revision });
    await dire("Un", 1);
    expect(await dire("Deux", 1)).toEqual({
      statut: 409,
      corps: { message: "Cet imprévu a été modifié ailleurs.", revision: 2 },
    });
    expect((await appeler("GET", `imprevu/${id}`)).corps.text).toBe("Un");
    expect((await dire("Trois", 2)).corps.revision).toBe(3);
    expect((await dire("Quatre")).corps.revision).toBe(4);
  });

  test("sent again because its answer was lost is no conflict", async () => {
    const { appeler, creer } = await bancDeck();
    const id = await creer();
    const imprevu = { ...NEUF, text: "Tous.", paquet: " maison " };
    const fait = await appeler("PUT", `imprevu/${id}`, { imprevu, revision: 1 });
    expect(await appeler("PUT", `imprevu/${id}`, { imprevu, revision: 1 })).toEqual(fait);
    expect((await appeler("GET", `imprevu/${id}`)).corps.revision).toBe(2);
  });

  test("of a mini-game changes its title and nothing else; it cannot be deleted", async () => {
    const { appeler } = await bancDeck();
    const chemin = `imprevu/${MINI_JEUX.gamble.id}`;
    const imprevu = { ...NEUF, text: "La roue", rare: true, paquet: "Ailleurs", niveau: "corse" };
    expect((await appeler("PUT", chemin, { imprevu })).statut).toBe(200);
    expect((await appeler("GET", chemin)).corps).toEqual({
      _id: MINI_JEUX.gamble.id,
      ...NEUF,
      text: "La roue",
      revision: 2,
    });
    expect(await appeler("DELETE", chemin)).toEqual({
      statut: 409,
      corps: { message: "Un mini-jeu ne se supprime pas." },
    });
  });

  test("and deleting one that is gone say so", async () => {
    const { appeler, creer } = await bancDeck();
    const id = await creer();
    expect((await appeler("DELETE", `imprevu/${id}`)).statut).toBe(200);
    const absent = { statut: 404, corps: { message: "Cet imprévu n’existe pas ou plus." } };
    expect(await appeler("DELETE", `imprevu/${id}`)).toEqual(absent);
    expect(await appeler("GET", `imprevu/${id}`)).toEqual(absent);
    expect(await appeler("PUT", `imprevu/${id}`, { imprevu: NEUF })).toEqual(absent);
  });
});

describe("the deck", () => {
  test("is put in order; what is not named keeps its place", async () => {
    const { appeler, lister, textes } = await bancDeck();
    const [a, b, c, d] = await lister();
    const ordre = [d?._id, "inconnu", a?._id];
    expect((await appeler("PUT", "imprevus", { imprevus: ordre })).statut).toBe(200);
    expect(await textes()).toEqual([d?.text, b?.text, c?.text, a?.text]);
  });

  test("goes out and comes into another house: mini-games stay, what is there already too", async () => {
    const [ici, ailleurs] = [await bancDeck(), await bancDeck()];
    await ici.creer({ text: "De chez nous", liste: ["a"], niveau: "doux", paquet: "Bretagne" });
    const sorti = exporterDeck(await ici.lister());
    expect(sorti.imprevus.map(({ text }) => text)).not.toContain("Gamble");
    expect(await ailleurs.appeler("POST", "imprevus/importer", sorti)).toEqual({
      statut: 201,
      corps: {
        message: "1\u00A0imprévu ajouté, 3 déjà là et laissés.",
        ajoutes: 1,
        presents: 3,
        mediasAbsents: 0,
      },
    });
    expect((await ailleurs.lister()).at(-1)).toMatchObject({
      text: "De chez nous",
      liste: ["a"],
      niveau: "doux",
      paquet: "Bretagne",
    });
    expect((await ailleurs.appeler("POST", "imprevus/importer", sorti)).corps.ajoutes).toBe(0);
  });

  test("keeps the files that this house has, and the house's picture for the others", async () => {
    const { base, admin, appeler, lister } = await bancDeck();
    const nom = createRandomMediaName(".png");
    createMediaRepository(base.db).ranger({
      nom,
      type: "image/png",
      taille: 1,
      proprietaire: admin._id,
    });
    const absent = createRandomMediaName(".png");
    const cartes = [
      { text: "a", media: `${nom}#rotate=90` },
      { text: "b", media: absent, suite: { media: absent, text: "c" } },
      { text: "d", media: "https://exemple.fr/x.png" },
    ];
    const fichier = { format: FORMAT_DECK, version: 1, imprevus: cartes };
    expect((await appeler("POST", "imprevus/importer", fichier)).corps).toMatchObject({
      ajoutes: 3,
      mediasAbsents: 2,
    });
    expect((await lister()).slice(-3)).toMatchObject([
      { media: `${nom}#rotate=90` },
      { media: "imprevu.jpeg", suite: { media: "", text: "c" } },
      { media: "https://exemple.fr/x.png" },
    ]);
  });

  test("comes in whole or not at all", async () => {
    const { appeler, textes } = await bancDeck();
    const avant = await textes();
    const bonne = { text: "Bonne" };
    const essayer = (imprevus: object[], reste: object = {}) =>
      appeler("POST", "imprevus/importer", { format: FORMAT_DECK, version: 1, imprevus, ...reste });
    expect(await essayer([bonne, { text: "" }])).toEqual({
      statut: 400,
      corps: { message: "Écrivez le texte de l’imprévu avant d’enregistrer." },
    });
    expect(await essayer([bonne], { format: "autre" })).toEqual({
      statut: 400,
      corps: { message: "Ce fichier n’est pas un jeu d’imprévus de Trinquizz." },
    });
    const trop = Array.from({ length: 1999 }, (_, i) => ({ text: `n${String(i)}` }));
    expect((await essayer(trop)).statut).toBe(409);
    expect(await textes()).toEqual(avant);
  });
});

test("hosts read which packs there are, and how strong, but no card", async () => {
  const { app, creer } = await bancDeck();
  await creer({ text: "a", niveau: "corse", paquet: "Noël" });
  await creer({ text: "b", niveau: "doux", paquet: "Noël" });
  const reponse = await app.inject("/api/paquets");
  expect(reponse.json()).toEqual([
    { paquet: "Maison", cartes: { doux: 0, normal: 3, corse: 0 }, miniJeux: 1 },
    { paquet: "Noël", cartes: { doux: 1, normal: 0, corse: 1 }, miniJeux: 0 },
  ]);
});

test("the bulb is asked for what an administrator tries", async () => {
  const modes: string[] = [];
  const { appeler } = await bancDeck({
    lumiere: { reglee: true, mettre: (mode) => modes.push(mode) },
  });
  expect(await appeler("POST", "rouge")).toMatchObject({ statut: 200, corps: { reglee: true } });
  expect((await appeler("POST", "normal")).statut).toBe(200);
  expect(modes).toEqual(["rouge", "normal"]);
});
