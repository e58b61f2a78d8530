import { expect, test } from "vitest";
import { SoireesRefusees } from "#game/ports/adapters/redis/envoi-soirees.ts";
import { AppelRefuse } from "./interne/appel.ts";
import { versHistoires } from "./soirees.ts";

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
