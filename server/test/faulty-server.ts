/** The real server in a child process. A message of its parent makes the next command throw an error. */
import process from "node:process";
import closeWithGrace from "close-with-grace";
import { z } from "zod";
import { readServerConfig } from "#config";
import type { SourceDAleatoire } from "#game/ports/ports.ts";
import { startServer } from "../../server.ts";

let panne: string | null = null;
const fautif = (hasard: SourceDAleatoire): SourceDAleatoire => ({
  graine: () => hasard.graine(),
  entropie() {
    const message = panne;
    panne = null;
    if (message !== null) throw new Error(message);
    return hasard.entropie();
  },
});

const lecture = readServerConfig(process.env);
if (!lecture.ok) throw new Error(lecture.message);
// a cheap captcha: the real one has its own tests
const limites = { captcha: { min: 1, max: 2 } };
const serveur = await startServer(lecture.config, limites, (ports) => ({
  ...ports,
  hasard: fautif(ports.hasard),
}));
const { close } = closeWithGrace({ delay: 5000 }, () => serveur.fermer());
process.on("disconnect", close);
process.on("message", (message) => {
  panne = z.object({ panne: z.string() }).parse(message).panne;
  process.send?.({ prete: true });
});
process.send?.({ adresse: serveur.locale });
