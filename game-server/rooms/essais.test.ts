/** Rooms in which somebody tries a question or a quizz: decisions/0081. */
import { afterEach, expect, it } from "vitest";
import { NoCapacityForNewRoomError } from "#game/rooms/capacity.ts";
import { CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import {
  type BancDeRooms,
  entrerDansRoomDeTest,
  journalEnMemoire,
  creerBancDeRooms,
  creerJetonDeTest,
} from "#game/test/banc.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";
import { compterQuestionsDuQuizz } from "#contracts/quizz.ts";
import { createRoomsDEssai, type RoomDEssaiOuverte, TooManyEssaisError } from "./essais.ts";

const bancs: BancDeRooms[] = [];
afterEach(async () => {
  for (const banc of bancs.splice(0)) await banc.fermer();
});

async function monter(options: Partial<Parameters<typeof creerBancDeRooms>[0]> = {}) {
  const banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], ...options });
  bancs.push(banc);
  return banc;
}

const QUESTION = QUIZZ_DE_TEST.questions[0]?._id ?? "";

const auCompte = (compte: string) => ({ compte, adresse: "192.0.2.1" });

async function essayer(banc: BancDeRooms, compte: string) {
  const { _id: quizzId } = QUIZZ_DE_TEST;
  const ouverte = await banc.jeu.essayer({ ...auCompte(compte), quizzId, questionId: QUESTION });
  if (ouverte === null) throw new Error("no such question");
  const { code, billet } = ouverte;
  const jeton = creerJetonDeTest();
  const hote = await entrerDansRoomDeTest(
    banc,
    code,
    { role: "hote", jeton, billet, pseudo: "" },
    compte,
  );
  await hote.jusqua((vue) => vue.phase === "jeu" && vue.hotePresent);
  return { code, hote };
}

it("is played from the first moment to its end, and nothing of it is kept anywhere", async () => {
  const { journal, disque, soirees } = journalEnMemoire();
  const banc = await monter({ journal });
  const { code, hote } = await essayer(banc, "lea");
  expect(hote.vue).toMatchObject({ nbQuestions: 1, modeJeu: "local", enPause: false });
  for (let taps = 0; hote.vue.phase === "jeu" && taps < 5; taps++) {
    const { tour, etape, attendJugement } = hote.vue;
    await hote.demander(
      attendJugement
        ? { type: "juger", tour, jugements: { j1: "juste" } }
        : { type: etape === 0 ? "reveler" : "suivant", tour },
    );
    await hote.jusqua((vue) => vue.tour !== tour || vue.attendJugement !== attendJugement);
  }
  expect(hote.vue.fin).toMatchObject({ quizzId: "q-test", nbQuestions: 1 });
  expect([disque.size, soirees.size]).toEqual([0, 0]);
  expect(await hote.demander({ type: "supprimerRoom" })).toEqual({ ok: true });
  await expect.poll(() => banc.jeu.existe(code)).toBe(false);
  expect(banc.erreurs).toEqual([]);
});

it("counts with no room: a full bar lets an author try, and an essai takes nobody's table", async () => {
  const banc = await monter({ capacite: { rooms: 1, places: 1 } });
  await essayer(banc, "lea");
  await essayer(banc, "tom");
  await banc.jeu.creer();
  await expect(banc.jeu.creer()).rejects.toThrow(NoCapacityForNewRoomError);
  await essayer(banc, "zoe");
});

it("one an account: the next one closes it", async () => {
  const banc = await monter();
  const premier = await essayer(banc, "lea");
  const voisin = await essayer(banc, "tom");
  const second = await essayer(banc, "lea");
  await expect.poll(() => premier.hote.fermetures).toEqual([CODES_FERMETURE_SOCKET.roomSupprimee]);
  await expect.poll(() => banc.jeu.existe(premier.code)).toBe(false);
  expect([voisin.hote.fermetures, second.hote.fermetures]).toEqual([[], []]);
});

it("closes though its code cannot be given back: that is told, and stops nothing", async () => {
  const absent = new Error("Redis is away");
  const banc = await monter({
    directory: {
      reserve: async () => true,
      release: async () => {
        throw absent;
      },
      locate: async () => null,
    },
  });
  const { code, hote } = await essayer(banc, "lea");
  // an unhandled rejection would fail this test too
  expect(await hote.demander({ type: "supprimerRoom" })).toEqual({ ok: true });
  await expect.poll(() => banc.jeu.existe(code)).toBe(false);
  expect(banc.erreurs).toEqual([absent]);
});

it("is nothing for a question that is not there", async () => {
  const banc = await monter();
  const essai = { ...auCompte("lea"), quizzId: "q-test", questionId: "autre" };
  expect(await banc.jeu.essayer(essai)).toBeNull();
  expect(await banc.jeu.essayer({ ...essai, quizzId: "autre" })).toBeNull();
  expect(await banc.jeu.essayer({ ...auCompte("lea"), quizzId: "autre" })).toBeNull();
});

it("holds the whole quizz when no question is named, for a visitor too", async () => {
  const banc = await monter();
  const visiteur = { compte: null, adresse: "192.0.2.1" };
  const ouverte = await banc.jeu.essayer({ ...visiteur, quizzId: QUIZZ_DE_TEST._id });
  if (ouverte === null) throw new Error("no such quizz");
  const { code, billet } = ouverte;
  const jeton = creerJetonDeTest();
  const hote = await entrerDansRoomDeTest(banc, code, { role: "hote", jeton, billet, pseudo: "" });
  await hote.jusqua((vue) => vue.phase === "jeu");
  expect(hote.vue).toMatchObject({
    modeJeu: "local",
    nbQuestions: compterQuestionsDuQuizz(QUIZZ_DE_TEST.questions),
  });
  expect(hote.vue.nbQuestions).toBeGreaterThan(1);
});

const factices = () => {
  const ouvertes = new Map<string, RoomDEssaiOuverte>();
  const essais = createRoomsDEssai((code) => ouvertes.get(code));
  const poser = async (code: string) =>
    void ouvertes.set(code, { deleteRoom: () => void ouvertes.delete(code) });
  return { ouvertes, essais, poser };
};

it("a hundred at once, and no more; those that are gone make room", async () => {
  const { ouvertes, essais, poser } = factices();
  const ouvrir = (compte: string) =>
    essais.ouvrir(auCompte(compte), `room ${compte}`, () => poser(`room ${compte}`));
  for (let n = 0; n < 100; n++) await ouvrir(`${n}`);
  await expect(ouvrir("de trop")).rejects.toThrow(TooManyEssaisError);
  await ouvrir("7");
  expect(essais.rooms()).toBe(100);
  ouvertes.delete("room 3");
  await ouvrir("de trop");
  expect(essais.rooms()).toBe(100);
});

it("two asked for at once by one account: the last one stays", async () => {
  const { ouvertes, essais, poser } = factices();
  const lente = Promise.withResolvers<void>();
  const premiere = essais.ouvrir(auCompte("lea"), "A", async () => {
    await lente.promise;
    await poser("A");
  });
  // counting must not drop a room that is still opening
  expect(essais.rooms()).toBe(0);
  await essais.ouvrir(auCompte("lea"), "B", () => poser("B"));
  lente.resolve();
  await premiere;
  expect([...ouvertes.keys()]).toEqual(["B"]);
});

it("one that is still opening stays, though its room is looked for meanwhile", async () => {
  const { ouvertes, essais, poser } = factices();
  await essais.ouvrir(auCompte("lea"), "A", async () => {
    expect(essais.rooms()).toBe(0);
    await poser("A");
  });
  expect([...ouvertes.keys()]).toEqual(["A"]);
});

it("visitors have ten at once from one address: the next one is refused, and closes nobody's", async () => {
  const { ouvertes, essais, poser } = factices();
  const ouvrir = (code: string, adresse: string, compte: string | null = null) =>
    essais.ouvrir({ compte, adresse }, code, () => poser(code));
  await ouvrir("author", "a", "lea");
  await ouvrir("neighbour", "b");
  for (let n = 0; n < 10; n++) await ouvrir(`a${n}`, "a");
  const avant = [...ouvertes.keys()];
  expect(avant).toHaveLength(12);
  await expect(ouvrir("a10", "a")).rejects.toThrow(TooManyEssaisError);
  expect([...ouvertes.keys()]).toEqual(avant);
  // another address, and the author's own next one, find room
  await ouvrir("b1", "b");
  await ouvrir("author again", "a", "lea");
  expect([ouvertes.has("author"), ouvertes.has("author again")]).toEqual([false, true]);
  ouvertes.delete("a4");
  await ouvrir("a10", "a");
  expect(ouvertes.has("a10")).toBe(true);
});

it("visitors have fifty of the hundred at once, so that authors still find one", async () => {
  const { ouvertes, essais, poser } = factices();
  const visiter = (n: number) =>
    essais.ouvrir({ compte: null, adresse: `${n}` }, `v${n}`, () => poser(`v${n}`));
  for (let n = 0; n < 50; n++) await visiter(n);
  await expect(visiter(50)).rejects.toThrow(TooManyEssaisError);
  expect([essais.rooms(), ouvertes.has("v0"), ouvertes.has("v50")]).toEqual([50, true, false]);
  for (let n = 0; n < 50; n++) await essais.ouvrir(auCompte(`${n}`), `c${n}`, () => poser(`c${n}`));
  expect(essais.rooms()).toBe(100);
  ouvertes.delete("v0");
  await visiter(50);
  expect(ouvertes.has("v50")).toBe(true);
});

it("a visitor's that is still opening counts as one of their address", async () => {
  const { essais, poser } = factices();
  const visiter = (code: string, quand: Promise<void>) =>
    essais.ouvrir({ compte: null, adresse: "a" }, code, async () => {
      await quand;
      await poser(code);
    });
  const lente = Promise.withResolvers<void>();
  const ouvertures = Array.from({ length: 10 }, (_, n) => visiter(`a${n}`, lente.promise));
  await expect(visiter("a10", Promise.resolve())).rejects.toThrow(TooManyEssaisError);
  lente.resolve();
  await Promise.all(ouvertures);
  expect(essais.rooms()).toBe(10);
});
