/** Imprévus (plateforme §3). */
import { eq, getTableColumns, max } from "drizzle-orm";
import type { Imprevu } from "#contracts/imprevu.ts";
import { nommeDeux } from "#contracts/imprevu-commandes.ts";
import type { Base } from "../connexion.ts";
import { nouvelId } from "../identifiant.ts";
import { imprevus } from "../schema/contenu.ts";

const { position: _position, ...COLONNES } = getTableColumns(imprevus);

export interface ImprevuRepository {
  /** Adds one at the end of the list; only the mini-games come with their `_id`. Returns its id. */
  creer(imprevu: Omit<Imprevu, "_id"> & { readonly _id?: string | undefined }): string;
  lire(id: string): Imprevu | null;
  /** Ids that may be drawn, by kind; `aDeux`: those whose texts name two people. */
  paquet(): { normal: string[]; rare: string[]; aDeux: string[] };
}

export function createImprevuRepository(db: Base): ImprevuRepository {
  return {
    creer(imprevu) {
      const _id = imprevu._id ?? nouvelId();
      const derniere =
        db
          .select({ position: max(imprevus.position) })
          .from(imprevus)
          .get()?.position ?? -1;
      db.insert(imprevus)
        .values({ ...imprevu, _id, position: derniere + 1 })
        .run();
      return _id;
    },
    lire: (id) => db.select(COLONNES).from(imprevus).where(eq(imprevus._id, id)).get() ?? null,
    paquet() {
      const lignes = db
        .select({
          _id: imprevus._id,
          rare: imprevus.rare,
          text: imprevus.text,
          suite: imprevus.suite,
        })
        .from(imprevus)
        .orderBy(imprevus.position)
        .all();
      const ids = (rare: boolean) =>
        lignes.filter((ligne) => ligne.rare === rare).map(({ _id }) => _id);
      const aDeux = lignes.filter(({ text, suite }) => nommeDeux(`${text} ${suite?.text ?? ""}`));
      return { normal: ids(false), rare: ids(true), aDeux: aDeux.map(({ _id }) => _id) };
    },
  };
}
