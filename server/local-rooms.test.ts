/** A room that the API announces with 201 is on disk. */
import { expect, test } from "vitest";
import { TooManyEssaisError } from "#game/rooms/essais.ts";
import { NewRoomNotStoredError } from "#server/game-service.ts";
import { createLocalRooms } from "./local-rooms.ts";

const ROOM = { code: "ABC123", billet: "billet" };

const jamais = () => Promise.reject(new Error("not asked here"));

function bancRooms(
  waitUntilStored: () => Promise<void>,
  enBonneSante = true,
  essayer: () => Promise<never> = jamais,
) {
  const demandes: string[] = [];
  const rooms = createLocalRooms(
    {
      async creer() {
        demandes.push("creer");
        return ROOM;
      },
      async waitUntilStored(code) {
        demandes.push(`waitUntilStored ${code}`);
        return waitUntilStored();
      },
      essayer,
      existe: jamais,
      exclure: jamais,
      detacher: jamais,
      tient: () => false,
    },
    { enBonneSante: () => enBonneSante, attenteMs: () => 0 },
  );
  return { rooms, demandes };
}

test("a room is announced once it is stored", async () => {
  const disque = Promise.withResolvers<void>();
  const { rooms, demandes } = bancRooms(() => disque.promise);
  let dite = false;
  const creee = rooms.creer("192.0.2.1").finally(() => (dite = true));
  await new Promise((passe) => setImmediate(passe));
  expect([demandes, dite]).toEqual([["creer", "waitUntilStored ABC123"], false]);
  disque.resolve();
  expect(await creee).toEqual(ROOM);
});

test("a room that cannot be stored is answered 503", async () => {
  const { rooms } = bancRooms(() => Promise.reject(new NewRoomNotStoredError()));
  await expect(rooms.creer("192.0.2.1")).rejects.toMatchObject({ statusCode: 503 });
});

test("no room is opened while games cannot be stored", async () => {
  const { rooms, demandes } = bancRooms(() => Promise.resolve(), false);
  await expect(rooms.creer("192.0.2.1")).rejects.toMatchObject({ statusCode: 503 });
  expect(demandes).toEqual([]);
});

test("one trial too many is said to be that, and passing", async () => {
  const plein = () => Promise.reject(new TooManyEssaisError());
  const { rooms } = bancRooms(() => Promise.resolve(), true, plein);
  const essai = { quizzId: "q", compte: null, adresse: "192.0.2.1" };
  await expect(rooms.essayer(essai)).rejects.toMatchObject({
    statusCode: 503,
    message: "Trop d’essais à la fois. Réessayez dans quelques minutes.",
  });
});
