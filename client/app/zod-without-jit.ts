/**
 * zod without its compiler, which uses `eval`: the content security policy (api/plugins/security-headers.ts) forbids eval, and browsers
 * report even an attempt at each load. vite.config.ts aliases zod to this file.
 */
import { config } from "zod/v4/core";

config({ jitless: true });

export * from "zod/v4";
