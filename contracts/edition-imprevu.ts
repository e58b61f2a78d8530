/** Writing imprévus: plateforme §3, §5, §7 "Imprevus (admin)". */
import { estImprevuMiniJeu } from "./mini-jeux.ts";
import { z } from "zod";
import { imprevu } from "./imprevu.ts";
import {
  ELEMENT_LISTE_IMPREVU_LONGUEUR_MAX,
  IMPREVUS_DECK_MAX,
  ELEMENTS_LISTE_IMPREVU_MAX,
  MEDIA_IMPREVU_DEFAUT,
  NOM_PAQUET_LONGUEUR_MAX,
  TEXTE_IMPREVU_LONGUEUR_MAX,
  TEXTE_QUESTION_LONGUEUR_MAX,
} from "./limites.ts";
import { nomPaquet, NOM_PAQUET_MAISON, PHRASES_NOM_PAQUET } from "./niveaux.ts";
import { declarerPhrasesAffichables } from "./phrase.ts";
import { donneesPreuveOuSuite } from "./quizz.ts";
import { aDuTexteVisible, nettoyerTexteSurUneLigne } from "./texte-visible.ts";

export const PHRASES_EDITION_IMPREVU = declarerPhrasesAffichables({
  texteVide: "Écrivez le texte de l’imprévu avant d’enregistrer.",
  texteLong: "Le texte est trop long (2\u00A0000\u00A0caractères max).",
  suiteVide: "Écrivez la suite, ou ôtez-la.",
  element: "Un élément doit être écrit dans la liste.",
  elementLong: "Un élément de la liste ne dépasse pas 500\u00A0caractères.",
  listeLongue: "La liste ne dépasse pas 200\u00A0éléments.",
  trop: "Un fichier ne dépasse pas 2\u00A0000\u00A0imprévus.",
  fichier: "Ce fichier n’est pas un jeu d’imprévus de Trinquizz.",
});

const paquet = z
  .string()
  .transform((texte) => nettoyerTexteSurUneLigne(texte))
  .refine(aDuTexteVisible, PHRASES_NOM_PAQUET.vide)
  .refine((texte) => [...texte].length <= NOM_PAQUET_LONGUEUR_MAX, PHRASES_NOM_PAQUET.long)
  .pipe(nomPaquet);

/** An imprévu as its editor sends it; missing fields get their defaults. */
export const corpsImprevu = imprevu.omit({ _id: true }).extend({
  text: z
    .string()
    .refine(aDuTexteVisible, PHRASES_EDITION_IMPREVU.texteVide)
    .max(TEXTE_IMPREVU_LONGUEUR_MAX, PHRASES_EDITION_IMPREVU.texteLong),
  suite: donneesPreuveOuSuite
    .extend({
      text: z
        .string()
        .refine(aDuTexteVisible, PHRASES_EDITION_IMPREVU.suiteVide)
        .max(TEXTE_QUESTION_LONGUEUR_MAX, PHRASES_EDITION_IMPREVU.texteLong),
    })
    .nullable()
    .default(null),
  liste: z
    .array(
      z
        .string()
        .refine(aDuTexteVisible, PHRASES_EDITION_IMPREVU.element)
        .max(ELEMENT_LISTE_IMPREVU_LONGUEUR_MAX, PHRASES_EDITION_IMPREVU.elementLong),
    )
    .refine(
      (liste) => liste.length <= ELEMENTS_LISTE_IMPREVU_MAX,
      PHRASES_EDITION_IMPREVU.listeLongue,
    )
    .default([]),
  paquet: paquet.default(NOM_PAQUET_MAISON),
});
export type CorpsImprevu = z.infer<typeof corpsImprevu>;

/** Defaults of an imprévu at its creation (plateforme §3). */
export const IMPREVU_NEUF: CorpsImprevu = {
  text: "Nouveau imprevu",
  media: MEDIA_IMPREVU_DEFAUT,
  rare: false,
  culSec: false,
  juge: false,
  suite: null,
  liste: [],
  niveau: "normal",
  paquet: NOM_PAQUET_MAISON,
};

/** Body of a new imprévu: the specification's four fields, and the platform's, all with defaults. */
export const corpsNouvelImprevu = corpsImprevu.extend({
  text: corpsImprevu.shape.text.default(IMPREVU_NEUF.text),
  /** Request id chosen by the page: a repeated request creates no second imprévu. */
  envoi: z.uuid().optional(),
});
export const reponseImprevuCree = z.object({ _id: z.string() });

/** An imprévu as an administrator reads it. `revision`: number of saves; a change sends back the revision that was read. */
export const imprevuAvecRevision = imprevu.extend({ revision: z.int() });
export type ImprevuAvecRevision = z.infer<typeof imprevuAvecRevision>;
export const reponseListeImprevus = z.array(imprevuAvecRevision);

/** Body of a change of an imprévu. Without `revision`, the stored imprévu is overwritten. */
export const corpsChangementImprevu = z.object({
  imprevu: corpsImprevu,
  revision: z.int().optional(),
});
export const reponseImprevuEnregistre = z.object({ message: z.string(), revision: z.int() });
/** Answer 409 to a save: the imprévu was saved since it was read; `revision` is its current one. */
export const reponseImprevuPerime = z.object({ message: z.string(), revision: z.int().optional() });

/** Body of a new order of the deck; unnamed imprévus keep their places. */
export const corpsOrdreImprevus = z.object({
  imprevus: z.array(z.string().max(64)).max(IMPREVUS_DECK_MAX),
});

/** A whole deck as a file, in our own format, without mini-games. */
export const FORMAT_DECK = "trinquizz-imprevus";
export const fichierDeck = z.object({
  format: z.literal(FORMAT_DECK, PHRASES_EDITION_IMPREVU.fichier),
  version: z.literal(1, PHRASES_EDITION_IMPREVU.fichier),
  imprevus: z.array(corpsImprevu).max(IMPREVUS_DECK_MAX, PHRASES_EDITION_IMPREVU.trop),
});
export type FichierDeck = z.infer<typeof fichierDeck>;
/** Maximum size of a deck's file and of its import request, in bytes. */
export const DECK_OCTETS_MAX = 4 * 1024 * 1024;

export const reponseDeckImporte = z.object({
  message: z.string(),
  ajoutes: z.int(),
  /** Number of imprévus whose text the house had already, which were left unchanged. */
  presents: z.int(),
  /** Number of media that this server does not have, replaced by the default picture. */
  mediasAbsents: z.int(),
});

/** Exports imprévus without their ids and revisions, and without mini-games. */
export function exporterDeck(cartes: readonly ImprevuAvecRevision[]): FichierDeck {
  return {
    format: FORMAT_DECK,
    version: 1,
    imprevus: cartes
      .filter(({ _id }) => !estImprevuMiniJeu(_id))
      .map(({ text, media, rare, culSec, juge, suite, liste, niveau, paquet: nom }) => ({
        text,
        media,
        rare,
        culSec,
        juge,
        suite,
        liste,
        niveau,
        paquet: nom,
      })),
  };
}
