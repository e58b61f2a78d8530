/**
 * What a host or a phone may ask of a room: one schema per command, checked before the rules see it.
 * `tour` is the number of the step the command was meant for: one that comes too late does nothing.
 */
import { z } from "zod";
import { GORGEES_MAX, OPTIONS_MAX, REPONSE_LIBRE_MAX } from "./limites.ts";
import { jugement, parametres } from "./partie.ts";

const idJoueur = z.string().min(1).max(40);
const tour = z.int().min(0);
const gorgees = z.int().min(1).max(GORGEES_MAX);
const pseudo = z.string().max(200);

const don = z.object({ a: idJoueur, gorgees });
export type Don = z.infer<typeof don>;

/** Payload of each command, by its name on the wire. */
export const commandes = {
  // the host, in the salon
  reglerParametres: parametres.partial(),
  renommerCreateur: z.object({ pseudo }),
  choisirQuizz: z.object({ quizzId: z.string().min(1).max(64) }),
  ajouterJoueur: z.object({ pseudo }),
  lancer: z.object({}),
  // the host, at any time
  supprimerJoueur: z.object({ joueur: idJoueur }),
  fixerGorgees: z.object({ joueur: idJoueur, de: z.int(), gorgees: z.int().max(GORGEES_MAX) }),
  annulerLigne: z.object({ ligne: z.int() }),
  resync: z.object({}),
  supprimerRoom: z.object({}),
  // the host, during a game
  mediaPret: z.object({ tour }),
  reveler: z.object({ tour }),
  suivant: z.object({ tour }),
  passer: z.object({ tour }),
  juger: z.object({ tour, jugements: z.record(idJoueur, jugement) }),
  noterImprevu: z.object({ tour, offre: z.int().min(0), joueur: idJoueur.nullable() }),
  pause: z.object({ active: z.boolean() }),
  terminer: z.object({}),
  retourSalon: z.object({}),
  // a player (`de` is the host giving for a player of the room locale)
  repondre: z.object({
    tour,
    reponse: z.array(z.string().max(REPONSE_LIBRE_MAX)).max(OPTIONS_MAX),
  }),
  distribuer: z.object({
    tour,
    reste: z.int().min(1),
    dons: z.array(don).min(1).max(200),
    de: idJoueur.optional(),
  }),
  sansAlcool: z.object({ actif: z.boolean(), joueur: idJoueur.optional() }),
  renommer: z.object({ pseudo }),
  quitter: z.object({}),
} as const;

export type Commandes = { [Nom in keyof typeof commandes]: z.infer<(typeof commandes)[Nom]> };
export type NomCommande = keyof Commandes;
export const NOMS_COMMANDES = Object.keys(commandes).filter(
  (nom): nom is NomCommande => nom in commandes,
);

/** What every command is answered with, once what it changed is stored. */
export const accuse = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), refus: z.string(), detail: z.string().optional() }),
]);
export type Accuse = z.infer<typeof accuse>;
