/** Decisions: a measure is taken in a case, read and contested once by its author, answered or lifted (docs/decisions/0094). */
import { and, desc, eq, isNotNull, isNull } from "../../drizzle.ts";
import {
  type ContenuDAffaire,
  type GenreAffaire,
  type GenreMesure,
  type CorpsMesure,
  peutDefaireMesure,
  peutPrendreMesure,
  DATE_FIN_MESURE_SANS_FIN,
} from "#contracts/moderation.ts";
import { aUnRoleSuperieur } from "#contracts/roles.ts";
import { type Database, runInTransaction } from "../../connection.ts";
import { hashCookieOrMailSecret, createRandomId, createCookieOrMailSecret } from "../../ids.ts";
import { tableMesuresDeModeration, tableSignalements } from "../../schema/moderation.ts";
import { createCompteRepository } from "../compte-repository.ts";
import { createMediaRepository } from "../media-repository.ts";
import { createActesDeModerationRepository } from "./actes.ts";
import {
  createAffairesRepository,
  type LigneAffaireStockee,
  type ModerateurQuiAgitSurAffaire,
  type RefusDActionSurAffaire,
  composerTitreAffairePourJournal,
} from "./affaires.ts";
import { createCiblesAffairesRepository, createCopiesDeContenusRepository } from "./cibles.ts";
import {
  createEffetsElementairesDesMesures,
  createApplicationDesMesuresParGenre,
} from "./effets.ts";

/**
 * Reasons for refusing a measure. `interdite`: not allowed for this role or kind of case; `rang`: not against an account
 * of that rank; `disparu`: the target no longer exists.
 */
export type RefusDeMesure = RefusDActionSurAffaire | "interdite" | "rang" | "disparu";

/** Result of a measure, with what must follow its transaction. */
export interface ResultatDeMesure {
  readonly genre: GenreMesure;
  readonly objet: GenreAffaire;
  readonly titre: string;
  /** Account that the measure falls on; null when it is gone, or when nothing was held against it (`rien`). */
  readonly vise: {
    readonly _id: string;
    readonly compte: string;
    readonly pseudo: string;
    readonly mail: string;
    /** Secret in the mail, which allows contesting without a login. */
    readonly jeton: string;
    readonly jusque: string | null;
    readonly messages: boolean;
  } | null;
  /** Mail addresses of the account that the decision deleted, so that its mails are erased; null when it deleted none. */
  readonly adresses: readonly string[] | null;
  /** Stored files that may have become unused. */
  readonly fichiers: readonly string[];
  /** Accounts that reported the content, each once. */
  readonly rapporteurs: readonly string[];
}

/** Who contests: a logged-in account, or a holder of the mail's secret. */
export interface AuteurDeContestation {
  readonly compte: string | null;
  readonly token: string | undefined;
}

/** Account to notify, when it still exists. */
interface ATenirAuCourant {
  readonly prevenir: string | null;
  readonly genre: GenreMesure;
  readonly objet: GenreAffaire;
  readonly titre: string;
}

type Mesure = typeof tableMesuresDeModeration.$inferSelect;

const aTenirAuCourant = (
  { compte, genre }: Mesure,
  { genre: objet, titre }: LigneAffaireStockee,
): ATenirAuCourant => ({ prevenir: compte, genre, objet, titre });

export interface DecisionsDeModeration {
  prendre(
    numero: number,
    demande: CorpsMesure,
    moi: ModerateurQuiAgitSurAffaire,
  ): ResultatDeMesure | RefusDeMesure;
  /** Contests a measure, once. False when this person has none to contest. */
  contester(mesure: string, qui: AuteurDeContestation, text: string): boolean;
  /** Answers a contestation, and lifts the measure or keeps it. Returns the account to notify. */
  repondre(
    numero: number,
    reponse: { readonly version: number; readonly levee: boolean; readonly reponse: string },
    moi: ModerateurQuiAgitSurAffaire,
  ): (ATenirAuCourant & { readonly mesure: string }) | RefusDeMesure;
  /** Lifts a measure before its end. Returns the account to notify. */
  lever(mesure: string, moi: ModerateurQuiAgitSurAffaire): ATenirAuCourant | RefusDeMesure;
}

export function createDecisionsDeModeration(db: Database): DecisionsDeModeration {
  const [actes, affaires, cibles, copies, effets, gestes] = [
    createActesDeModerationRepository(db),
    createAffairesRepository(db),
    createCiblesAffairesRepository(db),
    createCopiesDeContenusRepository(db),
    createEffetsElementairesDesMesures(db),
    createApplicationDesMesuresParGenre(db),
  ];
  const lesComptes = createCompteRepository(db);
  const medias = createMediaRepository(db);

  /** Content of a case as its last copy holds it; without a copy, its present state; null when it is gone. */
  const contenuDe = ({ numero, genre, cible }: LigneAffaireStockee): ContenuDAffaire | null =>
    copies.lister(numero).at(-1)?.contenu ?? cibles.lire({ genre, id: cible })?.contenu ?? null;

  const garderDAvant = ({ numero, genre, cible }: LigneAffaireStockee) => {
    const lue = cibles.lire({ genre, id: cible });
    if (lue !== null) copies.garder(numero, lue.contenu, new Date().toISOString(), "toujours");
  };

  const DURENT: ReadonlySet<GenreMesure> = new Set(["nePlusPublier", "suspendre"]);
  const finDe = ({ genre, jours }: CorpsMesure): string | null => {
    if (!DURENT.has(genre)) return null;
    return jours === null
      ? DATE_FIN_MESURE_SANS_FIN
      : new Date(Date.now() + jours * 24 * 3600 * 1000).toISOString();
  };

  const compteDe = (id: string | null) => (id === null ? null : lesComptes.lire(id));

  /** Refusal of a measure against an account, because of its rank; null when the measure is allowed. */
  const rang = (
    moi: ModerateurQuiAgitSurAffaire,
    { auteur, maison }: LigneAffaireStockee,
  ): RefusDeMesure | null => {
    // only administrators decide about contents of the official account
    if (maison) return moi.role === "admin" ? null : "interdite";
    const vise = compteDe(auteur);
    return moi.compte === null || vise === null || aUnRoleSuperieur(moi.role, vise.role)
      ? null
      : "rang";
  };
  const refusDePrendre = (
    moi: ModerateurQuiAgitSurAffaire,
    { genre, jours }: CorpsMesure,
    affaire: LigneAffaireStockee,
  ): RefusDeMesure | null => {
    if (affaire.etat !== "ouverte") return "perimee";
    if (!peutPrendreMesure(moi.role, genre, affaire.genre, jours)) return "interdite";
    if (genre === "rien") return null;
    // contents of the official account may be hidden only: a deleted one could not be restored
    return affaire.maison && genre !== "masquer" ? "interdite" : rang(moi, affaire);
  };
  const refusDeDefaire = (
    moi: ModerateurQuiAgitSurAffaire,
    mesure: Mesure,
    affaire: LigneAffaireStockee,
  ): RefusDeMesure | null =>
    peutDefaireMesure(moi.role, mesure, affaire.genre) ? rang(moi, affaire) : "interdite";
  const defaire = (mesure: Mesure, affaire: LigneAffaireStockee): boolean => {
    if (!gestes[mesure.genre].defaire(mesure, affaire)) return false;
    effets.accepterMedias(mesure);
    return true;
  };
  const rapporteursDe = (numero: number, auteur: string | null): string[] =>
    db
      .selectDistinct({ compte: tableSignalements.auteur })
      .from(tableSignalements)
      .where(eq(tableSignalements.affaire, numero))
      .all()
      .flatMap(({ compte }) => (compte === null || compte === auteur ? [] : [compte]));
  const changerMesure = (_id: string, champs: Partial<Mesure>) =>
    db
      .update(tableMesuresDeModeration)
      .set(champs)
      .where(eq(tableMesuresDeModeration._id, _id))
      .run();

  return {
    prendre: (numero, demande, moi) =>
      runInTransaction(db, () => {
        const affaire = affaires.modifiable(numero, demande.version, moi);
        if (typeof affaire === "string") return affaire;
        const non = refusDePrendre(moi, demande, affaire);
        if (non !== null) return non;
        const jusque = finDe(demande);
        const contenu = contenuDe(affaire);
        // a deleted content is copied first, so that lifting the measure restores it as it was
        if (demande.genre === "supprimer") garderDAvant(affaire);
        if (!gestes[demande.genre].faire(affaire, demande, jusque ?? DATE_FIN_MESURE_SANS_FIN))
          return "disparu";
        const fichiers =
          demande.refuserMedias && contenu !== null
            ? effets.refuserMedias(contenu, affaire.auteur)
            : [];
        const { genre, raison, messages } = demande;
        const vise = genre === "rien" ? null : compteDe(affaire.auteur);
        const [_id, jeton] = [createRandomId(), createCookieOrMailSecret()];
        const maintenant = new Date().toISOString();
        if (genre !== "rien")
          db.insert(tableMesuresDeModeration)
            .values({
              _id,
              affaire: numero,
              compte: affaire.auteur,
              genre,
              raison,
              jusque,
              messages: genre === "nePlusPublier" && messages,
              signe: moi.compte !== null,
              par: moi.compte,
              fichiers,
              date: maintenant,
              jeton: hashCookieOrMailSecret(jeton),
            })
            .run();
        affaires.clore(numero);
        actes.noter({
          genre: "mesure",
          par: moi.compte,
          titre: composerTitreAffairePourJournal(affaire),
          compte: affaire.auteur ?? undefined,
          affaire: numero,
          detail: raison,
          mesure: genre,
        });
        const fait = {
          rapporteurs: rapporteursDe(numero, affaire.auteur),
          genre,
          objet: affaire.genre,
          titre: affaire.titre,
          vise:
            vise === null
              ? null
              : {
                  _id,
                  compte: vise._id,
                  pseudo: vise.pseudo,
                  mail: vise.mail,
                  jeton,
                  jusque,
                  messages,
                },
        };
        if (genre !== "supprimerCompte" || affaire.auteur === null)
          return { ...fait, adresses: null, fichiers };
        const siens = medias.fichiersDe(affaire.auteur);
        const adresses = lesComptes.supprimer(affaire.auteur);
        return { ...fait, adresses, fichiers: [...fichiers, ...siens] };
      }),

    contester: (_id, { compte, token }, text) =>
      runInTransaction(db, () => {
        const mesure = db
          .select()
          .from(tableMesuresDeModeration)
          .where(eq(tableMesuresDeModeration._id, _id))
          .get();
        if (mesure === undefined || mesure.contestation !== null || mesure.levee !== null)
          return false;
        const sienne =
          (compte !== null && mesure.compte === compte) ||
          (token !== undefined && mesure.jeton === hashCookieOrMailSecret(token));
        if (!sienne) return false;
        const date = new Date().toISOString();
        changerMesure(_id, { contestation: text, contestee: date });
        affaires.changer(mesure.affaire, { etat: "contestee", date, close: null });
        actes.noter({
          genre: "contester",
          par: mesure.compte,
          titre: "",
          compte: mesure.compte ?? undefined,
          affaire: mesure.affaire,
          mesure: mesure.genre,
        });
        return true;
      }),

    repondre: (numero, { version, levee, reponse }, moi) =>
      runInTransaction(db, () => {
        const affaire = affaires.modifiable(numero, version, moi);
        if (typeof affaire === "string") return affaire;
        const mesure = db
          .select()
          .from(tableMesuresDeModeration)
          .where(
            and(
              eq(tableMesuresDeModeration.affaire, numero),
              isNotNull(tableMesuresDeModeration.contestation),
              isNull(tableMesuresDeModeration.reponse),
              isNull(tableMesuresDeModeration.levee),
            ),
          )
          .orderBy(desc(tableMesuresDeModeration.contestee))
          .get();
        if (affaire.etat !== "contestee" || mesure === undefined) return "perimee";
        const non = refusDeDefaire(moi, mesure, affaire);
        if (non !== null) return non;
        if (levee && !defaire(mesure, affaire)) return "disparu";
        const maintenant = new Date().toISOString();
        changerMesure(mesure._id, { reponse, ...(levee ? { levee: maintenant } : {}) });
        affaires.clore(numero);
        const commun = {
          par: moi.compte,
          titre: composerTitreAffairePourJournal(affaire),
          compte: mesure.compte ?? undefined,
          affaire: numero,
          mesure: mesure.genre,
        };
        actes.noter({
          ...commun,
          genre: "repondre",
          detail: reponse,
        });
        if (levee) actes.noter({ ...commun, genre: "lever" });
        return { ...aTenirAuCourant(mesure, affaire), mesure: mesure._id };
      }),

    lever: (_id, moi) =>
      runInTransaction(db, () => {
        const mesure = db
          .select()
          .from(tableMesuresDeModeration)
          .where(eq(tableMesuresDeModeration._id, _id))
          .get();
        if (mesure === undefined) return "inconnue";
        // a measure with a pending contestation is lifted by answering the contestation, never without
        const attend = mesure.contestation !== null && mesure.reponse === null;
        if (mesure.levee !== null || attend) return "perimee";
        const affaire = affaires.lire(mesure.affaire);
        if (affaire === null) return "inconnue";
        if (moi.compte !== null && affaire.auteur === moi.compte) return "sienne";
        if (affaires.empeche(affaire, moi)) return "tenue";
        const non = refusDeDefaire(moi, mesure, affaire);
        if (non !== null) return non;
        if (!defaire(mesure, affaire)) return "disparu";
        changerMesure(_id, { levee: new Date().toISOString() });
        affaires.changer(mesure.affaire, {});
        actes.noter({
          genre: "lever",
          par: moi.compte,
          titre: composerTitreAffairePourJournal(affaire),
          compte: mesure.compte ?? undefined,
          affaire: mesure.affaire,
          mesure: mesure.genre,
        });
        return aTenirAuCourant(mesure, affaire);
      }),
  };
}
