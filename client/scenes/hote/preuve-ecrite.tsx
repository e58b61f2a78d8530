import type { ReactElement } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { insecables } from "../../ui/insecables.ts";
import { useACommence } from "../timeline/use-reveal.ts";
import styles from "./etape.module.css";

/** What is written of the proof at this moment; empty: nothing. */
export function usePreuveEcrite({ preuve }: VueQuestion): string {
  return useACommence("preuve") ? (preuve?.text ?? "") : "";
}

/**
 * What proves the answer, once all is told; its media, and a text that is longer than this, are behind their button. Beside
 * a suite, which is to be done and not only read, it is smaller.
 */
export function PreuveEcrite({
  question,
}: {
  readonly question: VueQuestion;
}): ReactElement | null {
  const texte = usePreuveEcrite(question);
  if (texte === "") return null;
  const suivie = question.suiteTexte.length > 0 || question.suiteMedia !== "";
  return (
    <p className={styles["preuve"]} data-suivie={suivie}>
      {insecables(texte)}
    </p>
  );
}
