/**
 * A phone in a process of its own, so that it can sleep as a real one does: with its timers, under an open socket
 * (SIGSTOP). It joins the room of its environment, answers every question, and tells its parent what it sees.
 */
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { RoomConnection } from "../../client/partie/line/connection.ts";
import { installFakeBrowserGlobals } from "./browser-globals.ts";
import type { PhoneSight } from "./network-faults.ts";

const PAUSE_MS = 100;

const { PHONE_ADDRESS = "", PHONE_CODE = "", PHONE_SECRET = "" } = process.env;
installFakeBrowserGlobals(PHONE_ADDRESS);
const demande = { role: "joueur", jeton: PHONE_SECRET, pseudo: "Dodo", sansAlcool: false } as const;
const ligne = new RoomConnection(
  PHONE_CODE,
  () => demande,
  () => {},
);
ligne.abonner(() => {
  const { statut, vue, accueil } = ligne.lire();
  const id = accueil?.playerID ?? "";
  const { score = 0, gorgee = 0 } = vue?.joueurs[id] ?? {};
  const sight: PhoneSight = { id, statut, tour: vue?.tour ?? 0, score, gorgee };
  process.send?.(sight);
});
// the page is visible again
process.on("message", () => document.dispatchEvent(new Event("visibilitychange")));
process.on("disconnect", () => process.exit(0));
await ligne.ouvrir();
for (;;) {
  await dormir(PAUSE_MS);
  const { vue, accueil } = ligne.lire();
  const moi = vue?.joueurs[accueil?.playerID ?? ""];
  if (vue?.etape !== 0 || vue.phase !== "jeu" || moi?.participe !== true || moi.aRepondu) continue;
  const options = vue.question?.options ?? [];
  const reponse =
    vue.question?.type === "ordre"
      ? [...options]
      : [vue.question?.type === "entree" ? "mot" : (options[0] ?? "mot")];
  await ligne.demander({ type: "repondre", tour: vue.tour, reponse });
}
