/**
 * Removes a deleted account's name from moderation data: copies of its profile, and texts of its cases, say "compte supprimé"
 * instead (issue "Moderation"). Call it within the transaction that deletes the account, before the deletion.
 */
import { eq, inArray } from "../../drizzle.ts";
import { NOM_COMPTE_SUPPRIME, type ContenuCopie, contenuCopie } from "#contracts/moderation.ts";
import type { Database } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { affaires, copiesDeContenus, mesures, signalements } from "../../schema/moderation.ts";

const echapper = (texte: string) => texte.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Replaces a pseudo in a text, as a whole word. */
export function anonymize(texte: string, pseudo: string, par = NOM_COMPTE_SUPPRIME): string {
  const mot = new RegExp(`(?<![\\p{L}\\p{N}])${echapper(pseudo)}(?![\\p{L}\\p{N}])`, "giu");
  return texte.replaceAll(mot, par);
}

export function anonymizeCases(db: Database, compte: string): void {
  const moi = db
    .select({ pseudo: comptes.pseudo })
    .from(comptes)
    .where(eq(comptes._id, compte))
    .get();
  if (moi === undefined) return;
  const sans = (texte: string) => anonymize(texte, moi.pseudo);
  const siennes = db.select().from(affaires).where(eq(affaires.auteur, compte)).all();
  for (const { numero, genre, titre } of siennes)
    db.update(affaires)
      .set({ titre: genre === "profil" ? NOM_COMPTE_SUPPRIME : sans(titre) })
      .where(eq(affaires.numero, numero))
      .run();
  // an answer may name the person who reported
  const signalees = db
    .select({ numero: signalements.affaire })
    .from(signalements)
    .where(eq(signalements.auteur, compte))
    .all();
  const numeros = [...new Set([...siennes, ...signalees].map(({ numero }) => numero))];
  for (const { _id, contenu } of db
    .select()
    .from(copiesDeContenus)
    .where(inArray(copiesDeContenus.affaire, numeros))
    .all())
    db.update(copiesDeContenus)
      .set({
        contenu: JSON.stringify(sansNom(contenuCopie.parse(JSON.parse(contenu)), moi.pseudo)),
      })
      .where(eq(copiesDeContenus._id, _id))
      .run();
  for (const { _id, text } of db
    .select()
    .from(signalements)
    .where(inArray(signalements.affaire, numeros))
    .all())
    db.update(signalements)
      .set({ text: sans(text) })
      .where(eq(signalements._id, _id))
      .run();
  for (const { _id, raison, contestation, reponse } of db
    .select()
    .from(mesures)
    .where(inArray(mesures.affaire, numeros))
    .all())
    db.update(mesures)
      .set({
        raison: sans(raison),
        contestation: contestation === null ? null : sans(contestation),
        reponse: reponse === null ? null : sans(reponse),
      })
      .where(eq(mesures._id, _id))
      .run();
}

/** Keys of a copy whose values people wrote; other values are file names, types and dates. */
const ECRITS: ReadonlySet<string> = new Set([
  "title",
  "titre",
  "text",
  "options",
  "reponse",
  "precis",
  "liste",
  "source",
  "auteur",
  "pseudo",
  "description",
]);

/** Replaces a pseudo in all texts of a copy. */
function sansNom(contenu: ContenuCopie, pseudo: string): ContenuCopie {
  const partout = (valeur: unknown, ecrit: boolean, par: string): unknown => {
    if (typeof valeur === "string") return ecrit ? anonymize(valeur, pseudo, par) : valeur;
    if (Array.isArray(valeur)) return valeur.map((un) => partout(un, ecrit, par));
    if (typeof valeur !== "object" || valeur === null) return valeur;
    return Object.fromEntries(
      Object.entries(valeur).map(([cle, dite]) => [cle, partout(dite, ECRITS.has(cle), par)]),
    );
  };
  const lu = contenuCopie.safeParse(partout(contenu, false, NOM_COMPTE_SUPPRIME));
  // the replacement may exceed the length limit of a title or option
  return lu.success ? lu.data : contenuCopie.parse(partout(contenu, false, "…"));
}
