/** The fault "flood": one address does everything that a socket allows, beside rooms that play. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { reponseRoomCreee } from "#contracts/room.ts";
import { type Fault, seconds, Stage, waitUntil } from "./stage.ts";

const FLOOD = fileURLToPath(new URL("./flood.ts", import.meta.url));
/** Another address of this machine than that of the players: limits are counted by address. */
const ATTACKER = "127.0.0.2";
/** Few places, so that the flood fills every socket of the door. */
const PLACES = 100;
/** Sockets that so few places allow, those of the door with them. */
const SOCKETS = 325;
const FLOOD_MS = 20_000;
const ANSWER_MAX_MS = 2_000;
const NEW_TABLE_MAX_MS = 10_000;
const BACK_MAX_MS = 3_000;

/** Starts the attacker, who asks for seats in a room of its own. */
async function startFlood(adresse: string) {
  const reponse = await fetch(`${adresse}/api/room`, { method: "POST" });
  const { code } = reponseRoomCreee.parse(await reponse.json());
  const settings = { FLOOD_ADDRESS: adresse, FLOOD_CODE: code, FLOOD_FROM: ATTACKER };
  const child = spawn(process.execPath, [FLOOD], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let opened = 0;
  child.on("message", (said) => (opened = z.int().parse(said)));
  return {
    opened: () => opened,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Ms of the slowest answer of the API during `during`, asked for all the time. */
async function slowestAnswer(adresse: string, during: () => Promise<void>): Promise<number> {
  let slowest = 0;
  const over = new AbortController();
  const asking = async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      await (await fetch(`${adresse}/api/sante`)).json();
      slowest = Math.max(slowest, performance.now() - start);
      await dormir(100);
    }
  };
  await Promise.all([asking(), during().finally(() => over.abort())]);
  return slowest;
}

export const flood: Fault = {
  name: "flood",
  property: "honest lines stay, everybody plays on, and newcomers come in",
  bound: `0 lines cut, answer ${seconds(ANSWER_MAX_MS)}, a new table in ${seconds(NEW_TABLE_MAX_MS)}`,
  run: (options) =>
    Stage.run(options, { settings: { PLACES_MAX: String(PLACES) } }, async (stage) => {
      const before = stage.acknowledged;
      const attack = await startFlood(stage.adresse);
      let [slowest, late] = [0, 0];
      try {
        const cut = await stage.countCuts(async () => {
          slowest = await slowestAnswer(stage.adresse, () => dormir(FLOOD_MS));
          await stage.playsAgain("under the flood");
          late = await waitUntil(NEW_TABLE_MAX_MS, () =>
            stage.openTable().then(
              () => true,
              () => false,
            ),
          );
        });
        stage.expect(attack.opened() > SOCKETS, "the flood did not fill the door");
        stage.expect(cut === 0, `${String(cut)} lines were cut`);
        stage.expect(slowest <= ANSWER_MAX_MS, `an answer took ${seconds(slowest)}`);
        stage.expect(late < NEW_TABLE_MAX_MS, `a new table took ${seconds(late)}`);
        const played = stage.acknowledged - before;
        await stage.everybodyBack(BACK_MAX_MS);
        return `${String(attack.opened())} hostile sockets; ${String(cut)} lines cut, ${String(played)} actions meanwhile, slowest answer ${seconds(slowest)}, a new table in ${seconds(late)}`;
      } finally {
        await attack.stop();
      }
    }),
};
