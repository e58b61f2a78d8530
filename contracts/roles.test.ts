import { expect, test } from "vitest";
import { role as roles, type Role } from "./compte.ts";
import { aAuMoinsLeRole, aUnRoleSuperieur, peutDonnerRole } from "./roles.ts";

const TOUS = roles.options;
const rang = (role: Role) => TOUS.indexOf(role);

test("a role is worth those below it, and rules over them only", () => {
  for (const un of TOUS)
    for (const autre of TOUS) {
      expect(aAuMoinsLeRole(un, autre), `${un} ${autre}`).toBe(rang(un) >= rang(autre));
      expect(aUnRoleSuperieur(un, autre), `${un} ${autre}`).toBe(rang(un) > rang(autre));
    }
});

test("roles are an administrator's to give, and nobody changes their own", () => {
  for (const role of TOUS)
    for (const donne of TOUS) {
      expect(peutDonnerRole({ compte: "lea", role }, { compte: "tom" }, donne)).toBe(
        role === "admin",
      );
      expect(peutDonnerRole({ compte: "lea", role }, { compte: "lea" }, donne)).toBe(false);
    }
});
