/**
 * The icons of the home page, and the component that draws any of them. A phone that joins a room fetches no other:
 * screens of other pages import icones.tsx (docs/decisions/0069).
 */
import type { ReactElement } from "react";

/** Names of the icons, drawn in a square of 24 units with a line of 2.2. */
export type NomIcone =
  | "menu"
  | "fermer"
  | "son"
  | "bulle"
  | "muet"
  | "plein-ecran"
  | "resync"
  | "passer"
  | "joueurs"
  | "signaler"
  | "pause"
  | "lecture"
  | "fleche"
  | "retour"
  | "coche"
  | "croix"
  | "plus"
  | "moins"
  | "loupe"
  | "qr"
  | "telephone"
  | "eau"
  | "telecommande"
  | "ardoise"
  | "partir"
  | "absent"
  | "attention"
  | "profil"
  | "courrier"
  | "quizz"
  | "communaute"
  | "admin"
  | "corbeille"
  | "crayon"
  | "oeil"
  | "oeil-barre"
  | "envoyer"
  | "telecharger"
  | "premiere"
  | "precedente"
  | "suivante"
  | "melange"
  | "annuler"
  | "retablir"
  | "doubler"
  | "points"
  | "choix"
  | "entree"
  | "ordre"
  | "note"
  | "image"
  | "video"
  | "tourner"
  | "recadrer"
  | "lien"
  | "horloge"
  | "monter"
  | "descendre"
  | "cadenas"
  | "message"
  | "chevron"
  | "poignee"
  | "sifflet"
  | "signet"
  | "partager";

const TRACES_DE_L_ACCUEIL = {
  attention: "M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1",
  coche: "M4.5 12.8l5 5.2L19.7 6.2",
  courrier: "M3.5 5.8c5.7-.2 11.3-.2 17 0v12.4c-5.7.2-11.3.2-17 0zM4 6.5l8 6.6 8-6.6",
  eau: "M5.5 3.8h13l-1.7 15.4a1.8 1.8 0 0 1-1.8 1.6H9a1.8 1.8 0 0 1-1.8-1.6zM6.2 10.4c2-1.5 3.7 1 5.8 0s3.8-1.2 5.7 0",
  fermer: "M5.5 5.8 18.3 18.4M18.5 5.5 5.6 18.5",
  fleche: "M4 12.1c5-.2 10 .1 15.5-.1M13.5 5.8l6.2 6.2-6.2 6.2",
  oeil: "M2.8 12.2C5 8 8.3 6 12 6s7 2 9.2 6.2C19 16.3 15.7 18.2 12 18.2s-7-1.9-9.2-6M12 15a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8",
  "oeil-barre":
    "M2.8 12.2C5 8 8.3 6 12 6s7 2 9.2 6.2C19 16.3 15.7 18.2 12 18.2s-7-1.9-9.2-6M12 15a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8M4.5 20 19.5 4.3",
  profil:
    "M12 12.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4M4 20.5c.4-4 3.5-5.8 8-5.8s7.6 1.8 8 5.8",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v.1",
  resync:
    "M19.5 10A8 8 0 0 0 5.3 7.5L3.8 9.3M3.5 4.7l.3 4.6 4.5-.2M4.5 14a8 8 0 0 0 14.2 2.5l1.5-1.8M20.5 19.3l-.3-4.6-4.5.2",
  telephone:
    "M8 2.8h8a1.8 1.8 0 0 1 1.8 1.8v14.8a1.8 1.8 0 0 1-1.8 1.8H8a1.8 1.8 0 0 1-1.8-1.8V4.6A1.8 1.8 0 0 1 8 2.8M11 17.8h2",
} satisfies Partial<Record<NomIcone, string>>;

const traces: Partial<Record<NomIcone, string>> = { ...TRACES_DE_L_ACCUEIL };

/** Adds the drawings of the other pages, SVG paths by name. */
export function ajouterTracesDIcones(
  autres: Readonly<Record<Exclude<NomIcone, keyof typeof TRACES_DE_L_ACCUEIL>, string>>,
): void {
  Object.assign(traces, autres);
}

export interface IconeProps {
  readonly nom: NomIcone;
  /** Side, any CSS length; default `1.4em`. Null when the caller's style sheet sets it, as prerendered HTML must. */
  readonly taille?: string | null | undefined;
  /** Accessible name; without it the icon is decorative and hidden. */
  readonly libelle?: string | undefined;
}

/** An icon in the current colour. */
export function Icone({ nom, taille = "1.4em", libelle }: IconeProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      {...(taille !== null && { style: { width: taille, height: taille, flex: "none" } })}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(libelle === undefined
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": libelle })}
    >
      <path d={traces[nom]} />
    </svg>
  );
}
