/** Codes of the game's refusals; the client has their French sentences. */
import { z } from "zod";

export const CODES_REFUS = [
  // refusals of a visitor who looks for a room
  "room_innexistante",
  "room_pleine",
  "bar_plein",
  "adresse_inconnue",
  "aucune_room",
  "pseudo_vide",
  "pseudo_trop_long",
  "pseudo_reserve",
  "kick",
  "room_locale",
  "billet_invalide",
  "partie_perdue",
  // refusals of a command that its sender may not send, or not now
  "hote_seulement",
  "joueur_seulement",
  "local_seulement",
  "mauvaise_phase",
  "en_pause",
  "trop_tard",
  "joueur_inconnu",
  "createur_protege",
  "place_occupee",
  // refusals in the salon
  "aucun_quizz",
  "quizz_introuvable",
  "quizz_vide",
  "local_sans_joueur",
  "pas_assez_de_joueurs",
  "chargement_en_cours",
  "composition_vide",
  "composition_trop_tot",
  // refusals of answers and of sips
  "reponse_vide",
  "reponse_invalide",
  "deja_repondu",
  "arrive_en_cours",
  "pas_encore",
  "jugement_attendu",
  "rien_a_distribuer",
  "trop_distribue",
  "rien_a_partager",
  "rien_a_annuler",
  "offre_prise",
  "dessin_trop_tot",
  "imprevu_indisponible",
  // refusals of moves in mini-games
  "pas_ton_tour",
  "mini_jeu_fini",
  "roulette_lancee",
  // refusals that no rule of the game gives
  "message_invalide",
  "trop_de_messages",
  "erreur_interne",
] as const;

export const codeRefus = z.enum(CODES_REFUS);
export type CodeRefus = z.infer<typeof codeRefus>;
