import type { ReactElement, ReactNode } from "react";
/** Texts as French typography sets them, above all those that people typed. */
const NBSP = "\u00A0";

/** Word joiner, which forbids a line break. */
const LIANT = "\u2060";

/**
 * French spacing of a typed text: no punctuation mark starts a line, nor does the pronoun of an inverted verb (« fait-on »,
 * « appelle-t-il »). For display only, never for sending. Pure.
 */
export function mettreEspacesInsecables(texte: string): string {
  return texte
    .replaceAll(/ (?=[:;!?»%€])/g, NBSP)
    .replaceAll("« ", `«${NBSP}`)
    .replaceAll(/-(?=(?:t-)?(?:on|ils?|elles?|ce|je|tu|nous|vous)(?!\p{L}))/giu, `-${LIANT}`);
}

/** A text written by somebody else (name, title, message), isolated so that right-to-left letters in it do not reorder the words around it. */
export function TexteDAutrui({ children }: { readonly children: ReactNode }): ReactElement {
  return <bdi>{typeof children === "string" ? mettreEspacesInsecables(children) : children}</bdi>;
}

/** The letters of an ordinal number, after its last digit. */
const RANG = /(\d)(er|re|e)(?!\p{L})/u;

/** A text whose ordinal numbers have raised letters: "4e" as 4ᵉ. */
export function TexteAvecOrdinaux({ children }: { readonly children: string }): ReactElement {
  const trouve = RANG.exec(children);
  if (trouve === null) return <>{children}</>;
  const [ensemble, , lettres = ""] = trouve;
  const fin = trouve.index + ensemble.length;
  return (
    <>
      {children.slice(0, fin - lettres.length)}
      <sup>{lettres}</sup>
      <TexteAvecOrdinaux>{children.slice(fin)}</TexteAvecOrdinaux>
    </>
  );
}

/** Trims a typed text and reduces each run of blank lines to one. Pure. */
export const collapseBlankLines = (texte: string): string =>
  texte.trim().replace(/\s*\n\s*\n(?:\s*\n)*/g, "\n\n");

/** Cuts a text that is longer than `max` letters between two words. */
export const abregerTexte = (texte: string, max: number): string =>
  texte.length <= max ? texte : `${texte.slice(0, max).replace(/[\s\p{P}]+\S*$/u, "")}…`;

export const mettreEntreGuillemets = (texte: string): string => `«${NBSP}${texte}${NBSP}»`;

const liste = new Intl.ListFormat("fr", { type: "conjunction" });

/** A list in French: "Léa, Tom et Zineb"; beyond `max` names, "Léa, Tom et 12 autres". */
export function enumererNoms(noms: readonly string[], max = Number.POSITIVE_INFINITY): string {
  if (noms.length <= max) return liste.format(noms);
  return liste.format([...noms.slice(0, max - 1), `${String(noms.length - max + 1)} autres`]);
}
