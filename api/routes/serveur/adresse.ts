/** Where phones reach the server: what the host's screen writes in its QR code. */
import { adresseServeur } from "#contracts/room.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { reponses } from "../../services/route-schemas.ts";

/** `adresse` is read at each call: the port is known once the server listens. */
export const routeAdresse: Routes = async (app, { adressePourTelephones, config, limites }) => {
  app.get("/api/adresse", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: ["Serveur"],
      summary: "Adresse pour les téléphones",
      description:
        "L’adresse publique si elle est réglée, sinon celle de la machine sur le réseau local. `contact` : où écrire à qui tient le serveur.",
      response: reponses({ 200: adresseServeur.describe("L’adresse.") }, 429),
    },
    handler: () => ({
      adresse: adressePourTelephones(),
      contact: config.CONTACT_MAIL ?? null,
    }),
  });
};
