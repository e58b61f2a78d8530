import { useCallback, useEffect, useRef, useState } from "react";
import { appeler } from "../../../app/api/api.ts";
import { type Avancee, defi, type Defi, ESSAIS_MAX, type Part } from "./defi.ts";

export type EtatCaptcha =
  | { readonly etat: "repos" }
  /** `part`: 0 to 1. */
  | { readonly etat: "cours"; readonly part: number }
  | { readonly etat: "verifie" }
  | { readonly etat: "echec"; readonly message: string };

const ECHEC = "La vérification n’a pas abouti. Réessayez.";
/** A try may come right after three: the glass fills at least to there. */
const PART_MAX = 0.95;
const WORKERS_MAX = 4;

export interface CaptchaEnCours {
  readonly captcha: EtatCaptcha;
  /** Fetches a challenge and solves it; drops the one that was under way or solved. */
  readonly verifier: () => Promise<void>;
}

/**
 * A challenge that has become too old is refused by the server, whose clock alone counts: another is then solved.
 * @param onToken the token of a solved challenge, "" while there is none
 */
export function useCaptcha(onToken: (token: string) => void): CaptchaEnCours {
  const [captcha, setCaptcha] = useState<EtatCaptcha>({ etat: "repos" });
  const arreter = useRef<() => void>(() => undefined);
  const dire = useRef(onToken);
  useEffect(() => {
    dire.current = onToken;
  }, [onToken]);
  useEffect(() => () => arreter.current(), []);

  const verifier = useCallback(async () => {
    arreter.current();
    const arret = new AbortController();
    arreter.current = () => {
      arret.abort();
    };
    dire.current("");
    setCaptcha({ etat: "cours", part: 0 });
    const { signal } = arret;
    const recu = await appeler("GET", "/api/captcha", defi, { signal });
    if (signal.aborted) return;
    if (!recu.ok) {
      setCaptcha({ etat: "echec", message: recu.message });
      return;
    }
    const token = await resoudre(recu.corps, signal, (essais) => {
      setCaptcha({ etat: "cours", part: Math.min(essais / ESSAIS_MAX, PART_MAX) });
    });
    if (signal.aborted) return;
    if (token === null) {
      setCaptcha({ etat: "echec", message: ECHEC });
      return;
    }
    dire.current(token);
    setCaptcha({ etat: "verifie" });
  }, []);

  return { captcha, verifier };
}

/** None where the browser has no workers. */
function embaucher(nombre: number): Worker[] {
  try {
    return Array.from(
      { length: nombre },
      () => new Worker(new URL("./captcha-worker.ts", import.meta.url), { type: "module" }),
    );
  } catch {
    return [];
  }
}

/** Null: no worker here, or none that finds. Never throws. Phones have several slow cores rather than a fast one. */
async function resoudre(
  challenge: Defi,
  signal: AbortSignal,
  surEssais: (essais: number) => void,
): Promise<string | null> {
  const pas = Math.min(WORKERS_MAX, navigator.hardwareConcurrency || 1);
  const workers = embaucher(pas);
  let essais = 0;
  const token = await new Promise<string | null>((trouver) => {
    if (workers.length === 0) trouver(null);
    signal.addEventListener("abort", () => {
      trouver(null);
    });
    for (const [depart, worker] of workers.entries()) {
      worker.addEventListener("error", () => {
        trouver(null);
      });
      worker.addEventListener("message", ({ data }: MessageEvent<Avancee>) => {
        switch (data.genre) {
          case "essais":
            essais += data.essais;
            surEssais(essais);
            break;
          case "trouve":
            trouver(data.token);
            break;
          case "echec":
            trouver(null);
        }
      });
      const part: Part = { challenge, depart, pas };
      worker.postMessage(part, []);
    }
  });
  for (const worker of workers) worker.terminate();
  return token;
}
