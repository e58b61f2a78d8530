import { expect, test } from "vitest";
import { SoireesRefusees } from "#server/several-processes/redis/finished-games-outbox.ts";
import { AppelRefuse } from "./internal-calls/calls.ts";
import { versHistoires } from "./finished-games-client.ts";

const envoyer = (erreur: Error) =>
  versHistoires(async () => {
    throw erreur;
  }, "http://api")([]);

test("what the API makes nothing of, or finds too long, is refused; an API that is away or unwell is waited for", async () => {
  for (const statut of [400, 413])
    await expect(envoyer(new AppelRefuse(statut, "non"))).rejects.toBeInstanceOf(SoireesRefusees);
  for (const autre of [
    new AppelRefuse(503, "plus tard"),
    new AppelRefuse(404, ""),
    new TypeError("fetch failed"),
  ])
    await expect(envoyer(autre)).rejects.toBe(autre);
});
