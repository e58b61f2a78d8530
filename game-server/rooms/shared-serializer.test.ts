/** One encoding of the state for a crowd (docs/decisions/0001), and patches that some clients get later (0002). */
import { once } from "node:events";
import { createServer } from "node:http";
import { ClientState } from "@colyseus/core";
import { Decoder } from "@colyseus/schema";
import { WebSocketClient } from "@colyseus/ws-transport";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { EtatPartieSync, JoueurSync } from "#game/schema/etat.ts";
import { GameSocket } from "./game-socket.ts";
import { SharedSerializer } from "./shared-serializer.ts";

function banc() {
  const etat = new EtatPartieSync();
  const assis: string[] = [];
  const mettreAJour = vi.fn(() => {
    for (const pseudo of assis)
      if (!etat.joueurs.has(pseudo))
        etat.joueurs.set(pseudo, new JoueurSync({ pseudo, createur: false, present: true }));
  });
  const serialiseur = new SharedSerializer<EtatPartieSync>(mettreAJour, () => false);
  serialiseur.reset(etat);
  const asseoir = (pseudo: string) => {
    const client = {};
    assis.push(pseudo);
    serialiseur.addClient(client);
    return client;
  };
  const entendre = (client: object) =>
    Buffer.from(serialiseur.getFullState(client)).toString("latin1");
  return { serialiseur, asseoir, entendre, mettreAJour };
}

test("those who sat down before the first of them hears it share one state, with all of them in it", () => {
  const { asseoir, entendre, mettreAJour } = banc();
  const [lea, tom] = [asseoir("Léonie"), asseoir("Thomas")];
  const entendu = entendre(lea);
  expect(entendu).toContain("Thomas");
  expect(entendre(tom)).toBe(entendu);
  expect(mettreAJour).toHaveBeenCalledOnce();
});

test("whoever sat down after it was encoded, or after a patch, hears a state with themselves in it", () => {
  const { serialiseur, asseoir, entendre, mettreAJour } = banc();
  const lea = asseoir("Leonie");
  expect(entendre(lea)).not.toContain("Thomas");
  const tom = asseoir("Thomas");
  expect(entendre(tom)).toContain("Thomas");
  serialiseur.applyPatches([]);
  entendre(tom);
  expect(mettreAJour).toHaveBeenCalledTimes(3);
});

/** Two clients of one state, on real sockets; the second one may wait while `slow` is set. */
async function openTwoClients() {
  const http = createServer();
  const wss = new WebSocketServer({ noServer: true, WebSocket: GameSocket });
  http.on("upgrade", (request, stream, head) =>
    wss.handleUpgrade(request, stream, head, (socket) => {
      if (socket instanceof GameSocket) socket.stream = stream;
      wss.emit("connection", socket);
    }),
  );
  onTestFinished(() => {
    for (const socket of wss.clients) socket.terminate();
    http.close();
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  const state = new EtatPartieSync();
  const mode = { slow: true };
  const clients: WebSocketClient[] = [];
  const serializer = new SharedSerializer<EtatPartieSync>(
    () => {},
    (client) => mode.slow && client === clients[1],
  );
  serializer.reset(state);
  const open = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}`);
    const [[theirs]] = await Promise.all([once(wss, "connection"), once(socket, "open")]);
    const client = new WebSocketClient(String(clients.length), theirs);
    client.state = ClientState.JOINED;
    clients.push(client);
    const decoder = new Decoder(new EtatPartieSync());
    const messages: number[] = [];
    decoder.decode(serializer.getFullState(client).subarray(1));
    socket.on("message", (data: Buffer) => {
      messages.push(data.length);
      decoder.decode(data.subarray(1));
    });
    /** The state as this client knows it, once everything that was sent has come. */
    const heard = async () => {
      theirs.ping();
      await once(socket, "ping");
      return decoder.state.toJSON();
    };
    return { socket, theirs, heard, messages };
  };
  return {
    state,
    mode,
    prompt: await open(),
    patient: await open(),
    patch: () => serializer.applyPatches(clients),
  };
}

test("a client that may wait gets every patch with the first one that it may not wait for, in order", async () => {
  const { state, mode, prompt, patient, patch } = await openTwoClients();
  const before = await patient.heard();
  for (const pseudo of ["Léa", "Tom", "Zoé"]) {
    state.joueurs.set(pseudo, new JoueurSync({ pseudo, createur: false, present: true }));
    patch();
  }
  state.joueurs.delete("Tom");
  patch();
  expect(Object.keys((await prompt.heard()).joueurs)).toEqual(["Léa", "Zoé"]);
  expect(await patient.heard()).toEqual(before);
  mode.slow = false;
  state.titre = "Un quizz";
  patch();
  expect(await patient.heard()).toEqual(await prompt.heard());
  expect(await patient.heard()).toEqual(state.toJSON());
  expect(patient.messages).toHaveLength(5);
});

test("what a client has waited for is sent to it even when nothing has changed since", async () => {
  const { state, mode, patient, patch } = await openTwoClients();
  state.titre = "Un quizz";
  expect(patch()).toBe(true);
  expect((await patient.heard()).titre).not.toBe("Un quizz");
  mode.slow = false;
  expect(patch()).toBe(false);
  expect((await patient.heard()).titre).toBe("Un quizz");
});

test("a client that is behind receives each patch as it was, not what was encoded later", async () => {
  const { state, prompt, patch } = await openTwoClients();
  const titles = Array.from({ length: 24 }, (_, rank) => String(rank % 10).repeat(1_000_000));
  const heard: string[] = [];
  prompt.socket.pause();
  for (const title of titles) {
    state.titre = title;
    patch();
  }
  expect(prompt.theirs.bufferedAmount).toBeGreaterThan(0);
  prompt.socket.on("message", (data: Buffer) => heard.push(data.toString("latin1")));
  prompt.socket.resume();
  await prompt.heard();
  expect(heard.map((text, rank) => text.includes(titles[rank] ?? "?"))).toEqual(
    titles.map(() => true),
  );
});
