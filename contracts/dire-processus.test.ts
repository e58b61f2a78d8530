import { expect, test } from "vitest";
import { direProcessus } from "./dire-processus.ts";
import type { ProcessusVu } from "./processus.ts";

const JEU: ProcessusVu = {
  nom: "jeu1",
  etat: "joue",
  depuis: "2026-11-23T18:00:00.000Z",
  parties: 0,
  essais: 0,
  hotes: 0,
  telephones: 0,
  enregistrees: true,
  attenteMs: 0,
};
const dire = (champs: Partial<ProcessusVu>) =>
  direProcessus({ ...JEU, ...champs }).replaceAll(/[\u00A0\u202F]/g, " ");

test.each<[Partial<ProcessusVu>, string]>([
  [{}, "Aucune partie"],
  [{ parties: 1, hotes: 1, telephones: 1 }, "1 partie, 1 écran, 1 téléphone"],
  [
    { parties: 999, essais: 1, hotes: 998, telephones: 8000 },
    "1 000 parties, 998 écrans, 8 000 téléphones",
  ],
  [{ enregistrees: false }, "Aucune partie ; n’enregistre plus : regardez Redis"],
  [{ etat: "seVide", parties: 2 }, "Se vide : 2 parties encore"],
  [{ etat: "seVide" }, "Vide : on peut l’arrêter"],
  [{ etat: "muet", parties: 3 }, "Ne répond plus : 3 parties à reprendre par les autres"],
  [{ etat: "muet" }, "Ne répond plus ; plus rien n’y est joué"],
])("%j", (champs, dit) => {
  expect(dire(champs)).toBe(dit);
});
