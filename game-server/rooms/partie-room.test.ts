import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BancDeRooms, creerBancDeRooms, ouvrirRoom } from "#game/test/banc.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";

describe("a game room on real sockets", () => {
  let banc: BancDeRooms;
  beforeAll(async () => {
    banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST] });
  });
  afterAll(() => banc.fermer());

  it("plays a quizz to its end table", async () => {
    const { hote, joueurs } = await ouvrirRoom(banc, ["Léa", "Tom"]);
    const [lea, tom] = joueurs;
    if (!lea || !tom) throw new Error("two players");
    expect(await hote.demander({ type: "reglerParametres", sansImprevu: true })).toEqual({
      ok: true,
    });
    expect(await hote.demander({ type: "choisirQuizz", quizzId: "q-test" })).toEqual({ ok: true });
    await hote.jusqua((vue) => vue.titre === "Quizz de test");
    await hote.demander({ type: "lancer" });
    const debut = await lea.jusqua((vue) => vue.phase === "jeu");
    expect(debut.question?.text).toContain("Australie");
    const { tour } = debut;
    expect(await lea.demander({ type: "repondre", tour, reponse: ["Canberra"] })).toEqual({
      ok: true,
    });
    expect(await tom.demander({ type: "repondre", tour, reponse: ["Perth"] })).toEqual({
      ok: true,
    });
    const reveal = await tom.jusqua((vue) => vue.etape === 1);
    const [, l, t] = Object.values(reveal.joueurs);
    expect(l).toMatchObject({ pseudo: "Léa", score: 1, gorgee: 0, jugement: "juste" });
    expect(t).toMatchObject({ pseudo: "Tom", score: 0, jugement: "faux", reponse: ["Perth"] });
    expect(t?.gorgee).toBeGreaterThanOrEqual(1);
    for (let i = 0; i < 20 && hote.vue.phase === "jeu"; i++) {
      const { tour: ici, etape, question } = hote.vue;
      await hote.demander(
        etape === 0 && question?.type !== "rien"
          ? { type: "reveler", tour: ici }
          : { type: "suivant", tour: ici },
      );
      await hote.jusqua((vue) => vue.tour !== ici);
    }
    const fin = await lea.jusqua((vue) => vue.phase === "fin");
    expect(fin.fin).toMatchObject({ raison: "quizz", nbQuestions: 4, quizzId: "q-test" });
    expect(banc.erreurs).toEqual([]);
  });

  it("does once what comes twice under one id", async () => {
    const { hote, joueurs } = await ouvrirRoom(banc, ["Léa"]);
    const lea = (await hote.jusqua((vue) => Object.keys(vue.joueurs).length === 2)).joueurs;
    const [, joueur = ""] = Object.keys(lea);
    const servir = (de: number, id: string) =>
      hote.demander({ type: "fixerGorgees", joueur, de, gorgees: de + 1, id });
    expect(await servir(0, "premier-envoi")).toEqual({ ok: true });
    expect(await servir(1, "second-envoi")).toEqual({ ok: true });
    expect(await servir(0, "premier-envoi")).toEqual({ ok: true });
    expect(await servir(0, "autre-envoi")).toEqual({ ok: false, refus: "trop_tard" });
    expect(
      (await hote.jusqua((vue) => vue.joueurs[joueur]?.gorgee !== 0)).joueurs[joueur],
    ).toMatchObject({ gorgee: 2 });
    expect(joueurs).toHaveLength(1);
  });
});
