/** A room for one question, of which this browser remembers nothing: an evening that it hosts is still its own. */
import { roomCreee } from "#contracts/room.ts";
import { appeler } from "../../appels/api.ts";
import { hasard } from "../../navigateur/hasard.ts";
import { Connexion } from "./connexion.ts";

/** Opens it and sits down at its head. Throws what the server says, in French. */
export async function ouvrirEssai(quizzId: string, questionId: string): Promise<Connexion> {
  const corps = { quizzId, questionId };
  const reponse = await appeler("POST", "/api/room/essai", roomCreee, { corps });
  if (!reponse.ok) throw new Error(reponse.message);
  const { code, billet } = reponse.corps;
  const jeton = hasard(24);
  const connexion = new Connexion(
    code,
    () => ({ role: "hote", jeton, billet, pseudo: "" }),
    () => {},
  );
  void connexion.ouvrir();
  return connexion;
}

/** The room goes with its only screen; whoever leaves need not wait for it. */
export async function fermerEssai(connexion: Connexion): Promise<void> {
  if (connexion.lire().statut === "en_ligne") await connexion.demander({ type: "supprimerRoom" });
  connexion.fermer();
}
