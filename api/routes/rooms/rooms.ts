/** Opening a room and finding one: jeu §2 and §7. Coming in is a socket's business (services/portier.ts). */
import { z } from "zod";
import { codeRoom, roomCreee, roomExiste } from "#contracts/room.ts";
import type { Routes } from "../../context.ts";
import { parMinute, parMinuteEtPar } from "../../plugins/rate-limits.ts";
import { reponses } from "../../services/route-schemas.ts";
import { routeEssai } from "./essai.ts";
import { parRoomConnue } from "./par-room-connue.ts";

const rooms: Routes = async (app, contexte) => {
  const { rooms: salles, essaisDeCode, limites } = contexte;
  await app.register(routeEssai, contexte);
  app.post("/api/room", {
    config: parMinute(limites.roomsParMinute),
    schema: {
      tags: ["Rooms"],
      summary: "Ouvrir une room",
      description:
        "Répond le code que les joueurs taperont, et le billet à usage unique qui fait de l’appelant son hôte.",
      response: reponses({ 201: roomCreee.describe("La room est ouverte.") }, 403, 429, 503),
    },
    async handler(_request, reply) {
      const room = await salles.creer();
      return reply.code(201).header("cache-control", "no-store").send(room);
    },
  });

  app.get("/api/room/:code", {
    config: parMinuteEtPar(limites.lecturesParMinute, parRoomConnue(essaisDeCode)),
    schema: {
      tags: ["Rooms"],
      summary: "Cette room existe-t-elle ?",
      description:
        "Le code est pris sans égard à la casse. Soixante codes inconnus par minute et par adresse, puis 429 ; un code juste passe toujours.",
      params: z.object({ code: codeRoom }),
      response: reponses({ 200: roomExiste.describe("Si elle existe.") }, 400, 429),
    },
    async handler(request, reply) {
      const { code } = request.params;
      reply.header("cache-control", "no-store");
      const trouvee = await essaisDeCode.chercher(request.ip, code, () => salles.trouver(code));
      return { existe: trouvee !== null, chemin: trouvee?.chemin };
    },
  });
};

export default rooms;
