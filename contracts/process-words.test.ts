import { expect, test } from "vitest";
import { direEtatDuProcessus } from "./process-words.ts";
import type { ProcessusPourAdministrateur } from "./processus.ts";

const JEU: ProcessusPourAdministrateur = {
  nom: "jeu1",
  etat: "joue",
  depuis: "2026-11-23T18:00:00.000Z",
  parties: 0,
  essais: 0,
  hotes: 0,
  telephones: 0,
  enregistrees: true,
  attenteMs: 0,
  sansReponse: false,
  manque: null,
  sansPreneur: false,
  enAttente: 0,
};
const dire = (champs: Partial<ProcessusPourAdministrateur>) =>
  direEtatDuProcessus({ ...JEU, ...champs }).replaceAll(/[\u00A0\u202F]/g, " ");

test.each<[Partial<ProcessusPourAdministrateur>, string]>([
  [{}, "Aucune partie"],
  [{ parties: 1, hotes: 1, telephones: 1 }, "1 partie, 1 écran, 1 téléphone"],
  [
    { parties: 999, essais: 1, hotes: 998, telephones: 8000 },
    "1 000 parties, 998 écrans, 8 000 téléphones",
  ],
  [{ enregistrees: false }, "Aucune partie ; n’enregistre plus : regardez Redis"],
  [
    { manque: "cle" },
    "Ne prend pas de partie : l’API refuse sa clé. Donnez-lui la SERVICE_KEY de l’API, puis redémarrez-le.",
  ],
  [
    { manque: "chemin" },
    "Ne prend pas de partie : l’adresse publique du site ne mène pas à lui. Mettez sa ligne dans le proxy (« import jeu jeu1 adresse:port »), puis relancez le proxy.",
  ],
  [{ etat: "seVide", parties: 2 }, "Se vide : 2 parties encore"],
  [{ etat: "seVide" }, "Vide : on peut l’arrêter"],
  [{ etat: "muet", parties: 3 }, "Ne répond plus : 3 parties à reprendre par les autres"],
  [
    { etat: "muet", enAttente: 3 },
    "Ne répond plus : 3 parties en attente d’un processus qui sache les lire",
  ],
  [
    { etat: "muet", parties: 1, enAttente: 1 },
    "Ne répond plus : 1 partie à reprendre par les autres ; 1 partie en attente d’un processus qui sache les lire",
  ],
  [
    { etat: "seVide", parties: 2, sansPreneur: true },
    "Se vide : 2 parties que personne d’autre ne peut lire",
  ],
  [
    { etat: "seVide", parties: 2, sansPreneur: true, sansReponse: true },
    "Se vide : 2 parties encore, mais aucun des autres ne lui répond",
  ],
  [{ enAttente: 1 }, "Aucune partie ; 1 partie en attente d’un processus qui sache les lire"],
  [{ etat: "autreVersion" }, "Joue, d’une autre version : aucune partie"],
  [{ etat: "autreVersion", parties: 2 }, "Joue, d’une autre version : 2 parties"],
  [{ etat: "muet" }, "Ne répond plus ; plus rien n’y est joué"],
])("%j", (champs, dit) => {
  expect(dire(champs)).toBe(dit);
});
