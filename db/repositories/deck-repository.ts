/** The deck as administrators write it (plateforme §7 "Imprevus (admin)", decisions-plateforme "Concurrent edits"). */
import { isDeepStrictEqual } from "node:util";
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import { asc, count, eq, getTableColumns, sql } from "../drizzle.ts";
import type { ImprevuAvecRevision, CorpsImprevu } from "#contracts/edition-imprevu.ts";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import { IMPREVUS_DECK_MAX, MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import {
  calculerCleDuPaquetDImprevus,
  trouverPremieresGraphiesDePaquets,
} from "#contracts/niveaux.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { tableImprevus } from "../schema/contenu.ts";
import { createImprevuRepository } from "./imprevu-repository.ts";
import { createMediaRepository } from "./media-repository.ts";
import { reordonnerIdsEntreLeursPlaces } from "./rangement-repository.ts";

const { position, creation, ...COLONNES } = getTableColumns(tableImprevus);
const { _id } = COLONNES;

/** Result of changing an imprévu. `perime`: another administrator saved it meanwhile; `revision` is its current one. */
export type ResultatChangementImprevu =
  | { readonly raison: "fait"; readonly revision: number }
  | { readonly raison: "perime"; readonly revision: number }
  | { readonly raison: "inconnu" };

export interface DeckRepository {
  /** All imprévus in the order of the administrator's list. */
  lister(): ImprevuAvecRevision[];
  lire(id: string): ImprevuAvecRevision | null;
  /** Adds an imprévu at the end; null when there are too many. A repeated `envoi` returns the imprévu that it made. */
  ajouter(carte: CorpsImprevu, envoi?: string): string | null;
  /**
   * Changes an imprévu; of a mini-game, only the text. @param revision the revision that the editor read; without it, the
   * stored imprévu is overwritten
   */
  modifier(id: string, carte: CorpsImprevu, revision?: number): ResultatChangementImprevu;
  /** Deletes an imprévu; mini-games cannot be deleted. */
  supprimer(id: string): "fait" | "inconnu" | "miniJeu";
  /** Reorders the named imprévus within their places; others do not move. */
  ordonner(ids: readonly string[]): void;
  /** Adds a deck's imprévus that the house does not have yet, all or none; null when there would be too many. */
  importer(
    cartes: readonly CorpsImprevu[],
  ): { readonly ajoutes: number; readonly presents: number; readonly mediasAbsents: number } | null;
}

export function createDeckRepository(db: Database): DeckRepository {
  const depot = createImprevuRepository(db);
  const medias = createMediaRepository(db);
  const celui = (id: string) => eq(tableImprevus._id, id);
  const nombre = () => db.select({ n: count() }).from(tableImprevus).get()?.n ?? 0;
  /** Lists the deck; packs whose names differ only by case or accents are shown as one. */
  const lister = () => {
    const cartes = db.select(COLONNES).from(tableImprevus).orderBy(asc(position)).all();
    const graphies = trouverPremieresGraphiesDePaquets(cartes.map(({ paquet }) => paquet));
    return cartes.map((carte) =>
      Object.assign(carte, {
        paquet: graphies.get(calculerCleDuPaquetDImprevus(carte.paquet)) ?? carte.paquet,
      }),
    );
  };
  const lire = (id: string) =>
    db.select(COLONNES).from(tableImprevus).where(celui(id)).get() ?? null;

  /** Gives the imprévu the first spelling of its pack, when other imprévus have that pack. */
  const dansSonPaquet = (carte: CorpsImprevu, saufId?: string): CorpsImprevu => {
    const autres = lister().filter((autre) => autre._id !== saufId);
    const graphies = trouverPremieresGraphiesDePaquets(autres.map(({ paquet }) => paquet));
    return {
      ...carte,
      paquet: graphies.get(calculerCleDuPaquetDImprevus(carte.paquet)) ?? carte.paquet,
    };
  };

  /** Name of an imprévu's media, replaced by `defaut` when this server does not have the file. */
  const chezNous = (media: string, defaut: string): string => {
    const fichier = retirerFragmentDeMedia(media);
    const ailleurs = fichier === "" || /^https?:/.test(fichier);
    return ailleurs || medias.lire(fichier) !== null ? media : defaut;
  };

  return {
    lister,
    lire,
    ajouter: (carte, envoi) =>
      runInTransaction(db, () => {
        const deja =
          envoi === undefined
            ? undefined
            : db.select({ _id }).from(tableImprevus).where(eq(creation, envoi)).get();
        if (deja !== undefined) return deja._id;
        return nombre() >= IMPREVUS_DECK_MAX
          ? null
          : depot.creer({ ...dansSonPaquet(carte), creation: envoi });
      }),
    modifier: (id, carte, revision) =>
      runInTransaction(db, () => {
        const avant = lire(id);
        if (avant === null) return { raison: "inconnu" };
        const champs = estImprevuMiniJeu(id) ? { text: carte.text } : dansSonPaquet(carte, id);
        if (revision !== undefined && revision !== avant.revision)
          // a save whose answer was lost is sent again: what is stored already is no conflict
          return isDeepStrictEqual({ ...avant, ...champs }, avant)
            ? { raison: "fait", revision: avant.revision }
            : { raison: "perime", revision: avant.revision };
        const suivante = avant.revision + 1;
        db.update(tableImprevus)
          .set({ ...champs, revision: suivante })
          .where(celui(id))
          .run();
        return { raison: "fait", revision: suivante };
      }),
    supprimer(id) {
      if (estImprevuMiniJeu(id)) return lire(id) === null ? "inconnu" : "miniJeu";
      return db.delete(tableImprevus).where(celui(id)).run().changes > 0 ? "fait" : "inconnu";
    },
    ordonner(ids) {
      runInTransaction(db, () => {
        const suite = JSON.stringify(
          reordonnerIdsEntreLeursPlaces(
            lister().map(({ _id }) => _id),
            ids,
          ),
        );
        db.run(sql`update imprevus set position = ordre.key from json_each(${suite}) as ordre
          where imprevus._id = ordre.value`);
      });
    },
    importer: (cartes) =>
      runInTransaction(db, () => {
        const presents = new Set(lister().map(({ text }) => text));
        const neuves = new Map(
          cartes.flatMap((carte) => (presents.has(carte.text) ? [] : [[carte.text, carte]])),
        );
        if (nombre() + neuves.size > IMPREVUS_DECK_MAX) return null;
        let mediasAbsents = 0;
        for (const carte of neuves.values()) {
          const media = chezNous(carte.media, MEDIA_IMPREVU_DEFAUT);
          const suite = carte.suite && { ...carte.suite, media: chezNous(carte.suite.media, "") };
          mediasAbsents += Number(media !== carte.media);
          mediasAbsents += Number(suite?.media !== carte.suite?.media);
          depot.creer({ ...dansSonPaquet(carte), media, suite });
        }
        return { ajoutes: neuves.size, presents: cartes.length - neuves.size, mediasAbsents };
      }),
  };
}
