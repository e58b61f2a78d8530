import { describe, expect, test } from "vitest";
import type { ImprevuAvecRevision } from "#contracts/edition-imprevu.ts";
import type { ReponseApi } from "../app/api/api.ts";
import {
  createImprevuEdite,
  type CorpsEnregistrementImprevu,
  type ImprevuEcrit,
  convertirEnImprevuEcrit,
} from "./imprevu-edite.ts";

const LUE: ImprevuAvecRevision = {
  _id: "c1",
  text: "&joueur boit",
  media: "imprevu.jpeg",
  rare: false,
  culSec: false,
  juge: false,
  suite: null,
  liste: [],
  niveau: "normal",
  paquet: "Maison",
  revision: 4,
};
const REFUS = (statut: number, corps: object = {}) =>
  ({ ok: false, statut, message: "Non.", corps }) as const;

function banc() {
  const envois: CorpsEnregistrementImprevu[] = [];
  const gardes: (ImprevuEcrit | null)[] = [];
  const tard = new Set<() => void>();
  const reponses: ReponseApi<{ revision: number }>[] = [];
  let revision = LUE.revision;
  const carte = createImprevuEdite(LUE, {
    envoyer: async (corps) => {
      envois.push(corps);
      return reponses.shift() ?? { ok: true, corps: { revision: ++revision } };
    },
    maintenant: () => 1000,
    plusTard(faire) {
      tard.add(faire);
      return () => tard.delete(faire);
    },
    garder: (gardee) => gardes.push(gardee) > 0,
  });
  const ecrire = (text: string, geste = "") => carte.faire((avant) => ({ ...avant, text }), geste);
  const attendre = () => {
    const prevus = [...tard];
    tard.clear();
    for (const faire of prevus) faire();
  };
  return { carte, envois, gardes, reponses, ecrire, attendre };
}

describe("an imprévu being written", () => {
  test("is sent with the revision it was read with, then with the next one", async () => {
    const { carte, envois, ecrire } = banc();
    ecrire("Un");
    expect(carte.lire()).toMatchObject({ modifie: true, annulable: true });
    expect(await carte.enregistrer()).toBe("enregistre");
    expect(carte.lire()).toMatchObject({ modifie: false, enregistreA: 1000 });
    ecrire("Deux");
    await carte.enregistrer();
    expect(envois.map(({ revision, imprevu }) => [revision, imprevu.text])).toEqual([
      [4, "Un"],
      [5, "Deux"],
    ]);
  });

  test("as the server has it, is not sent at all", async () => {
    const { carte, envois, ecrire } = banc();
    ecrire("Autre");
    carte.annuler();
    expect(await carte.enregistrer()).toBe("enregistre");
    expect(envois).toEqual([]);
  });

  test("is undone and done again, a word at a time", () => {
    const { carte, ecrire } = banc();
    ecrire("a", "texte");
    ecrire("ab", "texte");
    carte.annuler();
    expect(carte.lire().imprevu.text).toBe(LUE.text);
    carte.retablir();
    expect(carte.lire().imprevu.text).toBe("ab");
  });

  test("is done again in the order in which it was done", () => {
    const { carte, ecrire } = banc();
    const textes = ["un", "deux", "trois"];
    for (const texte of textes) ecrire(texte);
    for (const _ of textes) carte.annuler();
    const refaits = textes.map(() => {
      carte.retablir();
      return carte.lire().imprevu.text;
    });
    expect(refaits).toEqual(textes);
  });

  test("is kept in the browser until it is saved", async () => {
    const { carte, gardes, ecrire, attendre } = banc();
    ecrire("Brouillon");
    attendre();
    expect(gardes.at(-1)?.text).toBe("Brouillon");
    expect(carte.lire().brouillonA).toBe(1000);
    await carte.enregistrer();
    expect(gardes.at(-1)).toBeNull();
  });

  test("leaves the draft of an earlier visit alone, until it writes its own", async () => {
    const { carte, gardes, ecrire, attendre } = banc();
    carte.poser();
    carte.fermer();
    expect(gardes).toEqual([]);
    ecrire("Autre");
    attendre();
    carte.annuler();
    carte.poser();
    expect(gardes.at(-1)).toBeNull();
  });

  test("is sent again as it was when its answer was lost, then with what was written since", async () => {
    const { carte, envois, reponses, ecrire, attendre } = banc();
    reponses.push(REFUS(0));
    ecrire("Un");
    await carte.enregistrer();
    ecrire("Un, deux");
    attendre();
    await expect.poll(() => carte.lire().modifie).toBe(false);
    expect(envois.map(({ revision, imprevu }) => [revision, imprevu.text])).toEqual([
      [4, "Un"],
      [4, "Un"],
      [5, "Un, deux"],
    ]);
  });

  test("that was given up is not sent again", async () => {
    const { carte, envois, reponses, ecrire } = banc();
    reponses.push(REFUS(0));
    ecrire("Un");
    await carte.enregistrer();
    carte.abandonner();
    expect(await carte.enregistrer()).toBe("enregistre");
    expect(envois).toHaveLength(1);
  });

  test("with an empty item is not sent: its author reads why, and mends it", async () => {
    const { carte, envois } = banc();
    carte.faire((avant) => ({ ...avant, liste: ["a", " "] }));
    expect(await carte.enregistrer()).toBe("retenu");
    expect(carte.lire().envoi).toMatchObject({
      nom: "refus",
      message: "Un élément doit être écrit dans la liste.",
    });
    expect(envois).toEqual([]);
    carte.faire((avant) => ({ ...avant, liste: ["a"] }));
    expect(carte.lire().envoi.nom).toBe("repos");
    expect(await carte.enregistrer()).toBe("enregistre");
  });

  test.each([
    [REFUS(401), "deconnecte"],
    [REFUS(404), "disparu"],
    [REFUS(409, { message: "Non.", revision: 9 }), "conflit"],
    [REFUS(409, { message: "Non." }), "refus"],
    [REFUS(400, { message: "Non." }), "refus"],
    [REFUS(0), "injoignable"],
    [REFUS(503), "injoignable"],
  ])("refused with %j is %s, and its draft stays", async (refus, nom) => {
    const { carte, gardes, reponses, ecrire } = banc();
    ecrire("Mien");
    reponses.push(refus);
    expect(await carte.enregistrer()).toBe("retenu");
    expect(carte.lire().envoi.nom).toBe(nom);
    expect(gardes.at(-1)?.text).toBe("Mien");
  });

  test("is sent again by itself when the server was not reached", async () => {
    const { carte, envois, reponses, ecrire, attendre } = banc();
    ecrire("Mien");
    reponses.push(REFUS(0));
    await carte.enregistrer();
    attendre();
    await carte.enregistrer();
    expect(envois.map(({ imprevu }) => imprevu.text)).toEqual(["Mien", "Mien"]);
    expect(carte.lire().modifie).toBe(false);
  });

  test("after a conflict is written over the other one", async () => {
    const { carte, envois, ecrire } = banc();
    ecrire("Mien");
    carte.rebaser({ ...LUE, text: "Leur", revision: 9 });
    expect(carte.lire()).toMatchObject({ modifie: true, base: { text: "Leur" } });
    await carte.enregistrer();
    expect(envois).toMatchObject([{ imprevu: { text: "Mien" }, revision: 9 }]);
  });

  test("after a conflict gives way to the other one; what an undo brings back is asked about again", async () => {
    const { carte, envois, reponses, ecrire } = banc();
    ecrire("Mien");
    carte.recharger({ ...LUE, text: "Leur", revision: 9 });
    expect(carte.lire()).toMatchObject({
      modifie: false,
      imprevu: { text: "Leur" },
      perime: false,
    });
    carte.annuler();
    expect(carte.lire()).toMatchObject({ imprevu: { text: "Mien" }, perime: true });
    ecrire("Encore mien");
    reponses.push(REFUS(409, { message: "Non.", revision: 9 }));
    await carte.enregistrer();
    expect(carte.lire().envoi.nom).toBe("conflit");
    carte.annuler();
    carte.annuler();
    carte.retablir();
    carte.retablir();
    carte.recharger({ ...LUE, text: "Leur", revision: 9 });
    ecrire("Après");
    await carte.enregistrer();
    expect(envois).toMatchObject([
      { imprevu: { text: "Encore mien" }, revision: LUE.revision },
      { imprevu: { text: "Après" }, revision: 9 },
    ]);
  });

  test("a draft of an older version is a conflict first", async () => {
    const { carte, envois } = banc();
    carte.reprendre({ ...convertirEnImprevuEcrit(LUE), text: "D’hier" }, 2);
    await carte.enregistrer();
    expect(envois).toMatchObject([{ imprevu: { text: "D’hier" }, revision: 2 }]);
  });

  test("left, tries no more", async () => {
    const { carte, reponses, envois, ecrire, attendre } = banc();
    ecrire("Mien");
    reponses.push(REFUS(0));
    await carte.enregistrer();
    carte.fermer();
    attendre();
    expect(envois).toHaveLength(1);
  });
});
