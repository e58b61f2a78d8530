/** Bad and hostile input is refused with a code, and harms neither the room nor the others. surete.md "Threats". */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BancDeRooms,
  EcranDeTest,
  entrerDansRoomDeTest,
  creerBancDeRooms,
  creerJetonDeTest,
  ouvrirRoom,
} from "#game/test/banc.ts";
import { ouvrirSocketQuiEnregistre } from "#game/test/oreille.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";

describe("hostile input", () => {
  let banc: BancDeRooms;
  beforeAll(async () => {
    banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST] });
  });
  afterAll(() => banc.fermer());

  const brut = (ecran: EcranDeTest | undefined, message: unknown): Promise<unknown> =>
    ecran?.room.request("commande", message).then(
      (reponse) => reponse,
      (erreur: Error) => erreur.name,
    ) ?? Promise.resolve();

  it("refuses the wrong role, the wrong step, someone else's name, twice, and shapes that are not ours", async () => {
    const { hote, joueurs } = await ouvrirRoom(banc, ["Léa", "Tom"]);
    const [lea, tom] = joueurs;
    await hote.demander({ type: "choisirQuizz", quizzId: "q-test" });
    await hote.jusqua((vue) => vue.titre !== "");
    expect(await lea?.demander({ type: "lancer" })).toEqual({ ok: false, refus: "hote_seulement" });
    await hote.demander({ type: "lancer" });
    const { tour } = await hote.jusqua((vue) => vue.phase === "jeu");
    expect(await hote.demander({ type: "repondre", tour, reponse: ["Perth"] })).toEqual({
      ok: false,
      refus: "joueur_seulement",
    });
    const refusDe = (reponse: string[], ici = tour) =>
      lea?.demander({ type: "repondre", tour: ici, reponse });
    expect(await refusDe(["Paris"])).toEqual({ ok: false, refus: "reponse_invalide" });
    expect(await refusDe([])).toEqual({ ok: false, refus: "reponse_vide" });
    expect(await refusDe(["Perth"], tour + 1)).toEqual({ ok: false, refus: "trop_tard" });
    expect(await refusDe(["Perth"])).toEqual({ ok: true });
    expect(await refusDe(["Canberra"])).toEqual({ ok: false, refus: "deja_repondu" });
    // an identity in the message has no effect, because it is taken from the connection
    expect(
      await brut(lea, {
        type: "repondre",
        tour,
        reponse: ["Canberra"],
        joueur: "j2",
        auteur: "j2",
      }),
    ).toEqual({ ok: false, refus: "deja_repondu" });
    expect(hote.vue.joueurs["j2"]?.aRepondu).toBe(false);

    for (const mauvais of [
      null,
      7,
      "suivant",
      [],
      {},
      { type: "rejoindre" },
      { type: "restaurer", instant: 0 },
      { type: "repondre" },
      { type: "repondre", tour: "0", reponse: [1] },
      { type: "__proto__" },
    ])
      expect(await brut(tom, mauvais), JSON.stringify(mauvais)).not.toMatchObject({ ok: true });
    expect(await tom?.demander({ type: "repondre", tour, reponse: ["Canberra"] })).toEqual({
      ok: true,
    });
    await hote.jusqua((vue) => vue.etape === 1);
    expect(banc.erreurs).toEqual([]);
  });

  it("cuts an oversized frame and a flood, and nobody else feels it", async () => {
    const { code, hote, joueurs } = await ouvrirRoom(banc, ["Léa", "Tom"]);
    const [lea, tom] = joueurs;
    lea?.room.send("commande", { type: "renommer", pseudo: "x".repeat(6000) });
    await expect.poll(() => lea?.fermetures.length).toBe(1);
    const bavard = await ouvrirSocketQuiEnregistre(banc, code, {
      role: "joueur",
      jeton: creerJetonDeTest(),
      pseudo: "Bavard",
    });
    await hote.jusqua((vue) => Object.keys(vue.joueurs).length === 4);
    const fermeture = new Promise((resoudre) => bavard.socket.on("close", resoudre));
    for (let i = 0; i < 200; i++) bavard.socket.send(Buffer.from([13, 1, 2, 3]));
    await fermeture;
    const debut = performance.now();
    expect(await tom?.demander({ type: "sansAlcool", actif: true })).toEqual({ ok: true });
    expect(performance.now() - debut).toBeLessThan(500);
    await hote.jusqua((vue) => vue.joueurs["j2"]?.sansAlcool === true);
  });

  it("survives garbage bytes on the socket", async () => {
    const { code, hote } = await ouvrirRoom(banc, ["Léa"]);
    for (let i = 0; i < 20; i++) {
      const oreille = await ouvrirSocketQuiEnregistre(banc, code, {
        role: "joueur",
        jeton: creerJetonDeTest(),
        pseudo: `Bruit ${i}`,
      });
      oreille.socket.send(
        Buffer.from(Array.from({ length: 40 }, (_, k) => (i * 37 + k * 91) % 256)),
      );
      oreille.socket.send(`texte ${i}`);
      oreille.fermer();
    }
    const tard = await entrerDansRoomDeTest(banc, code, {
      role: "joueur",
      jeton: creerJetonDeTest(),
      pseudo: "Tard",
    });
    await tard.jusqua((vue) => Object.keys(vue.joueurs).length >= 3);
    expect(await hote.demander({ type: "reglerParametres", sansImprevu: true })).toEqual({
      ok: true,
    });
  });
});
