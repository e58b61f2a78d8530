/** The layout of the question editor for the width of the window, in the steps of client/styles/breakpoints.css. */
import { useSyncExternalStore } from "react";

/** Layout of the question editor: a phone, or a window of two or three columns. */
export type QuestionEditorLayout = "telephone" | "deux" | "trois";

const telephone = window.matchMedia("(width < 640px)");
const trois = window.matchMedia("(width >= 1100px)");

function abonner(prevenir: () => void): () => void {
  for (const une of [telephone, trois]) une.addEventListener("change", prevenir);
  return () => {
    for (const une of [telephone, trois]) une.removeEventListener("change", prevenir);
  };
}

export const useQuestionEditorLayout = (): QuestionEditorLayout =>
  useSyncExternalStore(abonner, () =>
    telephone.matches ? "telephone" : trois.matches ? "trois" : "deux",
  );
