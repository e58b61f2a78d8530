import type { ReactElement } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { insecables } from "../../ui/insecables.ts";
import { useACommence } from "../recit/use-recit.ts";
import styles from "./etape.module.css";

/** What proves the answer, once all is told; its media, and a text that is longer than this, are behind their button. */
export function PreuveEcrite({
  question,
}: {
  readonly question: VueQuestion;
}): ReactElement | null {
  const texte = question.preuve?.text ?? "";
  if (!useACommence("preuve") || texte === "") return null;
  return <p className={styles["preuve"]}>{insecables(texte)}</p>;
}
