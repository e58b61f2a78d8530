/** The account of Léa, a member without measures or news, for the tests of pages that need one. */
import type { CompteConnecte } from "../compte/session.tsx";

export const EXAMPLE_ACCOUNT: CompteConnecte = {
  etat: "connecte",
  userId: "lea",
  pseudo: "Léa",
  role: "user",
  icon: "ico0",
  sansPublier: null,
  aLire: false,
  affaires: false,
};
