/** Worker that solves one share of a captcha challenge, so that the page stays responsive. */
import { solveChallenge } from "altcha-lib";
import type { CaptchaWorkerMessage, PartDeDefiCaptchaPourWorker } from "./defi.ts";
import { deriveCaptchaScryptKey } from "./scrypt.ts";

const dire = (avancee: CaptchaWorkerMessage) => {
  postMessage(avancee);
};

/** Number of tries between two progress messages. */
const ESSAIS = 4;

async function resoudre({ challenge, depart, pas }: PartDeDefiCaptchaPourWorker): Promise<void> {
  let essais = 0;
  const solution = await solveChallenge({
    challenge,
    counterStart: depart,
    counterStep: pas,
    deriveKey: async (_parametres, sel, mot) => {
      if (++essais % ESSAIS === 0) dire({ genre: "essais", essais: ESSAIS });
      return { derivedKey: deriveCaptchaScryptKey(challenge.parameters, sel, mot) };
    },
  });
  if (solution === null) dire({ genre: "echec" });
  else dire({ genre: "trouve", token: btoa(JSON.stringify({ challenge, solution })) });
}

addEventListener("message", ({ data }: MessageEvent<PartDeDefiCaptchaPourWorker>) => {
  resoudre(data).catch(() => {
    dire({ genre: "echec" });
  });
});
