/** Migrations are written by `drizzle-kit generate` from the schema, and applied by the server when it starts. */
import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./db/schema/*.ts",
  out: "./db/migrations",
});
