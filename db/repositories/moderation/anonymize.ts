/**
 * Removes a deleted account's name from moderation data: copies of its profile, and texts of its cases, say "compte supprimé"
 * instead (issue "Moderation"). Call it within the transaction that deletes the account, before the deletion.
 */
import { eq, inArray } from "../../drizzle.ts";
import {
  NOM_COMPTE_SUPPRIME,
  type ContenuDAffaire,
  contenuDAffaire,
} from "#contracts/moderation.ts";
import type { Database } from "../../connection.ts";
import { tableComptes } from "../../schema/comptes.ts";
import {
  tableAffaires,
  tableCopiesDeContenus,
  tableMesuresDeModeration,
  tableSignalements,
} from "../../schema/moderation.ts";

const echapper = (texte: string) => texte.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Replaces a pseudo in a text, as a whole word. */
export function anonymizePseudoInText(
  texte: string,
  pseudo: string,
  par = NOM_COMPTE_SUPPRIME,
): string {
  const mot = new RegExp(`(?<![\\p{L}\\p{N}])${echapper(pseudo)}(?![\\p{L}\\p{N}])`, "giu");
  return texte.replaceAll(mot, par);
}

/** Removes an account's pseudo from the cases about it or that it reported: titles, copies, reports, measures. */
export function anonymizeCompteInAffaires(db: Database, compte: string): void {
  const moi = db
    .select({ pseudo: tableComptes.pseudo })
    .from(tableComptes)
    .where(eq(tableComptes._id, compte))
    .get();
  if (moi === undefined) return;
  const sans = (texte: string) => anonymizePseudoInText(texte, moi.pseudo);
  const siennes = db.select().from(tableAffaires).where(eq(tableAffaires.auteur, compte)).all();
  for (const { numero, genre, titre } of siennes)
    db.update(tableAffaires)
      .set({ titre: genre === "profil" ? NOM_COMPTE_SUPPRIME : sans(titre) })
      .where(eq(tableAffaires.numero, numero))
      .run();
  // the texts of a case may name who reported it: those that this account reported are cleaned too
  const signalees = db
    .select({ numero: tableSignalements.affaire })
    .from(tableSignalements)
    .where(eq(tableSignalements.auteur, compte))
    .all();
  const numeros = [...new Set([...siennes, ...signalees].map(({ numero }) => numero))];
  for (const { _id, contenu } of db
    .select()
    .from(tableCopiesDeContenus)
    .where(inArray(tableCopiesDeContenus.affaire, numeros))
    .all())
    db.update(tableCopiesDeContenus)
      .set({
        contenu: JSON.stringify(sansNom(contenuDAffaire.parse(JSON.parse(contenu)), moi.pseudo)),
      })
      .where(eq(tableCopiesDeContenus._id, _id))
      .run();
  for (const { _id, text } of db
    .select()
    .from(tableSignalements)
    .where(inArray(tableSignalements.affaire, numeros))
    .all())
    db.update(tableSignalements)
      .set({ text: sans(text) })
      .where(eq(tableSignalements._id, _id))
      .run();
  for (const { _id, raison, contestation, reponse } of db
    .select()
    .from(tableMesuresDeModeration)
    .where(inArray(tableMesuresDeModeration.affaire, numeros))
    .all())
    db.update(tableMesuresDeModeration)
      .set({
        raison: sans(raison),
        contestation: contestation === null ? null : sans(contestation),
        reponse: reponse === null ? null : sans(reponse),
      })
      .where(eq(tableMesuresDeModeration._id, _id))
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
function sansNom(contenu: ContenuDAffaire, pseudo: string): ContenuDAffaire {
  const partout = (valeur: unknown, ecrit: boolean, par: string): unknown => {
    if (typeof valeur === "string")
      return ecrit ? anonymizePseudoInText(valeur, pseudo, par) : valeur;
    if (Array.isArray(valeur)) return valeur.map((un) => partout(un, ecrit, par));
    if (typeof valeur !== "object" || valeur === null) return valeur;
    return Object.fromEntries(
      Object.entries(valeur).map(([cle, dite]) => [cle, partout(dite, ECRITS.has(cle), par)]),
    );
  };
  const lu = contenuDAffaire.safeParse(partout(contenu, false, NOM_COMPTE_SUPPRIME));
  // "…" replaces the pseudo when the longer words would exceed the length limit of a title or option
  return lu.success ? lu.data : contenuDAffaire.parse(partout(contenu, false, "…"));
}
