/** Programs outside npm that some tests need: how to install each, and which checks are left out without it. */
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

export interface RequiredProgram {
  /** Names of the program, which differ between systems. */
  readonly names: readonly string[];
  /** Environment variable with the program's path. */
  readonly variable?: string;
  /** Debian packages that install the program. */
  readonly packages: readonly string[];
  /** The checks that are left out where the program is missing. */
  readonly unproved: string;
}

export const REDIS_PROGRAM: RequiredProgram = {
  names: ["redis-server"],
  packages: ["redis-server"],
  unproved: "games on several processes (*.redis.test.ts, two journeys, the shaking)",
};
/** The proxy in front of several processes, run with the configuration of deploy/. */
export const CADDY_PROGRAM: RequiredProgram = {
  names: ["caddy"],
  packages: ["caddy"],
  unproved: "the product's Caddyfiles; several processes are reached through a relay of ours",
};
const PHONE = "a phone's short journey in";
export const WEBKIT_DRIVER_PROGRAM: RequiredProgram = {
  names: ["WebKitWebDriver"],
  packages: ["webkit2gtk-driver"],
  unproved: `${PHONE} WebKitGTK`,
};
export const XVFB_PROGRAM: RequiredProgram = {
  ...WEBKIT_DRIVER_PROGRAM,
  names: ["Xvfb"],
  packages: ["xvfb"],
};
export const FIREFOX_PROGRAM: RequiredProgram = {
  names: ["firefox", "firefox-esr"],
  variable: "FIREFOX_PATH",
  packages: ["firefox-esr"],
  unproved: `${PHONE} Firefox`,
};

const APT: Pick<RequiredProgram, "names"> = { names: ["apt-get"] };

/** Path of a program, or null where it is missing. */
export function findProgram({
  names,
  variable,
}: Pick<RequiredProgram, "names" | "variable">): string | null {
  const said = variable === undefined ? undefined : process.env[variable];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(said === undefined ? [] : [said]), ...candidates].find(existsSync) ?? null;
}

/** Path of a program. Throws where it is missing. */
export function requireProgram(program: RequiredProgram): string {
  const path = findProgram(program);
  if (path === null) throw new Error(`${program.names.join(" or ")} is missing (${how(program)})`);
  return path;
}

const how = ({ packages }: RequiredProgram) => `Debian: apt-get install ${packages.join(" ")}`;

/** One line for each missing program: the checks that are left out, and how to install it. */
export const describeChecksLeftOut = (programs: readonly RequiredProgram[]): readonly string[] =>
  programs
    .filter((program) => findProgram(program) === null)
    .map(
      (program) =>
        `left out: ${program.unproved}; ${program.names.join(" or ")} is missing (${how(program)})`,
    );

const isRoot = () => process.getuid?.() === 0;
/** Whether programs may be installed here without asking anybody. */
export const mayInstallPrograms = (): boolean => isRoot() && findProgram(APT) !== null;
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/**
 * Path of the policy that keeps Debian from starting the services that it installs: tests start their own, on ports of
 * their own.
 */
const POLICY = "/usr/sbin/policy-rc.d";

/**
 * Installs Debian packages with apt-get, each group by itself, so that an unavailable one does not block the others.
 * @param sudo whether a user who is not root may use a sudo that asks for no password
 * @returns false where there is no apt-get or no right to use it
 */
export function installDebianPackages(
  groups: readonly (readonly string[])[],
  sudo = false,
): boolean {
  if (!(mayInstallPrograms() || sudo)) return false;
  const apt = (...args: readonly string[]): boolean => {
    const [command = "", ...rest] = [...(isRoot() ? [] : ["sudo", "-n"]), "apt-get", ...args];
    return run(command, rest);
  };
  if (!apt("update", "-qq")) return false;
  const ours = isRoot() && !existsSync(POLICY);
  if (ours) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    for (const group of groups)
      apt("install", "-y", "-qq", "-o=Dpkg::Use-Pty=0", "--no-install-recommends", ...group);
  } finally {
    if (ours) rmSync(POLICY, { force: true });
  }
  return true;
}
