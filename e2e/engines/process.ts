/** A program that runs beside the journey, and ends with it. */
import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { BROWSER_DRIVER_TIMEOUT_MS } from "./browser.ts";

/** Time between the request to stop and the kill. */
const FIN_MS = 5_000;

export interface ProgrammeLance {
  /** Stops the program, if it still runs. */
  readonly arreter: () => Promise<void>;
}

const vit = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function tenir(fils: ChildProcess): ProgrammeLance {
  // an uncaught error must not leave the program behind
  const avecNous = () => void fils.kill();
  process.once("exit", avecNous);
  fils.once("exit", () => process.off("exit", avecNous));
  const sortie = new Promise<void>((resoudre) => {
    fils.once("exit", () => resoudre());
    fils.once("error", () => resoudre());
  });
  return {
    async arreter() {
      if (!vit(fils)) return;
      fils.kill();
      const force = setTimeout(() => fils.kill("SIGKILL"), FIN_MS);
      await sortie;
      clearTimeout(force);
    },
  };
}

type Environnement = Readonly<Record<string, string>>;

/** Starts a program that does not announce when it is ready. */
export function lancerProgramme(
  commande: string,
  args: readonly string[],
  env: Environnement = {},
): ProgrammeLance {
  return tenir(spawn(commande, args, { env: { ...process.env, ...env }, stdio: "ignore" }));
}

/** Starts a program and waits for its announcement: the first group of `motif` on the stream `voie`. */
export async function lancerEtAttendreAnnonce(
  commande: string,
  args: readonly string[],
  voie: 2 | 3,
  motif: RegExp,
): Promise<ProgrammeLance & { readonly lu: string }> {
  const fils = spawn(commande, args, { stdio: ["ignore", "ignore", "pipe", "pipe"] });
  const tenu = tenir(fils);
  let dit = "";
  const signal = AbortSignal.timeout(BROWSER_DRIVER_TIMEOUT_MS);
  const flux = fils.stdio[voie];
  try {
    const lu = await new Promise<string>((resoudre, rejeter) => {
      const echouer = (pourquoi: string) => () =>
        rejeter(new Error(`${commande} ${pourquoi}\n${dit}`));
      fils.once("error", echouer("does not start"));
      fils.once("exit", echouer("stopped"));
      signal.addEventListener("abort", echouer("is not ready"));
      // this stream is read to its end, since a full pipe would block the program
      fils.stderr?.on("data", () => {});
      flux?.on("data", (morceau: Buffer) => {
        dit += String(morceau);
        const [, mot] = motif.exec(dit) ?? [];
        if (mot !== undefined) resoudre(mot);
      });
    });
    return { ...tenu, lu };
  } catch (erreur) {
    await tenu.arreter();
    throw erreur;
  }
}
