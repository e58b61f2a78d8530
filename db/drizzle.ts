/**
 * The query builder, loaded only here and as CommonJS. As ES modules, Node parses the package's 130 KB export table 150 times:
 * a quarter of a second of each thread's start (docs/decisions/0074).
 */
import { createRequire } from "node:module";

const charger = createRequire(import.meta.url);
const orm: typeof import("drizzle-orm") = charger("drizzle-orm");
const sqlite: typeof import("drizzle-orm/sqlite-core") = charger("drizzle-orm/sqlite-core");
const pilote: typeof import("drizzle-orm/better-sqlite3") = charger("drizzle-orm/better-sqlite3");
const migrations: typeof import("drizzle-orm/better-sqlite3/migrator") = charger(
  "drizzle-orm/better-sqlite3/migrator",
);

export type { SQL } from "drizzle-orm";
export type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
export type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

export const {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  not,
  or,
  sql,
  sum,
} = orm;
export const { index, integer, primaryKey, real, sqliteTable, text, unionAll, uniqueIndex } =
  sqlite;
export const { drizzle } = pilote;
export const { migrate } = migrations;
