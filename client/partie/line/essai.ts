/** A room for one question, of which this browser remembers nothing: an evening that it hosts is still its own. */
import { roomCreee } from "#contracts/room.ts";
import { noterChemin } from "./room-address.ts";
import { appeler, type Echec } from "../../app/api/api.ts";
import { hasard } from "../../browser/hasard.ts";
import { Connexion } from "./connection.ts";

/** Why there is none, in French. */
export class EssaiRefuse extends Error {
  override readonly name = "EssaiRefuse";
  /** Another try may pass: the server was not reached, stumbled, or has too much to do. */
  readonly passager: boolean;
  constructor({ statut, message }: Echec) {
    super(message);
    this.passager = statut === 0 || statut === 429 || statut >= 500;
  }
}

/** Opens it and sits down at its head. Throws `EssaiRefuse`. */
export async function ouvrirEssai(quizzId: string, questionId: string): Promise<Connexion> {
  const corps = { quizzId, questionId };
  const reponse = await appeler("POST", "/api/room/essai", roomCreee, { corps });
  if (!reponse.ok) throw new EssaiRefuse(reponse);
  const { code, billet, chemin } = reponse.corps;
  noterChemin(code, chemin);
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
