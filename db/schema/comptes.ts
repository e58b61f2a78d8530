/** Tables: accounts, and what gives access to them. */
import { type AnySQLiteColumn, index, primaryKey, sql, sqliteTable, text } from "../drizzle.ts";
import type { GenreLienMail, IconeCompte, Role } from "#contracts/compte.ts";
import { creerColonneDate, creerColonneBooleenne } from "./columns.ts";

export const tableComptes = sqliteTable(
  "comptes",
  {
    _id: text("_id").primaryKey(),
    pseudo: text("pseudo").notNull().unique(),
    /** Pseudo in lower case: pseudos that differ only by case are the same. */
    pseudoCle: text("pseudoCle").unique(),
    role: text("role").$type<Role>().notNull().default("user"),
    /** The account that owns the starter content; nobody logs in to it. */
    officiel: creerColonneBooleenne("officiel").default(false),
    /** Address in lower case. Null for the official account only. */
    mail: text("mail").unique(),
    /** Argon2id hash. Null for the official account only. */
    password: text("password"),
    icon: text("icon").$type<IconeCompte>().notNull().default("ico0"),
    description: text("description").notNull().default(""),
    /** Dates until which measures hold (docs/decisions/0094): suspension, no publishing, no messages. */
    suspendu: text("suspendu"),
    sansPublier: text("sansPublier"),
    sansEcrire: text("sansEcrire"),
    date: creerColonneDate("date"),
  },
  // the index covers the administration's list of accounts: a page or a count reads this index only
  (table) => [
    index("comptes_gens")
      .on(
        table.pseudoCle,
        table._id,
        table.mail,
        table.role,
        table.suspendu,
        table.sansPublier,
        table.sansEcrire,
      )
      .where(sql`officiel = 0`),
  ],
);

/** The account that a row belongs to; the row goes with it. */
export const creerColonneCompte = (nom: string) =>
  text(nom).references((): AnySQLiteColumn => tableComptes._id, { onDelete: "cascade" });

/** Registrations that wait for their link; each link makes the account that was asked for with it. */
export const tableInscriptions = sqliteTable(
  "inscriptions",
  {
    hache: text("hache").primaryKey(),
    pseudo: text("pseudo").notNull(),
    /** Pseudo in lower case, as in `comptes`: reserved until the registration link expires. */
    pseudoCle: text("pseudoCle").notNull(),
    mail: text("mail").notNull(),
    password: text("password").notNull(),
    expire: creerColonneDate("expire"),
  },
  (table) => [
    index("inscriptions_pseudo").on(table.pseudoCle),
    index("inscriptions_mail").on(table.mail),
    index("inscriptions_expire").on(table.expire),
  ],
);

/** Open sessions; the cookie holds a secret of which only the hash is here. */
export const tableSessions = sqliteTable(
  "sessions",
  {
    hache: text("hache").primaryKey(),
    compte: creerColonneCompte("compte").notNull(),
    /** Remember me: 30 days; otherwise until the browser closes, 12 h without a request at most. */
    souvenir: creerColonneBooleenne("souvenir"),
    date: creerColonneDate("date"),
    /** Expiry of the session, moved forward by each request. */
    expire: creerColonneDate("expire"),
    /** Date at which a suspension ended the session; its browser is told the reason. */
    finie: text("finie"),
  },
  (table) => [index("sessions_compte").on(table.compte), index("sessions_expire").on(table.expire)],
);

/** Browsers in which an account has logged in; their cookie holds a secret of which only the hash is here. */
export const tableAppareils = sqliteTable(
  "appareils",
  {
    hache: text("hache").notNull(),
    compte: creerColonneCompte("compte").notNull(),
    /** Expiry of the known browser: a year after the last login from it. */
    expire: creerColonneDate("expire"),
  },
  (table) => [
    primaryKey({ columns: [table.hache, table.compte] }),
    index("appareils_compte").on(table.compte),
    index("appareils_expire").on(table.expire),
  ],
);

/** Links sent by mail: one use each, of which only the hash is here. */
export const tableLiensMail = sqliteTable(
  "jetons_mail",
  {
    hache: text("hache").primaryKey(),
    compte: creerColonneCompte("compte").notNull(),
    genre: text("genre").$type<GenreLienMail>().notNull(),
    /** Address to set (`mail`) or to restore (`cancelMail`). */
    mail: text("mail"),
    expire: creerColonneDate("expire"),
  },
  (table) => [
    index("jetons_mail_compte").on(table.compte, table.genre),
    index("jetons_mail_expire").on(table.expire),
    index("jetons_mail_mail").on(table.mail, table.genre),
  ],
);

/** Links that have confirmed an address. Opened again, for instance after a mail scanner, they say that all is done. */
export const tableLiensMailUtilises = sqliteTable(
  "liens_servis",
  {
    hache: text("hache").primaryKey(),
    compte: creerColonneCompte("compte").notNull(),
    expire: creerColonneDate("expire"),
  },
  (table) => [
    index("liens_servis_compte").on(table.compte),
    index("liens_servis_expire").on(table.expire),
  ],
);

/** Badges that an account has earned. */
export const tableBadgesObtenus = sqliteTable(
  "badges_obtenus",
  {
    compte: creerColonneCompte("compte").notNull(),
    badge: text("badge").notNull(),
    /** Whether the badge is shown on the profile: four at most. */
    affiche: creerColonneBooleenne("affiche").default(false),
    date: creerColonneDate("date"),
  },
  (table) => [primaryKey({ columns: [table.compte, table.badge] })],
);

/** Solved captchas that have served. */
export const tableCaptchasUtilises = sqliteTable("captchas_servis", {
  hache: text("hache").primaryKey(),
  expire: creerColonneDate("expire"),
});
