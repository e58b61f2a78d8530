/**
 * zod as the client has it (vite.config.ts): before any schema is made, it is told not to compile them. Our policy of content
 * (api/plugins/entetes.ts) refuses that, and browsers report the mere try as a violation, at each load.
 */
import { config } from "zod/v4/core";

config({ jitless: true });

export * from "zod/v4";
