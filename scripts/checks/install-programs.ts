/**
 * Installs the missing programs where this machine allows it (Debian, root). The test command names those that are still
 * missing at its end.
 */
import { findOrInstallChromium } from "../chromium.ts";
import {
  CADDY_PROGRAM,
  findProgram,
  installDebianPackages,
  REDIS_PROGRAM,
  WEBKIT_DRIVER_PROGRAM,
  XVFB_PROGRAM,
} from "./programs.ts";

const missing = [REDIS_PROGRAM, CADDY_PROGRAM, WEBKIT_DRIVER_PROGRAM, XVFB_PROGRAM].filter(
  (program) => findProgram(program) === null,
);
if (missing.length > 0) installDebianPackages(missing.map(({ packages }) => packages));
console.log(`Chromium: ${findOrInstallChromium()}`);
