import { expect, test, vi } from "vitest";
import { creerBancApi, creerCompteDeTest } from "../test/banc.ts";

test("refusals and logins are lines of the log, one a minute of each kind, which name nobody", async () => {
  const ecrites: string[] = [];
  const logger = { level: "info", stream: { write: (ligne: string) => void ecrites.push(ligne) } };
  const { app, base } = await creerBancApi({ logger });
  let avance = 0;
  const vraie = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => vraie() + avance);
  const { headers } = creerCompteDeTest(base.db, "Zorglub");
  const connecter = async () =>
    app.inject({
      method: "POST",
      url: "/api/connexion",
      payload: { pseudo: "Zorglub", password: "Devine-1" },
    });
  for (let fois = 0; fois < 3; fois++) expect((await connecter()).statusCode).toBe(401);
  await app.inject({ method: "POST", url: "/api/admin", headers });
  await app.inject({
    method: "POST",
    url: "/api/admin",
    headers: { origin: "https://ailleurs.fr" },
  });
  await app.inject({ method: "POST", url: "/api/deconnexion", headers });
  await app.inject("/api/sante");
  avance = 61_000;
  expect((await connecter()).statusCode).toBe(401);

  const lignes = ecrites.map((ligne): unknown => JSON.parse(ligne));
  const ligne = (msg: string, methode: string, route: string, statut: number, tus: number) =>
    expect.objectContaining({ msg, methode, route, statut, tus });
  expect(lignes).toEqual([
    ligne("refused", "POST", "/api/connexion", 401, 0),
    ligne("refused", "POST", "/api/admin", 403, 0),
    ligne("authenticated", "POST", "/api/deconnexion", 200, 0),
    ligne("refused", "POST", "/api/connexion", 401, 2),
  ]);
  expect(ecrites.join("")).not.toMatch(/Zorglub|Devine|127\.0\.0\.1|ailleurs/i);
});
