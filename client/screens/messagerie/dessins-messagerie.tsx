/** Drawings of the messaging page, in the style of the avatars. */
import type { ReactElement } from "react";
import { DessinALEncre } from "../../ui/dessins.tsx";
import styles from "./messagerie.module.css";

/** A flag in the place of an avatar, for messages without an author. */
export function DessinDrapeauAuLieuDAvatar({
  taille = "2.6rem",
}: {
  readonly taille?: string;
}): ReactElement {
  return (
    <DessinALEncre boite={[64, 64]} trait={3} taille={taille}>
      <circle cx="32" cy="32" r="32" fill="var(--papier-creux)" stroke="none" />
      <path
        d="M22.500 17.500c9.500-4.300 14.500 3.700 23.500.3v19c-9 3.700-14-4.300-23.500-.5z"
        fill="var(--laiton-clair)"
      />
      <path d="M22.500 52.500V14.800M34 23.500v6M34 34.300v.1" />
    </DessinALEncre>
  );
}

/** Empty inbox: an envelope used as a coaster. */
export function DessinBoiteVide(): ReactElement {
  return (
    <DessinALEncre boite={[200, 110]} trait={4} className={styles["dessin"]}>
      <path
        d="M52 28c32-2 62-2 94 0 2 19 2 38 0 57-32 2-62 2-94 0-2-19-2-38 0-57z"
        fill="var(--papier-clair)"
      />
      <path
        d="M122 48a21 15 0 1 0 .1 0M122 52.500a16 11 0 1 0 .1 0"
        stroke="var(--spritz)"
        strokeWidth="3"
      />
      <path d="M53 30c15 13 30 25 45 32 16-7 32-19 47-32M52 84c10-8 18-15 26-24M146 84c-10-8-18-15-27-24" />
      <path d="M30 98c48-2 94 1 142-1" />
    </DessinALEncre>
  );
}

/** No friends yet: two empty stools at the counter. */
export function DessinAucunAmi(): ReactElement {
  return (
    <DessinALEncre boite={[200, 110]} trait={4} className={styles["dessin"]}>
      <path d="M22 22c52-3 104-3 156 0l-1 12c-52 2-102 2-154 0z" fill="var(--spritz)" />
      <path d="M54 54c8-4 32-4 40 0v7c-8 4-32 4-40 0z" fill="var(--grenadine)" />
      <path d="M108 54c8-4 32-4 40 0v7c-8 4-32 4-40 0z" fill="var(--absinthe)" />
      <path d="M60 64 54 97M88 64l6 33M58 82c11 2 22 2 33 0M114 64l-6 33M142 64l6 33M112 82c11 2 22 2 33 0M30 98c48-2 94 1 142-1" />
    </DessinALEncre>
  );
}

/** Sent messages: a plane folded out of a napkin. */
export function DessinAucunMessageEnvoye(): ReactElement {
  return (
    <DessinALEncre boite={[200, 110]} trait={4} className={styles["dessin"]}>
      <path d="M168 18c-32 10-64 21-96 33l32 12c20-16 42-31 64-45z" fill="var(--papier-clair)" />
      <path d="M168 18c-10 20-18 40-25 61L104 63c22-14 44-29 64-45z" fill="var(--curacao)" />
      <path d="M104 63c1 8 2 15 4 23 4-5 8-10 13-15M108 86c-8 6-15 9-23 9M73 93c-4-1-8-3-11-6M55 78c-3-4-8-7-14-7M31 73c-4 1-7 4-9 8" />
    </DessinALEncre>
  );
}
