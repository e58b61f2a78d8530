import { expect, test } from "vitest";
import type { ParametresDePartie } from "#contracts/partie.ts";
import { resumerReglagesDuSalon } from "./parametres.ts";

const USUELS: ParametresDePartie = {
  modeJeu: "classique",
  createur: false,
  sansImprevu: false,
  niveau: "normal",
  paquetsCoupes: [],
  patron: "bavard",
  rythme: "main",
};

test.each<[Partial<ParametresDePartie>, string, string[]]>([
  [{}, "Classique", []],
  [{ modeJeu: "rapidite" }, "Le plus rapide", []],
  [
    { patron: "discret", createur: true, rythme: "soutenu" },
    "Classique",
    ["mode créateur", "patron discret", "rythme soutenu"],
  ],
  [
    { niveau: "corse", paquetsCoupes: ["maison"] },
    "Classique",
    ["imprévus corsés", "1\u00A0paquet en moins"],
  ],
  // without imprévus, their level and packs are left out
  [
    { sansImprevu: true, niveau: "doux", paquetsCoupes: ["a", "b"] },
    "Classique",
    ["sans imprévus"],
  ],
])("%j is told as %s, and %j", (reglages, mode, sauf) => {
  expect(resumerReglagesDuSalon({ ...USUELS, ...reglages })).toEqual({ mode, sauf });
});
