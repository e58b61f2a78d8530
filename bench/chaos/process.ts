/**
 * One game process of the chaos tests, without the limits for one address, since all players come from one. The process
 * tells its parent which rooms are open, and when each is frozen for a handover.
 */
import process from "node:process";
import { matchMaker } from "@colyseus/core";
import closeWithGrace from "close-with-grace";
import { readServerConfig } from "#config";
import { PartieRoom } from "#game/rooms/partie-room.ts";
import { SERVER_STOP_MAX_MS_BY_ROLE, startServer } from "../../server.ts";
import type { ChaosProcessMessage } from "./process-messages.ts";

const dire = (nouvelle: ChaosProcessMessage) => void process.send?.(nouvelle);

/** Wraps the freezing of a room so that it is reported. */
function direLesGels(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its room
  const { geler } = PartieRoom.prototype;
  PartieRoom.prototype.geler = async function dite(patienceMs) {
    const gelee = await geler.call(this, patienceMs);
    if (gelee) dire({ gelee: this.roomId, quand: Date.now() });
    return gelee;
  };
}

const lecture = readServerConfig(process.env);
if (!lecture.ok) throw new Error(lecture.message);
const { config } = lecture;
direLesGels();
const beaucoup = 1_000_000;
const serveur = await startServer(config, {
  roomsParMinute: beaucoup,
  partDUneAdresse: 1,
  placesParMinute: beaucoup,
  lecturesParMinute: beaucoup,
  codesParMinute: beaucoup,
  echecsDeCodeParMinute: beaucoup,
});
process.on("message", () => {
  void matchMaker
    .query({ name: "partie" })
    .then((rooms) => dire({ ouvertes: rooms.map(({ roomId }) => roomId) }));
});
closeWithGrace({ delay: SERVER_STOP_MAX_MS_BY_ROLE[config.ROLE] }, () => serveur.fermer());
