/** Guests of a room that their address has found are counted together, apart from whoever tries codes beside them. */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { codeRoom } from "#contracts/room.ts";
import type { EssaisDeCode } from "../../services/room-code-throttle.ts";

const adresseDeRoom = z.object({ code: codeRoom });

/** Key of a request for `parMinuteEtPar`: of the address and the room when the one knows the other, otherwise none. */
export const parRoomConnue =
  (essais: EssaisDeCode) =>
  ({ ip, params }: FastifyRequest): string | null => {
    const { data } = adresseDeRoom.safeParse(params);
    if (data === undefined || !essais.connait(ip, data.code)) return null;
    return `${normalizeIP(ip)} ${data.code}`;
  };
