import { expect, test } from "vitest";
import { VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { estOffreAEcrire } from "./dire-offre.ts";

const OFFRE = {
  id: 1,
  sens: "boire",
  gorgees: 2,
  nommee: true,
  prises: 0,
} as const;

test.each([
  ["", "ouvert", true],
  ["ovation", "ouvert", false],
  ["ovation", "rendu", true],
  ["perdue", "ouvert", false],
  ["perdue", "rendu", false],
] as const)("sips of the side %j may be written while the vote is %s: %s", (selon, phase, oui) => {
  const scrutin = { phase, juges: [], ovations: 0, sifflets: 0, issue: "" } as const;
  const vue = { ...VUE_DE_ROOM_EXEMPLE, scrutin: { ...scrutin, juges: [] } };
  expect(estOffreAEcrire(vue, { ...OFFRE, cibles: ["lea"], selon })).toBe(oui);
});
