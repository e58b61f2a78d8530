import { expect, test } from "vitest";
import { estPseudoReserve } from "./pseudos-reserves.ts";

test.each([
  "admin",
  "Admin",
  "ADMlN",
  "Adm1n",
  "4dm1n",
  "admin42",
  "adrnin",
  "moderateur",
  "M0D3RAT3UR",
  "modo",
  "m0d0",
  "Officiel",
  "0fficie1",
  "Trinquizz",
  "trinquiz",
  "Tr1nqu1zz",
  "LeVraiTrinquizz",
  "TrinquizzOfficiel2",
  "new",
  "NEVV",
  "null",
  "nu11",
  "nuII",
])("%s is kept", (pseudo) => expect(estPseudoReserve(pseudo)).toBe(true));

test.each(["Lea", "Admirable", "Modeste", "Newton", "Nulle", "Trinque", "Nadim", "Quizz", "42"])(
  "%s is anybody's",
  (pseudo) => expect(estPseudoReserve(pseudo)).toBe(false),
);
