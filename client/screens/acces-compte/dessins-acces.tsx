/** Decorative drawings of the account pages, in one line weight, with the flat colours of the drinks. */
import type { ReactElement, ReactNode } from "react";
import { DessinALEncre } from "../../ui/dessins.tsx";
import styles from "./acces-compte.module.css";

/** Frame of a drawing: its box, with the line of the counter under the given shapes. */
function AuComptoir({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <DessinALEncre boite={[200, 120]} className={styles["dessin"]}>
      {children}
      <path d="M14 111c56-3 116 2 172-1" />
    </DessinALEncre>
  );
}

const ENVELOPPE =
  "M50 44c33-1.500 67-1.500 100 0 1 22 1 43 0 64-33 1.500-67 1.500-100 0-1-21-1-42 0-64z";

/** Registration sent: a reserved glass on its mat, with a name card. */
export function DessinVerreReserve(): ReactElement {
  return (
    <AuComptoir>
      <path d="M52 50h54l-6 54H58z" fill="var(--curacao)" stroke="none" />
      <path d="M46 22c22-1.500 44-1.500 66 0-2 28-5 56-9 84-16 2-32 2-48 0-4-28-7-56-9-84z" />
      <path d="M62 62l15-6 6 15-15 6zM82 84l14 1-1 14-14-1z" fill="var(--papier-clair)" />
      <path d="M100 14 88 44M100 14l15-4" />
      <path
        d="M122 66c17-3 34-6 51-8 3 16 5 31 7 46-17 2.500-34 4.500-51 6-3-15-5-29-7-44z"
        fill="var(--papier-clair)"
      />
      <path d="M133 79c9-1.500 18-3 28-4M135 92c5-6 8-4 8 0 3-5 7-4 7 0 4-5 8-3 17-5" />
    </AuComptoir>
  );
}

/** Mail confirmed: a ticked letter out of its envelope. */
export function DessinLettreConfirmee(): ReactElement {
  return (
    <AuComptoir>
      <path
        d="M64 16c24-1.500 48-1.500 72 0 1 18 1 36 0 54l-36 26-36-26c-1-18-1-36 0-54z"
        fill="var(--papier-clair)"
      />
      <path d="M84 42l12 13 21-27" strokeWidth="6" stroke="var(--bouteille)" />
      <path d="M46 54l54 38 54-38v54c-36 1.500-72 1.500-108 0z" fill="var(--pastis)" />
      <path d="M46 107l42-23M154 107l-42-23" />
    </AuComptoir>
  );
}

/** Forgotten password: a key at the bottom of a glass. */
export function DessinCleAuFondDuVerre(): ReactElement {
  return (
    <AuComptoir>
      <path d="M66 38h70l-6 66H72z" fill="var(--absinthe)" stroke="none" />
      <path d="M60 14c27-1.500 54-1.500 82 0-2.500 31-5.500 62-9 93-21 2-43 2-64 0-3.500-31-6.500-62-9-93z" />
      <path d="M66 39c12 4 22-4 35 0s22-3 35 0" />
      <path
        d="M92 78a11.500 11.500 0 1 1-4 9 11.500 11.500 0 0 1 4-9z"
        fill="var(--papier-clair)"
        transform="translate(-6 1)"
      />
      <path d="M103 79l20-19M116 66l7 8M109 73l5 6" />
      <path d="M88 54v.1M112 50v.1M84 66v.1" strokeWidth="6" />
    </AuComptoir>
  );
}

/** Drawing of the page of a new password: a shining key. */
export function DessinCleNeuve(): ReactElement {
  return (
    <AuComptoir>
      <path d="M74 40a23 23 0 1 1-33 32 23 23 0 0 1 33-32z" fill="var(--laiton-clair)" />
      <path d="M62 51a8 8 0 1 1-11 11 8 8 0 0 1 11-11z" fill="var(--papier-clair)" />
      <path d="M80 52c26-5 52-10 80-14l3 13-15 3 2 12-13 2-2-12-52 10" fill="var(--laiton-clair)" />
      <path d="M78 52l6 14" stroke="var(--laiton-clair)" strokeWidth="6" />
      <path d="M172 18l7-9M183 30l10-4M160 14l-1-10" />
    </AuComptoir>
  );
}

/** Deleted account: a sponge and a wiped slate. */
export function DessinArdoiseEffacee(): ReactElement {
  return (
    <AuComptoir>
      <path
        d="M44 14c37-2 75-3 112-2 2 31 2 62 1 94-38 2-76 2-113 0-2-31-2-61 0-92z"
        fill="var(--noyer-clair)"
      />
      <path
        d="M56 26c29-2 59-2 88-2 1 24 1 46 0 70-29 1-59 1-87 0-2-23-2-46-1-68z"
        fill="var(--ardoise)"
      />
      <g stroke="var(--craie)" strokeWidth="4.6">
        <path d="M68 38l1 24M78 37l1 25M88 37l1 24M98 37v24M63 58l42-16" />
        <path d="M68 80c9-3 15-4 24-4M72 87c6-2 10-3 16-3" opacity=".4" />
      </g>
      <g transform="rotate(-13 138 76)">
        <path
          d="M108 62c20-2.500 40-2.500 60 0 3.500 9 3.500 18 0 28-20 2.500-40 2.500-60 0-3.500-9-3.500-18 0-28z"
          fill="var(--pastis)"
        />
        <path
          d="M106.500 79c21 2.500 42 2.500 63.500 0 .4 4-.6 8-2 11-20 2.500-40 2.500-60 0-1-3.500-2-7-1.500-11z"
          fill="var(--absinthe)"
        />
        <path d="M120 70v.1M134 68.500v.1M147 70.500v.1M158 69v.1" strokeWidth="5" />
      </g>
    </AuComptoir>
  );
}

/** Mail sent: an envelope on its way. */
export function DessinLettreEnvoyee(): ReactElement {
  return (
    <AuComptoir>
      <g transform="rotate(-7 100 62)">
        <path
          d="M56 26c33-1.500 67-1.500 100 0 1 22 1 43 0 64-33 1.500-67 1.500-100 0-1-21-1-42 0-64z"
          fill="var(--curacao)"
        />
        <path d="M58 28l48 36 48-36" />
        <path d="M40 44c-6 .4-11 .4-17 0M42 62c-9 .6-18 .6-29 0M40 80c-5 .4-10 .4-15 0" />
      </g>
    </AuComptoir>
  );
}

/** Mail change cancelled: an envelope that goes back. */
export function DessinLettreDeRetour(): ReactElement {
  return (
    <AuComptoir>
      <path d={ENVELOPPE} fill="var(--spritz)" />
      <path d="M52 46l48 36 48-36" />
      <path d="M150 30c-12-16-32-20-50-19s-34 6-44 20M54 14l1 17 17-1" />
    </AuComptoir>
  );
}

/** Used link: a torn drink ticket. */
export function DessinTicketDechire(): ReactElement {
  return (
    <AuComptoir>
      <path
        d="M34 40c18-1 37-1.500 56-1.500l-8 15 9 13-10 13 7 15c-18 .6-36 .4-54-.5V81c11-1 11-17 0-18z"
        fill="var(--grenadine)"
      />
      <path d="M50 56c7-.4 13-.5 20-.5M50 76c5-.3 10-.3 15-.2" />
      <g transform="rotate(9 140 70)">
        <path
          d="M112 36c18-.4 37-.4 56 .6v14c-11 1-11 17 0 18v23c-19 1-38 1-57 0l-7-15 10-13-9-13z"
          fill="var(--grenadine)"
        />
        <path d="M131 51h16l-4 24h-8zM132 60h14" fill="var(--papier-clair)" />
      </g>
      <path d="M100 20V7M88 23l-7-9M112 23l7-9" />
    </AuComptoir>
  );
}
