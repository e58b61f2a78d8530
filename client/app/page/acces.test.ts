import { expect, test } from "vitest";
import { PHRASE_ROLE_INSUFFISANT, trouverRedirectionSansAcces } from "./acces.tsx";

const MEMBRE = {
  etat: "connecte",
  userId: "u",
  pseudo: "Léa",
  icon: "ico0",
  role: "user",
  sansPublier: null,
  aLire: false,
  affaires: false,
} as const;

test("a non-admin is sent home and told why; an admin stays", () => {
  expect(trouverRedirectionSansAcces(MEMBRE, "admin", "erreur", "/admin")).toEqual({
    vers: "/",
    dit: PHRASE_ROLE_INSUFFISANT,
  });
  expect(
    trouverRedirectionSansAcces({ ...MEMBRE, role: "admin" }, "admin", "erreur", "/admin"),
  ).toBeNull();
  const moderateur = { ...MEMBRE, role: "moderator" } as const;
  expect(trouverRedirectionSansAcces(moderateur, "admin", "erreur", "/admin")).not.toBeNull();
  expect(trouverRedirectionSansAcces(moderateur, "moderator", "erreur", "/admin/users")).toBeNull();
  expect(trouverRedirectionSansAcces({ etat: "inconnu" }, "admin", "accueil", "/admin")).toBeNull();
});

test("a connected check that fails leads to /error", () => {
  const panne = { etat: "panne", message: "Le serveur ne répond pas." } as const;
  expect(trouverRedirectionSansAcces(panne, "admin", "accueil", "/admin")).toMatchObject({
    vers: "/error",
    etat: { message: panne.message },
  });
});

test("a visitor is sent home from /admin, and to /error from the imprévus, with a way back", () => {
  expect(
    trouverRedirectionSansAcces({ etat: "visiteur" }, "admin", "accueil", "/admin"),
  ).toMatchObject({
    vers: "/",
  });
  expect(
    trouverRedirectionSansAcces({ etat: "visiteur" }, "admin", "erreur", "/admin/imprevus"),
  ).toMatchObject({
    vers: "/error",
    etat: { retour: "/admin/imprevus" },
  });
});
