import { expect, test } from "vitest";
import { REFUS_ADMIN, sortieDe } from "./pour-admin.tsx";

const MEMBRE = {
  etat: "connecte",
  userId: "u",
  pseudo: "Léa",
  icon: "ico0",
  admin: false,
  aLire: false,
} as const;

test("a non-admin is sent home and told why; an admin stays", () => {
  expect(sortieDe(MEMBRE, "erreur", "/admin")).toEqual({ vers: "/", dit: REFUS_ADMIN });
  expect(sortieDe({ ...MEMBRE, admin: true }, "erreur", "/admin")).toBeNull();
  expect(sortieDe({ etat: "inconnu" }, "accueil", "/admin")).toBeNull();
});

test("a connected check that fails leads to /error", () => {
  const panne = { etat: "panne", message: "Le serveur ne répond pas." } as const;
  expect(sortieDe(panne, "accueil", "/admin")).toMatchObject({
    vers: "/error",
    etat: { message: panne.message },
  });
});

test("a visitor is sent home from /admin, and to /error from the imprévus, with a way back", () => {
  expect(sortieDe({ etat: "visiteur" }, "accueil", "/admin")).toMatchObject({ vers: "/" });
  expect(sortieDe({ etat: "visiteur" }, "erreur", "/admin/imprevus")).toMatchObject({
    vers: "/error",
    etat: { retour: "/admin/imprevus" },
  });
});
