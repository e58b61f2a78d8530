/** Worker that solves one share of a captcha challenge, so that the page stays responsive. */
import { solveChallenge } from "altcha-lib";
import type { CaptchaWorkerMessage, PartDuDefi } from "./defi.ts";
import { deriveScryptKey } from "./scrypt.ts";

const dire = (avancee: CaptchaWorkerMessage) => {
  postMessage(avancee);
};

/** Number of tries between two progress messages. */
const ESSAIS = 4;

async function resoudre({ challenge, depart, pas }: PartDuDefi): Promise<void> {
  let essais = 0;
  const solution = await solveChallenge({
    challenge,
    counterStart: depart,
    counterStep: pas,
    deriveKey: async (_parametres, sel, mot) => {
      if (++essais % ESSAIS === 0) dire({ genre: "essais", essais: ESSAIS });
      return { derivedKey: deriveScryptKey(challenge.parameters, sel, mot) };
    },
  });
  if (solution === null) dire({ genre: "echec" });
  else dire({ genre: "trouve", token: btoa(JSON.stringify({ challenge, solution })) });
}

addEventListener("message", ({ data }: MessageEvent<PartDuDefi>) => {
  resoudre(data).catch(() => {
    dire({ genre: "echec" });
  });
});
