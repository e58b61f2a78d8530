/** Imprévus as games read them (plateforme §3). */
import { and, eq, getTableColumns, max } from "../drizzle.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import { texteImprevuNommeSecondePersonne } from "#contracts/imprevu-commandes.ts";
import {
  normaliserNomPaquet,
  type NiveauImprevu,
  trouverPremieresGraphiesDePaquets,
} from "#contracts/niveaux.ts";
import type { Database } from "../connection.ts";
import { newId } from "../ids.ts";
import { imprevus } from "../schema/contenu.ts";

const {
  position: _position,
  revision: _revision,
  creation: _creation,
  ...COLONNES
} = getTableColumns(imprevus);
const { _id, rare, niveau, paquet } = imprevus;
const TIRABLE = { _id, rare, niveau, paquet };

export interface CarteTirableEnBase extends Pick<Imprevu, "_id" | "rare" | "niveau" | "paquet"> {
  readonly aDeux: boolean;
}

export interface ImprevuRepository {
  /** Adds an imprévu at the end. `_id` is given for mini-games only, `creation` for requests of a page. Returns its id. */
  creer(
    imprevu: Omit<Imprevu, "_id"> & {
      readonly _id?: string | undefined;
      readonly creation?: string | undefined;
    },
  ): string;
  lire(id: string): Imprevu | null;
  /** Sets the level of an unedited imprévu with this text. */
  classer(text: string, niveau: NiveauImprevu): void;
  /** Turns on the vote for an unedited imprévu with this text. */
  faireJuger(text: string): void;
  /** All imprévus as the draw needs them; `aDeux`: the text names two people. */
  tirables(): CarteTirableEnBase[];
}

export function createImprevuRepository(db: Database): ImprevuRepository {
  return {
    creer(imprevu) {
      const _id = imprevu._id ?? newId();
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
    classer(text, niveau) {
      db.update(imprevus)
        .set({ niveau })
        .where(and(eq(imprevus.text, text), eq(imprevus.revision, 1)))
        .run();
    },
    faireJuger(text) {
      db.update(imprevus)
        .set({ juge: true })
        .where(and(eq(imprevus.text, text), eq(imprevus.revision, 1)))
        .run();
    },
    tirables() {
      const cartes = db
        .select({ ...TIRABLE, text: imprevus.text, suite: imprevus.suite })
        .from(imprevus)
        .orderBy(imprevus.position)
        .all();
      const graphies = trouverPremieresGraphiesDePaquets(cartes.map((carte) => carte.paquet));
      return cartes.map(({ text, suite, ...carte }) =>
        Object.assign(carte, {
          paquet: graphies.get(normaliserNomPaquet(carte.paquet)) ?? carte.paquet,
          aDeux: texteImprevuNommeSecondePersonne(`${text} ${suite?.text ?? ""}`),
        }),
      );
    },
  };
}
