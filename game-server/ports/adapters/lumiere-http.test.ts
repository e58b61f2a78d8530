import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createLampeHttp } from "./lumiere-http.ts";

async function lampe(statut = 200, entetes: Record<string, string> = {}) {
  const appels: string[] = [];
  const serveur = createServer((requete, reponse) => {
    appels.push(`${requete.method} ${requete.url}`);
    reponse.writeHead(statut, entetes).end("merci");
  }).listen(0, "127.0.0.1");
  await once(serveur, "listening");
  onTestFinished(() => void serveur.close());
  const adresse = serveur.address();
  const port = typeof adresse === "object" ? adresse?.port : 0;
  return { appels, url: `http://127.0.0.1:${port}` };
}

test("calls one address, then the other, in order", async () => {
  const { appels, url } = await lampe();
  const lumiere = createLampeHttp({ rouge: `${url}/rouge`, normal: `${url}/normal` });
  lumiere.mettre("rouge");
  lumiere.mettre("normal");
  await expect.poll(() => appels).toEqual(["POST /rouge", "POST /normal"]);
});

test("an address that is not set, refuses or does not answer disturbs nobody", async () => {
  const { appels, url } = await lampe(500);
  createLampeHttp({ rouge: undefined, normal: undefined }).mettre("rouge");
  const lumiere = createLampeHttp({ rouge: "http://127.0.0.1:9/", normal: `${url}/normal` });
  lumiere.mettre("rouge");
  lumiere.mettre("normal");
  await expect.poll(() => appels).toEqual(["POST /normal"]);
});

test("an answer does not lead to another address", async () => {
  const ailleurs = await lampe();
  const { appels, url } = await lampe(307, { location: `${ailleurs.url}/ailleurs` });
  const lumiere = createLampeHttp({ rouge: `${url}/rouge`, normal: `${url}/normal` });
  lumiere.mettre("rouge");
  lumiere.mettre("normal");
  // the second call leaves once the first is over
  await expect.poll(() => appels).toEqual(["POST /rouge", "POST /normal"]);
  expect(ailleurs.appels).toEqual([]);
});
