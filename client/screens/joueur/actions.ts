/** Everything that a player does on this phone, as commands to the room. jeu §2 "Player screen". */
import { useMemo } from "react";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import type { VoixDeScrutin } from "#contracts/scrutin.ts";
import { writeStoredValue } from "../../browser/stored-values.ts";
import {
  AUCUN_REFUS_PASSE_SOUS_SILENCE,
  useEnvoyerCommande,
  usePartie,
  useAfficherRefus,
} from "../../partie/use-partie.ts";

type Dons = Extract<CommandeDEcran, { type: "distribuer" }>["dons"];

/** Command that puts half of the sips just given to this player into their hand, to be handed out. decisions/0021. */
export const creerCommandePartagerGorgees = (tour: number): CommandeDEcran => ({
  type: "partager",
  tour,
});

/** The commands of this phone. Each resolves once the room has stored its effect, or refused, which a banner tells. */
export function useActionsJoueur() {
  const { demander } = usePartie();
  const { dire } = useAfficherRefus();
  // `agir` does not tell the refusal of a late press, for a step that is over; `agirEtToutDire` tells every refusal
  const agir = useEnvoyerCommande();
  const agirEtToutDire = useEnvoyerCommande(AUCUN_REFUS_PASSE_SOUS_SILENCE);
  return useMemo(
    () => ({
      jouer: agir,
      voter: (tour: number, voix: VoixDeScrutin) => agir({ type: "voter", tour, voix }),
      dessiner: (dessin: string) => agir({ type: "dessiner", dessin }),
      /** Sends an answer, again and again while the line does not say whether it arrived and `encore()` is true. */
      repondre: async (tour: number, reponse: readonly string[], encore: () => boolean) => {
        const envoyer = () => demander({ type: "repondre", tour, reponse: [...reponse] });
        let issue = await envoyer();
        while (!issue.ok && issue.refus === "hors_ligne" && encore()) issue = await envoyer();
        if (issue.ok || issue.refus === "hors_ligne" || issue.refus === "deja_repondu") return;
        dire(issue.refus);
      },
      /** Hands sips out. @param reste number of sips in hand, as this phone knows it: the room refuses another number */
      distribuer: (tour: number, reste: number, dons: Dons) =>
        agirEtToutDire({ type: "distribuer", tour, reste, dons }),
      /** Switches the player to water or back, in this room and on this phone for the next ones. */
      boireDeLEau: async (oui: boolean) => {
        const { ok } = await agirEtToutDire({ type: "sansAlcool", actif: oui });
        if (ok) writeStoredValue("sansAlcool", oui ? "oui" : "");
      },
      /** Takes another name, in this room and on this phone for the next ones. */
      renommer: async (pseudo: string) => {
        const { ok } = await agirEtToutDire({ type: "renommer", pseudo });
        if (ok) writeStoredValue("pseudo", pseudo.trim());
      },
      rendreTelecommande: () => agirEtToutDire({ type: "confierTelecommande", joueur: null }),
    }),
    [agir, agirEtToutDire, demander, dire],
  );
}
