/** The French sentences of refusals and of closed lines: jeu §5 and §8 word for word, the others say what to do. */
import type { CodeRefus } from "#contracts/refus.ts";
import { TEXTES_REFUS_DE_LA_PAGE_D_ACCUEIL } from "./textes-entree.ts";
import type { RoomLineClosedReason } from "../line/connection.ts";
import type { IssueDeCommande } from "../line/requests.ts";

export const TEXTES_REFUS: Record<CodeRefus, string> = {
  ...TEXTES_REFUS_DE_LA_PAGE_D_ACCUEIL,
  room_innexistante: "Room innexistante",
  room_pleine: "Room pleine",
  bar_plein: "Le bar est plein. Réessayez dans quelques minutes, une table va se libérer.",
  adresse_inconnue:
    "Ce serveur ne se connaît pas sous cette adresse\u00A0: la personne qui l’héberge doit régler PUBLIC_URL.",
  pseudo_reserve: "Ce pseudo est réservé. Choisissez-en un autre.",
  kick: "Vous avez été kick",
  room_locale: "Cette room se joue sur un seul écran : pas besoin de téléphone.",
  billet_invalide: "Cette room appartient à un autre écran. Créez la vôtre.",
  partie_perdue: "Cette partie n’a pas survécu au redémarrage du serveur. Créez une nouvelle room.",
  hote_seulement: "Seul l’hôte peut faire ça.",
  joueur_seulement: "L’hôte ne joue pas : rejoignez la room depuis un téléphone.",
  local_seulement: "Les pseudos ne se tapent ici qu’en mode local.",
  mauvaise_phase: "Ce n’est pas le moment : la partie est ailleurs.",
  en_pause: "La partie est en pause. Reprenez-la d’abord.",
  trop_tard: "Trop tard : la partie a déjà avancé.",
  joueur_inconnu: "Cette personne n’est plus dans la room.",
  createur_protege: "Le créateur ne peut pas être retiré de la room.",
  place_occupee: "Cette place est occupée : son téléphone est là.",
  aucun_quizz: "Aucun quizz sélectionné",
  quizz_introuvable: "Ce quizz n’est plus disponible. Choisissez-en un autre.",
  quizz_vide: "Ce quizz n’a pas encore de question. Choisissez-en un autre.",
  local_sans_joueur: "En local, il faut au moins un joueur non créateur",
  pas_assez_de_joueurs: "Il faut au moins 2 joueurs",
  chargement_en_cours: "Le quizz arrive : encore un instant.",
  composition_vide:
    "Avec ces choix, il ne reste aucune question que votre groupe n’ait pas déjà vue. Élargissez un peu\u00A0!",
  composition_trop_tot: "Doucement : une soirée à la fois. Réessayez dans un instant.",
  reponse_vide: "Il faut choisir une réponse avant de l'envoyer",
  reponse_invalide: "Cette réponse n’est pas dans les propositions. Choisissez-en une autre.",
  deja_repondu: "Votre réponse est déjà envoyée.",
  arrive_en_cours: "Vous jouerez à partir de la prochaine question.",
  pas_encore: "Le classement d’abord : la question arrive juste après.",
  jugement_attendu: "Dites d’abord qui avait juste.",
  rien_a_distribuer: "Il n’y a plus rien à distribuer.",
  trop_distribue: "Vous distribuez plus de gorgées que vous n’en avez.",
  rien_a_partager: "Il n’y a plus rien à partager.",
  rien_a_annuler: "Il n’y a rien à annuler.",
  offre_prise: "Ces gorgées sont déjà sur l’ardoise.",
  dessin_trop_tot: "Doucement : un sous-bock à la fois. Réessayez dans un instant.",
  imprevu_indisponible: "Erreur lors du chargement de l'imprévu",
  pas_ton_tour: "Ce n’est pas à vous de jouer.",
  mini_jeu_fini: "Ce mini-jeu est terminé.",
  roulette_lancee: "La roulette est déjà lancée.",
  message_invalide: "Cette demande n’a pas été comprise. Rechargez la page et réessayez.",
  trop_de_messages: "Trop d’essais d’affilée. Attendez une minute avant de réessayer.",
  erreur_interne: "Le serveur a trébuché. Réessayez, rien n’est perdu.",
};

export const TEXTE_IMPREVU_INDISPONIBLE = TEXTES_REFUS.imprevu_indisponible;
export const TEXTE_PARTIE_OUVERTE_AILLEURS = "Partie ouverte ailleurs";
export const AVERTISSEMENTS_AVANT_DE_QUITTER_LA_PARTIE = [
  "Attention : vous êtes sûr que vous voulez quitter une partie en cours ?",
  "Attention : votre partie sera remis à 0",
] as const;

/** The French sentence that says why a line was closed for good: jeu §8. */
export function direPourquoiConnexionFermee(raison: RoomLineClosedReason): string {
  switch (raison) {
    case "ailleurs":
      return TEXTE_PARTIE_OUVERTE_AILLEURS;
    case "room_supprimee":
      return "L’hôte a fermé la room. Merci de votre visite !";
    case "room_locale":
      return "L’hôte joue désormais sur un seul appareil\u00A0: votre téléphone peut souffler.";
    case "moderation":
      return "La modération de ce site a fermé cette room\u00A0: la partie s’arrête là.";
    case "room_rendue":
      return "Le bar est plein, et rien ne se passait à cette table\u00A0: elle est allée à d’autres. Ouvrez-en une dans quelques minutes.";
    case "depart":
      return "Vous avez quitté la room.";
    default:
      return TEXTES_REFUS[raison];
  }
}

/**
 * The sentence told on the home page when a room cannot be entered. A code without a room has the sentence of the server's `non` (jeu
 * §4).
 */
export function direRefusALEntree(raison: RoomLineClosedReason | null): string {
  if (raison === null) return TEXTES_REFUS.erreur_interne;
  return raison === "room_innexistante"
    ? TEXTES_REFUS.aucune_room
    : direPourquoiConnexionFermee(raison);
}

/**
 * Code of a refusal that screens tell. `hors_ligne`: nobody knows whether the room heard; `ligne_fermee`: there is no room to ask any
 * more.
 */
export type CodeDeRefusAffiche = Extract<IssueDeCommande, { ok: false }>["refus"];

const HORS_LIGNE = {
  hote: "Pas de réseau\u00A0: réessayez dès que la ligne est revenue.",
  joueur: "Pas de réseau\u00A0: rien n’est perdu, réessaie quand la ligne revient.",
} as const;

const LIGNE_FERMEE = "La partie est fermée sur cet écran.";

/**
 * The French sentence of a refusal.
 * @param ecran phones and the host's slate speak differently of the network
 */
export function direRefusEnFrancais(
  refus: CodeDeRefusAffiche,
  ecran: keyof typeof HORS_LIGNE,
): string {
  if (refus === "hors_ligne") return HORS_LIGNE[ecran];
  return refus === "ligne_fermee" ? LIGNE_FERMEE : TEXTES_REFUS[refus];
}
