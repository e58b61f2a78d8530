import { expect, test } from "vitest";
import { renvoiDe } from "./pour-equipe.tsx";

const compte = {
  etat: "connecte",
  userId: "z",
  pseudo: "Zineb",
  icon: "ico5",
  aLire: false,
} as const;

test("only moderators and administrators stay; a visitor may log in here", () => {
  expect(renvoiDe({ ...compte, role: "moderator" })).toBeNull();
  expect(renvoiDe({ ...compte, role: "admin" })).toBeNull();
  expect(renvoiDe({ ...compte, role: "user" })).toEqual({
    vers: "/",
    dit: "Vous n'êtes pas autorisé à y accéder.",
  });
  expect(renvoiDe({ etat: "visiteur" })).toBeNull();
  expect(renvoiDe({ etat: "inconnu" })).toBeNull();
});

test("a server that does not say who is there leads to /error", () => {
  expect(renvoiDe({ etat: "panne", message: "Le serveur ne répond pas." })).toEqual({
    vers: "/error",
    dit: null,
    etat: { message: "Le serveur ne répond pas." },
  });
});
