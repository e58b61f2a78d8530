/** Opening and finding a room (jeu §2 and §7). Joining goes through a socket (plugins/room-admission.ts). */
import { z } from "zod";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import {
  codeRoom,
  corpsCreerRoomDEssai,
  reponseRoomCreee,
  reponseExistenceDeRoom,
} from "#contracts/room.ts";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress, limitPerMinuteByKey } from "../../plugins/rate-limits.ts";
import { describeRouteResponses } from "../../services/route-schemas.ts";
import { exigerSessionConnectee } from "../../plugins/sessions.ts";
import { createErreurQuizzIntrouvable } from "../../services/http-error.ts";
import type { RoomCodeThrottle } from "../../services/room-code-throttle.ts";

const rooms: RegisterApiRoutes = async (app, contexte) => {
  const { rooms: salles, roomCodeThrottle, rateLimits } = contexte;
  await app.register(routeEssai, contexte);
  app.post("/api/room", {
    config: limitPerMinutePerAddress(rateLimits.roomsParMinute),
    schema: {
      tags: ["Rooms"],
      summary: "Ouvrir une room",
      description:
        "Répond le code que les joueurs taperont, et le billet à usage unique qui fait de l’appelant son hôte.",
      response: describeRouteResponses(
        { 201: reponseRoomCreee.describe("La room est ouverte.") },
        403,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const room = await salles.creer(normalizeIP(request.ip));
      return reply.code(201).header("cache-control", "no-store").send(room);
    },
  });

  app.get("/api/room/:code", {
    config: limitPerMinuteByKey(rateLimits.lecturesParMinute, parRoomConnue(roomCodeThrottle)),
    schema: {
      tags: ["Rooms"],
      summary: "Cette room existe-t-elle ?",
      description:
        "Le code est pris sans égard à la casse. Soixante codes inconnus par minute et par adresse, puis 429 ; un code juste passe toujours.",
      params: z.object({ code: codeRoom }),
      response: describeRouteResponses(
        { 200: reponseExistenceDeRoom.describe("Si elle existe.") },
        400,
        429,
      ),
    },
    async handler(request, reply) {
      const { code } = request.params;
      reply.header("cache-control", "no-store");
      const trouvee = await roomCodeThrottle.chercher(request.ip, code, () => salles.trouver(code));
      return { existe: trouvee !== null, chemin: trouvee?.chemin };
    },
  });
};

export default rooms;

/** Route that opens a room to try a quizz: "Essayer seul", or "Jouer cette question" for its author (decisions/0081). */
const routeEssai: RegisterApiRoutes = async (app, { db, rooms, rateLimits }) => {
  const edition = createEditionQuizzRepository(db);
  app.post("/api/room/essai", {
    config: limitPerMinutePerAddress(rateLimits.essaisParMinute),
    schema: {
      tags: ["Rooms"],
      summary: "Essayer un quizz, ou une de ses questions",
      description:
        "Ouvre une room locale, pour une personne nommée Essai, sur un quizz que l’on peut voir, ou sur cette seule question d’un quizz à soi, tels qu’ils " +
        "sont enregistrés. Rien n’en est gardé ; elle ferme celle de l’essai d’avant du même compte.",
      body: corpsCreerRoomDEssai,
      response: describeRouteResponses(
        { 201: reponseRoomCreee.describe("La room est ouverte.") },
        400,
        401,
        403,
        404,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { quizzId, questionId } = request.body;
      const compte = request.session?.compte ?? null;
      const lu = edition.ids(quizzId, compte);
      const permis =
        lu !== null &&
        (questionId === undefined || (lu.estAuteur && lu.questions.includes(questionId)));
      // a visitor gets 401 rather than 404, since an author whose session has ended only has to log in again
      if (!permis) exigerSessionConnectee(request);
      const adresse = normalizeIP(request.ip);
      const room = permis ? await rooms.essayer({ compte, adresse, quizzId, questionId }) : null;
      if (room === null) throw createErreurQuizzIntrouvable();
      return reply.code(201).header("cache-control", "no-store").send(room);
    },
  });
};

const adresseDeRoom = z.object({ code: codeRoom });

/**
 * Rate-limit key: address and room when the address has found the room, otherwise null. Guests are thus counted apart from a
 * guesser at the same address.
 */
const parRoomConnue =
  (essais: RoomCodeThrottle) =>
  ({ ip, params }: FastifyRequest): string | null => {
    const { data } = adresseDeRoom.safeParse(params);
    if (data === undefined || !essais.connait(ip, data.code)) return null;
    return `${normalizeIP(ip)} ${data.code}`;
  };
