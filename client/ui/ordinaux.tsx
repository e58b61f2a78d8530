import type { ReactElement } from "react";

/** A rank's letters, with its last figure before them. */
const RANG = /(\d)(er|re|e)(?!\p{L})/u;

/** A text whose ranks are written as French has them: "4e" with its letters raised. */
export function Ordinaux({ children }: { readonly children: string }): ReactElement {
  const trouve = RANG.exec(children);
  if (trouve === null) return <>{children}</>;
  const [ensemble, , lettres = ""] = trouve;
  const fin = trouve.index + ensemble.length;
  return (
    <>
      {children.slice(0, fin - lettres.length)}
      <sup>{lettres}</sup>
      <Ordinaux>{children.slice(fin)}</Ordinaux>
    </>
  );
}
