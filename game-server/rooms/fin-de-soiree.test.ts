/** Merging seats, the remote control, what the host reads on demand, histories: on real sockets. */
import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { reponseConsultation } from "#contracts/consultation.ts";
import { messageBienvenue, CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import {
  type BancDeRooms,
  type EcranDeTest,
  entrerDansRoomDeTest,
  creerBancDeRooms,
  creerJetonDeTest,
  ouvrirRoom,
} from "#game/test/banc.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";

let banc: BancDeRooms;
afterEach(() => banc.fermer());

async function enJeu(pseudos: readonly string[]) {
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST] });
  const room = await ouvrirRoom(banc, pseudos);
  await room.hote.demander({ type: "reglerParametres", sansImprevu: true });
  await room.hote.demander({ type: "choisirQuizz", quizzId: "q-test" });
  await room.hote.jusqua((vue) => vue.titre !== "");
  await room.hote.demander({ type: "lancer" });
  const { tour } = await room.hote.jusqua((vue) => vue.phase === "jeu");
  return { ...room, tour };
}

const consulter = async (ecran: EcranDeTest | undefined, demande: object) =>
  reponseConsultation.parse(await ecran?.room.request("consultation", demande));

describe("in a room", () => {
  it("a stranger given the seat they lost is told who they are, and answers from it", async () => {
    const { hote, joueurs, tour } = await enJeu(["Léa", "Tom", "Max"]);
    const [lea, , max] = joueurs;
    await lea?.room.leave(false);
    await hote.jusqua((vue) => vue.joueurs["j1"]?.present === false);
    const accueil = new Promise((resoudre) => {
      max?.room.onMessage("bienvenue", resoudre);
    });
    expect(await hote.demander({ type: "fusionner", de: "j3", vers: "j1" })).toEqual({ ok: true });
    expect(messageBienvenue.parse(await accueil)).toMatchObject({ playerID: "j1", pseudo: "Léa" });
    await max?.demander({ type: "repondre", tour, reponse: ["Canberra"] });
    const vue = await hote.jusqua(({ joueurs: places }) => places["j1"]?.aRepondu === true);
    expect(Object.keys(vue.joueurs).toSorted()).toEqual(["CREATEUR", "j1", "j2"]);
  });

  it("the phone that has the remote control plays the host's part, and no other does", async () => {
    const { hote, joueurs, tour } = await enJeu(["Léa", "Tom"]);
    const [lea, tom] = joueurs;
    await hote.demander({ type: "confierTelecommande", joueur: "j1" });
    await lea?.jusqua((vue) => vue.telecommande === "j1");
    expect(await tom?.demander({ type: "reveler", tour })).toEqual({
      ok: false,
      refus: "hote_seulement",
    });
    expect(await lea?.demander({ type: "reveler", tour })).toEqual({ ok: true });
    await tom?.jusqua((vue) => vue.etape === 1);
  });

  it("the host reads the ardoise and the ids, phones do not", async () => {
    const { hote, joueurs } = await enJeu(["Léa", "Tom"]);
    await hote.demander({ type: "fixerGorgees", joueur: "j1", de: 0, gorgees: 3 });
    expect(await consulter(hote, { quoi: "ardoise" })).toMatchObject({
      lignes: [{ qui: "j1", gorgees: 3, motif: "main", position: 0 }],
      suite: false,
    });
    expect(await consulter(hote, { quoi: "references" })).toMatchObject({ quizzId: "q-test" });
    for (const quoi of ["ardoise", "references"])
      expect(await consulter(joueurs[0], { quoi })).toEqual({
        quoi: "refus",
        refus: "hote_seulement",
      });
  });

  it("a connection that a newer one has replaced reads and does nothing more, before it is closed", async () => {
    const { code, hote, jetonHote, tour } = await enJeu(["Léa", "Tom"]);
    const [ancienne] = matchMaker.getLocalRoomById(code).clients;
    if (ancienne === undefined) throw new Error("no host");
    const fermer = vi.spyOn(ancienne, "leave").mockImplementation(() => {});
    await entrerDansRoomDeTest(banc, code, { role: "hote", jeton: jetonHote, pseudo: "" });
    expect(fermer).toHaveBeenCalledWith(CODES_FERMETURE_SOCKET.ailleurs);
    expect(await consulter(hote, { quoi: "references" })).toEqual({
      quoi: "refus",
      refus: "hote_seulement",
    });
    expect(await hote.demander({ type: "reveler", tour })).toEqual({
      ok: false,
      refus: "joueur_inconnu",
    });
  });

  it("a host who is logged in takes the room back from another machine, and nobody else does", async () => {
    banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST] });
    const { code, billet } = await banc.jeu.creer();
    const hote = (jeton: string) => ({ role: "hote", jeton, pseudo: "Hôte" });
    const premier = await entrerDansRoomDeTest(
      banc,
      code,
      { ...hote(creerJetonDeTest()), billet },
      "c-ada",
    );
    await premier.jusqua((vue) => vue.hotePresent);
    await expect(
      entrerDansRoomDeTest(banc, code, hote(creerJetonDeTest()), "c-eve"),
    ).rejects.toThrow();
    await expect(
      entrerDansRoomDeTest(banc, code, { ...hote(creerJetonDeTest()), compte: "c-ada" }),
    ).rejects.toThrow();
    const second = await entrerDansRoomDeTest(banc, code, hote(creerJetonDeTest()), "c-ada");
    await second.jusqua((vue) => vue.hotePresent);
    await expect.poll(() => premier.fermetures).toEqual([CODES_FERMETURE_SOCKET.ailleurs]);
  });

  it("the end writes the histories, with the counters of the ardoise", async () => {
    const { code, hote } = await enJeu(["Léa", "Tom"]);
    await hote.demander({ type: "fixerGorgees", joueur: "j1", de: 0, gorgees: 3 });
    await hote.demander({ type: "terminer" });
    await hote.jusqua((vue) => vue.phase === "fin");
    await expect.poll(() => banc.releves()).toBe(1);
    const [soiree, ...autres] = banc.soirees();
    expect(soiree).toMatchObject({ code, quizzId: "q-test" });
    expect(soiree?.joueurs.map(({ gorgees }) => gorgees).toSorted()).toEqual([0, 3]);
    expect(autres).toEqual([]);
    expect(banc.erreurs).toEqual([]);
  });
});
