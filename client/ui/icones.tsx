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

const TRACES: Readonly<Record<NomIcone, string>> = {
  sifflet:
    "M21 8.5H11.5a6 6 0 1 0 5.2 5.3l4.3-.6zM9.6 16.3a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8M12 5.5 11 2.8M16 5.5l1-2.5",
  menu: "M4 6.5c5-.4 11 .3 16 0M4 12.2c6 .2 11-.4 16-.1M4 17.8c5-.3 10 .3 16-.1",
  fermer: "M5.5 5.8 18.3 18.4M18.5 5.5 5.6 18.5",
  croix: "M5.5 5.8 18.3 18.4M18.5 5.5 5.6 18.5",
  son: "M3.5 9.5v5h3.7l5.3 4.3V5.2L7.2 9.5zM16 9c1.6 1.7 1.6 4.3 0 6M18.8 6.3c3.2 3.3 3.2 8.1 0 11.4",
  bulle: "M4 5.5h16v10.2h-8.2l-4.5 3.8v-3.8H4zM8 9.3h8M8 12.3h5",
  muet: "M3.5 9.5v5h3.7l5.3 4.3V5.2L7.2 9.5zM16 9.5l5 5M21 9.5l-5 5",
  "plein-ecran": "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
  resync:
    "M19.5 10A8 8 0 0 0 5.3 7.5L3.8 9.3M3.5 4.7l.3 4.6 4.5-.2M4.5 14a8 8 0 0 0 14.2 2.5l1.5-1.8M20.5 19.3l-.3-4.6-4.5.2",
  passer: "M5 5.5v13l9-6.5zM18.5 5.5v13",
  joueurs:
    "M9 11.2a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2M2.8 20c.2-4 2.6-6.2 6.2-6.2s6 2.2 6.2 6.2M15.8 4.4a3.6 3.6 0 0 1 0 6.6M17.5 14.2c2.3.7 3.6 2.7 3.7 5.8",
  signaler: "M5.5 21V4.2c4.5-2 8 2 13.5.2v9.8c-5.5 1.8-9-2.2-13.5-.2",
  pause: "M8 5v14M16 5v14",
  lecture: "M7 4.5v15l12.5-7.5z",
  fleche: "M4 12.1c5-.2 10 .1 15.5-.1M13.5 5.8l6.2 6.2-6.2 6.2",
  retour: "M20 11.9c-5 .2-10-.1-15.5.1M10.5 5.8 4.3 12l6.2 6.2",
  coche: "M4.5 12.8l5 5.2L19.7 6.2",
  plus: "M12 4.5v15M4.5 12h15",
  moins: "M4.5 12h15",
  loupe: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.7 15.7l5 5",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v.1",
  telephone:
    "M8 2.8h8a1.8 1.8 0 0 1 1.8 1.8v14.8a1.8 1.8 0 0 1-1.8 1.8H8a1.8 1.8 0 0 1-1.8-1.8V4.6A1.8 1.8 0 0 1 8 2.8M11 17.8h2",
  eau: "M5.5 3.8h13l-1.7 15.4a1.8 1.8 0 0 1-1.8 1.6H9a1.8 1.8 0 0 1-1.8-1.6zM6.2 10.4c2-1.5 3.7 1 5.8 0s3.8-1.2 5.7 0",
  telecommande:
    "M9 2.8h6a2 2 0 0 1 2 2v14.4a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2M12 9.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M10.5 13v.1M13.5 13v.1M10.5 16.8v.1M13.5 16.8v.1",
  ardoise:
    "M4.5 3.8h15v16.4h-15zM8 8.3v4M10.6 8.3v4M13.2 8.3v4M7.3 11.6c2.3-.8 4.3-1.7 6.8-2.9M8 16.2c2.7-.1 5.3.1 8-.1",
  partir: "M14 4.5V3.8H5v16.4h9v-.7M10 12c3.5.1 7-.1 10.5 0M16.8 7.9l4 4.1-4 4.1",
  absent: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.2l3.4 2",
  attention: "M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1",
  profil:
    "M12 12.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4M4 20.5c.4-4 3.5-5.8 8-5.8s7.6 1.8 8 5.8",
  courrier: "M3.5 5.8c5.7-.2 11.3-.2 17 0v12.4c-5.7.2-11.3.2-17 0zM4 6.5l8 6.6 8-6.6",
  quizz:
    "M6 3.5h9.5L19 7v13.5H6zM15 3.8V7.5h3.7M9.3 12.2c.1-3 5-2.9 4.9.1-.1 1.7-2.3 1.7-2.4 3.3M11.8 17.9v.1",
  communaute:
    "M4.5 4.3c2.7-.5 5.2-.1 7.5 1.4 2.3-1.5 4.8-1.9 7.5-1.4v14.4c-2.7-.5-5.2-.1-7.5 1.4-2.3-1.5-4.8-1.9-7.5-1.4zM12 5.7v14.4",
  admin:
    "M14.8 9.2a4.9 4.9 0 1 0-4.6 6.5l1.3-1.5h2v-2l1.5-1.2zM8.2 9.8v.1M14.5 11.5l6.3 6.3v3h-3.4v-2.2h-2.3v-2.3l-2-2",
  corbeille:
    "M4.5 6.8c5-.2 10-.2 15 0M9 6.5V3.8h6v2.7M6.5 7l1 13.5h9l1-13.5M10.3 10.8l.3 6M13.7 10.8l-.3 6",
  crayon: "M4 20.2l1-4.5L16.3 4.4l3.4 3.4L8.5 19.2zM14 6.8l3.4 3.3",
  oeil: "M2.8 12.2C5 8 8.3 6 12 6s7 2 9.2 6.2C19 16.3 15.7 18.2 12 18.2s-7-1.9-9.2-6M12 15a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8",
  "oeil-barre":
    "M2.8 12.2C5 8 8.3 6 12 6s7 2 9.2 6.2C19 16.3 15.7 18.2 12 18.2s-7-1.9-9.2-6M12 15a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8M4.5 20 19.5 4.3",
  envoyer: "M3.5 11.3 20.5 4l-5 16.5-4.2-6.7zM11.3 13.8l9.2-9.8",
  premiere: "M12.5 5.5 6 12l6.5 6.5M19 5.5 12.5 12l6.5 6.5",
  precedente: "M15 5 8 12l7 7",
  suivante: "M9 5l7 7-7 7",
  melange:
    "M3.5 7.5h3.2c4.5 0 5.7 9 10.3 9h3M17.5 13.8l2.8 2.7-2.8 2.7M3.5 16.5h3.2c1.5 0 2.6-1 3.5-2.3M13 9.8c1-1.4 2.2-2.3 4-2.3h3M17.5 4.8l2.8 2.7-2.8 2.7",
  annuler: "M8.5 5.5 4 9.8l4.5 4.3M4.5 9.8h9.7a5.3 5.3 0 0 1 0 10.6H8.5",
  retablir: "M15.5 5.5 20 9.8l-4.5 4.3M19.5 9.8H9.8a5.3 5.3 0 0 0 0 10.6h5.7",
  doubler: "M8.5 8.5h11v11.7h-11zM15.5 8V4h-11v11.7h3.5",
  points: "M5 12v.1M12 12v.1M19 12v.1",
  choix: "M4 5h4v4H4zM4 15h4v4H4zM11.5 7h8.5M11.5 17h8.5",
  entree: "M3.5 7h17v10h-17zM7 10v4M10 14h3",
  ordre:
    "M9.5 6h11M9.5 12h11M9.5 18h11M4.3 4.3v3.6M3.5 10.5h2.2l-2.2 3.3h2.4M3.6 16.5h2l-1 1.6c1.8.2 1.5 2.3-.9 1.9",
  note: "M9 17.5V5.5l10.5-2v12M9 17.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0M19.5 15.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0",
  image: "M3.8 5h16.4v14H3.8zM4.5 16.5l4.7-5 4 4 2.5-2.3 4 4M15.5 9v.1",
  video: "M3.8 5h16.4v14H3.8zM10 9v6l5-3z",
  tourner: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.8 3v4h-4",
  recadrer: "M6.5 2.5v15h15M2.5 6.5h15v15",
  lien: "M10 14c-2-2-2-4.5 0-6.5l2.5-2.5c4-3.5 9 1.5 5.5 5.5l-1.5 1.5M14 10c2 2 2 4.5 0 6.5L11.5 19c-4 3.5-9-1.5-5.5-5.5L7.5 12",
  horloge: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.2l3.4 2",
  monter: "M12 19V5M6 11l6-6 6 6",
  descendre: "M12 5v14M6 13l6 6 6-6",
  cadenas: "M6 10.5h12v10H6zM8.5 10V7.5a3.5 3.5 0 0 1 7 0V10",
  message: "M4 4.8c5.3-.3 10.7-.3 16 0v10.5c-3 .2-5.6.2-8.5.2L7 19.8v-4.3l-3-.2z",
  chevron: "M6 9l6 6 6-6",
  poignee: "M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1",
  signet: "M6 3.8c4-.2 8-.2 12 0v16.7l-6-4.6-6 4.6z",
  partager: "M12 15.5V4M7.3 8.3 12 3.7l4.7 4.6M7 11.5H4.8v8.7h14.4v-8.7H17",
  telecharger: "M12 4v11M7.3 10.7l4.7 4.6 4.7-4.6M4.5 19.8c5-.2 10-.2 15 0",
};

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
      <path d={TRACES[nom]} />
    </svg>
  );
}
