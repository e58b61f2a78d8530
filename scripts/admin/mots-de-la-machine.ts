/** The unwanted words, from the machine. */
import { motInterdit } from "#contracts/moderation.ts";
import type { Database } from "#db/connection.ts";
import { createListeDeMots } from "#db/repositories/moderation/mots.ts";
import { createMots } from "#db/repositories/moderation/mots.ts";
import type { CommandResult } from "../command.ts";
import { fait, MACHINE, non } from "./machine.ts";

export const listerMots = (db: Database): CommandResult => {
  const mots = createMots(db).lister();
  return fait(mots.length === 0 ? "Aucun mot n’est interdit." : mots.join("\n"));
};

export function changerMot(
  db: Database,
  brut: string,
  geste: "interdire" | "permettre",
): CommandResult {
  const lu = motInterdit.safeParse({ mot: brut });
  if (!lu.success) return non(lu.error.issues[0]?.message ?? "");
  const { mot } = lu.data;
  const cite = `«\u00A0${mot}\u00A0»`;
  const liste = createListeDeMots(db);
  if (geste === "permettre")
    return liste.permettre(mot, MACHINE.compte)
      ? fait(`${cite} est permis.`)
      : non(`${cite} n’est pas dans la liste.`);
  switch (liste.interdire(mot, MACHINE.compte)) {
    case "ajoute":
      return fait(`${cite} est interdit.`);
    case "deja":
      return non("Ce mot est déjà dans la liste.");
    case "complet":
      return non("La liste est pleine. Retirez d’abord un mot.");
  }
}
