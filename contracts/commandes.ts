/**
 * Commands of a host or a phone to a room, one schema each, checked before the rules see them. `tour` is the number of the
 * step that the command was meant for: a late command does nothing.
 */
import { z } from "zod";
import { voeuxDeComposition } from "./composition.ts";
import { dessinEncode } from "./dessin.ts";
import {
  GORGEES_TAPEES_MAX,
  PLACES_ROOM_MAX_POSSIBLE,
  OPTIONS_PAR_QUESTION_MAX,
  REPONSE_LIBRE_LONGUEUR_MAX,
} from "./limites.ts";
import { coupMiniJeu } from "./mini-jeux.ts";
import { jugement, parametresDePartie } from "./partie.ts";
import { codeRefus } from "./refus.ts";
import { voixDeScrutin } from "./scrutin.ts";

const idJoueur = z.string().min(1).max(40);
const tour = z.int().min(0);
const gorgees = z.int().min(1).max(GORGEES_TAPEES_MAX);
const pseudo = z.string().max(200);

const don = z.object({ a: idJoueur, gorgees });

/** The commands that screens send to a room; the rules say who may send which (jeu §6). */
export const commandeDEcran = z.discriminatedUnion("type", [
  // commands of the host in the salon
  z.object({ type: z.literal("reglerParametres"), ...parametresDePartie.partial().shape }),
  z.object({ type: z.literal("renommerCreateur"), pseudo }),
  z.object({ type: z.literal("choisirQuizz"), quizzId: z.string().min(1).max(64) }),
  z.object({ type: z.literal("composerSoiree"), ...voeuxDeComposition.shape }),
  z.object({ type: z.literal("ajouterJoueur"), pseudo }),
  z.object({ type: z.literal("lancer") }),
  // commands of the host at any time
  z.object({ type: z.literal("supprimerJoueur"), joueur: idJoueur }),
  z.object({
    type: z.literal("fixerGorgees"),
    joueur: idJoueur,
    de: z.int(),
    gorgees: z.int().max(GORGEES_TAPEES_MAX),
  }),
  z.object({ type: z.literal("renommerJoueur"), joueur: idJoueur, pseudo }),
  // `vers` is the lost seat of the person who now sits on `de`
  z.object({ type: z.literal("fusionner"), de: idJoueur, vers: idJoueur }),
  // `joueur` null takes the télécommande back; its holder may return it too
  z.object({ type: z.literal("confierTelecommande"), joueur: idJoueur.nullable() }),
  // `numero`: number of the drawing that the host sees and erases
  z.object({ type: z.literal("effacerDessin"), joueur: idJoueur, numero: z.int().min(1) }),
  z.object({ type: z.literal("annulerLigne"), ligne: z.int() }),
  z.object({ type: z.literal("resync") }),
  z.object({ type: z.literal("supprimerRoom") }),
  // commands during a game, of the host or the télécommande; `ouvrirScrutin` of the reader of the card too, `voter` of the players
  z.object({ type: z.literal("mediaPret"), tour }),
  z.object({ type: z.literal("reveler"), tour }),
  z.object({ type: z.literal("suivant"), tour }),
  z.object({ type: z.literal("passer"), tour }),
  z.object({ type: z.literal("juger"), tour, jugements: z.record(idJoueur, jugement) }),
  // `tour`: step whose text offers the sips; `prises`: how often the offer was written already, as the host saw it, so that a
  // double tap writes once
  z.object({
    type: z.literal("noterOffre"),
    tour,
    offre: z.int().min(0),
    prises: z.int().min(0),
    joueurs: z
      .array(idJoueur)
      .min(1)
      .max(PLACES_ROOM_MAX_POSSIBLE + 1),
  }),
  z.object({ type: z.literal("montrerSuite"), tour }),
  z.object({ type: z.literal("finirImprevu"), tour }),
  z.object({ type: z.literal("ouvrirScrutin"), tour }),
  z.object({ type: z.literal("fermerScrutin"), tour }),
  z.object({ type: z.literal("trancher"), tour, issue: voixDeScrutin }),
  z.object({ type: z.literal("voter"), tour, voix: voixDeScrutin }),
  z.object({ type: z.literal("pause"), active: z.boolean() }),
  // `tenir` stops or resumes the automatic end of the step on screen
  z.object({ type: z.literal("tenir"), tour, tenu: z.boolean() }),
  z.object({ type: z.literal("terminer") }),
  z.object({ type: z.literal("retourSalon") }),
  // commands of a player; `de` is the player of the room locale for whom the host gives, `joueur` the one for whom the
  // host chooses
  z.object({
    type: z.literal("repondre"),
    tour,
    reponse: z.array(z.string().max(REPONSE_LIBRE_LONGUEUR_MAX)).max(OPTIONS_PAR_QUESTION_MAX),
  }),
  z.object({
    type: z.literal("distribuer"),
    tour,
    reste: z.int().min(1),
    dons: z.array(don).min(1).max(200),
    de: idJoueur.optional(),
  }),
  // `partager`: a player who must drink many sips hands half of them on
  z.object({ type: z.literal("partager"), tour }),
  ...coupMiniJeu.options,
  z.object({ type: z.literal("sansAlcool"), actif: z.boolean(), joueur: idJoueur.optional() }),
  z.object({ type: z.literal("dessiner"), dessin: dessinEncode }),
  z.object({ type: z.literal("renommer"), pseudo }),
  z.object({ type: z.literal("quitter") }),
]);
export type CommandeDEcran = z.infer<typeof commandeDEcran>;

/** A command on the wire. Its sender chooses `id`: a repeated command keeps its id, and is done once. */
export const commandeAvecId = commandeDEcran.and(
  z.object({
    id: z
      .string()
      .regex(/^[\w-]{8,24}$/)
      .optional(),
  }),
);
export type CommandeAvecId = z.infer<typeof commandeAvecId>;
export type NomCommandeDEcran = CommandeDEcran["type"];

/** Answer to a command, sent once its effects are stored. */
export const accuseDeCommande = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), refus: codeRefus }),
]);
export type AccuseDeCommande = z.infer<typeof accuseDeCommande>;
