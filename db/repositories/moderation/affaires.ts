/**
 * Cases: all reports of one thing join one case. A moderator holds it while deciding, and an action based on an older version
 * of it is refused (docs/decisions/0094).
 */
import { and, eq, sql } from "../../drizzle.ts";
import type { Role } from "#contracts/compte.ts";
import { lireMediaAvecFragment } from "#contracts/fragment.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import {
  type ContenuDAffaire,
  type IconeAffaire,
  DUREE_PRISE_AFFAIRE_MS,
} from "#contracts/moderation.ts";
import type { MotifSignalement } from "#contracts/signalement.ts";
import { aUnRoleSuperieur } from "#contracts/roles.ts";
import { lireVideoYoutube } from "#contracts/youtube.ts";
import { extname } from "node:path";
import { type Database, runInTransaction } from "../../connection.ts";
import { tableComptes } from "../../schema/comptes.ts";
import { tableAffaires, tableSignalements } from "../../schema/moderation.ts";
import { findMimeTypeOfExtension } from "../../media-types.ts";
import { createActesDeModerationRepository } from "./actes.ts";
import {
  type CibleAffaire,
  createCiblesAffairesRepository,
  createCopiesDeContenusRepository,
  estCopieDeContenuIdentique,
  listerQuestionsDuContenuCopie,
} from "./cibles.ts";
import { createMotsInterditsRepository } from "./mots.ts";

export type LigneAffaireStockee = typeof tableAffaires.$inferSelect;

/**
 * Reasons for refusing an action on a case: unknown, changed since it was read, held by another moderator, closed, or
 * about the moderator.
 */
export type RefusDActionSurAffaire = "inconnue" | "perimee" | "tenue" | "close" | "sienne";

/** The moderator who acts on a case. */
export interface ModerateurQuiAgitSurAffaire {
  /** Null: `npm run admin`, which is above every role. */
  readonly compte: string | null;
  readonly role: Role;
}

export interface SignalementAAjouterAAffaire {
  readonly cible: CibleAffaire;
  /** Account that reports; null without an account. */
  readonly auteur: string | null;
  readonly motif: MotifSignalement;
  readonly text: string;
  /** Id of the report, which is added once. */
  readonly _id: string;
}

export interface AffairesRepository {
  /** Adds a report to the case of its target, or opens the case, with a copy. Null when the target does not exist. */
  signaler(
    nouveau: SignalementAAjouterAAffaire,
  ): { readonly numero: number; readonly neuve: boolean } | null;
  /** Opens a case without a report (`par` null: `npm run admin`). Null when the target does not exist. */
  ouvrir(cible: CibleAffaire, par: string | null): number | null;
  lire(numero: number): LigneAffaireStockee | null;
  /** The stored case, when `moi` may change this version of it; otherwise the refusal. Call it within a transaction. */
  modifiable(
    numero: number,
    version: number,
    moi: ModerateurQuiAgitSurAffaire,
  ): LigneAffaireStockee | RefusDActionSurAffaire;
  /** Holds the case for twenty minutes. */
  prendre(
    numero: number,
    version: number,
    moi: ModerateurQuiAgitSurAffaire,
  ): RefusDActionSurAffaire | null;
  rendre(
    numero: number,
    version: number,
    moi: ModerateurQuiAgitSurAffaire,
  ): RefusDActionSurAffaire | null;
  /** Logs once in each open case that its quizz was changed by the author. Call it within a transaction. */
  noterModification(idQuizz: string, par: string, createur: string): void;
  /** Closes a case and releases it. Call it within a transaction. */
  clore(numero: number): void;
  /** Whether another moderator of at least the same role holds the case. */
  empeche(ligne: LigneAffaireStockee, moi: ModerateurQuiAgitSurAffaire): boolean;
  /** Changes a case and increments its version. */
  changer(numero: number, champs: Partial<LigneAffaireStockee>): void;
}

export const trouverIdModerateurTenantAffaire = (
  { prisePar, priseJusque }: LigneAffaireStockee,
  maintenant: string,
): string | null =>
  prisePar !== null && priseJusque !== null && priseJusque > maintenant ? prisePar : null;

/** Title of a case in the log: empty for a profile, which the log names by its account's key. */
export const composerTitreAffairePourJournal = ({
  genre,
  titre,
}: Pick<LigneAffaireStockee, "genre" | "titre">): string => (genre === "profil" ? "" : titre);

/** Present title of a case: for a profile, its account's present pseudo. */
export const SQL_TITRE_ACTUEL_AFFAIRE = sql<string>`case when affaires.genre = 'profil'
  then coalesce((select pseudo from comptes where comptes._id = affaires.auteur), affaires.titre) else affaires.titre end`;

export function createAffairesRepository(db: Database): AffairesRepository {
  const [actes, cibles, copies, mots] = [
    createActesDeModerationRepository(db),
    createCiblesAffairesRepository(db),
    createCopiesDeContenusRepository(db),
    createMotsInterditsRepository(db),
  ];

  const joindre = (
    { genre, id }: CibleAffaire,
    par: string | null,
  ): { readonly numero: number; readonly neuve: boolean } | null => {
    const lu = cibles.lire({ genre, id });
    if (lu === null) return null;
    const { contenu, auteur, maison, quizz, titre, rang } = lu;
    const date = new Date().toISOString();
    const ouverte = db
      .select({ numero: tableAffaires.numero, mots: tableAffaires.mots })
      .from(tableAffaires)
      .where(
        and(
          eq(tableAffaires.genre, genre),
          eq(tableAffaires.cible, id),
          eq(tableAffaires.etat, "ouverte"),
        ),
      )
      .get();
    const trouves = mots.interdits().trouver(rassemblerTextesDuContenuSignale(contenu)).length > 0;
    const champs = {
      titre,
      rang,
      icone: iconeDe(contenu),
      date,
      mots: trouves || ouverte?.mots === true,
    };
    const numero =
      ouverte?.numero ??
      db
        .insert(tableAffaires)
        .values({
          ...champs,
          genre,
          cible: id,
          quizz,
          auteur: maison ? null : auteur,
          maison,
          ouverte: date,
        })
        .returning({ numero: tableAffaires.numero })
        .get().numero;
    if (ouverte === undefined)
      actes.noter({
        genre: "ouvrir",
        par,
        titre: composerTitreAffairePourJournal({ genre, titre }),
        compte: maison ? undefined : auteur,
        affaire: numero,
      });
    else db.update(tableAffaires).set(champs).where(eq(tableAffaires.numero, numero)).run();
    copies.garder(numero, contenu, date);
    return { numero, neuve: ouverte === undefined };
  };

  const lire = (numero: number): LigneAffaireStockee | null =>
    db.select().from(tableAffaires).where(eq(tableAffaires.numero, numero)).get() ?? null;

  /** Whether another moderator of at least the same role holds the case. */
  const empeche = (ligne: LigneAffaireStockee, moi: ModerateurQuiAgitSurAffaire): boolean => {
    const tenue = trouverIdModerateurTenantAffaire(ligne, new Date().toISOString());
    if (tenue === null || tenue === moi.compte || moi.compte === null) return false;
    const role = db
      .select({ role: tableComptes.role })
      .from(tableComptes)
      .where(eq(tableComptes._id, tenue))
      .get();
    return role !== undefined && !aUnRoleSuperieur(moi.role, role.role);
  };
  const modifiable = (
    numero: number,
    version: number,
    moi: ModerateurQuiAgitSurAffaire,
  ): LigneAffaireStockee | RefusDActionSurAffaire => {
    const ligne = lire(numero);
    if (ligne === null) return "inconnue";
    if (moi.compte !== null && ligne.auteur === moi.compte) return "sienne";
    if (empeche(ligne, moi)) return "tenue";
    if (ligne.version !== version) return "perimee";
    return ligne.etat === "close" ? "close" : ligne;
  };

  const changer = (numero: number, champs: Partial<LigneAffaireStockee>) => {
    db.update(tableAffaires)
      .set({ ...champs, version: sql`${tableAffaires.version} + 1` })
      .where(eq(tableAffaires.numero, numero))
      .run();
  };

  const tenir = (
    numero: number,
    version: number,
    moi: ModerateurQuiAgitSurAffaire,
    geste: "prendre" | "rendre",
  ): RefusDActionSurAffaire | null =>
    runInTransaction(db, () => {
      const ligne = modifiable(numero, version, moi);
      if (typeof ligne === "string") return ligne;
      const prise = geste === "prendre";
      const tenue = trouverIdModerateurTenantAffaire(ligne, new Date().toISOString());
      if (!prise && tenue !== moi.compte) return "perimee";
      changer(numero, {
        prisePar: prise ? moi.compte : null,
        priseJusque: prise ? new Date(Date.now() + DUREE_PRISE_AFFAIRE_MS).toISOString() : null,
      });
      actes.noter({
        genre: geste,
        par: moi.compte,
        titre: composerTitreAffairePourJournal(ligne),
        compte: ligne.auteur ?? undefined,
        affaire: numero,
      });
      return null;
    });

  /** Whether a reported question is unchanged since its last copy: the save may have changed another question. */
  const estEncore = ({ numero, genre, cible }: LigneAffaireStockee): boolean => {
    if (genre !== "question") return false;
    const derniere = copies.lister(numero).at(-1);
    const lue = cibles.lire({ genre, id: cible });
    return (
      derniere !== undefined && lue !== null && estCopieDeContenuIdentique(derniere, lue.contenu)
    );
  };

  return {
    lire,
    noterModification(idQuizz, par, createur) {
      const ouvertes = db
        .select()
        .from(tableAffaires)
        .where(and(eq(tableAffaires.quizz, idQuizz), eq(tableAffaires.etat, "ouverte")))
        .all();
      for (const ligne of ouvertes)
        if (
          !estEncore(ligne) &&
          !actes.deLAffaire(ligne.numero).some(({ genre }) => genre === "modifier")
        )
          actes.noter({
            genre: "modifier",
            par,
            titre: composerTitreAffairePourJournal(ligne),
            compte: createur,
            affaire: ligne.numero,
          });
    },
    modifiable,
    empeche,
    changer,
    clore: (numero) =>
      changer(numero, {
        etat: "close",
        close: new Date().toISOString(),
        prisePar: null,
        priseJusque: null,
      }),
    ouvrir: (cible, par) => runInTransaction(db, () => joindre(cible, par)?.numero ?? null),
    signaler: ({ cible, auteur, motif, text, _id }) =>
      runInTransaction(db, () => {
        const deja = db
          .select({ numero: tableSignalements.affaire })
          .from(tableSignalements)
          .where(eq(tableSignalements._id, _id))
          .get();
        if (deja !== undefined) return { numero: deja.numero, neuve: false };
        const affaire = joindre(cible, null);
        if (affaire === null) return null;
        db.insert(tableSignalements)
          .values({
            _id,
            affaire: affaire.numero,
            auteur,
            signe: auteur !== null,
            motif,
            text,
            date: new Date().toISOString(),
          })
          .run();
        return affaire;
      }),
    prendre: (numero, version, moi) => tenir(numero, version, moi, "prendre"),
    rendre: (numero, version, moi) => tenir(numero, version, moi, "rendre"),
  };
}

/** All texts of a content, to be searched for unwanted words. */
export function rassemblerTextesDuContenuSignale(contenu: ContenuDAffaire): string {
  if (contenu.genre === "profil") return `${contenu.pseudo}\n${contenu.description}`;
  const dits = listerQuestionsDuContenuCopie(contenu).flatMap(
    ({ text, options, reponse, precis, ...suites }) =>
      [text, suites.preuve?.text ?? "", suites.suite?.text ?? ""].concat(
        options,
        reponse,
        precis,
        suites.liste,
      ),
  );
  return [contenu.genre === "quizz" ? contenu.quizz.title : "", ...dits].join("\n");
}

/** Icon of a case: a question gets the icon of its media. */
function iconeDe(contenu: ContenuDAffaire): IconeAffaire {
  if (contenu.genre !== "question") return contenu.genre;
  const { media } = contenu.question;
  const { adresse } = lireMediaAvecFragment(media);
  if (adresse === "" || adresse === MEDIA_QUESTION_DEFAUT) return "quizz";
  if (lireVideoYoutube(adresse) !== null) return "video";
  const type = findMimeTypeOfExtension(extname(adresse.replace(/[?#].*$/, ""))) ?? "image/";
  if (type.startsWith("audio/")) return "son";
  return type.startsWith("video/") ? "video" : "image";
}
