import type { ReactElement } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { insecables } from "../../ui/insecables.ts";
import { useACommence } from "../recit/use-recit.ts";
import styles from "./etape.module.css";

/**
 * What proves the answer, once all is told; its media, and a text that is longer than this, are behind their button. So is all of it
 * where a suite has to be read: the two would leave the question no room.
 */
export function PreuveEcrite({
  question,
}: {
  readonly question: VueQuestion;
}): ReactElement | null {
  const texte = question.preuve?.text ?? "";
  const suivie = question.suiteTexte.length > 0 || question.suiteMedia !== "";
  if (!useACommence("preuve") || texte === "" || suivie) return null;
  return <p className={styles["preuve"]}>{insecables(texte)}</p>;
}
