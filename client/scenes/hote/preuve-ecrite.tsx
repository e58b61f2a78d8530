import type { ReactElement } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { insecables } from "../../ui/insecables.ts";
import { useACommence } from "../recit/use-recit.ts";
import styles from "./etape.module.css";

/** What is written of the proof at this moment; empty: nothing. */
export function usePreuveEcrite({ preuve, suiteTexte, suiteMedia }: VueQuestion): string {
  const suivie = suiteTexte.length > 0 || suiteMedia !== "";
  return useACommence("preuve") && !suivie ? (preuve?.text ?? "") : "";
}

/**
 * What proves the answer, once all is told; its media, and a text that is longer than this, are behind their button. So is all of it
 * where a suite has to be read: the two would leave the question no room.
 */
export function PreuveEcrite({
  question,
}: {
  readonly question: VueQuestion;
}): ReactElement | null {
  const texte = usePreuveEcrite(question);
  if (texte === "") return null;
  return <p className={styles["preuve"]}>{insecables(texte)}</p>;
}
