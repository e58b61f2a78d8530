/** A seat in a room, at the path and in the shape of the game's SDK (jeu §7: joinRoom, oui, non). */
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { codeRefus, type CodeRefus } from "#contracts/refus.ts";
import { codeRoom, demandeEntree } from "#contracts/room.ts";
import { parMinuteEtPar } from "../../plugins/limites.ts";
import { MATCHMAKE, RefusEntree, reponseRefus } from "../../services/refus-entree.ts";
import { reponses } from "../../services/reponses.ts";
import type { RoutesRooms } from "./contexte-rooms.ts";
import { parRoomConnue } from "./par-room-connue.ts";

/** The SDK shows `message` only. */
const refusSdk = (description: string, exemple: CodeRefus) =>
  z
    .object({ code: codeRefus.optional(), message: z.string(), error: z.string().optional() })
    .meta({ description, examples: [reponseRefus(exemple).corps] });

export const routePlaces: RoutesRooms = async (app, { rooms, essais, limites }) => {
  app.post(`${MATCHMAKE}joinById/:code`, {
    config: parMinuteEtPar(limites.placesParMinute, parRoomConnue(essais)),
    schema: {
      tags: ["Rooms"],
      summary: "Demander une place dans une room",
      description:
        "Répond la place réservée, que le SDK du jeu échange contre une connexion. En cas de refus, `message` porte le code " +
        "du refus (c’est le seul champ que le SDK garde) et `error` la phrase. Soixante codes inconnus par minute et par adresse, puis 429 ; un code juste passe toujours.",
      params: z.object({ code: codeRoom }),
      body: demandeEntree,
      response: reponses(
        {
          200: z
            .record(z.string(), z.unknown())
            .describe("Place réservée, telle que le SDK l’attend."),
          400: refusSdk("Demande ou pseudo invalide.", "pseudo_vide"),
          403: refusSdk("Pas dans cette room, ou depuis un autre site.", "kick"),
          404: refusSdk("Aucune room ne porte ce code.", "room_innexistante"),
          409: refusSdk("Plus de place.", "room_pleine"),
          503: refusSdk("Plus de place dans aucune room.", "bar_plein"),
        },
        413,
        415,
        429,
      ),
    },
    async handler(request, reply) {
      const { code } = request.params;
      reply.header("cache-control", "no-store");
      try {
        const place = await essais.chercher(request.ip, code, () =>
          rooms.reserver({
            code,
            options: request.body,
            compte: request.session?.compte ?? null,
            headers: plats(request.headers),
            adresse: request.ip,
          }),
        );
        if (place !== null) return await reply.code(200).send(place);
        return await refuser("room_innexistante");
      } catch (erreur) {
        if (erreur instanceof RefusEntree) return await refuser(erreur.refus);
        throw erreur;
      }

      function refuser(refus: CodeRefus) {
        const { statut, corps } = reponseRefus(refus);
        return reply.code(statut).send(corps);
      }
    },
  });
};

/** Headers with one value each, as the rooms want them. */
function plats(headers: IncomingHttpHeaders): Record<string, string> {
  const entrees = Object.entries(headers).flatMap(([nom, valeur]) =>
    valeur === undefined
      ? []
      : [[nom, Array.isArray(valeur) ? valeur.join(", ") : valeur] as const],
  );
  return Object.fromEntries(entrees);
}
