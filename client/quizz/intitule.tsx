/** Name of a question where it is shown, also for a question made of a media only. */
import type { ReactNode } from "react";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { Question } from "#contracts/quizz.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import { mettreEspacesInsecables } from "../ui/typographie.tsx";
import { lireMediaAAfficher } from "./lire-media.ts";

type Dite = Pick<Question, "text" | "media">;

const NOMS = {
  image: "Question en image",
  audio: "Question à écouter",
  video: "Question en vidéo",
  youtube: "Question en vidéo",
} as const;

/** Text of the question; without one, its kind of media. Pure. */
export function nommerQuestion({ text, media }: Dite): string {
  if (aDuTexteVisible(text)) return text;
  const [sorte] = media === MEDIA_QUESTION_DEFAUT ? [] : (lireMediaAAfficher(media)?.sortes ?? []);
  return sorte === undefined ? "Question sans texte" : NOMS[sorte];
}

/** Heading of a question; beside a media without text, the name is for screen readers only. */
export function IntituleQuestion({ question }: { readonly question: Dite }): ReactNode {
  if (aDuTexteVisible(question.text)) return mettreEspacesInsecables(question.text);
  return <span className="visually-hidden">{nommerQuestion(question)}</span>;
}
