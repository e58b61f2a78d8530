import { expect, test } from "vitest";
import type { BilanAdministrateur } from "#contracts/bilan.ts";
import { listerLignesDuBilan } from "./bilan-en-mots.ts";

const MAINTENANT = new Date("2026-11-23T12:00:00.000Z");
const CALME: BilanAdministrateur = {
  ouvertes: 0,
  contestees: 0,
  sauvegarde: "2026-11-23T09:00:00.000Z",
  imprevus: 80,
  comptes: 3,
  mots: 41,
};
const lignes = (champs: Partial<BilanAdministrateur>) =>
  listerLignesDuBilan({ ...CALME, ...champs }, MAINTENANT).map(({ titre, nombre, dit, attend }) =>
    [titre, nombre, dit, attend].join("|").replaceAll("\u00A0", " "),
  );

test("where all is calm nothing waits", () => {
  expect(lignes({})).toEqual([
    "Signalements|0|Rien à traiter, la salle est calme|false",
    "Contestations|0|Personne n’attend de réponse|false",
    "Dernière sauvegarde||Faite il y a 3 heures|false",
    "Journal||Tout ce que la modération a fait|false",
    "Mots interdits|41|mots refusés dans les pseudos et les titres|false",
  ]);
});

test("what waits says so, one or several", () => {
  expect(lignes({ ouvertes: 8, contestees: 1 }).slice(0, 2)).toEqual([
    "Signalements|8|affaires à traiter|true",
    "Contestations|1|auteur attend une réponse|true",
  ]);
});

test.each([
  [null, /^Dernière sauvegarde\|\|Aucune encore : .*true$/],
  ["2026-11-20T09:00:00.000Z", /Faite il y a 3 jours : regardez pourquoi .*true$/],
])("a backup of %s is missed", (sauvegarde, dit) => {
  expect(lignes({ sauvegarde })[2]).toMatch(dit);
});
