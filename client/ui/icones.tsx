import type { ReactElement } from "react";

/** Names of the drawings; one hand, 24 units, line 2.2. */
export type NomIcone =
  | "menu"
  | "fermer"
  | "son"
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
  | "suivante";

const TRACES: Readonly<Record<NomIcone, string>> = {
  menu: "M4 6.500c5-.4 11 .3 16 0M4 12.200c6 .2 11-.4 16-.1M4 17.800c5-.3 10 .3 16-.1",
  fermer: "M5.500 5.800 18.300 18.400M18.500 5.500 5.600 18.500",
  croix: "M5.500 5.800 18.300 18.400M18.500 5.500 5.600 18.500",
  son: "M3.500 9.500v5h3.700l5.300 4.300V5.200L7.200 9.500zM16 9c1.600 1.700 1.600 4.300 0 6M18.800 6.300c3.200 3.300 3.200 8.100 0 11.400",
  muet: "M3.500 9.500v5h3.700l5.300 4.300V5.200L7.200 9.500zM16 9.500l5 5M21 9.500l-5 5",
  "plein-ecran": "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
  resync:
    "M19.500 10A8 8 0 0 0 5.300 7.500L3.800 9.300M3.500 4.700l.3 4.600 4.500-.2M4.500 14a8 8 0 0 0 14.200 2.500l1.500-1.800M20.500 19.300l-.3-4.600-4.500.2",
  passer: "M5 5.500v13l9-6.500zM18.500 5.500v13",
  joueurs:
    "M9 11.200a3.600 3.600 0 1 0 0-7.200 3.600 3.600 0 0 0 0 7.200M2.800 20c.2-4 2.600-6.200 6.200-6.200s6 2.200 6.200 6.200M15.800 4.400a3.600 3.600 0 0 1 0 6.600M17.500 14.200c2.300.7 3.600 2.700 3.700 5.800",
  signaler: "M5.500 21V4.200c4.500-2 8 2 13.500.2v9.800c-5.500 1.800-9-2.200-13.500-.2",
  pause: "M8 5v14M16 5v14",
  lecture: "M7 4.500v15l12.500-7.500z",
  fleche: "M4 12.100c5-.2 10 .1 15.500-.1M13.500 5.800l6.200 6.200-6.200 6.200",
  retour: "M20 11.900c-5 .2-10-.1-15.500.1M10.500 5.800 4.300 12l6.200 6.200",
  coche: "M4.500 12.800l5 5.200L19.700 6.200",
  plus: "M12 4.500v15M4.500 12h15",
  moins: "M4.500 12h15",
  loupe: "M10.500 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.700 15.700l5 5",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500M20 14v2.500M14 20h2.500M20 20v.1",
  telephone:
    "M8 2.800h8a1.800 1.800 0 0 1 1.800 1.800v14.800a1.800 1.800 0 0 1-1.800 1.800H8a1.800 1.800 0 0 1-1.800-1.800V4.600A1.800 1.800 0 0 1 8 2.800M11 17.800h2",
  eau: "M5.500 3.800h13l-1.700 15.400a1.800 1.800 0 0 1-1.800 1.600H9a1.800 1.800 0 0 1-1.800-1.600zM6.200 10.400c2-1.500 3.700 1 5.800 0s3.800-1.200 5.700 0",
  telecommande:
    "M9 2.800h6a2 2 0 0 1 2 2v14.400a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V4.800a2 2 0 0 1 2-2M12 9.200a1.600 1.600 0 1 0 0-3.200 1.600 1.600 0 0 0 0 3.200M10.500 13v.1M13.500 13v.1M10.500 16.800v.1M13.500 16.800v.1",
  ardoise:
    "M4.500 3.800h15v16.400h-15zM8 8.300v4M10.600 8.300v4M13.200 8.300v4M7.300 11.600c2.300-.8 4.300-1.700 6.800-2.900M8 16.200c2.700-.1 5.300.1 8-.1",
  partir: "M14 4.500V3.800H5v16.400h9v-.7M10 12c3.500.1 7-.1 10.500 0M16.800 7.900l4 4.100-4 4.100",
  absent: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.200l3.400 2",
  attention: "M12 4 2.800 20h18.400zM12 10v4.500M12 17.300v.1",
  profil:
    "M12 12.200a4.200 4.200 0 1 0 0-8.400 4.200 4.200 0 0 0 0 8.400M4 20.500c.4-4 3.500-5.800 8-5.800s7.600 1.800 8 5.800",
  courrier:
    "M3.500 5.800c5.700-.2 11.300-.2 17 0v12.400c-5.700.2-11.300.2-17 0zM4 6.500l8 6.600 8-6.600",
  quizz:
    "M6 3.500h9.500L19 7v13.500H6zM15 3.800V7.500h3.700M9.300 12.200c.1-3 5-2.900 4.900.1-.1 1.700-2.300 1.700-2.400 3.300M11.800 17.900v.1",
  communaute:
    "M4.500 4.300c2.700-.5 5.200-.1 7.500 1.400 2.300-1.500 4.800-1.900 7.500-1.400v14.400c-2.700-.5-5.200-.1-7.500 1.400-2.300-1.500-4.800-1.900-7.500-1.400zM12 5.700v14.400",
  admin:
    "M14.800 9.200a4.900 4.900 0 1 0-4.600 6.500l1.300-1.500h2v-2l1.500-1.200zM8.200 9.800v.1M14.500 11.500l6.300 6.300v3h-3.400v-2.200h-2.300v-2.300l-2-2",
  corbeille:
    "M4.500 6.800c5-.2 10-.2 15 0M9 6.500V3.800h6v2.700M6.500 7l1 13.500h9l1-13.500M10.300 10.800l.3 6M13.700 10.800l-.3 6",
  crayon: "M4 20.200l1-4.500L16.300 4.400l3.400 3.400L8.500 19.200zM14 6.800l3.400 3.300",
  oeil: "M2.800 12.200C5 8 8.300 6 12 6s7 2 9.200 6.200C19 16.300 15.700 18.200 12 18.200s-7-1.900-9.200-6M12 15a2.900 2.900 0 1 0 0-5.800 2.900 2.900 0 0 0 0 5.800",
  "oeil-barre":
    "M2.800 12.200C5 8 8.300 6 12 6s7 2 9.200 6.200C19 16.300 15.700 18.200 12 18.200s-7-1.900-9.200-6M12 15a2.900 2.900 0 1 0 0-5.800 2.900 2.900 0 0 0 0 5.800M4.500 20 19.500 4.300",
  envoyer: "M3.500 11.300 20.500 4l-5 16.500-4.200-6.700zM11.300 13.800l9.200-9.800",
  premiere: "M12.500 5.500 6 12l6.500 6.500M19 5.500 12.500 12l6.500 6.500",
  precedente: "M15 5 8 12l7 7",
  suivante: "M9 5l7 7-7 7",
  telecharger: "M12 4v11M7.300 10.700l4.700 4.600 4.700-4.600M4.500 19.800c5-.2 10-.2 15 0",
};

export interface IconeProps {
  readonly nom: NomIcone;
  /** Side, any CSS length; default `1.4em`. */
  readonly taille?: string | undefined;
  /** Accessible name; without it the icon is decorative and hidden. */
  readonly libelle?: string | undefined;
}

/** Draws one of our icons in the current colour. */
export function Icone({ nom, taille = "1.4em", libelle }: IconeProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: taille, height: taille, flex: "none" }}
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
