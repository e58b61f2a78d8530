import type { ReactElement } from "react";
import { dateComplete, dateRelative } from "./dates.tsx";

interface Props {
  readonly iso: string;
  readonly maintenant: Date;
}

/** How long ago, with the whole date under the pointer. */
export function Depuis({ iso, maintenant }: Props): ReactElement {
  return (
    <time dateTime={iso} title={dateComplete(iso)}>
      {dateRelative(iso, maintenant)}
    </time>
  );
}
