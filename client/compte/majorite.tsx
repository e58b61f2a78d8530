/** The age question, asked once in a browser before its first game: decisions-jeu "Adults, health". */
import type { ReactElement } from "react";
import { readStoredValue, writeStoredValue } from "../browser/stored-values.ts";
import { joinClassNames } from "../ui/classes.ts";
import styles from "./majorite.module.css";

export const TITRE_MAJORITE = "On ne sert que les adultes";
export const TEXTE_BOUTON_MAJORITE = "J’ai 18 ans ou plus";

/** Whether somebody has said in this browser that they are an adult. */
export const estMajoriteDeclaree = (): boolean => readStoredValue("majeur") !== "";

export function noterMajorite(): void {
  writeStoredValue("majeur", "oui");
}

/** Stamp with the number 18. */
export function TamponDixHuitAns({
  className,
}: {
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <svg
      className={joinClassNames(styles["tampon"], className)}
      viewBox="0 0 96 96"
      aria-hidden="true"
    >
      <path d="M48 4.500c25-.3 43.500 19 43.500 43S72 92 47.500 91.500 4 71 4.500 47 23 4.800 48 4.500z" />
      <path
        d="M48 12c20-.2 36 16 36 35.500S68 84.500 47.500 84 12 67 12.500 47.500 28 12.200 48 12z"
        strokeWidth="1.6"
      />
      <path
        d="M27 37.500l8.500-6.500v34M58 47c-12-2.500-10.500-16.500 1-16.500S70.500 44.500 58 47zM58 47c-15 1.500-14 18.500.5 18.500S73.500 48.500 58 47z"
        strokeWidth="5"
      />
    </svg>
  );
}
