import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { creerVueDeRoomVierge } from "../vue-vierge.ts";
import { RoomConnection } from "./connection.ts";
import { RoomMovingError } from "./room-address.ts";
import type { JoinRoom } from "./remote-room.ts";
import { flushPromises, FakePage, fakeDoor, FakeRoom } from "./test/fake-room.ts";

const DEMANDE = { role: "joueur", jeton: "j", pseudo: "Léa", sansAlcool: false } as const;
/** The answer of a proxy without sockets, or of a filter: the handshake fails at once. */
const refusee: JoinRoom = () => Promise.reject(new Error(""));

let repondre: () => Promise<Response>;
let connexion: RoomConnection;

function ouvrir(joindre: JoinRoom): Promise<unknown> {
  connexion = new RoomConnection(
    "ABCD",
    () => DEMANDE,
    () => {},
    joindre,
  );
  return connexion.ouvrir();
}

beforeEach(() => {
  vi.useFakeTimers();
  const page = new FakePage();
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("window", page.window);
  repondre = () => Promise.resolve(Response.json({ ok: true }));
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) =>
    Promise.race([
      repondre(),
      new Promise((_suite, refuser) => {
        signal?.addEventListener("abort", () => refuser(new Error("aborted")));
      }),
    ]),
  );
});
afterEach(() => {
  connexion.fermer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("pages pass and sockets do not: said after 8 s, not before", async () => {
  void ouvrir(refusee);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(connexion.lire()).toMatchObject({ statut: "connexion", obstacle: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(connexion.lire()).toMatchObject({ statut: "connexion", obstacle: "sockets" });
});

test.each<[string, () => Promise<Response>]>([
  ["no network", () => Promise.reject(new Error("Failed to fetch"))],
  ["a proxy whose server is down", () => Promise.resolve(new Response("", { status: 502 }))],
  ["the page of a captive portal", () => Promise.resolve(new Response("<h1>Bienvenue</h1>"))],
  ["silence", () => new Promise(() => {})],
])("nothing passes, %s: it is not the sockets' fault", async (_quoi, reponse) => {
  repondre = reponse;
  void ouvrir(refusee);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(connexion.lire().obstacle).toBe("serveur");
  repondre = () => Promise.resolve(Response.json({ ok: true }));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connexion.lire().obstacle).toBe("sockets");
});

test("a door that answers « not yet » is no obstacle", async () => {
  void ouvrir(() => Promise.reject(new RoomMovingError()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connexion.lire()).toMatchObject({ statut: "connexion", obstacle: null });
});

test("whoever waits for the first try waits 8 s, however long a silent filter keeps it", async () => {
  const { joindre, venues } = fakeDoor();
  const suite = vi.fn();
  void ouvrir(joindre).then(suite);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(suite).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(suite).toHaveBeenCalledWith(connexion.lire());
  expect(connexion.lire().obstacle).toBe("sockets");

  // the connection succeeds after all, so there is no obstacle any more
  const room = new FakeRoom();
  venues[0]?.entrer(room);
  await flushPromises();
  room.montrer(creerVueDeRoomVierge());
  expect(connexion.lire()).toMatchObject({ statut: "en_ligne", obstacle: null });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(connexion.lire().obstacle).toBeNull();
});
