/** No byte that a phone receives reveals an answer before its time: a scan of the raw messages. surete.md. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BancDeRooms,
  entrerDansRoomDeTest,
  creerBancDeRooms,
  creerJetonDeTest,
  ouvrirRoom,
} from "#game/test/banc.ts";
import { ouvrirSocketQuiEnregistre } from "#game/test/oreille.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";

async function lancer(banc: BancDeRooms, pseudos: readonly string[]) {
  const room = await ouvrirRoom(banc, pseudos);
  await room.hote.demander({ type: "reglerParametres", sansImprevu: true });
  await room.hote.demander({ type: "choisirQuizz", quizzId: "q-test" });
  await room.hote.jusqua((vue) => vue.titre !== "");
  return room;
}

describe("secrecy of the frames a phone receives", () => {
  let banc: BancDeRooms;
  beforeAll(async () => {
    banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST] });
  });
  afterAll(() => banc.fermer());

  it("composes an evening for its host alone: no phone asks for it, nor learns where its questions are", async () => {
    const { code, hote, joueurs } = await ouvrirRoom(banc, ["Léa", "Tom"]);
    const oreille = await ouvrirSocketQuiEnregistre(banc, code, {
      role: "joueur",
      jeton: creerJetonDeTest(),
      pseudo: "Espion",
    });
    const composer = {
      type: "composerSoiree",
      tags: [],
      nombre: 20,
      difficulte: "melange",
      sources: ["publics"],
    } as const;
    const demande = { ...composer, tags: [], sources: ["publics" as const] };
    expect(await joueurs[0]?.demander(demande)).toEqual({ ok: false, refus: "hote_seulement" });
    await hote.demander({ type: "reglerParametres", sansImprevu: true });
    expect(await hote.demander(demande)).toEqual({ ok: true });
    const prete = await hote.jusqua((vue) => vue.composition === 1);
    expect(prete).toMatchObject({ titre: "Soirée composée", nbQuestions: 4 });
    await hote.demander({ type: "lancer" });
    expect((await hote.jusqua((vue) => vue.phase === "jeu")).question?.text).toContain("Australie");
    const vu = await oreille.texte();
    expect(vu).toContain("Canberra");
    for (const secret of ["SECRET", "q-test", "Quizz de test", "composee-", "Bastille"])
      expect(vu, secret).not.toContain(secret);
    expect(await joueurs[0]?.room.request("consultation", { quoi: "composition" })).toEqual({
      quoi: "refus",
      refus: "hote_seulement",
    });
  });

  it("keeps answers, evidence, suites, the quizz id and other people's answers until their time", async () => {
    const { code, hote, joueurs, jetons, jetonHote, billet } = await lancer(banc, ["Léa", "Tom"]);
    const oreille = await ouvrirSocketQuiEnregistre(banc, code, {
      role: "joueur",
      jeton: creerJetonDeTest(),
      pseudo: "Espion",
    });
    await hote.jusqua((vue) => Object.keys(vue.joueurs).length === 4);
    await hote.demander({ type: "lancer" });
    const debut = await hote.jusqua((vue) => vue.phase === "jeu");
    const demande = await oreille.texte();
    expect(demande).toContain("Canberra");
    expect(debut.question?.reponse).toEqual([]);
    for (const secret of ["SECRET", "q-test", ...jetons, jetonHote, billet])
      expect(demande, secret).not.toContain(secret);

    await hote.demander({ type: "reveler", tour: debut.tour });
    const reveal = await hote.jusqua((vue) => vue.etape === 1);
    const revele = await oreille.texte();
    expect(revele).toContain("SECRET-PREUVE-1");
    expect(revele).toContain("SECRET-SUITE-1");
    expect(reveal.question?.reponse).toEqual(["Canberra"]);

    await hote.demander({ type: "suivant", tour: reveal.tour });
    const avertissement = await hote.jusqua((vue) => vue.etape === 4);
    expect(await oreille.texte()).not.toContain("Bastille");
    await hote.demander({ type: "suivant", tour: avertissement.tour });
    const { tour } = await hote.jusqua((vue) => vue.etape === 0);
    await joueurs[0]?.demander({ type: "repondre", tour, reponse: ["REPONSE-DE-LEA"] });
    await hote.jusqua((vue) => Object.values(vue.joueurs).some(({ aRepondu }) => aRepondu));
    const repondu = await oreille.texte();
    for (const secret of ["SECRET1789", "SECRET1788", "REPONSE-DE-LEA"])
      expect(repondu, secret).not.toContain(secret);
    await hote.demander({ type: "reveler", tour });
    await hote.jusqua((vue) => vue.etape === 1);
    await hote.demander({ type: "resync" });
    const tout = await oreille.texte();
    expect(tout).toContain("SECRET1789");
    expect(tout).toContain("REPONSE-DE-LEA");
    expect(tout).not.toContain("q-test");
    oreille.fermer();
  });

  it("gives a returning player their own answer, and nobody else's", async () => {
    const { code, hote, joueurs, jetons } = await lancer(banc, ["Léa", "Tom"]);
    await hote.demander({ type: "lancer" });
    const { tour } = await hote.jusqua((vue) => vue.phase === "jeu");
    await joueurs[0]?.demander({ type: "repondre", tour, reponse: ["Canberra"] });
    const [jetonLea, jetonTom] = jetons;
    const retour = async (jeton: string | undefined, pseudo: string) => {
      const ecran = await entrerDansRoomDeTest(banc, code, { role: "joueur", jeton, pseudo });
      return ecran.bienvenue;
    };
    expect(await retour(jetonLea, "Léa")).toMatchObject({ reponse: ["Canberra"] });
    expect(await retour(jetonTom, "Tom")).toMatchObject({ reponse: [] });
  });
});
