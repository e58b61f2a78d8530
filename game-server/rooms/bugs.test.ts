/**
 * A bug in one room is logged, and the room goes on from its last good state; other rooms are unaffected (surete.md).
 */
import { CloseCode, matchMaker } from "@colyseus/core";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { question, type Quizz } from "#contracts/quizz.ts";
import { systemRandomness } from "#game/ports/adapters/system-randomness.ts";
import { creerBancDeRooms, creerJetonDeTest, ouvrirRoom } from "#game/test/banc.ts";
import { joindreRoomParSocket } from "#game/test/ligne.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";
import { PartieRoom } from "./partie-room.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const CHRONO = question.parse({
  _id: "chrono",
  type: "entree",
  text: "Vite ?",
  reponse: ["oui"],
  temps: 1,
});
const VITE: Quizz = { ...QUIZZ_DE_TEST, questions: [CHRONO, ...QUIZZ_DE_TEST.questions] };
/** The room object itself, from the same process. */
function roomDe(code: string): PartieRoom {
  const room = matchMaker.getLocalRoomById(code);
  if (!(room instanceof PartieRoom)) throw new Error(`no ${code}`);
  return room;
}

const echouer = (quoi: string) => () => {
  throw new Error(quoi);
};

async function auSalon(quizz: Quizz) {
  const banc = await creerBancDeRooms({ quizz: [quizz] });
  onTestFinished(() => banc.fermer());
  const room = await ouvrirRoom(banc, ["Léa", "Tom"]);
  await room.hote.demander({ type: "reglerParametres", sansImprevu: true });
  await room.hote.demander({ type: "choisirQuizz", quizzId: quizz._id });
  await room.hote.jusqua((vue) => vue.titre !== "");
  return { banc, ...room };
}

async function enJeu(quizz = QUIZZ_DE_TEST) {
  const { banc, code, hote, joueurs } = await auSalon(quizz);
  await hote.demander({ type: "lancer" });
  const { tour } = await hote.jusqua((vue) => vue.phase === "jeu");
  const [lea, tom] = joueurs;
  if (lea === undefined || tom === undefined) throw new Error("two players");
  return { banc, code, hote, lea, tom, tour };
}

test("an alarm that throws is logged, and everybody plays on", async () => {
  const { banc, hote, lea, tour: annonce } = await enJeu(VITE);
  await hote.demander({ type: "suivant", tour: annonce });
  const { tour } = await hote.jusqua((vue) => vue.etape === 0);
  await hote.demander({ type: "mediaPret", tour });
  const bug = echouer("bug of an alarm");
  vi.spyOn(systemRandomness, "entropie").mockImplementationOnce(bug);
  await expect.poll(() => banc.erreurs, { timeout: 5_000 }).toEqual([new Error("bug of an alarm")]);
  expect(hote.vue).toMatchObject({ tour, etape: 0 });
  expect(await hote.demander({ type: "reveler", tour })).toEqual({ ok: true });
  await lea.jusqua((vue) => vue.etape === 1);
});

test("a beat that throws is logged, and the next one tells what it did not", async () => {
  const { banc, code, hote, lea, tom, tour } = await enJeu();
  await hote.allerRetour();
  const bug = echouer("bug of a beat");
  vi.spyOn(roomDe(code), "broadcastPatch").mockImplementationOnce(bug);
  expect(await lea.demander({ type: "repondre", tour, reponse: ["Perth"] })).toEqual({ ok: true });
  await expect.poll(() => banc.erreurs).toEqual([new Error("bug of a beat")]);
  await tom.demander({ type: "repondre", tour, reponse: ["Perth"] });
  await hote.jusqua((vue) => vue.etape === 1);
});

test("whoever cannot be told the state is shown out, whoever comes in with them is told it", async () => {
  const { banc, code } = await auSalon(QUIZZ_DE_TEST);
  const venir = async (pseudo: string) => {
    const { promise: dehors, resolve: sortir } = Promise.withResolvers<string>();
    const entree = joindreRoomParSocket(
      banc.url,
      code,
      { role: "joueur", jeton: creerJetonDeTest(), pseudo },
      { ecouter: (room) => room.onLeave((raison) => sortir(String(raison))) },
    );
    return Promise.race([dehors, entree.then(() => "in")]);
  };
  const bug = echouer("bug of a projection");
  vi.spyOn(roomDe(code).state.joueurs, "set").mockImplementationOnce(bug);
  const venus = await Promise.all([venir("Zoé"), venir("Max")]);
  expect(banc.erreurs).toEqual([new Error("bug of a projection")]);
  expect(venus.toSorted()).toEqual([String(CloseCode.WITH_ERROR), "in"]);
});

test("a command that brings what was read, and throws, is logged, and its room goes on", async () => {
  const { banc, hote } = await auSalon(QUIZZ_DE_TEST);
  const entropie = vi.spyOn(systemRandomness, "entropie");
  const dite = systemRandomness.entropie();
  // the host's command works; the command that the room gives itself afterwards fails
  entropie.mockReturnValueOnce(dite).mockImplementation(echouer("bug of a quizz"));
  expect(await hote.demander({ type: "choisirQuizz", quizzId: "q-autre" })).toEqual({ ok: true });
  await expect.poll(() => banc.erreurs[0]).toEqual(new Error("bug of a quizz"));
  entropie.mockRestore();
  expect(await hote.demander({ type: "choisirQuizz", quizzId: QUIZZ_DE_TEST._id })).toEqual({
    ok: true,
  });
});

test("a room that throws as it opens is none: whoever asked for it hears so", async () => {
  const { banc } = await auSalon(QUIZZ_DE_TEST);
  vi.spyOn(systemRandomness, "entropie").mockImplementationOnce(echouer("bug of an opening"));
  await expect(banc.jeu.creer()).rejects.toThrow("bug of an opening");
});
