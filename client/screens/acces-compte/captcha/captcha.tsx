import { type ReactElement, type Ref, useId } from "react";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./captcha.module.css";
import type { EtatCaptcha } from "./use-captcha.ts";
import { ErreurChamp } from "../../../ui/erreur-champ.tsx";

interface Props {
  readonly captcha: EtatCaptcha;
  readonly onVerifier: () => void;
  /** French sentence: the form was sent without it. */
  readonly erreur: string | undefined;
  readonly ref: Ref<HTMLButtonElement>;
}

/** « Je ne suis pas un robot » : a proof of work in the house's hand, a glass that fills. plateforme §2 "Registration". */
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

/** A tumbler: what is in it says how far the work is, the tick that it is done. */
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
