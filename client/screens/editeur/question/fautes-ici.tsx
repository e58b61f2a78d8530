/** What is wrong with what stands above: with the question, which is saved all the same, or with a field, which is not. */
import type { ReactElement } from "react";
import type { CodeFaute } from "#contracts/fautes.ts";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./fautes-ici.module.css";
import { useRedaction } from "./redaction.tsx";

interface Props {
  readonly codes: readonly CodeFaute[];
  /** Sentences of fields. */
  readonly refus?: readonly (string | undefined)[];
}

export function FautesIci({ codes, refus }: Props): ReactElement | null {
  const { fautes } = useRedaction();
  const ici = fautes.filter(({ code }) => codes.includes(code)).map(({ phrase }) => phrase);
  const dites = [...new Set([...(refus ?? []).filter((une) => une !== undefined), ...ici])];
  return dites.length === 0 ? null : (
    <ul className={styles["fautes"]}>
      {dites.map((une) => (
        <li key={une}>
          <Icone nom="attention" taille="1.15em" />
          {une}
        </li>
      ))}
    </ul>
  );
}
