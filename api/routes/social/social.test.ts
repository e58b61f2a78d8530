import { describe, expect, test } from "vitest";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

async function bancSocial() {
  const { app, base } = await creerBancApi();
  const [lea, tom, zoe] = [
    creerCompteDeTest(base.db, "Lea"),
    creerCompteDeTest(base.db, "Tom", { icon: "ico2" }),
    creerCompteDeTest(base.db, "Zoe"),
  ];
  const appeler =
    ({ headers }: { headers: { cookie: string } }) =>
    async (method: "GET" | "POST" | "DELETE", chemin: string, payload?: object) => {
      const reponse = await app.inject({
        method,
        url: `/api/${chemin}`,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
      return { statut: reponse.statusCode, corps: reponse.json() };
    };
  return {
    app,
    base,
    lea: appeler(lea),
    tom: appeler(tom),
    zoe: appeler(zoe),
    comptes: { lea, tom, zoe },
  };
}
const amis = async () => {
  const banque = await bancSocial();
  await banque.lea("POST", "amis", { to: "Tom" });
  await banque.tom("POST", "amis-oui", { to: "Lea" });
  return banque;
};

describe("friends", () => {
  test("asked, told, accepted, removed", async () => {
    const { lea, tom } = await bancSocial();
    expect((await lea("POST", "amis", { to: "tom" })).corps.message).toBe("Demande envoyée");
    expect((await tom("GET", "notif")).corps).toEqual({ notif: true, affaires: false });
    const { corps } = await tom("GET", "messages-amis");
    expect(corps.messages).toMatchObject([{ from: "Lea", to: "Tom", lu: false, icon: "ico0" }]);
    expect((await lea("GET", "user-public/Tom")).corps).toMatchObject({
      myAmi: false,
      demandeAmi: true,
    });
    expect((await tom("GET", "user-public/Lea")).corps).toMatchObject({ demandeAmiRecu: true });
    expect((await tom("GET", "myinfo")).corps.demandeAmi).toEqual(["Lea"]);

    expect((await tom("POST", "amis-oui", { to: "Lea" })).corps.message).toBe(
      "Demande d'ami acceptée",
    );
    expect((await tom("GET", "messages-amis")).corps.messages).toEqual([]);
    for (const [qui, autre] of [
      [lea, "Tom"],
      [tom, "Lea"],
    ] as const) {
      expect((await qui("GET", `user-public/${autre}`)).corps).toMatchObject({
        myAmi: true,
        demandeAmi: false,
      });
      expect((await qui("GET", "myinfo")).corps).toMatchObject({
        amis: [autre],
        badges: expect.arrayContaining(["premierAmi"]),
      });
    }
    expect((await lea("DELETE", "amis/Tom")).corps.message).toBe("Ami supprimé");
    expect((await tom("GET", "myinfo")).corps.amis).toEqual([]);
  });

  test("asking somebody who has asked makes friends", async () => {
    const { lea, tom } = await bancSocial();
    await lea("POST", "amis", { to: "Tom" });
    expect((await tom("POST", "amis", { to: "Lea" })).corps.message).toBe("Demande d'ami acceptée");
    expect((await tom("GET", "messages-amis")).corps.messages).toEqual([]);
  });

  test("a request can be refused, or taken back, and asked again", async () => {
    const { lea, tom } = await bancSocial();
    for (const retirer of [() => tom("DELETE", "amis/Lea"), () => lea("DELETE", "amis/Tom")]) {
      await lea("POST", "amis", { to: "Tom" });
      expect((await retirer()).statut).toBe(200);
      expect((await tom("GET", "messages-amis")).corps.messages).toEqual([]);
    }
  });

  test("a request whose message is deleted is refused, not left waiting", async () => {
    const { lea, tom } = await bancSocial();
    await lea("POST", "amis", { to: "Tom" });
    const [{ _id }] = (await tom("GET", "messages-amis")).corps.messages;
    expect((await lea("DELETE", `messages/${_id}`)).statut).toBe(404);
    expect((await tom("DELETE", `messages/${_id}`)).statut).toBe(200);
    expect((await tom("GET", "myinfo")).corps.demandeAmi).toEqual([]);
    expect((await lea("POST", "amis", { to: "Tom" })).corps.message).toBe("Demande envoyée");
  });

  test.each([
    ["amis", { to: "Lea" }, 404],
    ["amis", { to: "Personne" }, 404],
    ["amis", { to: "Trinquizz" }, 404],
    ["amis-oui", { to: "Tom" }, 404],
    ["amis", {}, 400],
  ])("POST %s %j: %i", async (chemin, corps, statut) => {
    const { lea } = await bancSocial();
    expect((await lea("POST", chemin, corps)).statut).toBe(statut);
  });

  test("cannot be asked twice", async () => {
    const { lea, tom } = await amis();
    expect((await lea("POST", "amis", { to: "Tom" })).statut).toBe(409);
    await tom("POST", "amis", { to: "Zoe" });
    expect((await tom("POST", "amis", { to: "Zoe" })).statut).toBe(409);
  });
});

test("accounts are looked up by what is in their pseudo, those that begin so first", async () => {
  const { lea } = await bancSocial();
  const chercher = async (requete: string) => {
    const { users, totalCount } = (await lea("GET", `user${requete}`)).corps;
    return [users.map(({ pseudo }: { pseudo: string }) => pseudo), totalCount];
  };
  expect(await chercher("")).toEqual([["Lea", "Tom", "Zoe"], 3]);
  expect(await chercher("?search=%20O&limit=1")).toEqual([["Tom"], 2]);
  expect(await chercher("?search=e")).toEqual([["Lea", "Zoe"], 2]);
  expect(await chercher("?search=OE")).toEqual([["Zoe"], 1]);
  expect(await chercher("?search=%25")).toEqual([[], 0]);
});

describe("messages", () => {
  test("sent, unread, read, and each deletes their own", async () => {
    const { lea, tom } = await amis();
    expect((await tom("POST", "message", { to: "Lea", text: "Santé !" })).corps.message).toBe(
      "Message envoyé",
    );
    expect((await lea("GET", "notif")).corps.notif).toBe(true);
    const [recu] = (await lea("GET", "messages")).corps.messages;
    expect(recu).toMatchObject({
      from: "Tom",
      to: "Lea",
      text: "Santé !",
      lu: false,
      icon: "ico2",
    });
    expect((await lea("POST", "lu", { _id: recu._id })).statut).toBe(200);
    expect((await lea("GET", "notif")).corps.notif).toBe(false);
    expect((await tom("GET", "messages-envoyes")).corps.messages).toMatchObject([
      { lu: true, icon: "ico0" },
    ]);
    expect((await lea("DELETE", `messages/${recu._id}`)).corps.message).toBe(
      "Message supprimé avec succés",
    );
    expect((await lea("GET", "messages")).corps.messages).toEqual([]);
    expect((await tom("GET", "messages-envoyes")).corps.messages).toHaveLength(1);
    expect((await tom("DELETE", `messages/${recu._id}`)).statut).toBe(200);
    expect((await tom("DELETE", `messages/${recu._id}`)).statut).toBe(404);
  });

  test("sent again after a lost answer are one message", async () => {
    const { lea, tom } = await amis();
    const message = { to: "Lea", text: "Santé !", envoi: "0b0f6e0e-5f6c-4a53-9c7a-0d6f5a1f2b3c" };
    for (let fois = 0; fois < 2; fois++)
      expect((await tom("POST", "message", message)).statut).toBe(201);
    expect((await lea("GET", "messages")).corps.messages).toHaveLength(1);
  });

  test("deleted unread, are no longer announced", async () => {
    const { lea, tom } = await amis();
    await tom("POST", "message", { to: "Lea", text: "Santé !" });
    const [recu] = (await lea("GET", "messages")).corps.messages;
    expect((await lea("DELETE", `messages/${recu._id}`)).statut).toBe(200);
    expect((await lea("GET", "notif")).corps.notif).toBe(false);
  });

  test("of a full folder come page after page, each once, and all are counted", async () => {
    const { base, comptes, lea } = await amis();
    const social = createSocialRepository(base.db);
    for (let n = 1; n <= 305; n++) social.ecrire(comptes.tom._id, comptes.lea._id, `n° ${n}`);
    const lire = async (requete: string) => (await lea("GET", `messages${requete}`)).corps;
    const [premiere, seconde] = [await lire(""), await lire("?page=1")];
    expect([premiere.messages.length, seconde.messages.length]).toEqual([300, 5]);
    expect(premiere).toMatchObject({ totalCount: 305, nonLus: 305 });
    const textes = [...premiere.messages, ...seconde.messages].map(({ text }) => text);
    expect(new Set(textes).size).toBe(305);
    await lea("POST", "lu", { _id: seconde.messages[0]._id });
    const courte = await lire("?limit=2&page=152");
    expect(courte.messages).toEqual([expect.objectContaining({ text: expect.any(String) })]);
    expect(courte).toMatchObject({ totalCount: 305, nonLus: 304 });
    expect((await lea("GET", "messages?limit=301")).statut).toBe(400);
  });

  test("are nobody else's business", async () => {
    const { lea, tom, zoe } = await amis();
    await tom("POST", "message", { to: "Lea", text: "Santé !" });
    const [{ _id }] = (await lea("GET", "messages")).corps.messages;
    expect((await zoe("POST", "lu", { _id })).statut).toBe(404);
    expect((await tom("POST", "lu", { _id })).statut).toBe(404);
    expect((await zoe("DELETE", `messages/${_id}`)).statut).toBe(404);
    expect((await zoe("POST", "message", { to: "Lea", text: "Coucou" })).statut).toBe(404);
    expect((await lea("GET", "messages")).corps.messages).toHaveLength(1);
  });

  test.each([
    [{ to: "Tom", text: "\u200b\u3164\u2800 " }, "Il faut rentrer un texte avant de l'envoyer"],
    [{ to: "Tom", text: "  " }, "Il faut rentrer un texte avant de l'envoyer"],
    [{ to: "Tom", text: "é".repeat(800) }, "Le texte ne doit pas dépasser 800 caractères"],
    [{ to: "", text: "Salut" }, "Il faut choisir un ami à qui envoyer le message"],
  ])("refuses %j", async (corps, message) => {
    const { lea } = await amis();
    expect((await lea("POST", "message", corps)).corps.message).toBe(message);
  });
});

test("a public profile shows no address, and nobody is 404", async () => {
  const { app } = await bancSocial();
  const profil = await app.inject("/api/user-public/TOM");
  expect(profil.json()).toMatchObject({ pseudo: "Tom", icon: "ico2", admin: false, myInfo: false });
  expect(profil.body).not.toContain("exemple.fr");
  for (const pseudo of ["Personne", "Trinquizz"]) {
    const inconnu = await app.inject(`/api/user-public/${pseudo}`);
    expect([inconnu.statusCode, inconnu.json().message]).toEqual([
      404,
      "Cet utilisateur n'existe pas.",
    ]);
  }
});
