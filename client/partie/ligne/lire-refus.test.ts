import { describe, expect, test } from "vitest";
import { lireRefus } from "./lire-refus.ts";

const erreur = (message: string, code?: number) => Object.assign(new Error(message), { code });

describe("what a failed try to come in says", () => {
  test.each([
    ["room_innexistante", 404, "room_innexistante"],
    ["room_pleine", 409, "room_pleine"],
    ["kick", 403, "kick"],
    ["Trop de demandes.", 429, "trop_de_messages"],
    ["Requête invalide.", 400, "room_innexistante"],
  ])("%s (%i) is a refusal: %s", (message, statut, refus) => {
    expect(lireRefus(erreur(message, statut))).toBe(refus);
  });

  test.each([
    ["Not Found", 404],
    ["Cette adresse n’existe pas.", 404],
    ["Le serveur redémarre. Réessayez dans un instant.", 503],
    ["Bad Gateway", 502],
    ["Failed to fetch", undefined],
    ["timeout", undefined],
  ])("%s (%s) asks to try again", (message, statut) => {
    expect(lireRefus(erreur(message, statut))).toBeNull();
  });

  test("what is no error says nothing", () => {
    expect(lireRefus("kick")).toBeNull();
  });
});
