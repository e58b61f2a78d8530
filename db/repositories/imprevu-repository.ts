/** Imprévus as games read them (plateforme §3). */
import { and, eq, getTableColumns, max } from "../drizzle.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import { texteImprevuNommeUnAutreJoueur } from "#contracts/imprevu-commandes.ts";
import {
  calculerCleDuPaquetDImprevus,
  type NiveauImprevu,
  trouverPremieresGraphiesDePaquets,
} from "#contracts/niveaux.ts";
import type { Database } from "../connection.ts";
import { createRandomId } from "../ids.ts";
import { tableImprevus } from "../schema/contenu.ts";

const {
  position: _position,
  revision: _revision,
  creation: _creation,
  ...COLONNES
} = getTableColumns(tableImprevus);
const { _id, rare, niveau, paquet } = tableImprevus;
const TIRABLE = { _id, rare, niveau, paquet };

export interface CarteImprevuTirable extends Pick<Imprevu, "_id" | "rare" | "niveau" | "paquet"> {
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
  tirables(): CarteImprevuTirable[];
}

export function createImprevuRepository(db: Database): ImprevuRepository {
  return {
    creer(imprevu) {
      const _id = imprevu._id ?? createRandomId();
      const derniere =
        db
          .select({ position: max(tableImprevus.position) })
          .from(tableImprevus)
          .get()?.position ?? -1;
      db.insert(tableImprevus)
        .values({ ...imprevu, _id, position: derniere + 1 })
        .run();
      return _id;
    },
    lire: (id) =>
      db.select(COLONNES).from(tableImprevus).where(eq(tableImprevus._id, id)).get() ?? null,
    classer(text, niveau) {
      db.update(tableImprevus)
        .set({ niveau })
        .where(and(eq(tableImprevus.text, text), eq(tableImprevus.revision, 1)))
        .run();
    },
    faireJuger(text) {
      db.update(tableImprevus)
        .set({ juge: true })
        .where(and(eq(tableImprevus.text, text), eq(tableImprevus.revision, 1)))
        .run();
    },
    tirables() {
      const cartes = db
        .select({ ...TIRABLE, text: tableImprevus.text, suite: tableImprevus.suite })
        .from(tableImprevus)
        .orderBy(tableImprevus.position)
        .all();
      const graphies = trouverPremieresGraphiesDePaquets(cartes.map((carte) => carte.paquet));
      return cartes.map(({ text, suite, ...carte }) =>
        Object.assign(carte, {
          paquet: graphies.get(calculerCleDuPaquetDImprevus(carte.paquet)) ?? carte.paquet,
          aDeux: texteImprevuNommeUnAutreJoueur(`${text} ${suite?.text ?? ""}`),
        }),
      );
    },
  };
}
