/**
 * What moderation keeps of an account that goes: nothing that says who it was. Copies of its profile and what was written about it in
 * its cases name it "compte supprimé" from then on (issue "Moderation"). Within the transaction that deletes it, before it does.
 */
import { and, eq, inArray } from "drizzle-orm";
import { COMPTE_SUPPRIME, contenuCopie } from "#contracts/moderation.ts";
import type { Base } from "../../connexion.ts";
import { comptes } from "../../schema/comptes.ts";
import { affaires, copies, mesures, signalements } from "../../schema/moderation.ts";

const echapper = (texte: string) => texte.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A text in which a pseudo, as a whole word, is nobody's any more. */
export function taire(texte: string, pseudo: string, par = COMPTE_SUPPRIME): string {
  const mot = new RegExp(`(?<![\\p{L}\\p{N}])${echapper(pseudo)}(?![\\p{L}\\p{N}])`, "giu");
  return texte.replaceAll(mot, par);
}

export function oublierDansLesAffaires(db: Base, compte: string): void {
  const moi = db
    .select({ pseudo: comptes.pseudo })
    .from(comptes)
    .where(eq(comptes._id, compte))
    .get();
  if (moi === undefined) return;
  const { pseudo } = moi;
  const siennes = db
    .select({ numero: affaires.numero, genre: affaires.genre, titre: affaires.titre })
    .from(affaires)
    .where(eq(affaires.auteur, compte))
    .all();
  const numeros = siennes.map(({ numero }) => numero);
  for (const { numero, genre, titre } of siennes)
    db.update(affaires)
      .set({ titre: genre === "profil" ? COMPTE_SUPPRIME : taire(titre, pseudo) })
      .where(eq(affaires.numero, numero))
      .run();
  for (const { _id, contenu } of db
    .select()
    .from(copies)
    .where(inArray(copies.affaire, numeros))
    .all()) {
    const lu = contenuCopie.parse(JSON.parse(contenu));
    if (lu.genre !== "profil") continue;
    const tu = { ...lu, pseudo: COMPTE_SUPPRIME, description: taire(lu.description, pseudo) };
    db.update(copies)
      .set({ contenu: JSON.stringify(tu) })
      .where(eq(copies._id, _id))
      .run();
  }
  for (const { _id, text } of db
    .select()
    .from(signalements)
    .where(inArray(signalements.affaire, numeros))
    .all())
    db.update(signalements)
      .set({ text: taire(text, pseudo) })
      .where(eq(signalements._id, _id))
      .run();
  for (const { _id, raison, contestation } of db
    .select()
    .from(mesures)
    .where(and(eq(mesures.compte, compte), inArray(mesures.affaire, numeros)))
    .all())
    db.update(mesures)
      .set({
        raison: taire(raison, pseudo),
        contestation: contestation === null ? null : taire(contestation, pseudo),
      })
      .where(eq(mesures._id, _id))
      .run();
}
