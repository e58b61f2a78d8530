/**
 * Installs the missing programs where this machine allows it (Debian, root). The test command names those that are still
 * missing at its end.
 */
import { findChromium } from "../chromium.ts";
import { CADDY, findProgram, installPackages, REDIS, WEBKIT_DRIVER, XVFB } from "./programs.ts";

const missing = [REDIS, CADDY, WEBKIT_DRIVER, XVFB].filter(
  (program) => findProgram(program) === null,
);
if (missing.length > 0) installPackages(missing.map(({ packages }) => packages));
console.log(`Chromium: ${findChromium()}`);
