/** The event stream on a real port: what an open page receives, and when. */
import argon2 from "argon2";
import { expect, test } from "vitest";
import { createAccountNotificationHub } from "../../services/notifications.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

const MOT = "Sésame-8!";

/** Ends all the sessions of an account, and their streams. */
const changerDeMot = (
  app: Awaited<ReturnType<typeof creerBancApi>>["app"],
  headers: { cookie: string },
) =>
  app.inject({
    method: "PUT",
    url: "/api/password",
    headers,
    payload: { password: MOT, newPassword: "Ouvre-Toi-9" },
  });

/** Opens the stream; `suivant` waits for the next event. */
async function ouvrir(adresse: string, headers: { cookie: string }) {
  const arret = new AbortController();
  const reponse = await fetch(`${adresse}/api/avis`, {
    headers: { ...headers, accept: "text/event-stream" },
    signal: arret.signal,
  });
  const lecteur = reponse.body?.pipeThrough(new TextDecoderStream()).getReader();
  let recu = "";
  const suivant = async () => {
    while (!recu.includes("\n\n")) recu += (await lecteur?.read())?.value ?? "";
    const [evenement = "", ...reste] = recu.split("\n\n");
    recu = reste.join("\n\n");
    return evenement.split("\n")[0];
  };
  /** Waits until the server has ended the stream. Returns the events that came until then. */
  const fini = async () => {
    for (;;) {
      const lu = await lecteur?.read();
      if (lu?.done !== false) return recu.split("\n\n").filter((evenement) => evenement !== "");
      recu += lu.value;
    }
  };
  return { reponse, suivant, fini, fermer: () => arret.abort() };
}

test("both friends are told of a request, its answer and a message; nobody else is", async () => {
  const { app, base } = await creerBancApi();
  const password = await argon2.hash(MOT);
  const [lea, tom, zoe] = ["Lea", "Tom", "Zoe"].map((pseudo) =>
    creerCompteDeTest(base.db, pseudo, { password }),
  );
  if (!lea || !tom || !zoe) throw new Error("three accounts");
  const adresse = await app.listen({ host: "127.0.0.1", port: 0 });
  const flux = await Promise.all([lea, tom, zoe].map(({ headers }) => ouvrir(adresse, headers)));
  const [deLea, deTom, deZoe] = flux;
  if (!deLea || !deTom || !deZoe) throw new Error("three streams");
  expect(deTom.reponse.headers.get("content-type")).toBe("text/event-stream");
  for (const { suivant } of flux) expect(await suivant()).toBe("event: courrier");

  const poster = (url: string, de: typeof lea, payload: object) =>
    app.inject({ method: "POST", url: `/api/${url}`, headers: de.headers, payload });
  for (const [url, de, payload] of [
    ["amis", lea, { to: "Tom" }],
    ["amis-oui", tom, { to: "Lea" }],
    ["message", tom, { to: "Lea", text: "À ce soir !" }],
  ] as const) {
    expect((await poster(url, de, payload)).statusCode).toBe(201);
    expect(await deTom.suivant()).toBe("event: courrier");
    expect(await deLea.suivant()).toBe("event: courrier");
  }
  expect((await changerDeMot(app, zoe.headers)).statusCode).toBe(200);
  expect(await deZoe.fini()).toEqual([]);
  for (const { fermer } of flux) fermer();
});

test("whose role changes is told so on each open page", async () => {
  const { app, base } = await creerBancApi();
  const lea = creerCompteDeTest(base.db, "Lea", { role: "moderator" });
  const ada = creerCompteDeTest(base.db, "Ada", { role: "admin" });
  const adresse = await app.listen({ host: "127.0.0.1", port: 0 });
  const flux = await ouvrir(adresse, lea.headers);
  await flux.suivant();
  const payload = { role: "user" };
  const url = `/api/moderation/comptes/${lea._id}/role`;
  expect((await app.inject({ method: "PUT", url, headers: ada.headers, payload })).statusCode).toBe(
    200,
  );
  expect(await flux.suivant()).toBe("event: compte");
  flux.fermer();
});

test("streams end with the sessions, and the oldest makes room for the eleventh", async () => {
  const { app, base } = await creerBancApi();
  const lea = creerCompteDeTest(base.db, "Lea", { password: await argon2.hash(MOT) });
  const adresse = await app.listen({ host: "127.0.0.1", port: 0 });
  const flux = [];
  for (let n = 0; n < 11; n++) {
    const un = await ouvrir(adresse, lea.headers);
    await un.suivant();
    flux.push(un);
  }
  expect(await flux[0]?.fini()).toEqual([]);
  expect((await changerDeMot(app, lea.headers)).statusCode).toBe(200);
  for (const { fini } of flux) expect(await fini()).toEqual([]);
});

test("a stream ends with a logout", async () => {
  const { app, base } = await creerBancApi();
  const { headers } = creerCompteDeTest(base.db);
  const flux = await ouvrir(await app.listen({ host: "127.0.0.1", port: 0 }), headers);
  await flux.suivant();
  await app.inject({ method: "POST", url: "/api/deconnexion", headers });
  expect(await flux.fini()).toEqual([]);
});

test("a stream that was closed is no longer told", () => {
  const avis = createAccountNotificationHub();
  let recus = 0;
  const arreter = avis.ecouter("lea", { recevoir: () => recus++, fermer: () => {} });
  avis.prevenir("lea", "lea", "tom");
  arreter();
  avis.prevenir("lea");
  expect(recus).toBe(1);
});

test("the headers of a stream are not for asking: HEAD is refused, and does not wait", async () => {
  const { app, base } = await creerBancApi();
  const adresse = await app.listen({ port: 0, host: "127.0.0.1" });
  const { headers } = creerCompteDeTest(base.db);
  const reponse = await fetch(`${adresse}/api/avis`, {
    method: "HEAD",
    headers: { ...headers, accept: "text/event-stream" },
  });
  expect([reponse.status, reponse.headers.get("allow")]).toEqual([405, "GET"]);
});
