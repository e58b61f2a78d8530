import {
  type ReactElement,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { ErreurChamp } from "../../../ui/champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { demanderDefiCaptcha } from "../actions.ts";
import styles from "./captcha.module.css";
import {
  type CaptchaWorkerMessage,
  type DefiCaptcha,
  ESSAIS_POUR_TROUVER_CAPTCHA_MAX,
  type PartDeDefiCaptchaPourWorker,
} from "./defi.ts";

interface Props {
  readonly captcha: EtatCaptcha;
  readonly onVerifier: () => void;
  /** French sentence shown when the form was sent without a token. */
  readonly erreur: string | undefined;
  readonly ref: Ref<HTMLButtonElement>;
}

/** « Je ne suis pas un robot »: a proof of work, shown as a glass that fills. plateforme §2 "Registration". */
export function Captcha({ captcha, onVerifier, erreur, ref }: Props): ReactElement {
  const id = useId();
  const { etat } = captcha;
  const libre = etat === "repos" || etat === "echec";
  return (
    <div className={styles["captcha"]}>
      <button
        ref={ref}
        type="button"
        role="checkbox"
        aria-checked={etat === "verifie"}
        aria-invalid={erreur === undefined ? undefined : true}
        aria-describedby={`${id}-etat ${id}-erreur`}
        aria-busy={etat === "cours" || undefined}
        className={styles["ligne"]}
        data-etat={etat}
        onClick={() => {
          if (libre) onVerifier();
        }}
      >
        <Verre niveau={niveauDe(captcha)} plein={etat === "verifie"} />
        <span className={styles["texte"]}>
          Je ne suis pas un robot
          {etat !== "repos" && <small aria-hidden="true">{texteDe(captcha)}</small>}
        </span>
        {etat === "echec" && <Icone nom="resync" taille="1.3em" />}
      </button>
      <p id={`${id}-etat`} role="status" className="visually-hidden">
        {texteDe(captcha)}
      </p>
      <ErreurChamp id={`${id}-erreur`} texte={etat === "cours" ? undefined : erreur} alerte />
    </div>
  );
}

function texteDe(captcha: EtatCaptcha): string {
  switch (captcha.etat) {
    case "repos":
      return "";
    case "cours":
      return "On vérifie…";
    case "verifie":
      return "Vérifié";
    case "echec":
      return captcha.message;
  }
}

function niveauDe(captcha: EtatCaptcha): number {
  if (captcha.etat === "cours") return captcha.part;
  return captcha.etat === "verifie" ? 1 : 0;
}

/** Progress of the captcha's work, drawn as a glass that fills, then a tick. */
function Verre({
  niveau,
  plein,
}: {
  readonly niveau: number;
  readonly plein: boolean;
}): ReactElement {
  const clip = useId();
  return (
    <svg className={styles["verre"]} viewBox="0 0 40 40" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M8.500 8.500h23l-2.600 26H11z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path
          className={styles["boisson"]}
          d="M4 9c6-2 10 2 16 0s10-2 16 0v28H4z"
          style={{ transform: `translateY(${(1 - niveau) * 28}px)` }}
        />
      </g>
      <path d="M6.500 5.500c9-.4 18-.4 27 0-1 9.800-1.900 19.400-3 29.200-6.900.5-13.900.5-20.900 0C8.500 25 7.500 15.300 6.500 5.500z" />
      {plein && <path className={styles["coche"]} d="M13.500 21l4.700 5.200 8.800-11" />}
    </svg>
  );
}

type EtatCaptcha =
  | { readonly etat: "repos" }
  /** `part`: progress of the captcha, 0 to 1. */
  | { readonly etat: "cours"; readonly part: number }
  | { readonly etat: "verifie" }
  | { readonly etat: "echec"; readonly message: string };

const ECHEC = "La vérification n’a pas abouti. Réessayez.";
/** Greatest progress shown before a solution is found, since the number of tries is random. */
const PART_MAX = 0.95;
const WORKERS_MAX = 4;

interface CaptchaEnCours {
  readonly captcha: EtatCaptcha;
  /** Fetches and solves a challenge, instead of the current one. */
  readonly verifier: () => Promise<void>;
}

/**
 * State of the captcha. Only the server's clock decides whether a challenge is too old; the form then solves another.
 * @param onToken called with the token of a solved challenge, or "" without one
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
    const recu = await demanderDefiCaptcha(signal);
    if (signal.aborted) return;
    if (!recu.ok) {
      setCaptcha({ etat: "echec", message: recu.message });
      return;
    }
    const token = await resoudre(recu.corps, signal, (essais) => {
      setCaptcha({
        etat: "cours",
        part: Math.min(essais / ESSAIS_POUR_TROUVER_CAPTCHA_MAX, PART_MAX),
      });
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

/** Starts the workers that solve the captcha; none in a browser without workers. */
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

/**
 * Solves a challenge with up to four workers, since phones have several slow cores; null when no worker finds a solution. Never
 * throws.
 */
async function resoudre(
  challenge: DefiCaptcha,
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
      worker.addEventListener("message", ({ data }: MessageEvent<CaptchaWorkerMessage>) => {
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
      const part: PartDeDefiCaptchaPourWorker = { challenge, depart, pas };
      worker.postMessage(part, []);
    }
  });
  for (const worker of workers) worker.terminate();
  return token;
}
